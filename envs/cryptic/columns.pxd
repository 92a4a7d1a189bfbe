"""What stands where in an observation and in the full state.

Units, Structures, items and cards have the rows of their numbers, the same for every seat. What is as large as the
boards in play comes last: all other places are the same for all of them. layouts.py says what each column means.
"""
from libc.stdint cimport int8_t, uint32_t

from .setup cimport *
from .state cimport *

cdef enum:
    ALL = -2  # a viewer who sees everything

cpdef enum:
    # A count x is written as x / (|x| + UNITS), a number of a frame as x / (|x| + NUMBERS): no bound is needed, and all
    # can be read back. What has a bound is a share of it.
    UNITS = 5
    NUMBERS = 8
    MOST_CHANGE = 8  # of an attribute
    N_SEATS = 4
    N_PLACES = 20  # spaces a side of the largest board
    SHOWN_LISTS = 6  # of the operations under way the topmost
    SHOWN_FRAMES = 16  # of the stack the topmost
    # Structures that there may be: those printed on the boards in play, and two Barricades.
    ROWS_REALM = 18
    ROWS_SUB_REALM = 5  # each of two beside a Realm
    ROWS_QUICKPLAY = 8
    N_VERBS = 24  # V_MOVE...
    N_ACTION_SLOTS = 32  # S_ATTACK...

cpdef enum:
    OPTION_PLAYERS_2 = 0
    OPTION_PLAYERS_3 = 1
    OPTION_PLAYERS_4 = 2
    OPTION_QUICKPLAY = 3
    OPTION_SUB_REALMS_1 = 4
    OPTION_SUB_REALMS_2 = 5
    OPTION_FIRST_GAME = 6
    OPTION_RANDOM = 7
    OPTION_CHOOSE = 8
    OPTION_DRAFT = 9
    OPTION_RELICS = 10
    OPTION_ENCOUNTERS = 11
    OPTION_PATH = 12
    N_OPTION_COLUMNS = 13

cpdef enum:
    COURSE_ROUND = 0
    COURSE_SETUP = 1
    COURSE_UPKEEP = 2
    COURSE_CRYPTONAUTS = 3
    COURSE_GODDESS = 4
    COURSE_CLEANUP = 5
    COURSE_WON_CRYPTONAUTS = 6
    COURSE_WON_GODDESS = 7
    COURSE_OVER = 8
    COURSE_AREA_1 = 9
    COURSE_AREA_2 = 10
    COURSE_SEAT_NEXT = 11
    COURSE_SKZ = 12
    COURSE_GOR = 13
    COURSE_MYC = 14
    COURSE_POWER = 15
    COURSE_POWER_GAIN = 16
    COURSE_BLOOD = 17
    COURSE_HAND = 18
    COURSE_HAND_LIMIT = 19
    COURSE_DECK = 20
    COURSE_DISCARD = 21
    COURSE_WARD = 22
    COURSE_RUBBLE = 23
    COURSE_SOULS = 24
    COURSE_SKULLS = 25
    COURSE_ARTIFACT_DECK = 26
    COURSE_ARTIFACT_BOTTOM = 27
    COURSE_TRAP_BOTTOM = 28
    COURSE_KNOWLEDGE_DECK = 29
    COURSE_KNOWLEDGE_HOME = 30
    COURSE_KNOWLEDGE_NEEDED = 31
    COURSE_UP_GODDESS = 32
    COURSE_UP_MASTERY_A = 33
    COURSE_UP_MASTERY_B = 34
    COURSE_UP_MONSTER = 35
    COURSE_UP_MASTER = 36
    COURSE_UP_REALM = 37
    COURSE_UP_SUB_REALM = 38
    COURSE_UP_BURNING = 39
    N_COURSE_COLUMNS = 40

cpdef enum:
    SLOT_TOMB = 0
    SLOT_CAVE = 1
    SLOT_HALL = 2
    SLOT_BOG = 3
    SLOT_MIRROR = 4
    SLOT_CITADEL = 5
    SLOT_ENTERED = 6
    SLOT_CRYSTAL_X = 7
    SLOT_CRYSTAL_Y = 8
    SLOT_RELICS = 9
    SLOT_PROGRESS_1 = 10
    SLOT_PROGRESS_2 = 11
    SLOT_DONE_1 = 12
    SLOT_DONE_2 = 13
    N_SLOT_COLUMNS = 14

