"""Small acts that actions, skills and feats share."""

import cython


def spend_action(s, h):
    f = cython.address(s.figure[h])
    f.actions -= 1
    f.marked = 1
    if f.actions == 0:
        s.hero[h].two_used = 1


def move_action(s, c, h):
    """DES-063; Demonhide Leather: the second move action of a turn recovers 1 fatigue (SHO-19)."""
    me = cython.address(s.hero[h])
    s.figure[h].points += speed_of(s, c, h)
    me.moved += 1
    if me.moved == 2 and has_item(s, h, DEMONHIDE_LEATHER) >= 0:
        refresh_fatigue(s, h, 1)


def work_door(s, c, u, d):
    """A closed door is opened, an open one closed; HT4 if a hero opened it (DER-124)."""
    opens = 1 if not s.doors_open >> d & 1 else 0
    set_door(s, d, opens)
    if opens:
        door_opened(s, c, u, d)
        if is_hero(u):
            push(s, OPENED, -1, u, d, 0)


def opened_task(s, c):
    """HT4."""
    f = top(s)
    if f.step > 0 or s.figure[f.source].life != STANDING:
        pop(s)
    else:
        ask_window(s, c, W_HT4, 0, f.source, f.target)


def on_map(s, h):
    """A hero standing, or knocked out (DER-77: healing reaches him)."""
    return s.figure[h].life == STANDING or s.figure[h].life == DOWN
