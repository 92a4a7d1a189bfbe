"""What a seat sees, and what there is (columns.pxd says what stands where)."""

import cython


def observe(s, c, seat, out):
    """The observation of a seat, of a spectator (-1) of the public table, or of one who sees ALL."""
    take_scene(s, seat, cython.address(scene))
    if seat >= 0:
        out[AT_ME + seat] = 1
    see_options(c, out + AT_OPTIONS)
    see_course(s, out + AT_COURSE)
    see_campaign(s, out)
    see_pieces(s, c, cython.address(scene), out)
    see_overlord(s, c, cython.address(scene), out)
    see_his_cards(s, c, cython.address(scene), out)
    see_search(s, cython.address(scene), out)
    see_shop(s, out)
    see_attack(s, c, cython.address(scene), out)
    see_roll(s, cython.address(scene), out + AT_ROLL)
    see_stack(s, cython.address(scene), out)
    see_deed(s, cython.address(scene), out)
    if s.encounter >= 0:
        out[AT_ENCOUNTER + s.encounter] = 1
        see_spaces(s, out + AT_MAP)
    if scene.asked:
        see_question(s, top(s), out)


def take_scene(s, seat, scene):
    """Whom a question is about only the one who is asked may know: others can tell cards from it (spec 7)."""
    scene.viewer = seat
    scene.dark = knows_overlord(seat)
    scene.asked = s.head.over == RUNNING and (seat == ALL or top(s).owner == seat)
    scene.stage = -1
    scene.roll = 0
    scene.planned = planned(s)
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind == ATTACK and scene.stage < 0:
            scene.stage = f.step
        elif f.kind == TEST or f.kind == HEALING:
            scene.roll = 1


# --- the course of the game


def see_options(c, row):
    o = cython.address(c.options)
    row[OPTION_HEROES_2 + o.heroes - 2] = 1
    row[OPTION_ENCOUNTER + o.mode] = 1
    row[OPTION_PLOT_DECK] = o.plot_deck
    row[OPTION_PLOT_SHOP] = o.plot_shop
    row[OPTION_TRAVEL] = o.travel
    row[OPTION_EXTRA] = share(o.act1_pool, ACT1_BOTH)
    row[OPTION_BELL] = o.act2_both
    row[OPTION_ROUND_CAP] = units(o.round_cap)
    row[OPTION_MAJORITY] = HALF * o.majority


def see_course(s, row):
    row[COURSE_START + s.phase] = 1
    if s.winner:
        row[COURSE_WON_HEROES + s.winner - 1] = 1
    row[COURSE_OVER] = s.head.over != RUNNING
    row[COURSE_VALUE] = share(s.value, SIXTIETHS)
    row[COURSE_ENDED] = s.ended
    if s.encounter_winner:
        row[COURSE_ENCOUNTER_HEROES + s.encounter_winner - 1] = 1
    if s.quest_winner:
        row[COURSE_QUEST_HEROES + s.quest_winner - 1] = 1
    row[COURSE_TRACK] = share(s.track, N_TRACK)
    row[COURSE_ACT] = s.act
    row[COURSE_ROUND] = units(s.round)
    row[COURSE_OVERLORD_TURNS] = units(s.overlord_turns)
    row[COURSE_PASSED] = s.passed
    row[COURSE_ROLLED] = units(s.rolled)
    row[COURSE_ROLLED_SURGES] = units(s.rolled_surges)
    row[COURSE_GOLD] = cython.cast(cython.float, s.gold) / (s.gold + GOLD)
    see_standing(s, row)


def see_standing(s, row):
    """How the encounter and the campaign stand."""
    for i in range(2):
        row[COURSE_CARRY_1 + i] = units(s.carry[i])
    row[COURSE_KNOCKOUTS] = units(s.knockouts)
    row[COURSE_KEY] = s.key
    for i in range(N_COUNTERS):
        row[COURSE_COUNTER_1 + i] = number(s.counter[i])
    for i in range(3):
        row[COURSE_QUESTS_NOBODY + i] = units(s.won[i])
        row[COURSE_ACT_2_NOBODY + i] = units(s.won_act2[i])
    row[COURSE_BUYS_ACT_1] = s.buys_act1
    row[COURSE_SKIP_TRAVEL] = s.skip_travel
    row[COURSE_OVERPOWERED] = share(s.overpowered & 15, 16)
    row[COURSE_HAVOC] = share(s.havoc & HERO_SIDE, HERO_SIDE + 1)


