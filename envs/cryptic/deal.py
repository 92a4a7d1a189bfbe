"""Setup: decks, boards, drafts and choices, guards, Crystals, placement (CE-003 to CE-018, CE-213 to
CE-235).
"""

import cython


def game_task(s, c):
    """The steps of setup in their order (spec 6.1)."""
    f = top(s)
    step = f.step
    f.step += 1
    if step == SHUFFLING:
        shuffle_decks(s, c)
    elif step == DRAFT_BOARDS:
        draft_boards(s, c, f)
    elif step == BOARDS:
        draw_boards(s, c)
    elif step == FLIPS:
        flips(s, c, f)
    elif step == EARLY_GUARDS:
        if c.options.setup == SETUP_DRAFT:
            guards(s, c)
    elif step == TEAM:
        choose_team(s, c, f)
    elif step == CHOOSING:
        choose_goddess(s, c)
    elif step == LATE_GUARDS:
        shuffle_cards(s, c)
        if c.options.setup != SETUP_DRAFT:
            guards(s, c)
    else:
        last_steps(s, c, f, step)


def last_steps(s, c, f, step):
    if step == SQUADS:
        assign_squads(s, c, f)
    elif step == HIDING:
        if s.board[0] == TOMB:
            push(s, ASK_CODEX, 0, -1, -1, 0)
    elif step == OPENING:
        draw_cards(s, c, c.goddess[s.goddess].hand_limit)
    elif step == CRYSTALS:
        place_crystals(s, c, f)
    elif step == AREA:
        s.area = 1
        if has_two_areas(s, c):
            push(s, ASK_ENTRANCE, 1, -1, -1, 0)
    elif step == PLACING:
        place_team(s, c, f)
    else:
        f.step = PLAYING
        push(s, ROUND, -1, -1, -1, 0)


# --- decks


def shuffle_decks(s, c):
    """CE-003; with Encounters the Knowledge deck, too."""
    rng = cython.address(s.head.rng)
    s.artifact_n = N_ARTIFACTS
    for i in range(N_ARTIFACTS):
        s.artifact_deck[i] = i
    shuffle(rng, s.artifact_deck, N_ARTIFACTS)
    for i in range(N_TRAPS):
        s.trap_deck[i] = i
    shuffle(rng, s.trap_deck, N_TRAPS)
    if c.options.encounters:
        for kind in range(N_ENCOUNTERS):
            for _ in range(c.encounter[kind].copies):
                s.knowledge_deck[s.knowledge_n] = kind
                s.knowledge_n += 1
        shuffle(rng, s.knowledge_deck, s.knowledge_n)


def shuffle_cards(s, c):
    """The deck of the Goddess."""
    for kind in range(N_CARD_KINDS):
        for _ in range(c.goddess[s.goddess].card[kind].copies):
            s.deck[s.deck_n] = kind
            s.deck_n += 1
    shuffle(cython.address(s.head.rng), s.deck, s.deck_n)
    gather(s, c)


# --- boards


def draft_boards(s, c, f):
    """CE-214, CE-215: the Goddess, then a board banned by each side."""
    if c.options.setup != SETUP_DRAFT:
        return
    f.count += 1
    if f.count <= 3:
        f.step = DRAFT_BOARDS
    if f.count == 1:
        push(s, ASK_GODDESS, 0, -1, -1, 0)
    elif f.count == 2:
        push(s, ASK_BAN_BOARD, 0, -1, -1, 0)
    elif f.count == 3:
        push(s, ASK_BAN_BOARD, 1, -1, -1, 0)
    else:
        f.count = 0


def draw_boards(s, c):
    """CE-006, CE-216, R-48, R-104: the Realm as named or at random, then Sub-Realms at random."""
    if c.options.realm >= 0:
        lay_board(s, c, 0, c.options.realm)
    elif c.options.quickplay:
        lay_board(s, c, 0, random_board(s, N_REALMS, N_BOARDS))
    else:
        lay_board(s, c, 0, random_board(s, 0, N_REALMS))
    for slot in range(1, c.options.n_slots):
        board = random_board(s, N_REALMS, N_BOARDS)
        if board >= 0:
            lay_board(s, c, slot, board)
    if c.options.relics:
        for slot in range(c.options.n_slots):
            relic_deck(s, slot)


