"""What is seen of figures, Hero sheets, groups, tokens and doors."""

import cython


def see_pieces(s, c, scene, out):
    m = map_of(s)
    for h in range(c.options.heroes):
        see_body(s, m, h, out + AT_FIGURES + h * N_FIGURE_COLUMNS)
        see_hero(s, scene, h, out)
    for u in range(FAMILIAR, N_FIGURES):
        if s.figure[u].life != ABSENT or s.figure[u].kind >= 0:
            see_body(s, m, u, out + AT_FIGURES + u * N_FIGURE_COLUMNS)
            if u >= FIRST_MONSTER:
                row = out + AT_MONSTERS + (u - FIRST_MONSTER) * N_MONSTER_COLUMNS
                see_monster(cython.address(s.figure[u]), row)
    for g in range(MAX_NOW_GROUPS):
        if s.group[g].kind >= 0 and g < s.n_groups:
            out[AT_KINDS + g * N_KINDS + s.group[g].kind] = 1
        if g < s.n_groups:
            see_group(cython.address(s.group[g]), out + AT_GROUPS + g * N_GROUP_COLUMNS)
    for i in range(N_TOKENS):
        if s.token[i].life | s.token[i].face | s.token[i].marks:
            see_token(s, m, scene, i, out + AT_TOKENS + i * N_TOKEN_COLUMNS)
    if s.encounter >= 0:
        see_doors(s, m, out + AT_DOORS)


def see_place(m, cell, row):
    """x and y."""
    row[0] = share(m.x[cell] + 1, MAX_WIDTH)
    row[1] = share(m.y[cell] + 1, MAX_HEIGHT)


# --- figures


def see_body(s, m, u, row):
    """What all figures have."""
    f = cython.address(s.figure[u])
    row[FIGURE_LIFE] = DZ_LIFE[f.life]
    if f.cell >= 0:
        see_place(m, f.cell, row + FIGURE_X)
    row[FIGURE_LEFT] = units(f.health - f.damage)
    row[FIGURE_HEALTH] = units(f.health)
    if f.conditions:
        for i in range(4):
            row[FIGURE_POISONED + i] = f.conditions >> i & 1
    if f.points | f.actions | f.attacks | f.moves:
        row[FIGURE_POINTS] = units(f.points)
        row[FIGURE_ACTIONS] = units(f.actions)
        row[FIGURE_ATTACKS] = units(f.attacks)
        row[FIGURE_MOVES] = units(f.moves)
    row[FIGURE_ACTIVATED] = f.activated
    row[FIGURE_CARRIES] = share(f.carries + 1, N_TOKENS)
    row[FIGURE_USED] = share(f.used, 16)
    row[FIGURE_MARKED] = f.marked
    if s.activating == u or s.acting == u:
        row[FIGURE_TURN] = 1


def see_monster(f, row):
    row[MONSTER_FORM] = share(3 * f.w + f.h - 3, 9)
    row[MONSTER_WALKER] = share(f.walker + 1, N_SPACES)
    row[MONSTER_KIND] = share(f.kind + 1, N_KINDS)
    row[MONSTER_RANK] = share(f.rank + 1, N_RANKS)
    row[MONSTER_GROUP] = share(f.group + 1, MAX_NOW_GROUPS)
    row[MONSTER_TOKENS] = share(f.tokens & 255, 256)
    row[MONSTER_RELIC] = share(f.relic + 1, N_RELICS)
    row[MONSTER_AIR] = f.air
    row[MONSTER_SLIPPERY] = f.slippery
    row[MONSTER_RETURNED] = f.returned
    row[MONSTER_DASH] = units(f.dash)
    row[MONSTER_FRENZY] = units(f.frenzy)


# --- Hero sheets


def see_hero(s, scene, h, out):
    me = cython.address(s.hero[h])
    row = out + AT_HEROES + h * N_HERO_COLUMNS
    row[HERO_MINE] = scene.viewer == 1 + h
    if me.hero >= 0:
        out[AT_SHEETS + h * N_HEROES + me.hero] = 1
    if me.cls >= 0:
        out[AT_CLASSES + h * N_CLASSES + me.cls] = 1
    row[HERO_ENERGY] = units(me.stamina - me.fatigue)
    row[HERO_STAMINA] = units(me.stamina)
    row[HERO_XP] = units(me.xp)
    row[HERO_FORTUNE] = units(me.fortune)
    row[HERO_FEAT] = me.feat
    row[HERO_DONE] = me.done
    row[HERO_THREAT] = me.threat
    row[HERO_EXTRA] = me.extra
    row[HERO_REROLL] = me.reroll
    row[HERO_RETURNED] = s.returned_heroes >> h & 1
    row[HERO_CHALLENGED] = share(me.challenged + 1, N_FIGURES)
    row[HERO_TOKEN] = share(me.token + 1, N_SPACES)
    see_turn(me, row)
    see_cards_of(me, h, out)
    see_items(me, h, out)


