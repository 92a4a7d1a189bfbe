"""Sight: straight lines from centre to centre (CE-097, R-11), in whole numbers."""

import cython


def make_rays():
    """Fills the table of lines, once, when this module is loaded."""
    for dx in range(LONGEST):
        for dy in range(LONGEST):
            make_ray(cython.address(rays[dx][dy]), dx, dy)


def make_ray(ray, dx, dy):
    """The spaces between (0, 0) and (dx, dy) whose interior the line crosses, and the corners that it
    touches.

    A step to the side leads over a vertical edge, a step down over a horizontal one; where both edges are as
    near the line goes through their corner.
    """
    x = 0
    y = 0
    ray.n = 0
    while x < dx or y < dy:
        nearer = (1 + 2 * x) * dy - (1 + 2 * y) * dx
        if nearer == 0:
            add_step(ray, x, y, 1)
        if nearer <= 0:
            x += 1
        if nearer >= 0:
            y += 1
        if x < dx or y < dy:
            add_step(ray, x, y, 0)


def add_step(ray, x, y, corner):
    ray.x[ray.n] = x
    ray.y[ray.n] = y
    ray.corner[ray.n] = corner
    ray.n += 1


def clear_line(s, c, a, b, ends):
    """Whether nothing stands in the line from the centre of space a to that of space b on the same board."""
    g = cython.address(c.grid)
    width = g.width[g.slot[a]]
    dx = g.x[b] - g.x[a]
    dy = g.y[b] - g.y[a]
    right = 1
    down = width
    if dx < 0:
        dx = -dx
        right = -1
    if dy < 0:
        dy = -dy
        down = -width
    ray = cython.address(rays[dx][dy])
    for i in range(ray.n):
        cell = a + right * ray.x[i] + down * ray.y[i]
        if ray.corner[i]:
            if stands(s, cell + right, ends) and stands(s, cell + down, ends):
                return 0
        elif stands(s, cell, ends):
            return 0
    return 1


def stands(s, cell, ends):
    """Whether something on the space stops the line; no space of what stands at its two ends does."""
    what = s.block[cell] & ends.stop
    if what == 0:
        return 0
    if s.block[cell] & BLOCK_UNIT:
        unit = s.unit_at[cell]
        if unit == ends.unit or unit == ends.other:
            return 0
    if ends.structure >= 0 and s.structure_at[cell] == ends.structure:
        what &= BLOCK_WALL | BLOCK_UNIT
    return what


def sees(s, c, a, a_size, b, b_size, reach, ends):
    """Whether one space of a square sees one of another within `reach` spaces (CE-101, R-75)."""
    g = cython.address(c.grid)
    if distance(c, a, a_size, b, b_size) > reach:
        return 0
    width = g.width[g.slot[a]]
    for i in range(a_size * a_size):
        cell = a + i % a_size + (i // a_size) * width
        for k in range(b_size * b_size):
            other = b + k % b_size + (k // b_size) * width
            if distance(c, cell, 1, other, 1) <= reach and clear_line(s, c, cell, other, ends):
                return 1
    return 0


make_rays()
