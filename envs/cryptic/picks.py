"""Draft and setup as the built-in player sees them: who is picked, where everybody starts."""

import cython

# --- drafts


def sheet_worth(c, sheet):
    """How good a Cryptonaut is."""
    row = cython.address(c.sheet[sheet])
    best = 0
    for i in range(4):
        if row.weapon[i] >= 0:
            best = max(best, weapon_worth(c, row.weapon[i]) * chance(row.aim) // SURE)
    for i in range(4):
        if row.ability[i] >= 0 and c.effect[row.ability[i]].kind == KIND_SPELL and i == 0:
            best = max(best, SPELL_WORTH * chance(row.cast) // SURE)
    return best + 45 * row.vitae + 20 * row.stamina + 10 * row.move


def pick_worth(s, c, sheet):
    """A Cryptonaut for the team: at first somebody who opens Arcane Doors."""
    worth = sheet_worth(c, sheet)
    if c.sheet[sheet].profession in (SCIENTIST, SPELLCASTER):
        for other in range(N_SHEETS):
            if s.picked >> other & 1 and c.sheet[other].profession in (SCIENTIST, SPELLCASTER):
                return worth
        worth += FIRST_SCHOLAR
    return worth


# --- the Goddess


def codex_worth(s, c, cell):
    """Where the Codex lies is anybody's guess: far from both entrance areas, or not."""
    return min(3, entrance_away(s, c, cell) // 6)


def entrance_away(s, c, cell):
    """Spaces to the nearest entrance space of the board."""
    slot = c.grid.slot[cell]
    nearest = 99
    for other in range(c.grid.base[slot], c.grid.base[slot] + c.grid.width[slot] * c.grid.width[slot]):
        if s.terrain[other] >= ENTRANCE_1:
            nearest = min(nearest, distance(c, cell, 1, other, 1))
    return nearest


def guard_worth(s, c, action):
    """RELIC_SUMMON: the strongest that is free."""
    if action < MONSTER:
        return 0
    place = (action - MONSTER) // 3
    return 100 + monster_worth(c, c.goddess[s.goddess].monster[place]) + 60 * (((action - MONSTER) % 3) > 0)


# --- the Cryptonauts


def entrance_worth(s, c, area, way):
    """How near the goals are to an entrance area."""
    terrain = ENTRANCE_1 if area == 1 else ENTRANCE_2
    best = NOWHERE
    for cell in range(c.grid.width[0] * c.grid.width[0]):
        if s.terrain[cell] == terrain:
            best = max(best, way.value[cell])
    return best


def doorstep(s, c):
    """A space of the entrance area; of the first while none has been chosen."""
    terrain = ENTRANCE_2 if s.area == 2 else ENTRANCE_1
    for cell in range(c.grid.width[0] * c.grid.width[0]):
        if s.terrain[cell] == terrain:
            return cell
    return 0