def random_board(s, low, high):
    """One of the boards that are neither banned nor laid; -1 if there is none."""
    n = 0
    for board in range(low, high):
        if is_open(s, board):
            n += 1
    if n == 0:
        return -1
    k = 0
    if n > 1:
        k = below(cython.address(s.head.rng), n)
    for board in range(low, high):
        if is_open(s, board):
            if k == 0:
                return board
            k -= 1
    return -1


def is_open(s, board):
    if s.boards_banned >> board & 1:
        return 0
    for slot in range(MAX_SLOTS):
        if s.board[slot] == board:
            return 0
    return 1


def relic_deck(s, slot):
    if s.board[slot] < 0:
        return
    for i in range(2):
        s.relic_deck[slot][i] = N_ARTIFACTS + 2 * s.board[slot] + i
    s.relic_n[slot] = 2
    shuffle(cython.address(s.head.rng), s.relic_deck[slot], 2)


def lay_board(s, c, slot, board):
    """CE-007: every token on its printed space."""
    s.board[slot] = board
    b = cython.address(c.board[board])
    base = c.grid.base[slot]
    for i in range(b.width * b.width):
        cell = base + i
        s.terrain[cell] = b.terrain[i]
        s.token[cell] = b.token[i]
        s.block[cell] = 0
        if b.terrain[i] == WALL:
            s.block[cell] = BLOCK_WALL
        elif b.terrain[i] == PIT:
            s.block[cell] = BLOCK_PIT
        if s.token[cell] & ARTIFACT_ALONE:
            s.token[cell] &= ~ARTIFACT_ALONE
            if c.options.quickplay:
                s.token[cell] |= ARTIFACT
    for i in range(b.n_sites):
        build(s, c, b.site_kind[i], base + b.site_cell[i], -1)
    if b.gash >= 0:
        clear_unit(s, GASH)
        s.unit[GASH].sheet = GASHNORADON
        s.unit[GASH].life = PRESENT
        set_down(s, c, GASH, base + b.gash)


# --- Relics


def flips(s, c, f):
    """CE-219, CE-220: an Artifact token of the Realm, and perhaps one of the Sub-Realms, becomes the Relic
    token.
    """
    if not c.options.relics:
        return
    f.count += 1
    if f.count == 1:
        f.step = FLIPS
        push(s, ASK_FLIP, 0, 0, -1, 0)
        return
    f.count = 0
    if c.options.n_slots > 1 and artifact_tokens(s, c, 1, cython.NULL):
        push(s, ASK_FLIP, 0, 1, -1, 0)


def artifact_tokens(s, c, source, mask):
    """Artifact tokens of the Realm (source 0) or of the Sub-Realms (1)."""
    n = 0
    for cell in range(c.grid.n_cells):
        if s.token[cell] & ARTIFACT and (c.grid.slot[cell] > 0) == source:
            n += offer(mask, CELL + cell)
    return n


def guards(s, c):
    if c.options.relics:
        push(s, GUARDS, -1, -1, -1, 0)


# --- Cryptonauts and Goddess


def choose_team(s, c, f):
    """CE-010, CE-217, R-99."""
    if c.options.squads[0] >= 0:
        for u in range(n_team(c)):
            s.unit[u].sheet = c.options.squads[u]
    elif c.options.setup == SETUP_RANDOM:
        random_team(s, c)
    elif c.options.setup == SETUP_CHOOSE:
        pick_in_turn(s, c, f)
    else:
        ban_and_pick(s, c, f)


def random_team(s, c):
    for i in range(N_SHEETS):
        all_sheets[i] = i
    shuffle(cython.address(s.head.rng), all_sheets, N_SHEETS)
    for u in range(n_team(c)):
        s.unit[u].sheet = all_sheets[u]


def pick_in_turn(s, c, f):
    """setup="choose": the seats in turn, each into its own Squad."""
    if f.count == n_team(c):
        f.count = 0
        return
    u = nth_place(c, f.count)
    f.count += 1
    f.step = TEAM
    push(s, ASK_PICK, seat_of(c, u), -1, u, n_team(c) + 1 - f.count)


def nth_place(c, k):
    """The place that is filled k-th: with several seats they take turns."""
    squads = c.options.players - 1
    if squads == 1:
        return k
    return k // squads + k % squads * (N_CRYPTONAUTS // squads)


