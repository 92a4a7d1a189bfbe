"""Items and Search cards used in a hero's own turn; Grisban's ability (spec 4.2, 4.4)."""


def item_task(s, c):
    f = top(s)
    h = f.source
    if f.target == D_ITEM + STAFF_OF_LIGHT:
        pop(s)
        for other in range(c.options.heroes):
            if other == h or (on_map(s, other) and within(s, h, other, 3)):
                recover(s, c, other, 1)
    elif f.step == 0:  # Tival Crystal
        push(s, ASK_HERO, seat_of(h), h, f.target, 0)
    elif f.step == 1:
        f.step = 2
        ask_healing(s, h, 1)
    else:
        other = f.count
        pop(s)
        recover(s, c, other, s.rolled)


def search_card_task(s, c):
    """USE of a potion or Curse Doll: for whom, then its effect."""
    f = top(s)
    h = f.source
    card = f.target - D_SEARCH_CARD
    if f.step == 0:
        push(s, ASK_HERO, seat_of(h), h, f.target, 0)
        return
    other = f.count
    if card == CURSE_DOLL:
        if f.step == 1:
            f.owner = other
            push(s, ASK_CHOICE, seat_of(h), other, f.target, s.figure[other].conditions << 4)
            return
        cure(s, f.owner, 1 << (f.count - 4))
        pop(s)
        return
    pop(s)
    if card == HEALTH_POTION:
        recover(s, c, other, s.figure[other].damage)
    else:
        refresh_fatigue(s, other, s.hero[other].fatigue)


def grisban_task(s, c):
    """HER-5: with a rest action he may discard 1 condition."""
    f = top(s)
    h = f.source
    if f.step == 0:
        push(s, ASK_CHOICE, seat_of(h), h, f.target, (s.figure[h].conditions << 4) | CHOICE_OR_PASS)
        return
    if f.count >= 0:
        cure(s, h, 1 << (f.count - 4))
    pop(s)
