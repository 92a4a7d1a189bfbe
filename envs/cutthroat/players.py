"""What is seen of the players: rows of `seats`, `things` and `cards`, and the open cards before them."""

import cython


def see_seats(s, c, scene, out):
    players = c.options.players
    for k in range(players):
        seat = scene.me + k if scene.me + k < players else scene.me + k - players
        row = out + k * N_SEAT_COLUMNS
        see_player(s, c, seat, row)
        see_hand(s, c, scene.viewer, seat, row)
        see_doings(s, seat, row)
        see_condition(s, seat, row)
        see_refusals(s, c, scene, seat, row)
        see_things(s, seat, out + AT_THINGS + k * N_THINGS)
        see_cards(s, scene.viewer, seat, out + AT_CARDS + k * N_FACES)
        see_kept(s, scene, seat, row)
        if knows(scene.viewer, seat) or s.voted[seat]:
            row[SEAT_VOTE] = 0 if s.vote[seat] < 0 else 1 - 2 * s.vote[seat]
        row[SEAT_LIAR] = s.liar[seat] and knows(scene.viewer, seat)
        row[SEAT_START] = s.start_seat == seat
        row[SEAT_KILLER] = s.killer == seat
        row[SEAT_LAST_IN_ORDER] = s.last_in_order == seat
        row[SEAT_TURN] = scene.turn == seat
        row[SEAT_WINNER] = s.winners >> seat & 1
    for i in range(s.order_n):
        column(c, scene, out, s.order[i], SEAT_ORDER)[0] = share(i + 1, MAX_PLAYERS)
    for i in range(s.attacker_n):
        column(c, scene, out, s.attacker[i], SEAT_ATTACKED)[0] = share(i + 1, MAX_BLOWS)
    for i in range(s.named_n):
        named = row_of(c, scene, s.named[i])
        column(c, scene, out, s.named_by[i], SEAT_NAMES)[0] = share(named + 1, MAX_PLAYERS)
        column(c, scene, out, s.named[i], SEAT_NAMINGS)[0] += 1
    if s.named_n:
        for k in range(players):
            row = out + k * N_SEAT_COLUMNS
            row[SEAT_NAMINGS] = row[SEAT_NAMINGS] / (row[SEAT_NAMINGS] + UNITS)


def see_player(s, c, seat, row):
    row[SEAT_PRESENT] = 1
    row[SEAT_ALIVE] = s.alive[seat]
    row[SEAT_LP] = share(s.lp[seat], MAX_LP)
    total = see_kills(s, seat, row) + s.plus[seat] - s.minus[seat] + s.gifts[seat]
    if s.head.over != RUNNING:
        total = final_prestige(s, c, seat)
    row[SEAT_PRESTIGE] = share(total, abs(total) + PRESTIGE)
    row[SEAT_PLUS] = units(s.plus[seat])
    row[SEAT_MINUS] = units(s.minus[seat])
    row[SEAT_GENERIC] = units(s.generic[seat])
    row[SEAT_PLAGUE] = units(s.plague[seat])
    row[SEAT_GIFTS] = units(s.gifts[seat])
    row[SEAT_INITIATIVE] = share(s.initiative[seat], MAX_PLAYERS)
    row[SEAT_CHARACTER] = share(s.character[seat] + 1, MAX_PLAYERS)


def see_kills(s, seat, row):
    """Kill records; returns their Prestige."""
    if memcmp(s.kills[seat], NO_CARDS, MAX_RECORDS) == 0:
        return 0
    records = 0
    total = 0
    for value in range(MAX_RECORDS):
        records += s.kills[seat][value]
        total += s.kills[seat][value] * value
    row[SEAT_KILLS] = units(records)
    for value in range(1, KILL_COLUMNS + 1):
        row[SEAT_KILL_1 + value - 1] = units(s.kills[seat][value])
    return total