def see_campaign(s, out):
    """Quests, relics, Travel cards."""
    if s.quest >= 0:
        out[AT_QUESTS + s.quest * N_PLAYED_COLUMNS + PLAYED_NOW] = 1
    if s.quests_played:
        for q in range(N_QUESTS):
            out[AT_QUESTS + q * N_PLAYED_COLUMNS + PLAYED_BEFORE] = s.quests_played >> q & 1
    for r in range(N_RELICS):
        if s.relic_of[r]:
            row = out + AT_RELICS + r * N_RELIC_COLUMNS
            row[RELIC_HEROES + s.relic_of[r] - 1] = 1
            row[RELIC_LOST] = s.relic_lost >> r & 1
            row[RELIC_TURNED] = s.relic_turned >> r & 1
    if s.travelled:
        for card in range(N_TRAVEL):
            out[AT_TRAVEL + card] = s.travelled >> card & 1


# --- the overlord's side


def see_overlord(s, c, scene, out):
    row = out + AT_COURSE
    row[COURSE_XP] = units(s.xp)
    row[COURSE_THREAT] = units(s.threat)
    row[COURSE_CURSED] = units(s.cursed)
    row[COURSE_HAND] = units(s.hand_n)
    row[COURSE_DECK] = units(s.deck_n)
    row[COURSE_MISERY] = s.misery
    if s.rise_kind >= 0:
        row[COURSE_RISE_KIND] = share(s.rise_kind + 1, N_KINDS)
        row[COURSE_RISE_MASTER] = s.rise_rank
        row[COURSE_RISE_GROUP] = share(s.rise_group + 1, MAX_NOW_GROUPS)
        row[COURSE_RISE_SPACE] = share(s.rise_cell + 1, N_SPACES)
    if c.options.plot_deck:
        for card in range(N_PLOT):
            if s.plot[card]:
                out[AT_PLOT + card * N_PLOT_CARD_COLUMNS + PLOT_CARD_READY + s.plot[card] - PLOT_READY] = 1
    if scene.dark:
        see_deck_top(s, scene, out + AT_DECK_TOP)
        for k in range(N_ASIDE):
            out[AT_LOOKED_AT + k] = share(s.aside[k] + 1, N_OVERLORD)


def see_deck_top(s, scene, out):
    """What he knows of it; while he puts cards in order those that he has put back."""
    n = s.deck_n if scene.viewer == ALL else s.deck_known
    last = s.deck_n
    if scene.planned:
        last += scene.planned
        n = last - first_back(s, scene.planned)
    for k in range(min(n, SHOWN_DECK)):
        out[k] = share(s.deck[last - 1 - k] + 1, N_OVERLORD)


def see_his_cards(s, c, scene, out):
    """Hand, deck and bought cards are his secret; of his deck all know that the basic cards belong to it."""
    memset(deck, 0, cython.sizeof(deck))
    if scene.dark:
        for k in range(s.deck_n):
            deck[s.deck[k]] += 1
        for k in range(first_back(s, scene.planned), s.deck_n + scene.planned):
            deck[s.deck[k]] += 1
    bought = 0
    discarded = 0
    hand = scene.dark or (scene.viewer > 0 and hand_open(s))
    playing = s.deck_n + s.hand_n > 0
    for card in range(N_OVERLORD):
        row = out + AT_CARDS + card * N_CARD_COLUMNS
        bought += s.bought[card]
        discarded += s.discard[card]
        row[CARD_DISCARD] = units(s.discard[card])
        if hand:
            row[CARD_HAND] = units(s.hand[card])
        if scene.dark:
            row[CARD_DECK] = units(deck[card])
            row[CARD_BOUGHT] = units(s.bought[card])
        elif playing and c.overlord[card].cls == BASIC:
            row[CARD_DECK] = units(c.overlord[card].copies - s.discard[card])
    out[AT_COURSE + COURSE_BOUGHT] = units(bought)
    out[AT_COURSE + COURSE_DISCARD] = units(discarded)


# --- Search cards and the shop


def see_search(s, scene, out):
    """How many of each card are left is open; where they lie is known of some."""
    out[AT_COURSE + COURSE_SEARCH_DECK] = units(s.search_n)
    out[AT_COURSE + COURSE_APPRAISED] = s.appraised
    memset(left, 0, cython.sizeof(left))
    known = s.search_light
    if scene.dark:
        known |= s.search_dark
    if scene.viewer == ALL:
        known = ALL_PLACES
    for i in range(s.search_n):
        if known >> i & 1:
            out[AT_SEARCH_DECK + s.search_n - 1 - i] = share(s.search[i] + 1, N_SEARCH)
        left[s.search[i]] += 1
    for card in range(N_SEARCH):
        row = out + AT_SEARCH + card * N_SEARCH_COLUMNS
        row[SEARCH_LEFT] = units(left[card])
        row[SEARCH_DISCARD] = units(s.search_discard[card])
    if s.drawn >= 0:
        out[AT_SEARCH + s.drawn * N_SEARCH_COLUMNS + SEARCH_DRAWN] = 1
    if s.aside_search >= 0:
        out[AT_SEARCH + s.aside_search * N_SEARCH_COLUMNS + SEARCH_ASIDE] = 1


