"""Spaces and figures: the small questions that every rule asks."""
from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

from ..core.frames cimport push
from .geometry cimport FAR, MAPS, MAX_WIDTH, MapRow, OBSTACLE, ZONE_ENTRANCE, ZONE_EXIT, route_length
from .setup cimport FIRST_LIEUTENANT, KindCard, RAYTHEN, Setup
from .state cimport *


cdef inline void ask_window(State* s, const Setup* c, int code, int owner, int target, int count) noexcept nogil:
    """Opens a timing window for one side; passing goes on with the frame below (see `windows`)."""
    push(s, ASK_WINDOW, owner, code, target, count)


cdef inline int offer(int8_t* mask, int action) noexcept nogil:
    """Marks an action as legal (a NULL mask only counts)."""
    if mask is not NULL:
        mask[action] = 1
    return 1


cdef inline const MapRow* map_of(const State* s) noexcept nogil:
    return &MAPS[s.encounter if s.encounter >= 0 else 0]


cdef inline uint64_t one(int u) noexcept nogil:
    """The bit of a figure."""
    return <uint64_t> 1 << u


cdef inline int seat_of(int h) noexcept nogil:
    return 1 + h


cdef inline int is_hero(int u) noexcept nogil:
    return 0 <= u < MAX_HEROES


cdef inline int is_monster(int u) noexcept nogil:
    return u >= FIRST_MONSTER


cdef inline int is_quest_figure(int u) noexcept nogil:
    return FIRST_QUEST_FIGURE <= u < FIRST_MONSTER


cdef inline int side_of(int u) noexcept nogil:
    """0: hero side, 1: overlord side."""
    return 1 if u >= FIRST_MONSTER else 0


cdef inline int standing(const State* s, int u) noexcept nogil:
    """On the map, and not knocked out."""
    return u >= 0 and s.figure[u].life == STANDING


cdef inline int has(const State* s, int u, int condition) noexcept nogil:
    return s.figure[u].conditions & condition


cdef inline int terrain(const State* s, int cell) noexcept nogil:
    return map_of(s).terrain[cell]


cdef inline int in_zone(const State* s, int cell, int zone) noexcept nogil:
    return cell >= 0 and map_of(s).zones[cell] >> zone & 1


cdef inline int direction_to(const State* s, int a, int b) noexcept nogil:
    """The direction from a space to one beside it; -1: it is not beside it (or the same)."""
    cdef const MapRow* m = map_of(s)
    cdef int dx = m.x[b] - m.x[a]
    cdef int dy = m.y[b] - m.y[a]
    if dx < -1 or dx > 1 or dy < -1 or dy > 1 or (dx == 0 and dy == 0):
        return -1
    if dy == -1:
        return 7 if dx == -1 else dx
    if dy == 0:
        return 2 if dx == 1 else 6
    return 4 - dx


cdef inline int adjacent(const State* s, int a, int b) noexcept nogil:
    """DES-011 to DES-013; a space is not adjacent to itself."""
    cdef int d
    if a < 0 or b < 0:
        return 0
    d = direction_to(s, a, b)
    return d >= 0 and s.near[a] >> d & 1


cdef inline int beside(const State* s, int a, int b) noexcept nogil:
    """The same space or an adjacent one."""
    return a == b or adjacent(s, a, b)


cdef inline int distance(const State* s, int a, int b) noexcept nogil:
    """DES-016; FAR without a route."""
    cdef const MapRow* m = map_of(s)
    cdef int d = m.distance[a][b]
    if s.doors_closed == 0 or d == m.distance_shut[a][b]:
        return d
    return route_length(m, s.near, a, b)


# --- the spaces of a figure: i from 0 to spaces_of(f) - 1

cdef inline int spaces_of(const Figure* f) noexcept nogil:
    return 1 if f.walker >= 0 else f.w * f.h