def see_hand(s, c, viewer, seat, row):
    row[SEAT_HAND] = share(s.hand_n[seat], MAX_HAND)
    row[SEAT_MAX_HAND] = share(maximum_hand(s, c, seat), MAX_HAND)
    for i in range(2):
        face = s.set_card[seat][i]
        if face >= 0:
            row[SEAT_SET_CARDS] += 0.5
            if sees(viewer, seat, s.set_seen[seat][i]) or s.encounter == E22:
                row[SEAT_SET_1 + i] = share(face + 1, N_FACES)
    row[SEAT_SLIP] = units(s.riders[seat][0])
    row[SEAT_FOCUS] = units(s.riders[seat][1])


def see_doings(s, seat, row):
    """What the player did in this Round and this Encounter."""
    row[SEAT_DEALT] = points(s.dealt[seat])
    row[SEAT_LOST] = points(s.lost[seat])
    row[SEAT_WOUNDS] = units(s.wounds[seat])
    row[SEAT_LARGEST] = points(s.largest[seat])
    row[SEAT_ACTED] = units(s.acted[seat])
    row[SEAT_SPITE] = units(s.spite[seat])
    row[SEAT_CARDS_PLAYED] = units(s.played[seat])
    row[SEAT_GAVE_HOPE] = points(s.gave[seat][0])
    row[SEAT_GAVE_DESPAIR] = points(s.gave[seat][1])
    row[SEAT_VOTED] = s.voted[seat]
    row[SEAT_TRAP] = points(s.trap_value[seat])
    row[SEAT_SET_ROUND] = s.set_round[seat]
    row[SEAT_ANNOUNCED] = s.announced[seat]


def see_condition(s, seat, row):
    """What holds of the player for a time."""
    row[SEAT_CROWD] = units(s.crowd[seat])
    row[SEAT_MUTED] = s.muted[seat]
    row[SEAT_MUTED_NEXT] = s.muted_next[seat]
    row[SEAT_HELD_OFF] = s.held_off[seat]
    row[SEAT_BARRED] = s.barred[seat]
    row[SEAT_BARRED_NEXT] = s.barred_next[seat]
    row[SEAT_DRY] = s.dry[seat]
    row[SEAT_DRY_NEXT] = s.dry_next[seat]
    row[SEAT_HERMIT] = s.hermit[seat]
    row[SEAT_EXPOSED] = units(s.exposed[seat])
    row[SEAT_ASLEEP] = s.asleep[seat]
    row[SEAT_TAKER] = s.taker[seat]
    row[SEAT_IRON] = s.iron[seat]
    row[SEAT_HASTE] = s.haste[seat]
    row[SEAT_STRENGTH] = units(s.strength[seat])
    row[SEAT_UNLIMITED] = s.unlimited[seat]
    row[SEAT_BLADE] = s.blade[seat]


def see_refusals(s, c, scene, healer, row):
    """Who refused to be healed by the seat in this W02."""
    if scene.viewer >= 0:
        row[SEAT_REFUSED_ME] = s.refused[scene.viewer] >> healer & 1
    bits = 0
    for patient in range(c.options.players):
        if s.refused[healer] >> patient & 1:
            bits |= 1 << row_of(c, scene, patient)
    row[SEAT_REFUSALS] = share(bits, 1 << MAX_PLAYERS)


def see_things(s, seat, row):
    for thing in range(N_THINGS):
        row[thing] = share(4 * s.thing[seat][thing] - s.bequeathed[seat][thing], 8)


def see_cards(s, viewer, seat, row):
    """The own hand; of others what the viewer is sure of."""
    if knows(viewer, seat):
        see_faces(s.hand[seat], row)
    elif viewer >= 0 and memcmp(s.known[viewer][seat], NO_CARDS, N_FACES):
        see_faces(cython.cast(cython.pointer(uint8_t), s.known[viewer][seat]), row)


def see_faces(copies, row):
    for face in range(N_FACES):
        row[face] = DZ_UNITS[copies[face]]


def see_kept(s, scene, seat, row):
    """Cards beside the Character, and Riders; both lie open (under I05 a Rider is a marker)."""
    if s.encounter != I05:
        scene.open[FACE_SLIP] += s.riders[seat][0]
        scene.open[FACE_FOCUS] += s.riders[seat][1]
    if not s.realm:
        return
    kept = 0
    for face in range(N_FACES):
        kept += s.aside[seat][face]
        scene.open[face] += s.aside[seat][face]
    row[SEAT_ASIDE] = units(kept)
