"""What is seen of Cryptonauts, Monsters, Structures, and the Artifacts that they carry."""

import cython


def see_pieces(s, c, scene, out):
    for u in range(n_team(c)):
        who = cython.address(s.unit[u])
        row = out + AT_CRYPTONAUTS + u * N_CRYPTONAUT_COLUMNS
        seat = seat_of(c, u)
        row[CRYPTONAUT_MINE] = seat == scene.viewer
        row[CRYPTONAUT_SEAT_1 + seat - 1] = 1
        row[CRYPTONAUT_TURN] = s.acting == u
        see_cryptonaut(c, who, row)
        if who.life == PRESENT:
            row[CRYPTONAUT_ACTIONS] = units(actions_now(s, c, scene, u))
            row[CRYPTONAUT_LIGHT] = listens(s, K_IGNORE_TERRAIN_COST) and has(s, c, u, K_IGNORE_TERRAIN_COST)
        if who.sheet >= 0:
            out[AT_SHEETS + u * N_SHEETS + who.sheet] = 1
        if who.n_items:
            see_items(s, u, out)
    for i in range(s.n_order):
        row = out + AT_MONSTERS + (s.order[i] - FIRST_MONSTER) * N_MONSTER_COLUMNS
        see_monster(s, c, scene, s.order[i], row)
        row[MONSTER_AGE] = share(i + 1, N_MONSTERS)
    if present(s, GASH):
        see_monster(s, c, scene, GASH, out + AT_MONSTERS + (GASH - FIRST_MONSTER) * N_MONSTER_COLUMNS)
    for i in range(min(s.n_structures, scene.n_structures)):
        if not s.structure[i].gone:
            see_structure(s, c, scene, i, scene.structures + i * N_STRUCTURE_COLUMNS)
    if scene.secrets:
        see_secrets(s, out + AT_ITEMS)


def see_cryptonaut(c, who, row):
    row[CRYPTONAUT_PRESENT + who.life - PRESENT] = who.life > ABSENT
    if who.cell >= 0:
        see_place(c, who.cell, row + CRYPTONAUT_SLOT)
    row[CRYPTONAUT_VITAE] = units(who.vitae)
    row[CRYPTONAUT_MAX_VITAE] = units(who.max_vitae)
    row[CRYPTONAUT_STAMINA] = units(who.stamina)
    row[CRYPTONAUT_MAX_STAMINA] = units(who.max_stamina)
    row[CRYPTONAUT_RETIRED] = who.retired
    row[CRYPTONAUT_PREPARED] = who.prepared
    row[CRYPTONAUT_BASE_USED] = units(who.base_used)
    row[CRYPTONAUT_EXTRA] = units(who.extra)
    row[CRYPTONAUT_ACTED] = who.acted
    row[CRYPTONAUT_MOVED] = who.moved
    if (
        who.rested
        | who.between
        | who.exhausting
        | who.bought
        | who.embers
        | who.spellstruck
        | who.charges_made
    ):
        row[CRYPTONAUT_RESTED] = who.rested
        row[CRYPTONAUT_BETWEEN] = who.between
        row[CRYPTONAUT_EXHAUSTING] = who.exhausting
        row[CRYPTONAUT_BOUGHT] = who.bought
        row[CRYPTONAUT_EMBERS] = who.embers
        row[CRYPTONAUT_SPELLSTRUCK] = who.spellstruck
        row[CRYPTONAUT_CHARGES_MADE] = units(who.charges_made)
    if who.status:
        see_status(who, row)
    if who.knowledge | who.souls | who.bones | who.codex | who.charged | who.n_items:
        see_inventory(who, row)
    if who.broken:
        row[CRYPTONAUT_BROKEN] = share(who.broken >> FIRST_MONSTER, 1 << (N_UNITS - FIRST_MONSTER))
    if who.used:
        see_used(who.used, 8, row + CRYPTONAUT_USED_0)


def see_place(c, cell, row):
    """Slot, x and y."""
    row[0] = HALF * c.grid.slot[cell]
    row[1] = share(c.grid.x[cell] + 1, N_PLACES)
    row[2] = share(c.grid.y[cell] + 1, N_PLACES)


def see_status(who, row):
    row[CRYPTONAUT_INFECTION] = (who.status & INFECTION) != 0
    row[CRYPTONAUT_ENTOMBED] = (who.status & ENTOMBED) != 0
    row[CRYPTONAUT_VENDETTA] = (who.status & VENDETTA) != 0
    row[CRYPTONAUT_BURIED] = who.buried
    if who.status & BURNING:
        row[CRYPTONAUT_BURNING] = 1
        row[CRYPTONAUT_BURNT_BY] = share(who.burnt_by + 1, N_UNITS)


