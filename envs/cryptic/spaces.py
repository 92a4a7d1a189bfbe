"""What is seen of the spaces: the planes of `boards`."""

import cython


def see_spaces(s, c, scene, out):
    cells = c.grid.n_cells
    planes = out + AT_BOARDS
    see_terrain(s, cells, planes)
    see_tokens(s, cells, scene, planes)
    plane = planes + PLANE_STRUCTURE * cells
    for i in range(s.n_structures):
        if not s.structure[i].gone:
            see_solid(s, c, i, plane)
    plane = planes + PLANE_UNIT * cells
    for u in range(N_CRYPTONAUTS):
        if present(s, u) and s.unit[u].cell >= 0:
            plane[s.unit[u].cell] = share(u + 1, N_CRYPTONAUTS)
    for i in range(s.n_order):
        see_body(s, c, s.order[i], plane)
    if present(s, GASH):
        see_body(s, c, GASH, plane)


def see_terrain(s, cells, plane):
    """Eight spaces at a time, where they are not all Ground."""
    for first in range(0, cells, 8):
        memcpy(cython.address(eight), cython.address(s.terrain[first]), 8)
        if eight:
            for cell in range(first, first + 8):
                plane[cell] = DZ_TERRAIN[s.terrain[cell]]


def see_tokens(s, cells, scene, planes):
    """Four spaces at a time: most are empty."""
    scene.souls = 0
    scene.skulls = 0
    for first in range(0, cells, 4):
        memcpy(cython.address(four), cython.address(s.token[first]), 8)
        if four:
            for cell in range(first, first + 4):
                if s.token[cell]:
                    see_token(s.token[cell], cells, scene, planes + cell)


def see_token(token, cells, scene, here):
    """What lies on one space; here: its number in the first plane."""
    if token & SOUL:
        here[PLANE_THING * cells] = 0.5
        scene.souls += 1
    elif token & (ARTIFACT | RELIC):
        here[PLANE_THING * cells] = 0.75 if token & RELIC else 1
    elif token & BONE:
        here[PLANE_THING * cells] = 0.25
    if token & TRAP:
        here[PLANE_TERRAIN * cells] = 0.5 if token & FIRED else 0.75
    if token & (CORPSE | SKULL | CRYSTAL | RUBBLE):
        here[PLANE_REMAINS * cells] = SIXTEENTH * (
            8 * ((token & CORPSE) != 0)
            + 4 * ((token & SKULL) != 0)
            + 2 * ((token & CRYSTAL) != 0)
            + ((token & RUBBLE) != 0)
        )
        scene.skulls += (token & SKULL) != 0


def see_solid(s, c, i, plane):
    what = cython.address(s.structure[i])
    if what.kind <= ARCANE_DOOR:
        n = 8 - 4 * what.kind
        if what.open:
            n -= 2
        elif what.sealed:
            n -= 1
    elif what.kind == MONOLITH:
        n = -6 if what.empowered else -8
    else:
        n = -2 if what.kind == BARRICADE else -4
    fill(c, what.cell, c.structure_size[what.kind], share(n, 8), plane)


def see_body(s, c, u, plane):
    """A Monster, on all of its spaces."""
    n = share(FIRST_MONSTER - 1 - u, N_UNITS - FIRST_MONSTER)
    fill(c, s.unit[u].cell, c.monster[s.unit[u].sheet].size, n, plane)


def fill(c, cell, size, n, plane):
    """The spaces of a unit or Structure."""
    plane[cell] = n
    if size == 2:
        width = c.grid.width[c.grid.slot[cell]]
        plane[cell + 1] = n
        plane[cell + width] = n
        plane[cell + width + 1] = n
