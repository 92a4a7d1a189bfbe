"""What a seat sees, and what there is (columns.pxd says what stands where)."""

import cython


def observe(s, c, seat, out):
    """The observation of a seat, of a spectator (-1) of the public table, or of one who sees ALL."""
    scene.viewer = seat
    scene.secrets = knows_team(seat)
    scene.n_structures = n_rows(c)
    scene.structures = out + AT_BOARDS + N_PLANES * c.grid.n_cells
    take_frames(s, cython.address(scene))
    take_totals(s, c, cython.address(scene))
    see_spaces(s, c, cython.address(scene), out)
    see_pieces(s, c, cython.address(scene), out)
    see_current(s, c, cython.address(scene), out)
    see_changes(s, out)
    if seat >= 0:
        out[AT_ME + seat] = 1
    see_options(c, out + AT_OPTIONS)
    see_course(s, c, cython.address(scene), out + AT_COURSE)
    see_upkeep(s, out + AT_COURSE + COURSE_UP_GODDESS)
    see_slots(s, c, out + AT_SLOTS)
    see_cards(s, c, seat, out + AT_CARDS)
    see_decks(s, c, out)
    see_draft(s, c, out)
    see_deeds(s, cython.address(scene), out)
    see_lists(s, c, cython.address(scene), out)
    see_stack(s, out + AT_STACK)
    if s.head.over == RUNNING:
        see_question(s, c, cython.address(scene), top(s), out)


def take_frames(s, scene):
    """The topmost frames that carry something on."""
    scene.move = -1
    scene.check = -1
    scene.damage = -1
    scene.shove = -1
    for i in range(s.head.depth):
        kind = s.head.stack[i].kind
        if kind == MOVE:
            scene.move = i
        elif kind == CHECK:
            scene.check = i
        elif kind == DAMAGE:
            scene.damage = i
        elif kind == SHOVE:
            scene.shove = i


# --- the course of the game


def see_options(c, row):
    o = cython.address(c.options)
    row[OPTION_PLAYERS_2 + o.players - 2] = 1
    row[OPTION_QUICKPLAY] = o.quickplay
    if o.n_slots > 1:
        row[OPTION_SUB_REALMS_1 + o.n_slots - 2] = 1
    row[OPTION_FIRST_GAME + o.setup] = 1
    row[OPTION_RELICS] = o.relics
    row[OPTION_ENCOUNTERS] = o.encounters
    row[OPTION_PATH] = o.path


def see_course(s, c, scene, row):
    row[COURSE_ROUND] = share(s.round, MAX_ROUNDS)
    row[COURSE_SETUP + s.phase] = 1
    if s.winner:
        row[COURSE_WON_CRYPTONAUTS + s.winner - 1] = 1
    row[COURSE_OVER] = s.head.over != RUNNING
    if s.area:
        row[COURSE_AREA_1 + s.area - 1] = 1
    row[COURSE_SEAT_NEXT] = share(s.seat_next, N_SEATS - 1)
    if s.goddess >= 0:
        row[COURSE_SKZ + s.goddess] = 1
        if s.board[0] >= 0:
            row[COURSE_POWER_GAIN] = units(power_gain(s, c))
        row[COURSE_HAND_LIMIT] = units(c.goddess[s.goddess].hand_limit)
    row[COURSE_POWER] = units(s.power)
    row[COURSE_BLOOD] = share(s.blood, MAX_BLOOD)
    row[COURSE_HAND] = units(s.hand_n)
    row[COURSE_DECK] = share(s.deck_n, N_DECK)
    row[COURSE_WARD] = s.ward
    row[COURSE_RUBBLE] = share(s.rubble, MAX_RUBBLE)
    row[COURSE_SOULS] = share(SOUL_TOKENS - scene.souls - held_souls(s, c), SOUL_TOKENS)
    row[COURSE_SKULLS] = share(scene.skulls, MAX_SKULLS)
    row[COURSE_ARTIFACT_DECK] = share(s.artifact_n, N_ARTIFACTS)
    row[COURSE_ARTIFACT_BOTTOM] = share(s.artifact_bottom, N_ARTIFACTS)
    row[COURSE_TRAP_BOTTOM] = share(s.trap_bottom, N_TRAPS)
    if c.options.encounters:
        row[COURSE_KNOWLEDGE_DECK] = share(s.knowledge_n, N_KNOWLEDGE)
    home = 0
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].life == TELEPORTED:
            home += s.unit[u].knowledge
    row[COURSE_KNOWLEDGE_HOME] = units(home)
    row[COURSE_KNOWLEDGE_NEEDED] = units(knowledge_needed(s, c))


