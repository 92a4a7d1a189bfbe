"""How the built-in player foresees the rest of a Round: who may hit for how much, and who may kill."""

import cython

# --- turns


def turn_of(s):
    """The seat whose Turn it is, or -1."""
    for i in range(s.head.depth):
        if s.head.stack[i].kind == TURN:
            return s.head.stack[i].owner
    return -1


def goes_before(s, c, seat, other):
    """Turn order, which EV09 turns round."""
    if in_force(s, EV09):
        return place_of(s, c, seat) > place_of(s, c, other)
    return place_of(s, c, seat) < place_of(s, c, other)


def in_force(s, event):
    return s.event == event


# --- the prize


def prize_of(s, c, seat):
    """What the next kill brings the killer, Treasures and Relics included."""
    prize = POINT * worth_of(s, c, max(target_of(s), 0))
    if s.thing[seat][RL20] and prize >= POINT * amount_of(c, RL20, 1):
        prize += POINT * amount_of(c, RL20, 0)
    if is_last(s, max(target_of(s), 0)):
        if in_force(s, EV17) or in_force(s, EV26) or (s.realm and s.encounter in (I02, I04, I07, I15)):
            prize += WON
        if in_force(s, EV14):
            prize -= price_of_losing(s, seat, c.event[EV14].amount[0])
    return prize


def target_of(s):
    """The creature that can be killed first, or -1."""
    if s.creature[1] > 0 and (s.creature[0] <= 0 or s.creature[1] <= s.creature[0]):
        return 1
    return first_creature(s)


# --- what a card will do


def steps_up(s, seat):
    """D34 and D15."""
    return (s.strength[seat] if s.r <= 2 else 0) + s.riders[seat][1]


def steps_down(s, c, seat, face):
    down = s.crowd[seat]
    if s.encounter == E12 and printed(c, face) >= c.encounter[E12].special[0]:
        down += 1
    if in_force(s, EV12) and printed(c, face) >= c.event[EV12].amount[0]:
        down += 1
    if s.encounter == I12 and s.plague[seat]:
        down += 1
    if s.taker[seat]:
        down += 1
    for i in range(s.mark_n):
        if s.mark[i] in (MARK_HALVE, MARK_HALVE_ALL) or (
            s.mark[i] == MARK_HALVE_SEAT and s.mark_seat[i] == seat
        ):
            down += 1
    return down


def flat_bonus(s, c, seat, face):
    """What is added to a card that hits."""
    bonus = standing_bonus(s, c, seat, printed(c, face))
    bonus += s.riders[seat][0] * c.kind[SLIP_BEHIND].amount[0]
    if s.blade[seat]:
        bonus += amount_of(c, RL03, 0)
    if kind_of(face) == HOLY_WATER and c.encounter[s.encounter].holy:
        bonus += c.kind[HOLY_WATER].amount[0]
    return bonus


