"""What holds of the units now: the columns of `current` and `changes`.

The same sums as those of sheets.value, for all units and keys in one pass over the Effects at work.
"""

import cython


def take_totals(s, c, scene):
    """All that is added to each key of each unit in play."""
    memset(scene.total, 0, cython.sizeof(scene.total))
    scene.touched = s.changed
    scene.mono_armor = 0
    for u in range(N_UNITS):
        if s.changed >> u & 1:
            add_changes(s, u, cython.address(scene.total[u * N_CHANGES]))
    for i in range(s.n_rules):
        r = cython.address(s.rule[i])
        e = cython.address(c.effect[r.effect])
        if not e.keys[0] & CHANGED_KEYS or (e.kind != KIND_PASSIVE and e.kind != KIND_AURA):
            continue
        aim = e.aim
        for k in range(e.first, e.end):
            op = cython.address(c.op[k])
            if op.to >= 0:
                aim = op.to
            if op.key < N_CHANGES and (op.code == OP_MOD or op.code == OP_KW):
                add_passive(s, c, scene, r, aim, op.key, op.n * r.times)
    for u in range(N_CRYPTONAUTS):
        if s.unit[u].between:
            scene.total[u * N_CHANGES + K_SLOW] = is_slow(s, c, u)
            scene.touched |= BIT << u


def add_changes(s, u, total):
    for until in range(UNTIL_PLAY):
        for key in range(N_CHANGES):
            total[key] += s.more[until][u][key] - s.less[until][u][key]


def add_passive(s, c, scene, r, aim, key, n):
    who = c.aim[aim].who
    if who == WHO_SELF:
        add(scene, r.source, key, n)
    elif who == WHO_MONOS:
        scene.mono_armor += n if key == K_ARMOR else 0
    elif who in (WHO_MONS, WHO_FOES):
        for i in range(s.n_order):
            if applies(s, c, r, aim, s.order[i]):
                add(scene, s.order[i], key, n)
        if present(s, GASH) and applies(s, c, r, aim, GASH):
            add(scene, GASH, key, n)
    else:
        for u in range(N_CRYPTONAUTS):
            if present(s, u) and applies(s, c, r, aim, u):
                add(scene, u, key, n)


def add(scene, u, key, n):
    scene.total[u * N_CHANGES + key] += n
    scene.touched |= BIT << u


def see_current(s, c, scene, out):
    """Attributes and Modifiers of the units in play."""
    out += AT_CURRENT
    for u in range(N_CRYPTONAUTS):
        if present(s, u):
            see_crypt_now(s, c, scene, u, out + u * N_CHANGES)
    for i in range(s.n_order):
        see_monster_now(s, c, scene, s.order[i], out + s.order[i] * N_CHANGES)
    if present(s, GASH):
        see_monster_now(s, c, scene, GASH, out + GASH * N_CHANGES)
        out[GASH * N_CHANGES + K_ARMOR] = share(armor_of(s, c, GASH), ARMOR_CAP)


def see_crypt_now(s, c, scene, u, row):
    sheet = cython.address(c.sheet[s.unit[u].sheet])
    total = cython.address(scene.total[u * N_CHANGES])
    if scene.touched >> u & 1:
        see_totals(total, row)
    row[K_AIM] = units(max(0, sheet.aim + total[K_AIM]))
    row[K_MOVE] = units(max(1, sheet.move + total[K_MOVE]))
    row[K_CAST] = units(max(0, sheet.cast + total[K_CAST]))


def see_monster_now(s, c, scene, u, row):
    sheet = cython.address(c.monster[s.unit[u].sheet])
    total = cython.address(scene.total[u * N_CHANGES])
    if scene.touched >> u & 1:
        see_totals(total, row)
    aim = sheet.aim + total[K_AIM]
    if s.unit[u].master >= 0:
        aim += master_row(s, c, u).aim
    row[K_AIM] = units(max(0, aim))
    row[K_MOVE] = units(max(1, sheet.move + total[K_MOVE]))


def move_now(s, c, scene, u):
    """What a Move Action of the unit has."""
    move = c.sheet[s.unit[u].sheet].move if u < FIRST_MONSTER else c.monster[s.unit[u].sheet].move
    return max(1, move + scene.total[u * N_CHANGES + K_MOVE])


def see_totals(total, row):
    """Changed attributes and Modifiers; four keys at a time, most are zero."""
    for first in range(0, N_CHANGES, 4):
        memcpy(cython.address(four), cython.address(total[first]), 4)
        if four:
            for key in range(first, first + 4):
                if total[key]:
                    row[key] = total[key] > 0 if key >= K_AMBUSH else change(total[key])
    row[K_ARMOR] = share(max(0, min(ARMOR_CAP, total[K_ARMOR])), ARMOR_CAP)
    if total[K_SUPPRESSED]:
        row[K_FLOATING] = 0
        row[K_ETHEREAL] = 0
        row[K_FEARSOME] = 0
        row[K_GRAPPLE] = 0


# --- changes


def see_changes(s, out):
    """What changes for a time, and which of it ends soon."""
    for u in range(N_UNITS):
        if s.changed >> u & 1 and present(s, u):
            row = out + AT_CHANGES + u * N_CHANGE_COLUMNS
            for column in range(N_CHANGE_COLUMNS):
                row[column] = shown_change(s, u, DZ_CHANGES[column])
            see_ends(s, u, out)


def shown_change(s, u, key):
    lost = s.less[UNTIL_ACT][u][key] + s.less[UNTIL_TURN][u][key] + s.less[UNTIL_EOC][u][key]
    soon = s.more[UNTIL_ACT][u][key] + s.more[UNTIL_TURN][u][key] + s.more[UNTIL_EOC][u][key] - lost
    late = s.more[UNTIL_EON][u][key] - s.less[UNTIL_EON][u][key]
    lost += s.less[UNTIL_EON][u][key]
    return share(max(-1024, min(1024, 64 * soon + 8 * late + lost)), 1024)


def see_ends(s, u, out):
    """What ends with the Action and with the Turn."""
    action = 0
    turn = 0
    for column in range(N_CHANGE_COLUMNS):
        key = DZ_CHANGES[column]
        action += (column + 1) * (s.more[UNTIL_ACT][u][key] + s.less[UNTIL_ACT][u][key])
        turn += (column + 1) * (s.more[UNTIL_TURN][u][key] + s.less[UNTIL_TURN][u][key])
    if u < FIRST_MONSTER:
        row = out + AT_CRYPTONAUTS + u * N_CRYPTONAUT_COLUMNS + CRYPTONAUT_ENDS_ACTION
    else:
        row = out + AT_MONSTERS + (u - FIRST_MONSTER) * N_MONSTER_COLUMNS + MONSTER_ENDS_ACTION
    row[0] = share(min(action, MOST_ENDS), MOST_ENDS)
    row[1] = share(min(turn, MOST_ENDS), MOST_ENDS)