def held_souls(s, c):
    """On units and Corpses."""
    n = 0
    for u in range(N_CRYPTONAUTS):
        n += s.unit[u].souls + charges(s, c, u)
    return n


def see_upkeep(s, row):
    if s.upkeep_done:
        for entry in range(N_UPKEEP):
            row[entry] = s.upkeep_done >> entry & 1


def see_slots(s, c, out):
    for slot in range(c.options.n_slots):
        row = out + slot * N_SLOT_COLUMNS
        if s.board[slot] >= 0:
            row[SLOT_TOMB + s.board[slot]] = 1
        row[SLOT_ENTERED] = s.entered[slot]
        if s.crystal[slot] >= 0:
            row[SLOT_CRYSTAL_X] = share(c.grid.x[s.crystal[slot]] + 1, N_PLACES)
            row[SLOT_CRYSTAL_Y] = share(c.grid.y[s.crystal[slot]] + 1, N_PLACES)
        row[SLOT_RELICS] = share(s.relic_n[slot], 2)
        for i in range(2):
            row[SLOT_PROGRESS_1 + i] = units(s.progress[slot][i])
            row[SLOT_DONE_1 + i] = s.done[slot][i]


# --- cards


def see_cards(s, c, seat, out):
    """The Goddess's cards by kind; what is neither open nor known to the viewer is unseen."""
    if s.goddess < 0:
        return
    mine = knows_goddess(seat)
    for kind in range(N_CARD_KINDS):
        row = out + kind * N_CARD_COLUMNS
        copies = c.goddess[s.goddess].card[kind].copies
        each = part(copies)
        unseen = copies - s.discard[kind] - s.mastery[kind] - (1 if s.played == kind else 0)
        row[CARD_DISCARD] = s.discard[kind] * each
        row[CARD_MASTERY] = s.mastery[kind] * each
        row[CARD_USED] = s.card_used >> kind & 1
        if seat != SPECTATOR:
            row[CARD_KNOWN] = s.known[kind] * each
            unseen -= s.hand[kind] if mine else s.known[kind]
        if mine:
            row[CARD_HAND] = s.hand[kind] * each
        row[CARD_UNSEEN] = unseen * each


def see_decks(s, c, out):
    """What is known of the Trap deck, and which Encounters are left."""
    discard = 0
    for kind in range(N_CARD_KINDS):
        discard += s.discard[kind]
    out[AT_COURSE + COURSE_DISCARD] = share(discard, N_DECK)
    for i in range(N_TRAPS - s.trap_bottom, N_TRAPS):
        out[AT_TRAPS + s.trap_deck[i]] = share(i + 1, N_TRAPS)
    if c.options.encounters:
        memset(left, 0, cython.sizeof(left))
        for i in range(s.knowledge_n):
            left[s.knowledge_deck[i]] += 1
        for kind in range(N_ENCOUNTERS):
            out[AT_KNOWLEDGE + kind] = units(left[kind])


def see_draft(s, c, out):
    if s.banned | s.picked:
        for sheet in range(N_SHEETS):
            if s.banned >> sheet & 1:
                out[AT_DRAFT + sheet] = -1
            elif s.picked >> sheet & 1:
                out[AT_DRAFT + sheet] = 0.5
    if c.options.setup == SETUP_DRAFT:
        for i in range(N_CRYPTONAUTS):
            if s.wanted[i] >= 0 and s.picked >> s.wanted[i] & 1:
                out[AT_DRAFT + s.wanted[i]] = share(6 + i + 1, 12)
        for board in range(N_BOARDS):
            out[AT_BANNED + board] = s.boards_banned >> board & 1


# --- what is under way