def see_inventory(who, row):
    row[CRYPTONAUT_KNOWLEDGE] = units(who.knowledge)
    row[CRYPTONAUT_SOULS] = share(who.souls, SOUL_TOKENS)
    row[CRYPTONAUT_BONES] = share(who.bones, N_BONES)
    row[CRYPTONAUT_CODEX] = who.codex
    row[CRYPTONAUT_CHARGE_1] = who.charged & 1
    row[CRYPTONAUT_CHARGE_2] = who.charged >> 1 & 1
    row[CRYPTONAUT_ITEMS] = share(who.n_items, MAX_CARRIED)


def see_used(used, n, row):
    for slot in range(n):
        row[slot] = used >> slot & 1


def actions_now(s, c, scene, u):
    """sheets.actions_left by the totals."""
    who = cython.address(s.unit[u])
    total = cython.address(scene.total[u * N_CHANGES])
    base = base_number(s, c, u, total[K_HASTE] > 0, total[K_SLOW] > 0, total[K_AMBUSH] > 0)
    return max(0, base - who.base_used) + who.extra


def see_monster(s, c, scene, u, row):
    who = cython.address(s.unit[u])
    row[MONSTER_PRESENT] = 1
    see_place(c, who.cell, row + MONSTER_SLOT)
    row[MONSTER_HEALTH] = units(who.vitae)
    row[MONSTER_MAX_HEALTH] = units(who.max_vitae)
    row[MONSTER_RETIRED] = who.retired
    row[MONSTER_BASE_USED] = units(who.base_used)
    row[MONSTER_EXTRA] = units(who.extra)
    row[MONSTER_ACTIONS] = units(actions_now(s, c, scene, u))
    row[MONSTER_SHEET_0 + who.sheet] = 1
    if who.master >= 0:
        row[MONSTER_MASTER_1 + who.master] = 1
    row[MONSTER_BORN] = share(who.born, MAX_ROUNDS)
    row[MONSTER_FRESH] = who.born == s.round and s.round > 0 and u != GASH
    row[MONSTER_WOKEN] = share(who.woken, 2)
    if who.status & BURNING:
        row[MONSTER_BURNING] = 1
        row[MONSTER_BURNT_BY] = share(who.burnt_by + 1, N_UNITS)
    row[MONSTER_MOVED] = who.moved
    row[MONSTER_SLOWED] = who.slowed
    if who.used:
        row[MONSTER_USED_ATTACK] = who.used & 1
        see_used(who.used >> S_ABILITY, 4, row + MONSTER_USED_ABILITY_0)


def see_structure(s, c, scene, i, row):
    what = cython.address(s.structure[i])
    row[STRUCTURE_KIND] = share(what.kind + 1, N_STRUCTURE_KINDS)
    see_place(c, what.cell, row + STRUCTURE_SLOT)
    row[STRUCTURE_HEALTH] = -1 if what.health < 0 else units(what.health)
    row[STRUCTURE_OPEN] = what.open
    armor = what.empowered + what.armor_now + what.armor_next
    if what.kind == MONOLITH:
        row[STRUCTURE_EMPOWERED] = what.empowered
        armor += scene.mono_armor
    elif what.kind <= ARCANE_DOOR:
        row[STRUCTURE_SEALED] = what.sealed
    elif what.kind == BARRICADE:
        row[STRUCTURE_OWNER] = share(what.owner + 1, N_CRYPTONAUTS)
    elif what.cell == s.codex_cell:
        row[STRUCTURE_CODEX] = knows_goddess(scene.viewer)
    if armor:
        row[STRUCTURE_ARMOR] = share(max(0, min(ARMOR_CAP, armor)), ARMOR_CAP)
        row[STRUCTURE_ARMOR_NOW] = units(what.armor_now)
        row[STRUCTURE_ARMOR_NEXT] = units(what.armor_next)


def see_items(s, u, out):
    """What a Cryptonaut carries."""
    for i in range(s.unit[u].n_items):
        item = s.unit[u].item[i]
        out[AT_CARRIED + u * N_ITEMS + item] = share(i + 1, MAX_CARRIED)
        row = out + AT_ITEMS + item * N_ITEM_COLUMNS
        row[ITEM_CHARGED] = s.item_charged[item]
        row[ITEM_USED] = s.item_used[item] & 1
        row[ITEM_USED_SOUL] = s.item_used[item] >> 1 & 1
        row[ITEM_TRADED] = s.moved_items >> item & 1


def see_secrets(s, out):
    """Artifacts known to lie under the deck, and the two of peek(artifact)."""
    for i in range(s.artifact_bottom):
        out[s.artifact_deck[i] * N_ITEM_COLUMNS + ITEM_BOTTOM] = share(i + 1, N_ARTIFACTS)
    for i in range(2):
        if s.peeked[i] >= 0:
            out[s.peeked[i] * N_ITEM_COLUMNS + ITEM_PEEKED] = share(i + 1, 2)