def ban_and_pick(s, c, f):
    """CE-217: three banned, three picked, three banned, three picked."""
    k = f.count
    if k == 12:
        f.count = 0
        return
    f.count += 1
    f.step = TEAM
    if k // 3 % 2 == 0:
        push(s, ASK_BAN, 0, -1, -1, 3 - k % 3)
    else:
        picked = k % 3 + 3 * (k // 6)
        push(s, ASK_PICK, 1 + picked % (c.options.players - 1), -1, -1, 6 - picked)


def unpicked(s, mask):
    """Cryptonauts neither banned nor picked."""
    n = 0
    for sheet in range(N_SHEETS):
        if not (s.banned | s.picked) >> sheet & 1:
            n += offer(mask, DRAFT + sheet)
    return n


def choose_goddess(s, c):
    """CE-014; named, at random, or hers to choose."""
    if s.goddess >= 0:
        return
    if c.options.goddess >= 0:
        s.goddess = c.options.goddess
    elif c.options.setup == SETUP_CHOOSE and c.options.goddess == -1:
        push(s, ASK_GODDESS, 0, -1, -1, 0)
    else:
        s.goddess = below(cython.address(s.head.rng), N_GODDESSES)


def assign_squads(s, c, f):
    """CE-218: after a draft every place is filled by the seat that owns it."""
    if c.options.setup != SETUP_DRAFT:
        return
    if f.count == N_CRYPTONAUTS:
        f.count = 0
        return
    u = f.count
    f.count += 1
    f.step = SQUADS
    push(s, ASK_SQUAD, seat_of(c, u), -1, u, 0)


def unassigned(s, mask):
    """Drafted Cryptonauts who have no place yet."""
    n = 0
    for i in range(N_CRYPTONAUTS):
        if not has_place(s, s.wanted[i]):
            n += offer(mask, DRAFT + s.wanted[i])
    return n


def has_place(s, sheet):
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].sheet == sheet:
            return 1
    return 0


def answer_pick(s, f, sheet):
    """f: the ASK_PICK frame, gone."""
    s.picked |= BIT << sheet
    if f.target >= 0:
        s.unit[f.target].sheet = sheet
        return
    for i in range(N_CRYPTONAUTS):
        if s.wanted[i] < 0:
            s.wanted[i] = sheet
            return


# --- Crystals and placement


def place_crystals(s, c, f):
    """CE-226: one for each Sub-Realm."""
    f.count += 1
    while f.count < c.options.n_slots and s.board[f.count] < 0:
        f.count += 1
    if f.count < c.options.n_slots:
        f.step = CRYSTALS
        push(s, ASK_CRYSTAL, 0, f.count, -1, 0)
        return
    f.count = 0


def crystal_places(s, c, mask):
    """R-100: an unoccupied space without Door or token, next to Ground that can be walked to from an
    entrance.
    """
    flood(s, c, cython.address(reached))
    width = c.grid.width[0]
    n = 0
    for cell in range(width * width):
        if not may_hold_crystal(s, cell):
            continue
        for direction in range(8):
            to = neighbour(c, cell, direction)
            if to >= 0 and reached.on[to] and is_ground(s, to) and not s.token[to] & CRYSTAL:
                n += offer(mask, CELL + cell)
                break
    return n


def may_hold_crystal(s, cell):
    if s.block[cell] & STOP_ALL or s.structure_at[cell] >= 0:
        return 0
    return s.token[cell] == 0


def is_ground(s, cell):
    return s.terrain[cell] in (GROUND, ENTRANCE_1, ENTRANCE_2)


def flood(s, c, reached):
    """Spaces of the Realm to which one can walk from an entrance area, Doors counted as open."""
    memset(reached, 0, cython.sizeof(Reached))
    width = c.grid.width[0]
    for cell in range(width * width):
        if s.terrain[cell] >= ENTRANCE_1:
            reach(reached, cell)
    i = 0
    while i < reached.n:
        for direction in range(8):
            to = neighbour(c, reached.cell[i], direction)
            if to >= 0 and not reached.on[to] and is_walkable(s, to):
                reach(reached, to)
        i += 1