def mark(out, u, crypt, monster, n):
    """Marks a unit: the columns for it in the two tables."""
    if 0 <= u < FIRST_MONSTER:
        out[AT_CRYPTONAUTS + u * N_CRYPTONAUT_COLUMNS + crypt] = n
    elif FIRST_MONSTER <= u < N_UNITS:
        out[AT_MONSTERS + (u - FIRST_MONSTER) * N_MONSTER_COLUMNS + monster] = n


def mark_structure(scene, ref, column):
    """Marks the Structure that a ref names, if it does."""
    i = ref - REF_STRUCTURE
    if 0 <= i < scene.n_structures:
        scene.structures[i * N_STRUCTURE_COLUMNS + column] = 1


def mark_left(out, bits, n):
    """Marks units that are still to take an effect."""
    for u in range(N_UNITS):
        if bits >> u & 1:
            mark(out, u, CRYPTONAUT_LEFT, MONSTER_LEFT, n)


def see_deeds(s, scene, out):
    for i in range(s.n_deeds):
        d = cython.address(s.deed[i])
        see_deed(d, out + AT_DEEDS + (s.n_deeds - 1 - i) * N_DEED_COLUMNS)
        if i < s.n_deeds - 1:
            mark(out, d.unit, CRYPTONAUT_ACTING, MONSTER_ACTING, HALF)
    if s.n_deeds:
        d = cython.address(s.deed[s.n_deeds - 1])
        mark(out, d.unit, CRYPTONAUT_ACTING, MONSTER_ACTING, 1)
        mark(out, d.target, CRYPTONAUT_ATTACKED, MONSTER_ATTACKED, 1)
        mark_structure(scene, d.target, STRUCTURE_ATTACKED)
        if d.left:
            mark_left(out, d.left, HALF)


def see_deed(d, row):
    row[DEED_UNIT] = share(d.unit + 1, N_UNITS)
    row[DEED_VERB] = share(d.verb + 1, N_VERBS)
    row[DEED_SLOT] = share(d.slot + 1, N_ACTION_SLOTS)
    row[DEED_STAGE] = share(d.stage + 1, 5)
    row[DEED_FREE] = d.free
    row[DEED_INTERRUPT] = d.interrupt
    row[DEED_EFFORTLESS] = d.effortless
    row[DEED_BASE] = d.base
    row[DEED_EFFECT] = share(d.effect + 1, MAX_EFFECTS)
    row[DEED_WEAPON] = share(d.weapon + 1, MAX_WEAPONS)
    row[DEED_TARGET] = share(d.target + 1, MAX_REFS)
    row[DEED_CELL] = share(d.cell + 1, MAX_CELLS)
    row[DEED_LEFT] = share(d.left, 1 << N_UNITS)
    row[DEED_DEALT] = number(d.dealt)
    row[DEED_HIT] = number(d.hit)


def see_lists(s, c, scene, out):
    for k in range(min(s.n_lists, SHOWN_LISTS)):
        see_list(cython.address(s.list[s.n_lists - 1 - k]), out + AT_LISTS + k * N_LIST_COLUMNS)
    if s.n_lists == 0:
        return
    way = cython.address(s.list[s.n_lists - 1])
    if way.left:
        mark_left(out, way.left, 1)
    if way.left_structures:
        for i in range(MAX_STRUCTURES):
            if way.left_structures >> i & 1:
                mark_structure(scene, REF_STRUCTURE + i, STRUCTURE_LEFT)
    if way.source < 0 and s.goddess >= 0:
        for kind in range(N_CARD_KINDS):
            card = cython.address(c.goddess[s.goddess].card[kind])
            if way.effect == card.effect or way.effect == card.mastery:
                out[AT_CARDS + kind * N_CARD_COLUMNS + CARD_UNDER_WAY] = 1


