"""Questions about seats and cards that many rules ask: order, Prestige, hands, who has the most."""

# --- cards


def kind_of(face):
    """The kind of a hand card: D04 and D05 have six faces each."""
    if face < 3:
        return face
    if face < 9:
        return ATTACK_30
    if face < 15:
        return ATTACK_25
    return face - 10


def printed(c, face):
    """The value in the normal position; 0 for Maneuvers and Action cards."""
    return c.kind[kind_of(face)].value[NORMAL]


def portrait(face):
    """The Character whose portrait is on a card, or -1."""
    if face < 3 or face > 14:
        return -1
    return (face - 3) % 6


def amount_of(c, thing, k):
    """A printed figure of an Item or Relic."""
    if thing < RL01:
        return c.kind[ALCHEMISTS_FIRE + thing].amount[k]
    return c.thing[thing].amount[k]


# --- seats


def action_of(c, asked, seat):
    """The action by which one seat names another."""
    return SEAT + (seat - asked + c.options.players) % c.options.players


def seat_of(c, asked, action):
    return (asked + action - SEAT) % c.options.players


def living(s, c):
    n = 0
    for seat in range(c.options.players):
        n += s.alive[seat]
    return n


def everyone(s, c):
    """The living seats, as bits."""
    bits = 0
    for seat in range(c.options.players):
        if s.alive[seat]:
            bits |= 1 << seat
    return bits


def left_of(s, c, seat):
    """The next living seat to the left; the seat itself if nobody else is alive."""
    for i in range(1, c.options.players + 1):
        other = (seat + i) % c.options.players
        if s.alive[other]:
            return other
    return seat


def holder(s, c, number):
    """The living player with this Initiative number, or -1 (CUR-05)."""
    for seat in range(c.options.players):
        if s.alive[seat] and s.initiative[seat] == number:
            return seat
    return -1


def owner_of(s, c, thing):
    """The owner of a Relic, or -1."""
    for seat in range(c.options.players):
        if s.thing[seat][thing]:
            return seat
    return -1


def place_of(s, c, seat):
    """By rising place: Initiative order; seat order from the start seat while no Initiative is out."""
    if s.initiative[seat]:
        return s.initiative[seat]
    return (seat - s.start_seat + c.options.players) % c.options.players


def order_of(s, c):
    """The living players in Initiative order or reference order."""
    order.n = 0
    for seat in range(c.options.players):
        if s.alive[seat]:
            i = order.n
            place = place_of(s, c, seat)
            while i > 0 and place_of(s, c, order.seat[i - 1]) > place:
                order.seat[i] = order.seat[i - 1]
                i -= 1
            order.seat[i] = seat
            order.n += 1
    return order


def order_after(s, c, seat):
    """The order beginning with whoever follows the seat, wrapping round, the seat left out."""
    order = order_of(s, c)
    start = 0
    for i in range(order.n):
        if order.seat[i] == seat:
            start = i + 1
    rest.n = 0
    for i in range(order.n):
        other = order.seat[(start + i) % order.n]
        if other != seat:
            rest.seat[rest.n] = other
            rest.n += 1
    return rest


def first_of(s, c, seats):
    """The first of some living seats (bits) in order, or -1."""
    first = -1
    for seat in range(c.options.players):
        if not seats >> seat & 1 or not s.alive[seat]:
            continue
        if first < 0 or place_of(s, c, seat) < place_of(s, c, first):
            first = seat
    return first


def humblest_but(s, c, but):
    """The living player with the least Prestige apart from one, of several the highest in order; or -1."""
    figures = prestige_figures(s, c)
    if but >= 0:
        figures.of[but] = NOBODY_HIGHER
    low = least(s, c, figures)
    best = -1
    for seat in range(c.options.players):
        if low >> seat & 1 and seat != but and (best < 0 or place_of(s, c, seat) > place_of(s, c, best)):
            best = seat
    return best


# --- Prestige


def prestige(s, seat):
    """Kill records, tokens and cards that count (CUT-104 to CUT-106); not the Relics' (CUR-91)."""
    total = s.plus[seat] - s.minus[seat] + s.gifts[seat]
    for value in range(1, MAX_RECORDS):
        total += value * s.kills[seat][value]
    return total