def see_shop(s, out):
    for i in range(N_SHOP):
        if s.shop_left[i] | s.offered[i]:
            row = out + AT_SHOP + i * N_SHOP_COLUMNS
            row[SHOP_LEFT] = units(s.shop_left[i])
            row[SHOP_OFFERED] = units(s.offered[i])
            row[SHOP_ON_OFFER] = s.on_offer >> i & 1


# --- what is asked and under way


def see_stack(s, scene, out):
    """The question of the viewer, and the topmost tasks."""
    row = out + AT_STACK
    n = 0
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind < N_ASKS:
            if k == 0 and scene.asked:
                see_frame(f, 0, row)
        elif n < SHOWN_TASKS:
            n += 1
            see_frame(f, not scene.dark and is_secret(f), row + n * N_FRAME_COLUMNS)


def see_frame(f, hides, row):
    row[FRAME_KIND] = share(f.kind + 1, N_FRAME_KINDS)
    row[FRAME_OWNER] = number(f.owner)
    row[FRAME_SOURCE] = number(f.source)
    row[FRAME_TARGET] = number(f.target)
    row[FRAME_STEP] = number(f.step)
    row[FRAME_COUNT] = 0 if hides else number(f.count)


def is_secret(f):
    """What is chosen among cards that the overlord alone has seen."""
    if f.kind != USE:
        return 0
    if f.target == D_CARD + PLAN_AHEAD or f.target == D_CARD + UNHOLY_RITUAL:
        return 1
    return f.target == D_PLOT + CONCEALMENT or f.target == D_SPECIAL + PILFER


def see_question(s, f, out):
    out[AT_QUESTION + f.kind] = 1
    if f.kind == ASK_WINDOW:
        out[AT_WINDOW + f.source] = 1
    who = -1
    if SOURCES >> f.kind & 1:
        who = f.source
    elif f.kind == ASK_WINDOW and is_about_hero(f.source):
        who = f.target
    if 0 <= who < N_FIGURES:
        out[AT_FIGURES + who * N_FIGURE_COLUMNS + FIGURE_ASKED] = 1
    if f.kind == ASK_ITEM and 0 <= f.target < MAX_HEROES:
        out[AT_FIGURES + f.target * N_FIGURE_COLUMNS + FIGURE_TARGET] = 1


def is_about_hero(window):
    """Windows whose target is a hero."""
    return window in (W_AT1_HERO, W_AT2_HERO, W_AT7, W_AT7_HERO, W_OT3_HERO, W_OT5, W_SPIRITS)


def see_deed(s, scene, out):
    """The skill, item, card or ability that is asked about, or under way."""
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind == USE or f.kind == EACH:
            mark_deed(f.target, out)
            return
        if k == 0 and scene.asked and ASK_FIGURE <= f.kind <= ASK_MAY and f.kind != ASK_ITEM:
            mark_deed(f.target, out)
            return


def mark_deed(deed, out):
    """Cards are marked where they stand, too."""
    note_deed(deed, out + AT_DEED)
    if D_CARD <= deed < D_PLOT:
        out[AT_CARDS + (deed - D_CARD) * N_CARD_COLUMNS + CARD_UNDER_WAY] = 1
    elif D_PLOT <= deed < D_SPECIAL:
        out[AT_PLOT + (deed - D_PLOT) * N_PLOT_CARD_COLUMNS + PLOT_CARD_UNDER_WAY] = 1


# --- everything


def full(s, c, out):
    """The observation of one who sees all, then what no observation holds (state_layout)."""
    observe(s, c, ALL, out)
    out += N_OBSERVATION
    for i in range(s.deck_n):
        out[i] = share(s.deck[s.deck_n - 1 - i] + 1, N_OVERLORD)
    out += OVERLORD_DECK
    out[0] = units(s.deck_known)
    out += 1
    for i in range(SEARCH_DECK):
        out[i] = s.search_dark >> i & 1
        out[SEARCH_DECK + i] = s.search_light >> i & 1
