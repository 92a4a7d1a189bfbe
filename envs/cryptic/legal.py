"""What the player who is asked may answer."""

import cython


def legal(s, c, mask):
    """Marks the legal actions of the question on top of the stack; returns how many they are (a NULL mask:
    it may
    stop at two). A task on top, possible only in positions written by hand, is answered by `done`: go on.
    """
    f = top(s)
    kind = f.kind
    if kind >= N_ASKS or f.owner < 0:
        return offer(mask, VERB + V_DONE)
    if kind == ASK_STEP:
        return legal_step(s, c, mask)
    if kind == ASK_MENU:
        return legal_menu(s, c, f.source, f.target == 1, mask)
    if kind in (ASK_REROLL, ASK_TRIGGER, ASK_PREPARED, ASK_ENTRANCE):
        return offer(mask, VERB + V_YES) + offer(mask, VERB + V_NO)
    if kind == ASK_SOURCE:
        return legal_source(s, c, f, mask)
    if kind == ASK_TARGET:
        return legal_target(s, c, f, mask) if f.source >= 0 else legal_goddess_target(s, c, f, mask)
    if kind == ASK_POWERS:
        return legal_powers(s, c, mask)
    if kind == ASK_MONSTER:
        return legal_monster(s, c, f.source, mask)
    if kind <= ASK_PLACE and kind != ASK_GUARD:
        return legal_setup(s, c, f, mask)
    return legal_rest(s, c, f, mask)


def legal_rest(s, c, f, mask):
    kind = f.kind
    if kind == ASK_DIRECTION:
        return directions(mask)
    if kind == ASK_UNIT:
        return legal_unit(s, c, f, mask)
    if kind == ASK_DISCARD:
        return cards_in_hand(s, mask)
    if kind == ASK_SUMMON:
        return legal_summon(s, c, f, mask)
    if kind == ASK_SPACE:
        return legal_space(s, c, f, mask)
    if kind == ASK_OPTION:
        return legal_option(s, f, mask)
    if kind == ASK_TRADE:
        return legal_trade(s, c, f, mask)
    if kind == ASK_LOOT:
        return legal_loot(s, f, mask)
    if kind == ASK_TELEPORT:
        return legal_teleport(s, c, f, mask)
    if kind == ASK_ORDER:
        return entries(s, c, mask)
    # ASK_GUARD
    return guard_kinds(s, c, f.source, f.count, mask) + offer(mask, VERB + V_DONE)


def directions(mask):
    """R-93: all eight, also one in which the target cannot move."""
    n = 0
    for direction in range(8):
        n += offer(mask, DIR + direction)
    return n


def cards_in_hand(s, mask):
    n = 0
    for kind in range(N_CARD_KINDS):
        if s.hand[kind]:
            n += offer(mask, CARD + 3 * kind + 2)
    return n


def legal_space(s, c, f, mask):
    """Where a warp may lead; the operation is the one before the next of its list."""
    todo = cython.address(s.list[f.target])
    return warp_spaces(s, c, f.source, cython.address(c.op[todo.at - 1]), todo.source, todo.target, mask)


def legal_option(s, f, mask):
    n = 0
    if f.target == CHOOSE_CHARGE:
        return charge_slots(s, f.source, mask)
    if f.target == CHOOSE_ARTIFACT:
        return offer(mask, SLOT + S_OPTION) + offer(mask, SLOT + S_OPTION + 1)
    for i in range(3):
        if f.step >> i & 1:
            n += offer(mask, SLOT + S_OPTION + i)
    return n


def has_choice(s, c):
    """Whether the question on top of the stack has two legal answers or more; cheap where that is plain."""
    f = top(s)
    kind = f.kind
    if kind in (ASK_REROLL, ASK_TRIGGER, ASK_PREPARED, ASK_ENTRANCE, ASK_DIRECTION):
        return 1
    if kind == ASK_POWERS and s.hand_n > 0:  # a discard, or the end
        return 1
    if kind == ASK_MENU and may_go_on_or_not(s, c, f):
        return 1
    return legal(s, c, cython.NULL) > 1


def may_go_on_or_not(s, c, f):
    """A Cryptonaut in her Turn with an Action left may Prepare or Retire."""
    if f.target == 1 or s.unit[f.source].bought:
        return 0
    return actions_left(s, c, f.source) > 0
