"""What a seat sees, and what there is (columns.pxd says what stands where)."""

import cython


def observe(s, c, seat, out):
    """The observation of a seat, of a spectator (-1) of the public table, or of one who sees ALL."""
    take_scene(s, c, seat, cython.address(scene))
    see_course(s, cython.address(scene), out)
    see_encounters(s, out)
    see_events(s, out)
    see_relics(s, out)
    see_fortune(s, cython.address(scene), out)
    see_options(c, out)
    see_seats(s, c, cython.address(scene), out)
    see_blows(s, c, cython.address(scene), out)
    see_claims(s, c, cython.address(scene), out)
    see_marks(s, c, cython.address(scene), out)
    see_attack(s, cython.address(scene), out)
    see_packet(s, c, cython.address(scene), out)
    see_piles(s, cython.address(scene), out)
    if seat >= 0:
        see_mine(s, c, cython.address(scene), out)
    if s.head.over == RUNNING and knows(seat, top(s).owner):
        see_question(c, cython.address(scene), top(s), out)


# --- where the game stands


def take_scene(s, c, seat, scene):
    """What the frames say that all may know: nothing of who is asked, nor of how far a window has gone."""
    scene.viewer = seat
    scene.me = max(seat, 0)
    memset(scene.open, 0, N_FACES)
    scene.turn = -1
    scene.packet = -1
    scene.play = -1
    scene.below = -1
    scene.plays = 0
    scene.pending = s.struck_seats
    scene.fortune = -1
    scene.choosing = -1
    scene.encounter = -1
    scene.round = -1
    scene.ending = -1
    for i in range(s.head.depth - 1, -1, -1):
        f = cython.address(s.head.stack[i])
        if f.kind == PLAY:
            if f.step > 0:  # it has taken effect
                continue
            scene.plays += 1
            if scene.play < 0:
                scene.play = i
            elif scene.below < 0:
                scene.below = i
        elif f.kind == PACKET:
            if scene.packet < 0:
                scene.packet = f.source
        elif f.kind == PACKETS:
            scene.pending |= f.source
        elif f.kind == TURN:
            scene.turn = f.owner
        elif f.kind == CHOOSING:
            scene.choosing = f.source
        elif f.kind == ASK_NAME_FORTUNE:
            scene.fortune = f.source
        elif f.kind == ENDING:
            scene.ending = f.step
        elif f.kind == ROUND:
            scene.round = f.step
        elif f.kind == ENCOUNTER_TASK:
            scene.encounter = f.step


def see_course(s, scene, out):
    stage = out + AT_STAGE
    if scene.encounter >= 0:
        stage[STAGE_ENCOUNTER + scene.encounter] = 1
    if scene.round >= 0:
        stage[STAGE_ROUND + scene.round] = 1
    if scene.ending >= 0:
        stage[STAGE_ENDING + scene.ending] = 1
    out += AT_COURSE
    out[COURSE_ENCOUNTER_NUMBER] = share(s.n, N_STACK)
    out[COURSE_ROUND] = units(s.r)
    out[COURSE_STACK] = share(s.stack_n, N_STACK)
    out[COURSE_DECK] = share(s.deck.n, N_CARDS)
    out[COURSE_DISCARD] = share(s.discard.n, N_CARDS)
    out[COURSE_RELIC_DECK] = share(s.relic_n, N_RELICS)
    out[COURSE_EVENT_DECK] = share(s.event_n, N_EVENTS)
    out[COURSE_ACTIONS] = share(s.actions, MAX_ACTIONS)
    out[COURSE_PLAYS] = share(scene.plays, MAX_PLAYS)
    out[COURSE_FIRST_ATTACK] = s.first_attack
    out[COURSE_FIRST_HIT] = s.first_hit
    out[COURSE_FIRST_BLOOD] = s.first_blood
    out[COURSE_HOLY] = s.holy
    out[COURSE_RISEN] = s.risen
    out[COURSE_PACK] = share(s.pack, MAX_PLAYERS + 1)
    out[COURSE_HEADS] = share(s.heads, MAX_PLAYERS)
    out[COURSE_HOPE] = points(s.points[0])
    out[COURSE_DESPAIR] = points(s.points[1])
    out[COURSE_ROUND_HOPE] = points(s.round_points[0])
    out[COURSE_ROUND_DESPAIR] = points(s.round_points[1])
    out[COURSE_GOAL] = points(s.goal)
    out[COURSE_CLOSING] = units(s.closing)
    out[COURSE_STRUCK_TOTAL] = points(s.struck_total)
    out[COURSE_KILLER_HAND] = share(s.killer_hand, MAX_HAND)
    out[COURSE_REALM] = s.realm
    out[COURSE_CLOSING_FIGHT] = s.closing_fight
    out[COURSE_FINISHED] = s.finished
    out[COURSE_ENDING] = s.ending
    out[COURSE_REFILLED] = s.refilled
    out[COURSE_FAMINE] = s.famine
    out[COURSE_DEATH_DONE] = s.boss_done & 1
    out[COURSE_WAR_DONE] = s.boss_done >> 1 & 1
    out[COURSE_FORTUNE_OPEN] = s.fortune_open
    out[COURSE_FORTUNE_DECK] = share(s.fortune_n, FORTUNE_DECK)
    out[COURSE_FORTUNE_PILE] = share(s.pile_n, N_FORTUNE)
    out[COURSE_FORTUNE_TOKENS] = units(s.fortune_tokens)
    out[COURSE_FORTUNE_REALM] = s.fortune_realm
    out[COURSE_FIGHT_CARDS] = share(s.fight_cards, FORTUNE_DECK)
    out[COURSE_OVER] = s.head.over != RUNNING