cpdef enum:
    CARD_HAND = 0
    CARD_KNOWN = 1
    CARD_UNSEEN = 2
    CARD_DISCARD = 3
    CARD_MASTERY = 4
    CARD_USED = 5
    CARD_EFFECT_ASKED = 6
    CARD_MASTERY_ASKED = 7
    CARD_UNDER_WAY = 8
    N_CARD_COLUMNS = 9

cpdef enum:
    CRYPTONAUT_PRESENT = 0
    CRYPTONAUT_DEAD = 1
    CRYPTONAUT_TELEPORTED = 2
    CRYPTONAUT_MINE = 3
    CRYPTONAUT_SEAT_1 = 4
    CRYPTONAUT_SEAT_2 = 5
    CRYPTONAUT_SEAT_3 = 6
    CRYPTONAUT_SLOT = 7
    CRYPTONAUT_X = 8
    CRYPTONAUT_Y = 9
    CRYPTONAUT_VITAE = 10
    CRYPTONAUT_MAX_VITAE = 11
    CRYPTONAUT_STAMINA = 12
    CRYPTONAUT_MAX_STAMINA = 13
    CRYPTONAUT_BETWEEN = 14
    CRYPTONAUT_RETIRED = 15
    CRYPTONAUT_PREPARED = 16
    CRYPTONAUT_RESTED = 17
    CRYPTONAUT_BASE_USED = 18
    CRYPTONAUT_EXTRA = 19
    CRYPTONAUT_ACTIONS = 20
    CRYPTONAUT_EXHAUSTING = 21
    CRYPTONAUT_BOUGHT = 22
    CRYPTONAUT_TURN = 23
    CRYPTONAUT_INFECTION = 24
    CRYPTONAUT_ENTOMBED = 25
    CRYPTONAUT_VENDETTA = 26
    CRYPTONAUT_BURNING = 27
    CRYPTONAUT_BURNT_BY = 28
    CRYPTONAUT_BURIED = 29
    CRYPTONAUT_KNOWLEDGE = 30
    CRYPTONAUT_SOULS = 31
    CRYPTONAUT_BONES = 32
    CRYPTONAUT_CODEX = 33
    CRYPTONAUT_CHARGE_1 = 34
    CRYPTONAUT_CHARGE_2 = 35
    CRYPTONAUT_ITEMS = 36
    CRYPTONAUT_ACTED = 37
    CRYPTONAUT_MOVED = 38
    CRYPTONAUT_EMBERS = 39
    CRYPTONAUT_SPELLSTRUCK = 40
    CRYPTONAUT_CHARGES_MADE = 41
    CRYPTONAUT_BROKEN = 42
    CRYPTONAUT_USED_0 = 43
    CRYPTONAUT_USED_1 = 44
    CRYPTONAUT_USED_2 = 45
    CRYPTONAUT_USED_3 = 46
    CRYPTONAUT_USED_4 = 47
    CRYPTONAUT_USED_5 = 48
    CRYPTONAUT_USED_6 = 49
    CRYPTONAUT_USED_7 = 50
    CRYPTONAUT_LIGHT = 51
    CRYPTONAUT_ENDS_ACTION = 52
    CRYPTONAUT_ENDS_TURN = 53
    CRYPTONAUT_ASKED = 54
    CRYPTONAUT_TARGET = 55
    CRYPTONAUT_CHOSEN = 56
    CRYPTONAUT_ACTING = 57
    CRYPTONAUT_ATTACKED = 58
    CRYPTONAUT_LEFT = 59
    N_CRYPTONAUT_COLUMNS = 60

