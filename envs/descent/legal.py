"""What the player who is asked may answer."""

import cython


def legal(s, c, mask):
    """Marks the legal actions of the question on top of the stack; returns how many they are. A task on
    top, possible
    only in positions written by hand, is answered by PASS: go on.
    """
    f = top(s)
    kind = f.kind
    if kind >= N_ASKS or f.owner < 0:
        return offer(mask, PASS)
    if kind == ASK_MENU:
        return legal_menu(s, c, f.source, mask)
    if kind == ASK_MONSTER:
        return legal_monster(s, c, f.source, mask)
    if kind == ASK_WINDOW:
        return legal_window(s, c, f, mask)
    if kind == ASK_STEPS:
        if f.count == 1:
            return legal_walk(s, c, f, mask)
        return legal_jain(s, c, f, mask) if f.count == 2 else legal_roam(s, c, f, mask)
    if kind <= ASK_RELIC_TO:
        return legal_campaign(s, c, f, mask)
    if kind <= ASK_SUMMON or kind in (ASK_RANK, ASK_GROUP):
        return legal_setting(s, c, f, mask)
    if ASK_FIGURE <= kind <= ASK_CARD or kind == ASK_MAY:
        return legal_choice(s, c, f, mask)
    return legal_rest(s, c, f, mask)


def legal_rest(s, c, f, mask):
    kind = f.kind
    if kind == ASK_TARGET:
        return legal_target(s, c, f, mask)
    if kind == ASK_SURGE:
        return legal_surge(s, c, cython.address(s.attack[f.target]), mask)
    if kind == ASK_DARK_MENU:
        return legal_dark_menu(s, c, mask)
    if kind == ASK_NEXT_HERO:
        return legal_next(s, c, mask)
    if kind == ASK_EQUIP:
        return legal_equip(s, c, f.source, mask)
    if kind == ASK_START:
        return legal_start(s, c, f, mask)
    if kind == ASK_BASE:
        return legal_base(s, c, f, mask)
    if kind == ASK_WEAPON:
        return legal_weapon(s, c, f, mask)
    if kind == ASK_ITEM:
        return legal_item(s, c, f, mask)
    if kind == ASK_PATH:
        return legal_path(s, c, f, mask)
    return legal_deed(s, c, f, mask)  # ASK_DEED