def standing_bonus(s, c, seat, value):
    """What Relics add to a card of this printed value."""
    bonus = 0
    if s.thing[seat][RL24] and value >= amount_of(c, RL24, 1):
        bonus += amount_of(c, RL24, 0)
    if s.thing[seat][RL25]:
        bonus += amount_of(c, RL25, 0) * ((100 - s.lp[seat]) // amount_of(c, RL25, 1))
    return bonus


def reduced(s, c, value, damage):
    """What thick skin (E04) and contempt for small cards (I02) let through; value: the one printed."""
    if s.encounter == E04 and damage <= c.encounter[E04].special[0]:
        return 0
    if s.encounter == I02 and value < c.encounter[I02].special[1]:
        return 0
    return damage


def blow(s, c, seat, face):
    """What a card would hit for, set by this seat, if nobody interferes."""
    if face >= FEINT + 10:
        return 0
    if s.encounter == E18:
        return c.kind[kind_of(face)].value[min(NORMAL + steps_down(s, c, seat, face), MISS)]
    position = max(NORMAL - steps_up(s, seat), DOUBLE) + steps_down(s, c, seat, face)
    if position >= MISS:
        return 0
    damage = c.kind[kind_of(face)].value[position] + flat_bonus(s, c, seat, face)
    return reduced(s, c, printed(c, face), damage)


def one_card(s, c, m, seat, i):
    """What is expected of the card that lies, or is going to lie, before a seat."""
    if i >= 0 and (seat == m.you or s.set_seen[seat][i] >> m.you & 1):
        guess.mean = blow(s, c, seat, s.set_card[seat][i])
        guess.spread = 0
        return guess
    guess.mean = BLOW
    guess.spread = BLOW_SPREAD
    for _ in range(steps_up(s, seat)):
        guess.mean += guess.mean
        guess.spread *= 2
    for _ in range(steps_down(s, c, seat, 0)):
        guess.mean //= 2
        guess.spread //= 2
    return guess


def cards_of(s, c, m, seat, turns):
    """What is expected of a seat this Round, from now on."""
    guess.mean = 0
    guess.spread = 0
    if not s.alive[seat]:
        return guess
    if turns or has_set(s, seat):  # under E22 set cards lie open at once
        for i in range(2):
            if s.set_card[seat][i] >= 0:
                one = one_card(s, c, m, seat, i)
                guess.mean += one.mean
                guess.spread += one.spread
    elif not s.barred[seat] and s.hand_n[seat]:
        guess = one_card(s, c, m, seat, -1)
    return guess


# --- the stage


def stage_without(s, c, m, without):
    """The fight as it stands, the unrevealed cards of one seat (or of nobody, -1) left out."""
    turn = turn_of(s)
    target = target_of(s)
    stage.lp = s.creature[target] if target >= 0 else 0
    stage.prize = 0
    stage.strike = 0
    stage.mine = 0
    stage.n_before = 0
    stage.n_after = 0
    stage.before.mean = 0
    stage.before.spread = 0
    stage.after.mean = 0
    stage.after.spread = 0
    if stage.lp == 0:
        return stage
    if s.encounter == E06 and not s.risen:
        stage.lp += c.encounter[E06].special[0]
    stage.prize = prize_of(s, c, m.you)
    stage.strike = price_of_losing(s, m.you, strike_damage(s, c, m))
    for seat in range(c.options.players):
        if seat == without:
            continue
        guess = cards_of(s, c, m, seat, turn >= 0)
        if seat == m.you:
            stage.mine = guess.mean if turn >= 0 else 0
        elif guess.mean or guess.spread:
            if goes_before(s, c, seat, m.you):
                stage.before.mean += guess.mean
                stage.before.spread += guess.spread
                stage.n_before += 1
            else:
                stage.after.mean += guess.mean
                stage.after.spread += guess.spread
                stage.n_after += 1
    return stage


def reach(mean, spread, lp):
    """The chance, of 1000, that a sum of damage reaches so many LP: a smooth step over two deviations."""
    if lp <= 0:
        return CERTAIN
    deviation = 0
    while deviation * deviation < spread:
        deviation += 1
    if deviation == 0:
        return CERTAIN if mean >= lp else 0
    width = 20 * deviation  # four deviations of 5 LP
    t = 1000 * (mean + width // 2 - lp) // width
    if t <= 0:
        return 0
    if t >= 1000:
        return CERTAIN
    return t * t // 1000 * (3000 - 2 * t) // 1000


def kill_chance(s, c, stage):
    """The chance that your own card kills."""
    if stage.mine <= 0 or (s.encounter == I23 and stage.mine < c.encounter[I23].special[0]):
        return 0
    sooner = reach(stage.before.mean, stage.before.spread, stage.lp)
    return reach(stage.before.mean + stage.mine, stage.before.spread, stage.lp) - sooner


def value_of_stage(s, c, m, stage):
    """What the rest of the Round is worth to you, your own unrevealed card hitting for stage.mine."""
    if stage.lp == 0:
        return 0
    if s.encounter == E17:
        return pack_value(s, m, stage)
    mean = stage.before.mean + stage.mine
    sooner = reach(stage.before.mean, stage.before.spread, stage.lp)
    sooner_or_now = reach(mean, stage.before.spread, stage.lp)
    kill = kill_chance(s, c, stage)
    mean += stage.after.mean
    dead = reach(mean, stage.before.spread + stage.after.spread, stage.lp)
    dead = max(dead, sooner_or_now)
    others = sooner + dead - sooner_or_now
    left = max(stage.lp - mean, 0)
    rounds = 100 + 100 * left // (m.living * BLOW)  # to come, this one included, in hundredths
    value = kill * stage.prize - others * (stage.prize * ENVY // (100 * m.living))
    value -= (CERTAIN - dead) * (stage.strike * rounds // 100 * m.fear // 100)
    return value // CERTAIN


def pack_value(s, m, stage):
    """E17: every card may kill a goblin of its own."""
    kill = min(CERTAIN, CERTAIN * stage.mine // stage.lp)
    rounds = 100 * s.pack // m.living
    return (kill * stage.prize - CERTAIN * (stage.strike * rounds // 100 * m.fear // 100)) // CERTAIN


# --- strikes


def strike_damage(s, c, m):
    """The LP that the strike of this Round may be expected to cost you, a new draw to come."""
    numbered = 0
    for number in range(1, m.living + 1):
        numbered += number_damage(s, c, m, number)
    return (numbered // m.living + wide_damage(s, c, m) + 4) // 5 * 5


def number_damage(s, c, m, number):
    """What falls on the holder of a number."""
    e = s.encounter
    row = cython.address(c.encounter[e])
    if e in (E01, E12) and number == 2:
        return row.strike[0]
    if e in (E05, E06, E10, E16, I10, I19, I25) and number == 1:
        return row.strike[0]
    if e == E04:
        return row.strike[0] if number == 1 else row.strike[1] if number == 3 else 0
    if e in (E13, E19, I06, I12, I13):
        return row.strike[number - 1] if number <= 2 else 0
    if e == I11:
        return row.strike[number - 1] if number <= 3 else 0
    if e == E11:
        return row.strike[0] if number <= s.heads else 0
    if e == E14:
        return row.strike[0] if number == 3 else 0
    if e in (E18, I14):
        return row.strike[0] if number == m.living else 0
    if e == E17:
        return row.strike[0] * s.pack if number == 1 else 0
    if e == E20:
        return row.strike[1] if number == 1 else 0
    if e == I08:
        return row.strike[0] * s.fight_cards if number == 1 else 0
    return 0


def wide_damage(s, c, m):
    """What falls on you whatever your number."""
    e = s.encounter
    row = cython.address(c.encounter[e])
    if e in (E03, E08, E20, I01, I05, I26):
        return row.strike[0]
    if e == E21:
        return row.strike[1] if 2 * s.creature[0] <= s.creature_start[0] else row.strike[0]
    if e in (E02, E09, E15, I03, I15, I16, I20, I21, I22, I24):
        return row.strike[0] // m.living + 5  # one of you, or more
    if e in (I02, I23):
        k = (counted_n(s) - 1) // 3 if e == I02 else 0
        return row.strike[k] if m.leader < 0 or m.score[m.you] >= m.score[m.leader] else 0
    if e in (E22, I07):
        return row.strike[0] if most(s, c, hand_figures(s, c)) >> m.you & 1 else 0
    if e in (I17, I18):
        return row.strike[0] if least(s, c, hand_figures(s, c)) >> m.you & 1 else 0
    if e == E07:
        return row.strike[0] if most(s, c, lp_figures(s, c)) >> m.you & 1 else 0
    return 0