cpdef enum:
    MONSTER_PRESENT = 0
    MONSTER_SLOT = 1
    MONSTER_X = 2
    MONSTER_Y = 3
    MONSTER_HEALTH = 4
    MONSTER_MAX_HEALTH = 5
    MONSTER_RETIRED = 6
    MONSTER_BASE_USED = 7
    MONSTER_EXTRA = 8
    MONSTER_ACTIONS = 9
    MONSTER_SHEET_0 = 10
    MONSTER_SHEET_1 = 11
    MONSTER_SHEET_2 = 12
    MONSTER_SHEET_3 = 13
    MONSTER_SHEET_4 = 14
    MONSTER_SHEET_5 = 15
    MONSTER_SHEET_6 = 16
    MONSTER_SHEET_7 = 17
    MONSTER_SHEET_8 = 18
    MONSTER_SHEET_9 = 19
    MONSTER_SHEET_10 = 20
    MONSTER_MASTER_1 = 21
    MONSTER_MASTER_2 = 22
    MONSTER_BORN = 23
    MONSTER_FRESH = 24
    MONSTER_AGE = 25
    MONSTER_WOKEN = 26
    MONSTER_BURNING = 27
    MONSTER_BURNT_BY = 28
    MONSTER_MOVED = 29
    MONSTER_SLOWED = 30
    MONSTER_USED_ATTACK = 31
    MONSTER_USED_ABILITY_0 = 32
    MONSTER_USED_ABILITY_1 = 33
    MONSTER_USED_ABILITY_2 = 34
    MONSTER_USED_MASTER = 35
    MONSTER_ENDS_ACTION = 36
    MONSTER_ENDS_TURN = 37
    MONSTER_ASKED = 38
    MONSTER_TARGET = 39
    MONSTER_ACTING = 40
    MONSTER_ATTACKED = 41
    MONSTER_LEFT = 42
    N_MONSTER_COLUMNS = 43

cpdef enum:
    STRUCTURE_KIND = 0
    STRUCTURE_SLOT = 1
    STRUCTURE_X = 2
    STRUCTURE_Y = 3
    STRUCTURE_HEALTH = 4
    STRUCTURE_OPEN = 5
    STRUCTURE_SEALED = 6
    STRUCTURE_EMPOWERED = 7
    STRUCTURE_OWNER = 8
    STRUCTURE_ARMOR = 9
    STRUCTURE_ARMOR_NOW = 10
    STRUCTURE_ARMOR_NEXT = 11
    STRUCTURE_CODEX = 12
    STRUCTURE_ASKED = 13
    STRUCTURE_ATTACKED = 14
    STRUCTURE_LEFT = 15
    N_STRUCTURE_COLUMNS = 16

cpdef enum:
    ITEM_CHARGED = 0
    ITEM_USED = 1
    ITEM_USED_SOUL = 2
    ITEM_BOTTOM = 3
    ITEM_PEEKED = 4
    ITEM_TRADED = 5
    N_ITEM_COLUMNS = 6

cpdef enum:
    ASKED_POINTS = 0
    ASKED_MOVE_ACTION = 1
    ASKED_NO_BREAK = 2
    ASKED_FLOATING = 3
    ASKED_CASTER = 4
    ASKED_MOVE_OVER = 5
    ASKED_AIM = 6
    ASKED_CAST = 7
    ASKED_STAMINA = 8
    ASKED_BONUS = 9
    ASKED_DAMAGE = 10
    ASKED_SPACES = 11
    ASKED_OPTION_VERB = 12
    ASKED_OPTION_ARTIFACT = 13
    ASKED_OPTION_CHARGE = 14
    ASKED_PAID = 15
    ASKED_BY_EFFECT = 16
    ASKED_GUARD = 17
    ASKED_NORMAL = 18
    ASKED_MASTER_1 = 19
    ASKED_MASTER_2 = 20
    ASKED_GIVE = 21
    ASKED_TAKE = 22
    ASKED_GAVE_KNOWLEDGE = 23
    ASKED_GAVE_SOUL = 24
    ASKED_GAVE_BONE = 25
    ASKED_GAVE_CODEX = 26
    ASKED_TOOK_KNOWLEDGE = 27
    ASKED_TOOK_SOUL = 28
    ASKED_TOOK_BONE = 29
    ASKED_TOOK_CODEX = 30
    ASKED_PASSED_1 = 31
    ASKED_PASSED_2 = 32
    ASKED_PASSED_3 = 33
    N_ASKED_COLUMNS = 34

cpdef enum:
    DEED_UNIT = 0
    DEED_VERB = 1
    DEED_SLOT = 2
    DEED_STAGE = 3
    DEED_FREE = 4
    DEED_INTERRUPT = 5
    DEED_EFFORTLESS = 6
    DEED_BASE = 7
    DEED_EFFECT = 8
    DEED_WEAPON = 9
    DEED_TARGET = 10
    DEED_CELL = 11
    DEED_LEFT = 12
    DEED_DEALT = 13
    DEED_HIT = 14
    N_DEED_COLUMNS = 15