def see_list(way, row):
    row[LIST_EFFECT] = share(way.effect + 1, MAX_EFFECTS)
    row[LIST_SOURCE] = share(way.source + 1, N_UNITS)
    row[LIST_OTHER] = share(way.other + 1, N_UNITS)
    row[LIST_TARGET] = share(way.target + 1, MAX_REFS)
    row[LIST_THING] = share(way.thing + 1, MAX_REFS)
    row[LIST_CELL] = share(way.cell + 1, MAX_CELLS)
    row[LIST_AT] = share(way.at + 1, MAX_OPS)
    row[LIST_END] = share(way.end, MAX_OPS)
    row[LIST_RUN] = share(way.run + 1, MAX_OPS)
    row[LIST_RUN_END] = share(way.run_end, MAX_OPS)
    row[LIST_LEFT] = share(way.left, 1 << N_UNITS)
    row[LIST_AREA] = way.area
    row[LIST_HAZARD] = way.hazard
    row[LIST_WAITING] = way.waiting
    row[LIST_COUNT] = number(way.count)
    row[LIST_SIZE] = share(way.size, 2)


def see_stack(s, out):
    for k in range(min(s.head.depth, SHOWN_FRAMES)):
        f = below_top(s, k)
        row = out + k * N_FRAME_COLUMNS
        row[FRAME_KIND] = share(f.kind + 1, N_FRAMES)
        row[FRAME_OWNER] = share(f.owner + 1, N_SEATS)
        row[FRAME_SOURCE] = number(f.source)
        row[FRAME_TARGET] = number(f.target)
        row[FRAME_STEP] = number(f.step)
        row[FRAME_COUNT] = number(s.stops - f.count if f.kind == WALK else f.count)


# --- the question


def see_question(s, c, scene, f, out):
    out[AT_QUESTION + f.kind] = 1
    out[AT_WHOM + f.owner] = 1
    see_action(s, c, f, out)
    see_subject(scene, f, out)
    see_asked(s, c, scene, f, out + AT_ASKED)


def see_action(s, c, f, out):
    """The verb and the slot of the question, else of the Action under way."""
    verb = -1
    slot = -1
    if s.n_deeds:
        verb = s.deed[s.n_deeds - 1].verb
        slot = s.deed[s.n_deeds - 1].slot
    if f.kind == ASK_SOURCE:
        verb = f.target
        slot = -1
    elif f.kind == ASK_TARGET:
        verb = f.target
        slot = f.count if f.source >= 0 else -1
        if f.source < 0:
            see_goddess_target(s, c, f, out)
    elif f.kind == ASK_TRIGGER:
        slot = -1
        see_trigger(s, cython.address(s.rule[f.target]), f.count, out)
    elif f.kind == ASK_SUMMON:
        out[AT_SUMMONED + f.source] = 1
    if verb >= 0:
        out[AT_VERB + verb] = 1
    if slot >= 0:
        out[AT_SLOT + slot] = 1