def reach(reached, cell):
    reached.on[cell] = 1
    reached.cell[reached.n] = cell
    reached.n += 1


def is_walkable(s, cell):
    if is_door(s, s.structure_at[cell]):
        return 1
    return not s.block[cell] & (BLOCK_WALL | BLOCK_STRUCTURE | BLOCK_MONOLITH | BLOCK_PIT)


def set_crystal(s, slot, cell):
    """CE-233: its space is Ground without other properties."""
    s.crystal[slot] = cell
    s.token[cell] |= CRYSTAL
    s.terrain[cell] = GROUND
    s.block[cell] &= ~BLOCK_PIT


def has_two_areas(s, c):
    width = c.grid.width[0]
    for cell in range(width * width):
        if s.terrain[cell] == ENTRANCE_2:
            return 1
    return 0


def place_team(s, c, f):
    """CE-016, CE-017: in unit order, all on one area."""
    if f.count == n_team(c):
        return
    u = f.count
    f.count += 1
    f.step = PLACING
    push(s, ASK_PLACE, seat_of(c, u), u, -1, 0)


def entrances(s, c, mask):
    """Free spaces of the chosen area."""
    width = c.grid.width[0]
    n = 0
    for cell in range(width * width):
        if s.terrain[cell] == ENTRANCE_1 + s.area - 1 and not s.block[cell]:
            n += offer(mask, CELL + cell)
    return n


def place_crypt(s, c, u, cell):
    """A Cryptonaut enters the game with full Vitae and Stamina."""
    who = cython.address(s.unit[u])
    sheet = cython.address(c.sheet[who.sheet])
    who.life = PRESENT
    who.vitae = sheet.vitae
    who.max_vitae = sheet.vitae
    who.stamina = sheet.stamina
    who.max_stamina = sheet.stamina
    set_down(s, c, u, cell)
    gather(s, c)


def answer_setup(s, c, f, action):
    """Answers before Round 1; f: the frame, gone."""
    kind = f.kind
    if kind == ASK_GODDESS:
        s.goddess = action - DRAFT_GODDESS
    elif kind == ASK_BAN_BOARD:
        s.boards_banned |= 1 << (action - DRAFT_BOARD)
    elif kind == ASK_BAN:
        s.banned |= BIT << (action - DRAFT)
    elif kind == ASK_PICK:
        answer_pick(s, f, action - DRAFT)
    elif kind == ASK_SQUAD:
        s.unit[f.target].sheet = action - DRAFT
    elif kind == ASK_FLIP:
        if action != VERB + V_DONE:
            s.token[action - CELL] &= ~ARTIFACT
            s.token[action - CELL] |= RELIC
    elif kind == ASK_CRYSTAL:
        set_crystal(s, f.source, action - CELL)
    elif kind == ASK_CODEX:
        s.codex_cell = action - CELL
    elif kind == ASK_ENTRANCE:
        s.area = 1 if action == VERB + V_YES else 2
    else:
        place_crypt(s, c, f.source, action - CELL)


def legal_setup(s, c, f, mask):
    kind = f.kind
    if kind in (ASK_BAN, ASK_PICK):
        return unpicked(s, mask)
    if kind == ASK_SQUAD:
        return unassigned(s, mask)
    if kind == ASK_FLIP:
        n = artifact_tokens(s, c, f.source, mask)
        return n + offer(mask, VERB + V_DONE) if f.source else n
    if kind == ASK_CRYSTAL:
        return crystal_places(s, c, mask)
    if kind == ASK_CODEX:
        return sarcophagi(s, mask)
    if kind == ASK_PLACE:
        return entrances(s, c, mask)
    n = 0
    if kind == ASK_GODDESS:
        for g in range(N_GODDESSES):
            n += offer(mask, DRAFT_GODDESS + g)
    elif kind == ASK_BAN_BOARD:
        for board in range(N_BOARDS):
            if is_open(s, board):
                n += offer(mask, DRAFT_BOARD + board)
    else:  # ASK_ENTRANCE
        n = offer(mask, VERB + V_YES) + offer(mask, VERB + V_NO)
    return n


def sarcophagi(s, mask):
    n = 0
    for i in range(s.n_structures):
        if s.structure[i].kind == SARCOPHAGUS:
            n += offer(mask, CELL + s.structure[i].cell)
    return n