cpdef enum:
    LIST_EFFECT = 0
    LIST_SOURCE = 1
    LIST_OTHER = 2
    LIST_TARGET = 3
    LIST_THING = 4
    LIST_CELL = 5
    LIST_AT = 6
    LIST_END = 7
    LIST_RUN = 8
    LIST_RUN_END = 9
    LIST_LEFT = 10
    LIST_AREA = 11
    LIST_HAZARD = 12
    LIST_WAITING = 13
    LIST_COUNT = 14
    LIST_SIZE = 15
    N_LIST_COLUMNS = 16

cpdef enum:
    FRAME_KIND = 0
    FRAME_OWNER = 1
    FRAME_SOURCE = 2
    FRAME_TARGET = 3
    FRAME_STEP = 4
    FRAME_COUNT = 5
    N_FRAME_COLUMNS = 6

# What may change for a time: the columns of `changes`.
cpdef enum:
    CHANGE_AIM = 0
    CHANGE_MOVE = 1
    CHANGE_DAMAGE = 2
    CHANGE_ARMOR = 3
    CHANGE_VULN = 4
    CHANGE_ETHEREAL = 5
    CHANGE_SLOW = 6
    CHANGE_UNYIELDING = 7
    CHANGE_SUPPRESSED = 8
    N_CHANGE_COLUMNS = 9

# The planes of `boards`.
cpdef enum:
    PLANE_TERRAIN = 0
    PLANE_STRUCTURE = 1
    PLANE_THING = 2
    PLANE_REMAINS = 3
    PLANE_UNIT = 4
    N_PLANES = 5

# Where the fields begin, in the order of layouts.py.
cpdef enum:
    AT_ME = 0
    AT_OPTIONS = AT_ME + N_SEATS
    AT_COURSE = AT_OPTIONS + N_OPTION_COLUMNS
    AT_SLOTS = AT_COURSE + N_COURSE_COLUMNS
    AT_CARDS = AT_SLOTS + MAX_SLOTS * N_SLOT_COLUMNS
    AT_CRYPTONAUTS = AT_CARDS + N_CARD_KINDS * N_CARD_COLUMNS
    AT_SHEETS = AT_CRYPTONAUTS + N_CRYPTONAUTS * N_CRYPTONAUT_COLUMNS
    AT_MONSTERS = AT_SHEETS + N_CRYPTONAUTS * N_SHEETS
    AT_CURRENT = AT_MONSTERS + (N_UNITS - FIRST_MONSTER) * N_MONSTER_COLUMNS
    AT_CHANGES = AT_CURRENT + N_UNITS * N_CHANGES
    AT_CARRIED = AT_CHANGES + N_UNITS * N_CHANGE_COLUMNS
    AT_ITEMS = AT_CARRIED + N_CRYPTONAUTS * N_ITEMS
    AT_TRAPS = AT_ITEMS + N_ITEMS * N_ITEM_COLUMNS
    AT_KNOWLEDGE = AT_TRAPS + N_TRAPS
    AT_DRAFT = AT_KNOWLEDGE + N_ENCOUNTERS
    AT_BANNED = AT_DRAFT + N_SHEETS
    AT_QUESTION = AT_BANNED + N_BOARDS
    AT_WHOM = AT_QUESTION + N_ASKS
    AT_VERB = AT_WHOM + N_SEATS
    AT_SLOT = AT_VERB + N_VERBS
    AT_EVENT = AT_SLOT + N_ACTION_SLOTS
    AT_SUMMONED = AT_EVENT + N_EVENTS
    AT_BLOOD = AT_SUMMONED + N_MONSTER_SHEETS
    AT_ASKED = AT_BLOOD + N_BLOOD
    AT_DEEDS = AT_ASKED + N_ASKED_COLUMNS
    AT_LISTS = AT_DEEDS + MAX_DEEDS * N_DEED_COLUMNS
    AT_STACK = AT_LISTS + SHOWN_LISTS * N_LIST_COLUMNS
    AT_BOARDS = AT_STACK + SHOWN_FRAMES * N_FRAME_COLUMNS  # and behind it the Structures, n_rows