def see_encounters(s, out):
    """Encounters as far as they are known, creatures and Events."""
    here = out + AT_ENCOUNTERS
    for e in range(N_ENCOUNTERS):
        here[e] = DZ_PLACES[s.place[e]]
    see_sunk(s, 0, I04, here)
    see_sunk(s, 1, I15, here)
    if s.encounter >= 0:
        here[s.encounter] = 1
    for k in range(2):
        creature = out + AT_CREATURES + k * N_CREATURE_COLUMNS
        if s.creature_start[k] > 0:
            creature[CREATURE_LP] = points(s.creature[k])
            creature[CREATURE_START] = points(s.creature_start[k])
            creature[CREATURE_SHARE] = min(share(s.creature[k], s.creature_start[k]), 1)


def see_sunk(s, boss, e, here):
    if s.boss_sunk >> boss & 1 and s.place[e] == STACKED:
        here[e] = -1


def see_relics(s, out):
    """Relics that are out of the deck and nobody's, or used up; Items in the spent pile; Events drawn."""
    relics = out + AT_RELICS
    used = s.used
    relic = 0
    while used:
        if used & 1:
            relics[relic] = 0.5
        used >>= 1
        relic += 1
    for i in range(s.spent_n):
        thing = s.spent[i]
        if thing < RL01:
            out[AT_SPENT + thing] += 0.5
        else:
            relics[thing - RL01] = -1
    for i in range(3):
        if s.offered[i] >= 0:
            relics[s.offered[i] - RL01] = 1


def see_events(s, out):
    for e in range(N_EVENTS):
        out[AT_EVENTS + e] = share(s.event_gone[e], 2)
    if s.event >= 0:
        out[AT_EVENTS + s.event] = 1


def see_piles(s, scene, out):
    """The discard pile and the open cards by face; the top discard, and the topmost Attack card (F20)."""
    memset(discarded, 0, N_FACES)
    attack = -1
    for i in range(s.discard.n):
        face = s.discard.card[i]
        discarded[face] += 1
        if face < ATTACK_FACES:
            attack = face
    see_faces(discarded, out + AT_DISCARD)
    see_faces(scene.open, out + AT_OPEN)
    if s.discard.n:
        out[AT_COURSE + COURSE_TOP_DISCARD] = share(s.discard.card[s.discard.n - 1] + 1, N_FACES)
        out[AT_COURSE + COURSE_TOP_ATTACK] = share(attack + 1, N_FACES)


# --- the Attack, the packet, the plays