def see_turn(me, row):
    """What holds for a turn or for a while."""
    row[HERO_RESTED] = me.rested
    row[HERO_MOVED] = units(me.moved)
    row[HERO_BONUS] = me.bonus
    row[HERO_TWO_USED] = me.two_used
    row[HERO_LEFT_SPACE] = me.left_space
    row[HERO_MONKEY] = HALF * me.monkey
    row[HERO_DESPAIR] = HALF * me.despair
    row[HERO_FAITH] = units(me.faith)
    row[HERO_FAITH_BY] = share(me.faith_by + 1, MAX_HEROES)
    row[HERO_FURY] = units(me.fury)
    row[HERO_SPIRITS] = share(me.spirits & 15, 16)
    row[HERO_FAMILIAR_ACTED] = HALF * me.familiar_acted
    row[HERO_NATURE] = units(me.nature)
    if me.unseen_by:
        row[HERO_UNSEEN_BY] = share(me.unseen_by & ALL_MONSTERS, ALL_MONSTERS + 1)
    if me.spirit_monsters:
        row[HERO_SPIRIT_MONSTERS] = share(me.spirit_monsters & ALL_MONSTERS, ALL_MONSTERS + 1)


def see_cards_of(me, h, out):
    """Skills and Search cards."""
    row = out + AT_SKILLS + h * N_OWN_SKILLS
    for i in range(N_OWN_SKILLS):
        if me.skills >> i & 1:
            row[i] = HALF if me.exhausted >> i & 1 else 1
    row = out + AT_POTIONS + h * N_USABLE * N_POTION_COLUMNS
    for card in range(N_USABLE):
        if me.faceup[card] | me.facedown[card]:
            row[card * N_POTION_COLUMNS + POTION_FACEUP] = units(me.faceup[card])
            row[card * N_POTION_COLUMNS + POTION_FACEDOWN] = units(me.facedown[card])
            row[card * N_POTION_COLUMNS + POTION_FRESH] = units(me.fresh[card])


def see_items(me, h, out):
    """By place, and once more by card."""
    row = out + AT_CARRIED + h * N_CARRIED * N_CARRIED_COLUMNS
    gear = out + AT_GEAR + h * N_ITEMS
    for i in range(N_CARRIED):
        if me.item[i] >= 0:
            equipped = me.equipped >> i & 1
            held = (
                1 + equipped + 2 * (me.turned >> i & 1) + 4 * (me.changed >> i & 1) + 8 * (me.traded >> i & 1)
            )
            row[i * N_CARRIED_COLUMNS + CARRIED_ITEM] = share(me.item[i] + 1, N_ITEMS)
            row[i * N_CARRIED_COLUMNS + CARRIED_STATE] = share(held, 16)
            gear[me.item[i]] += HALF if equipped else QUARTER


# --- groups, tokens, doors


def see_group(g, row):
    row[GROUP_OPEN] = g.open
    row[GROUP_ZONE] = share(g.zone + 1, N_ZONES)
    row[GROUP_UNDER_WAY] = g.under_way == 1
    row[GROUP_FINISHED] = g.under_way == 2
    row[GROUP_AGENT] = HALF * g.agent
    row[GROUP_RITUAL] = units(g.ritual)
    row[GROUP_EXTRA_MINIONS] = units(g.extra[0])
    row[GROUP_EXTRA_MASTERS] = units(g.extra[1])


def see_token(s, m, scene, i, row):
    """Gone ones that were turned or count as marked are seen, too.

    What a quest token is nobody knows before it is turned, nor which search token is the unique one.
    """
    t = cython.address(s.token[i])
    if t.life:
        row[TOKEN_LIFE] = HALF if t.life == HELD else 1
        if t.cell >= 0:
            see_place(m, t.cell, row + TOKEN_X)
        row[TOKEN_HOLDER] = share(t.holder + 1, N_FIGURES)
    row[TOKEN_MARKS] = units(t.marks)
    row[TOKEN_FACE] = HALF * t.face
    if i >= FIRST_QUEST_TOKEN and (t.face or scene.viewer == ALL):
        row[TOKEN_IDENTITY] = units(t.hidden)
    elif i < FIRST_QUEST_TOKEN:
        row[TOKEN_UNIQUE] = t.face == UNIQUE or (scene.viewer == ALL and s.unique == i)


def see_doors(s, m, out):
    for d in range(m.n_doors):
        row = out + d * N_DOOR_COLUMNS
        at = m.door_at[d][0]
        row[DOOR_KIND] = share(m.door_kind[d] + 1, 3)
        row[DOOR_X] = share(at % MAX_WIDTH + 1, MAX_WIDTH)
        row[DOOR_Y] = share(at // MAX_WIDTH + 1, MAX_HEIGHT)
        row[DOOR_OPEN] = s.doors_open >> d & 1
        row[DOOR_MARKS] = units(s.doors_marks[d])