def see_goddess_target(s, c, f, out):
    """What she chooses a target for: the Effect of a card, a Blood item, or an Upkeep Mastery."""
    if f.target == V_END:
        out[AT_CARDS + (f.count // 3) * N_CARD_COLUMNS + CARD_EFFECT_ASKED] = 1
    elif f.target == V_BUY:
        out[AT_BLOOD + f.count] = 1
    elif f.target == V_GIVE:
        for kind in range(N_CARD_KINDS):
            if c.goddess[s.goddess].card[kind].mastery == f.count:
                out[AT_CARDS + kind * N_CARD_COLUMNS + CARD_MASTERY_ASKED] = 1


def see_trigger(s, r, event, out):
    out[AT_EVENT + event] = 1
    if r.source >= 0:
        out[AT_SLOT + r.slot] = 1
    elif r.slot >= 0:
        out[AT_CARDS + r.slot * N_CARD_COLUMNS + CARD_MASTERY_ASKED] = 1


def see_subject(scene, f, out):
    """Who acts or is acted upon, and the target so far."""
    kind = f.kind
    unit = f.source
    target = -1
    if kind in (ASK_PICK, ASK_SQUAD):
        unit = f.target
    elif kind in (ASK_FLIP, ASK_GUARD, ASK_CRYSTAL, ASK_SUMMON):
        unit = -1
    elif kind in (ASK_DIRECTION, ASK_TRADE, ASK_LOOT, ASK_PREPARED):
        target = f.target
    elif kind == ASK_OPTION and f.target == CHOOSE_VERB:
        target = f.count
    elif kind == ASK_TELEPORT:
        for u in range(N_CRYPTONAUTS):
            out[AT_CRYPTONAUTS + u * N_CRYPTONAUT_COLUMNS + CRYPTONAUT_CHOSEN] = f.count >> u & 1
    mark(out, unit, CRYPTONAUT_ASKED, MONSTER_ASKED, 1)
    mark(out, target, CRYPTONAUT_TARGET, MONSTER_TARGET, 1)
    mark_structure(scene, target, STRUCTURE_ASKED)


def see_asked(s, c, scene, f, row):
    if scene.move >= 0:
        see_move(s, c, scene, cython.address(s.head.stack[scene.move]), row)
    if scene.check >= 0:
        see_check(cython.address(s.head.stack[scene.check]), row)
    if scene.damage >= 0:
        row[ASKED_DAMAGE] = number(s.head.stack[scene.damage].count & 31)
    if scene.shove >= 0:
        row[ASKED_SPACES] = number(s.head.stack[scene.shove].count)
    if f.kind == ASK_DIRECTION:
        row[ASKED_SPACES] = number(f.count)
    elif f.kind == ASK_OPTION:
        row[ASKED_OPTION_VERB + f.target] = 1
    elif f.kind == ASK_SUMMON:
        row[ASKED_PAID + f.count] = 1
        row[ASKED_NORMAL + f.target] = 1
    elif f.kind == ASK_TRADE:
        row[ASKED_GIVE] = f.step == V_GIVE
        row[ASKED_TAKE] = f.step == V_TAKE
        for i in range(4):
            row[ASKED_GAVE_KNOWLEDGE + i] = s.given >> i & 1
            row[ASKED_TOOK_KNOWLEDGE + i] = s.taken >> i & 1
    elif f.kind == ASK_UNIT:
        for seat in range(1, N_SEATS):
            row[ASKED_PASSED_1 + seat - 1] = f.count >> seat & 1


def see_move(s, c, scene, f, row):
    points_left = f.target
    if points_left < 0:
        points_left = move_now(s, c, scene, f.source)
    row[ASKED_POINTS] = units(max(0, points_left - f.count))
    row[ASKED_MOVE_ACTION] = (f.step & MOVE_ACTION) != 0
    row[ASKED_NO_BREAK] = (f.step & NO_BREAK) != 0
    row[ASKED_FLOATING] = (f.step & FLOATING) != 0
    row[ASKED_CASTER] = (f.step & CASTER) != 0
    row[ASKED_MOVE_OVER] = (f.step & MOVE_OVER) != 0


def see_check(f, row):
    if f.target == K_AIM:
        row[ASKED_AIM] = 1
    elif f.target == K_CAST:
        row[ASKED_CAST] = 1
    else:
        row[ASKED_STAMINA] = 1
    row[ASKED_BONUS] = change(f.count)


# --- everything


def full(s, c, out):
    """The observation of one who sees all, then what no observation holds (state_layout)."""
    observe(s, c, ALL, out)
    out += AT_BOARDS + N_PLANES * c.grid.n_cells + n_rows(c) * N_STRUCTURE_COLUMNS
    out = list_pile(s.deck, s.deck_n, N_DECK, N_CARD_KINDS, 0, out)
    out = list_pile(s.artifact_deck, s.artifact_n, N_ARTIFACTS, N_ARTIFACTS, 0, out)
    for i in range(N_TRAPS):
        out[i] = share(s.trap_deck[i] + 1, N_TRAPS)
    out += N_TRAPS
    for slot in range(MAX_SLOTS):
        out = list_pile(s.relic_deck[slot], s.relic_n[slot], 2, N_RELICS, N_ARTIFACTS, out)
    list_pile(
        s.knowledge_deck, s.knowledge_n if c.options.encounters else 0, N_KNOWLEDGE, N_ENCOUNTERS, 0, out
    )


def list_pile(cards, n, room, names, first, out):
    """A pile from its top card on; returns the place after its room."""
    for i in range(n):
        out[i] = share(cards[n - 1 - i] - first + 1, names)
    return out + room