def see_attack(s, scene, out):
    """The card being settled; what it counts as shows once it was revealed or announced."""
    a = cython.address(s.attack)
    if not a.on:
        return
    row = out + AT_ATTACK
    row[ATTACK_ON] = 1
    if a.face >= 0 and (a.revealed or sees(scene.viewer, a.seat, a.seen)):
        row[ATTACK_FACE] = share(a.face + 1, N_FACES)
        scene.open[a.face] += a.revealed
    if not a.revealed and a.claim < 0:
        return
    row[ATTACK_CLAIMED] = a.claim >= 0
    row[ATTACK_REVEALED] = a.revealed
    row[ATTACK_ATTACKING] = a.attacking
    row[ATTACK_MISSED] = a.missed
    row[ATTACK_PROTECTED] = a.protected
    row[ATTACK_SLIPPED] = units(a.slipped)
    row[ATTACK_FOCUSED] = units(a.focused)
    row[ATTACK_SPITE] = a.spite
    row[ATTACK_CREATURE] = a.creature
    row[ATTACK_HALVED] = a.halved
    row[ATTACK_BONUS] = points(a.bonus)
    row[ATTACK_BY_STRIKE] = a.by_strike
    row[ATTACK_DECK_1] = a.decks & 1
    row[ATTACK_DECK_2] = a.decks >> 1 & 1
    row[ATTACK_CAN_DRAW] = a.can_draw
    row[ATTACK_RETURNS] = a.returns
    row[ATTACK_HARMLESS] = a.harmless
    row[ATTACK_SUNNY] = units(a.sunny)
    row[ATTACK_FLAIL] = units(a.flail)
    row[ATTACK_HOLY] = a.holy
    row[ATTACK_HIT] = a.hit
    row[ATTACK_DAMAGE] = points(a.damage)
    if a.kind < N_ATTACK_KINDS:
        out[AT_ATTACK_KIND + a.kind] = 1
        out[AT_POSITION + a.position] = 1


def see_packet(s, c, scene, out):
    """The packet on its way, and the Action cards that wait to take effect."""
    for seat in range(c.options.players):
        if scene.pending >> seat & 1:
            column(c, scene, out, seat, SEAT_PENDING)[0] = 1
    if scene.packet >= 0:
        p = cython.address(s.packet[scene.packet])
        row = out + AT_PACKET
        row[PACKET_ON] = 1
        row[PACKET_AMOUNT] = points(p.amount)
        row[PACKET_BY_STRIKE + p.cause] = 1
        row[PACKET_NUMBER] = share(p.number, MAX_PLAYERS)
        column(c, scene, out, p.target, SEAT_TARGET)[0] = 1
        column(c, scene, out, p.struck, SEAT_STRUCK)[0] = 1
        if p.shepherd >= 0:
            column(c, scene, out, p.shepherd, SEAT_SHEPHERD)[0] = 1
    if scene.play >= 0:
        f = cython.address(s.head.stack[scene.play])
        see_play(f, scene, out + AT_PLAYS)
        column(c, scene, out, f.owner, SEAT_PLAYS)[0] = 1
        if f.target >= 0:
            column(c, scene, out, f.target, SEAT_NAMED)[0] = 1
    if scene.below >= 0:
        f = cython.address(s.head.stack[scene.below])
        see_play(f, scene, out + AT_PLAYS + N_ACTION_KINDS)
        column(c, scene, out, f.owner, SEAT_BELOW)[0] = 1


def see_play(f, scene, row):
    if f.source >= 0:
        scene.open[f.source] += 1
    if f.count >= 0:
        row[f.count - EDGE_OUT] = 1


def see_fortune(s, scene, out):
    for card in range(N_FORTUNE):
        out[AT_FORTUNE + card] = share(s.fortune_seen[card], 2)
    if scene.fortune >= 0:
        out[AT_FORTUNE + scene.fortune] = 1


def see_options(c, out):
    options = out + AT_OPTIONS
    options[OPTION_PLAYERS_3 + c.options.players - 3] = 1
    options[OPTION_EVENT_DECK] = c.options.event_deck
    options[OPTION_QUEST_1] = c.options.quest == 1
    options[OPTION_QUEST_2] = c.options.quest == 2
    options[OPTION_FINISHER_RULE] = c.options.finisher_rule
    options[OPTION_BASE] = c.options.encounter_pool != POOL_INCARNATIONS
    options[OPTION_INCARNATIONS] = c.options.encounter_pool != POOL_BASE
    options[OPTION_FORTUNE_FLAT] = c.options.fortune_flat


# --- records of the Round


def see_blows(s, c, scene, out):
    """The first and the last blow of each seat; more than two are possible only in written positions."""
    for i in range(s.blow_n):
        b = cython.address(s.blow[i])
        if b.face >= 0:
            scene.open[b.face] += 1
        if b.undone:
            continue
        row = column(c, scene, out, b.seat, SEAT_BLOW_1_TIME)
        if row[0] > 0:
            row += SEAT_BLOW_2_TIME - SEAT_BLOW_1_TIME
        row[0] = share(i + 1, MAX_BLOWS)
        if b.kind < N_ATTACK_KINDS:
            row[1] = share(b.kind + 1, N_ATTACK_KINDS)
        row[2] = share(N_POSITIONS - b.position, N_POSITIONS)
        row[3] = points(b.damage)
        row[4] = share(max(b.creature, 0), MAX_PLAYERS + 1)