cdef inline int space_of(const State* s, const Figure* f, int i) noexcept nogil:
    """A space that the figure covers (a walker: the one it is in)."""
    cdef const MapRow* m
    if f.walker >= 0:
        return f.walker
    if i == 0:
        return f.cell
    m = map_of(s)
    return m.at[(m.y[f.cell] + i // f.w) * MAX_WIDTH + m.x[f.cell] + i % f.w]


cdef inline int fig_distance(const State* s, int u, int v) noexcept nogil:
    """DES-017."""
    cdef const Figure* f = &s.figure[u]
    cdef const Figure* g = &s.figure[v]
    cdef int i, j, d, best = FAR
    if f.cell < 0 or g.cell < 0:
        return FAR
    for i in range(spaces_of(f)):
        for j in range(spaces_of(g)):
            d = distance(s, space_of(s, f, i), space_of(s, g, j))
            if d < best:
                best = d
    return best


cdef inline int space_distance(const State* s, int u, int cell) noexcept nogil:
    """From the nearest space of a figure to a space."""
    cdef const Figure* f = &s.figure[u]
    cdef int i, d, best = FAR
    if f.cell < 0:
        return FAR
    for i in range(spaces_of(f)):
        d = distance(s, space_of(s, f, i), cell)
        if d < best:
            best = d
    return best


cdef inline int fig_adjacent(const State* s, int u, int v) noexcept nogil:
    """DES-015; a figure is not adjacent to itself."""
    cdef const Figure* f = &s.figure[u]
    cdef const Figure* g = &s.figure[v]
    cdef int i, j
    if u == v or f.cell < 0 or g.cell < 0:
        return 0
    for i in range(spaces_of(f)):
        for j in range(spaces_of(g)):
            if adjacent(s, space_of(s, f, i), space_of(s, g, j)):
                return 1
    return 0


cdef inline int fig_beside(const State* s, int u, int cell) noexcept nogil:
    """In its space or adjacent to it."""
    cdef const Figure* f = &s.figure[u]
    cdef int i
    if f.cell < 0 or cell < 0:
        return 0
    for i in range(spaces_of(f)):
        if beside(s, space_of(s, f, i), cell):
            return 1
    return 0


cdef inline int within(const State* s, int u, int v, int n) noexcept nogil:
    return fig_distance(s, u, v) <= n


cdef inline int empty(const State* s, int cell) noexcept nogil:
    """DES-019."""
    return s.fig_at[cell] < 0 and map_of(s).terrain[cell] != OBSTACLE


cdef inline const KindCard* card_of(const State* s, const Setup* c, int u) noexcept nogil:
    """The card of a monster in this act."""
    cdef const Figure* f = &s.figure[u]
    if f.kind < FIRST_LIEUTENANT:
        return &c.card[4 * f.kind + 2 * s.act + f.rank]
    if f.kind == RAYTHEN:
        return &c.card[48 + s.act]
    return &c.card[36 + 2 * (f.kind - FIRST_LIEUTENANT) + s.act]


cdef inline int able(const State* s, const Setup* c, int u, uint32_t ability) noexcept nogil:
    """Whether a monster's card has an ability."""
    return u >= FIRST_MONSTER and card_of(s, c, u).abilities & ability != 0


cdef inline int skilled(const State* s, int h, int skill) noexcept nogil:
    """Whether a hero owns a skill (0 to 71)."""
    return s.hero[h].cls == skill // 9 and s.hero[h].skills >> (skill % 9) & 1


cdef inline int ready(const State* s, int h, int skill) noexcept nogil:
    """He owns the skill, and it is not exhausted."""
    return skilled(s, h, skill) and not s.hero[h].exhausted >> (skill % 9) & 1


cdef inline int turned(const State* s, int h, int skill) noexcept nogil:
    """While the card of the skill is exhausted; an owner who is not standing has no skills (DES-156)."""
    return skilled(s, h, skill) and s.hero[h].exhausted >> (skill % 9) & 1 and s.figure[h].life == STANDING


cdef inline int stamina_left(const State* s, int h) noexcept nogil:
    return s.hero[h].stamina - s.hero[h].fatigue


cdef inline int is_hero_named(const State* s, int h, int hero) noexcept nogil:
    return s.hero[h].hero == hero


cdef inline int speaker(const State* s, const Setup* c) noexcept nogil:
    """DER-07: the active hero; else the standing hero with the lowest index; else the first."""
    cdef int h
    if s.acting >= 0:
        return s.acting
    for h in range(c.options.heroes):
        if s.figure[h].life == STANDING:
            return h
    return 0