def final_prestige(s, c, seat):
    """With what Relics and the Quest bring at the end (GAME-4)."""
    total = prestige(s, seat)
    if s.thing[seat][RL02]:
        total += amount_of(c, RL02, 0)
    if s.thing[seat][RL26]:
        total += amount_of(c, RL26, 0)
    if s.thing[seat][RL27]:
        total += amount_of(c, RL27, 0)
    if c.options.quest == 1:
        best = heirs(s, c)
        if best >> seat & 1:
            total += HEIR if sole(best) >= 0 else HEIR_TIED
    return total


def incarnate(s, seat):
    """How many Relics Incarnate (RL01 to RL25) a player owns."""
    n = 0
    for thing in range(RL01, RL26):
        n += s.thing[seat][thing]
    return n


def heirs(s, c):
    """Q1: the living players with the most Relics Incarnate, at least one."""
    best = 1
    bits = 0
    for seat in range(c.options.players):
        if s.alive[seat]:
            n = incarnate(s, seat)
            if n > best:
                best = n
                bits = 0
            if n == best:
                bits |= 1 << seat
    return bits


def kill_records(s, seat):
    n = 0
    for value in range(MAX_RECORDS):
        n += s.kills[seat][value]
    return n


# --- hands


def maximum_hand(s, c, seat):
    """CUT-012 as changed by D29, RL29 and EV08 (CUR-12); MAX_HAND when there is none."""
    if s.unlimited[seat]:
        return MAX_HAND
    size = HAND_SIZE
    if s.thing[seat][AMULET_ITEM]:
        size = amount_of(c, AMULET_ITEM, 1)
    if s.thing[seat][RL29]:
        size += amount_of(c, RL29, 0)
    if s.closing:
        size = max(size - s.closing * c.event[EV08].amount[0], c.event[EV08].amount[1])
    return size


def attack_cards(s, seat):
    n = 0
    for face in range(ATTACK_FACES):
        n += s.hand[seat][face]
    return n


def action_cards(s, seat):
    return s.hand_n[seat] - attack_cards(s, seat)


def has_set(s, seat):
    """Whether a card that is not yet revealed lies before a player."""
    return s.set_card[seat][0] >= 0


# --- who has the most


def most(s, c, figures):
    """The living seats with the largest figure, as bits."""
    best = NOBODY_LOWER - 1
    bits = 0
    for seat in range(c.options.players):
        if s.alive[seat]:
            if figures.of[seat] > best:
                best = figures.of[seat]
                bits = 0
            if figures.of[seat] == best:
                bits |= 1 << seat
    return bits


def least(s, c, figures):
    for seat in range(c.options.players):
        figures.of[seat] = -figures.of[seat]
    return most(s, c, figures)


def sole(seats):
    """The only seat of some bits; -1 for none or several."""
    if seats == 0 or seats & (seats - 1):
        return -1
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def count_bits(bits):
    n = 0
    while bits:
        n += bits & 1
        bits >>= 1
    return n


def prestige_figures(s, c):
    for seat in range(c.options.players):
        figures.of[seat] = prestige(s, seat)
    return figures


def lp_figures(s, c):
    for seat in range(c.options.players):
        figures.of[seat] = s.lp[seat]
    return figures


def hand_figures(s, c):
    return figures_of(s, c, s.hand_n)


def damage_figures(s, c):
    """Damage credited this Round (CUR-24)."""
    for seat in range(c.options.players):
        figures.of[seat] = s.dealt[seat]
    return figures


def figures_of(s, c, values):
    for seat in range(c.options.players):
        figures.of[seat] = values[seat]
    return figures


def thing_figures(s, c):
    for seat in range(c.options.players):
        figures.of[seat] = things_of(s, seat)
    return figures


def things_of(s, seat):
    """How many Items and Relics a player owns."""
    n = 0
    for thing in range(N_THINGS):
        n += s.thing[seat][thing]
    return n


# --- creatures


def creatures(s):
    """How many creatures are within reach."""
    return (s.creature[0] > 0) + (s.creature[1] > 0)


def first_creature(s):
    """The first creature within reach, or -1 (CUR-157: Humility before Shame)."""
    if s.creature[0] > 0:
        return 0
    return 1 if s.creature[1] > 0 else -1
