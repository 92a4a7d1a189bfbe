"""Plot cards: threat is spent and turns into fortune (RAY-033, RAY-043 to RAY-047, DER-20 to DER-22)."""


def usable(s, c, card):
    """A faceup card that is ready and whose whole trigger cost can be paid (DER-21)."""
    return s.plot[card] == PLOT_READY and s.threat >= c.plot[card].trigger


def trigger(s, c, card):
    """It is exhausted, and its cost goes to the Hero sheets before the effect."""
    s.plot[card] = PLOT_EXHAUSTED
    pay(s, c, c.plot[card].trigger)


def pay(s, c, n):
    """n threat tokens turn into fortune, one after the other."""
    s.threat -= n
    if n > 0:
        push(s, PAYING, -1, n, -1, 0)


def paying_task(s, c):
    """Each token goes to the sheet with the fewest; ties are chosen by the speaker (RAY-046, DER-07)."""
    f = top(s)
    if f.step > 0:
        s.hero[f.count].fortune += 1
        f.step = 0
        f.source -= 1
    if f.source == 0:
        pop(s)
        return
    push(s, ASK_HERO, seat_of(speaker(s, c)), -1, D_PAY, 0)


def poorest(s, c, h):
    """Whether a Hero sheet holds the fewest fortune tokens."""
    for other in range(c.options.heroes):
        if s.hero[other].fortune < s.hero[h].fortune:
            return 0
    return 1


def refresh_plot(s):
    """DES-177: every card that refreshes normally."""
    for card in range(N_PLOT):
        if s.plot[card] == PLOT_EXHAUSTED and card != CONCEALMENT and card != COVETOUS:
            s.plot[card] = PLOT_READY


def gain_threat(s, c, n):
    """RAY-023; without the Plot deck there is none (DER-15)."""
    if c.options.plot_deck:
        s.threat += n