def see_claims(s, c, scene, out):
    for i in range(s.claim_n):
        claim = cython.address(s.claim[i])
        row = column(c, scene, out, claim.seat, SEAT_CLAIM_1)
        if row[0] != 0:
            row += SEAT_CLAIM_2 - SEAT_CLAIM_1
        row[0] = share(claim.claim + 1, N_CLAIMS)
        if claim.shown:
            row[0] = -row[0]
            scene.open[claim.face] += 1
        if claim.shown or sees(scene.viewer, claim.seat, claim.seen):
            row[1] = share(claim.face + 1, N_FACES)


def see_marks(s, c, scene, out):
    """Marks that wait for Attacks, by what they do."""
    if s.mark_n == 0:
        return
    for i in range(s.mark_n):
        mark_column(s, c, scene, out, i)[0] += 1
    for i in range(s.mark_n):
        mark = mark_column(s, c, scene, out, i)
        if mark[0] >= 1:
            mark[0] = mark[0] / (mark[0] + UNITS)


def mark_column(s, c, scene, out, i):
    if s.mark[i] == MARK_HALVE_SEAT:
        return column(c, scene, out, s.mark_seat[i], SEAT_HALVED)
    if s.mark[i] == MARK_HALVE:
        return out + AT_COURSE + COURSE_NEXT_HALVED
    if s.mark[i] == MARK_DOUBLE:
        return out + AT_COURSE + COURSE_NEXT_DOUBLED
    return out + AT_COURSE + COURSE_ALL_HALVED


# --- what only the viewer knows


def see_mine(s, c, scene, out):
    me = scene.viewer
    mine = out + AT_MINE
    mine[MINE_SEAT_0 + me] = 1
    mine[MINE_CHARACTER_1 + s.character[me]] = 1
    mine[MINE_PICK] = share(s.picks[me] + 1, N_ENCOUNTERS)
    mine[MINE_POOLED_1] = share(s.pooled[me][0] + 1, N_FACES)
    mine[MINE_POOLED_2] = share(s.pooled[me][1] + 1, N_FACES)
    see_answers(s, c, scene, out)
    see_laid(s, me, scene.choosing < 0 and s.encounter != E22, out + AT_LAID)
    count_exposed(s, c, me, out + AT_EXPOSED)


def see_answers(s, c, scene, out):
    """My secret answers so far that name no card: what they mean depends on what is being chosen."""
    answer = s.choice[scene.viewer][0]
    if answer < 0:
        return
    if scene.choosing == ASK_NAME:
        column(c, scene, out, answer, SEAT_CHOSEN)[0] = 1
    elif scene.choosing == ASK_BID:
        out[AT_MINE + MINE_BID] = share(answer + 1, N_BIDS)
    elif answer == CHOSE_SLEEP:
        out[AT_MINE + MINE_SLEEP] = 1
    elif answer == CHOSE_NOTHING:
        out[AT_MINE + MINE_NOTHING] = 1


def see_laid(s, me, setting, row):
    """Cards set, chosen to be set (in E22 they are set at once), or laid down so far."""
    memcpy(copies, s.lay[me], N_FACES)
    for i in range(2):
        if s.set_card[me][i] >= 0:
            copies[s.set_card[me][i]] += 1
        if setting and 0 <= s.choice[me][i] < CHOSE_SLEEP:
            copies[s.choice[me][i]] += 1
    see_faces(copies, row)


def count_exposed(s, c, owner, out):
    """For each card in hand or face down before the owner: how many others know it."""
    memset(copies, 0, N_FACES)
    a = cython.address(s.attack)
    for viewer in range(c.options.players):
        if viewer == owner:
            continue
        if memcmp(s.known[viewer][owner], NO_CARDS, N_FACES):
            for face in range(N_FACES):
                copies[face] += s.known[viewer][owner][face]
        for i in range(2):
            if s.set_card[owner][i] >= 0 and s.set_seen[owner][i] >> viewer & 1:
                copies[s.set_card[owner][i]] += 1
        if a.on and a.seat == owner and a.face >= 0 and not a.revealed and a.seen >> viewer & 1:
            copies[a.face] += 1
        for i in range(s.claim_n):
            claim = cython.address(s.claim[i])
            if claim.seat == owner and not claim.shown and claim.seen >> viewer & 1:
                copies[claim.face] += 1
    see_faces(copies, out)