# What is looked up once for an observation.
ctypedef struct Scene:
    int viewer  # seat, -1 or ALL
    int secrets  # whether the viewer knows what the Cryptonauts alone know
    int8_t total[476]  # N_UNITS * N_CHANGES; all that is added to each key of each unit
    uint32_t touched  # units to which anything is added, bits
    int mono_armor  # what Effects add to the Armor of Monoliths
    int souls  # tokens on the boards
    int skulls
    int move  # the MOVE, CHECK, DAMAGE and SHOVE frames under way: place in the stack, -1
    int check
    int damage
    int shove
    float* structures  # where the rows of `structures` begin
    int n_structures  # rows that there are


cdef extern from *:
    # Small numbers as floats, by table: a thousand divisions would take long.
    """
    #ifdef __GNUC__
    #define DZ_TABLE static const float __attribute__((unused))
    #else
    #define DZ_TABLE static const float
    #endif
    #define DZ_COUNT(x, half) ((float) (x) / (float) ((x) + (half)))
    #define DZ_EACH(x, one) ((x) > 0 ? 1.0f / (float) (x) : 0.0f)
    #define DZ_4(f, x, n) f(x, n), f((x) + 1, n), f((x) + 2, n), f((x) + 3, n)
    #define DZ_16(f, x, n) DZ_4(f, x, n), DZ_4(f, (x) + 4, n), DZ_4(f, (x) + 8, n), DZ_4(f, (x) + 12, n)
    #define DZ_64(f, x, n) DZ_16(f, x, n), DZ_16(f, (x) + 16, n), DZ_16(f, (x) + 32, n), DZ_16(f, (x) + 48, n)
    #define DZ_128(f, n) {DZ_64(f, 0, n), DZ_64(f, 64, n)}
    DZ_TABLE DZ_UNITS[128] = DZ_128(DZ_COUNT, 5);
    DZ_TABLE DZ_NUMBERS[128] = DZ_128(DZ_COUNT, 8);
    DZ_TABLE DZ_PARTS[128] = DZ_128(DZ_EACH, 1);
    DZ_TABLE DZ_HALF = 0.5f;
    DZ_TABLE DZ_SIXTEENTH = 0.0625f;
    DZ_TABLE DZ_TERRAIN[6] = {0, -1, -0.5f, 0.25f, 0.125f, 0.0625f};
    static const signed char DZ_CHANGES[9] __attribute__((unused)) = {0, 1, 2, 3, 9, 16, 23, 26, 27};
    """
    const float DZ_UNITS[128]
    const float DZ_NUMBERS[128]
    const float DZ_PARTS[128]
    const float HALF "DZ_HALF"
    const float SIXTEENTH "DZ_SIXTEENTH"
    const float DZ_TERRAIN[6]  # by GROUND...
    const int8_t DZ_CHANGES[9]  # K_ of the columns of `changes`


cdef inline float units(int x) noexcept nogil:
    """A count, from 0 to 127."""
    return DZ_UNITS[x]


cdef inline float number(int x) noexcept nogil:
    """Any number."""
    return DZ_NUMBERS[x] if 0 <= x < 128 else <float> x / (abs(x) + NUMBERS)


cdef inline float share(int x, int whole) noexcept nogil:
    return x * (<float> 1 / whole)


cdef inline float part(int n) noexcept nogil:
    """One of n."""
    return DZ_PARTS[n]


cdef inline float change(int x) noexcept nogil:
    """What is added to an attribute."""
    return share(max(-MOST_CHANGE, min(MOST_CHANGE, x)), MOST_CHANGE)


cdef inline int n_rows(const Setup* c) noexcept nogil:
    """Rows of `structures`."""
    if c.options.quickplay:
        return ROWS_QUICKPLAY
    return ROWS_REALM + ROWS_SUB_REALM * (c.options.n_slots - 1)


cdef inline int knows_goddess(int viewer) noexcept nogil:
    """Whether the viewer knows what the Goddess alone knows."""
    return viewer == 0 or viewer == ALL


cdef inline int knows_team(int viewer) noexcept nogil:
    """Whether the viewer knows what the Cryptonauts alone know."""
    return viewer > 0 or viewer == ALL