def see_question(c, scene, f, out):
    """The question and what it is about; nobody but the seat asked sees this (CUR-154)."""
    out[AT_QUESTION + f.kind] = 1
    about = about_what(f)
    if about >= 0:
        out[AT_ABOUT + about] = 1
    if f.target >= 0:
        column(c, scene, out, f.target, SEAT_CONTEXT)[0] = 1
    out[AT_MINE + MINE_COUNT] = units(f.count)


def about_what(f):
    """The card that a question is about, as a column, or -1."""
    if f.kind == ASK_MANNER or f.kind == ASK_HEALED:
        return about_thing(f.source)
    if f.kind == ASK_WHOM:
        return about_face(f.source) if f.source < WHOM_THING else about_thing(f.source - WHOM_THING)
    if f.kind == ASK_NAME_FORTUNE:
        if f.source == F06:
            return ABOUT_F06
        return ABOUT_F15 if f.source == F15 else ABOUT_F18
    return -1


def about_thing(thing):
    if thing == CURE:
        return ABOUT_D30
    if thing == POTION:
        return ABOUT_D31
    if thing == RL05:
        return ABOUT_RL05
    if thing == RL09:
        return ABOUT_RL09
    if thing == RL11:
        return ABOUT_RL11
    if thing == RL16:
        return ABOUT_RL16
    return ABOUT_RL17 if thing == RL17 else ABOUT_RL19


def about_face(face):
    kind = kind_of(face)
    if kind == MIXED_SIGNALS:
        return ABOUT_D17
    if kind == PLAN_B:
        return ABOUT_D23
    return ABOUT_D24 if kind == HUMAN_SHIELD else ABOUT_D25


# --- everything


def full(s, c, out):
    """The observation of one who sees all, then what no observation holds (state_layout)."""
    observe(s, c, ALL, out)
    out += N_OBSERVATION
    if s.head.over == RUNNING:
        out[top(s).owner] = 1
    out += MAX_PLAYERS
    for seat in range(c.options.players):
        count_exposed(s, c, seat, out + seat * N_FACES)
    out += MAX_PLAYERS * N_FACES
    for seat in range(MAX_PLAYERS):
        for i in range(2):
            out[2 * seat + i] = share(s.choice[seat][i] + 1, N_ANSWERS)
    out += 2 * MAX_PLAYERS
    for seat in range(MAX_PLAYERS):
        see_faces(cython.cast(cython.pointer(uint8_t), s.lay[seat]), out + seat * N_FACES)
    out += MAX_PLAYERS * N_FACES
    for seat in range(MAX_PLAYERS):
        for i in range(2):
            out[2 * seat + i] = share(s.pooled[seat][i] + 1, N_FACES)
    out += 2 * MAX_PLAYERS
    for seat in range(MAX_PLAYERS):
        out[seat] = share(s.picks[seat] + 1, N_ENCOUNTERS)
    out += MAX_PLAYERS
    for i in range(s.claim_n):
        out[i] = share(s.claim[i].face + 1, N_FACES)
    out += MAX_CLAIMS
    out = list_pile(s.deck.card, s.deck.n, N_CARDS, N_CODES, 0, out)
    out = list_pile(s.stack, s.stack_n, N_STACK, N_ENCOUNTERS, 0, out)
    out = list_pile(s.relic_deck, s.relic_n, N_RELICS, N_RELICS, RL01, out)
    out = list_pile(s.event_deck, s.event_n, N_EVENTS, N_EVENTS, 0, out)
    out = list_pile(s.fortune_deck, s.fortune_n, FORTUNE_DECK, N_FORTUNE, 0, out)
    out = list_pile(s.fortune_pile, s.pile_n, N_FORTUNE, N_FORTUNE, 0, out)
    if s.head.over == RUNNING:
        out[0] = units(top(s).step)


def list_pile(cards, n, room, names, first, out):
    """A pile from its top card on; returns the place after its room."""
    for i in range(n):
        out[i] = share(cards[n - 1 - i] - first + 1, names)
    return out + room
