"""What stands where in an observation and in the full state.

Figures, tokens, doors, items and cards have the rows of their numbers, the same for every seat. The map comes
last, row by row on a grid as large as the largest map. layouts.py says what each column means.
"""
from ..core.frames cimport below_top, top
from ..core.state cimport RUNNING, Frame
from .geometry cimport MAX_HEIGHT, MAX_WIDTH
from .setup cimport *
from .state cimport *

cdef enum:
    ALL = -2  # a viewer who sees everything

cpdef enum:
    # A count n is written as n / (n + UNITS), a number of a frame as x / (|x| + NUMBERS), gold as
    # n / (n + GOLD). No bound is needed, and all can be read back. What has a bound is a share of it.
    UNITS = 8
    NUMBERS = 32
    GOLD = 500
    N_SEATS = 5
    N_GRID = 391  # spaces of the grid
    N_OWN_SKILLS = 9
    N_TOKENS = 20
    N_FRAME_KINDS = 80  # room for kinds of questions and tasks
    SHOWN_TASKS = 10  # the topmost, below the question
    SHOWN_POOLS = 6  # defence pools of an attack
    SHOWN_DECK = 5  # cards at the top of the Overlord deck
    TRAVEL_CARD = 3  # step of ASK_TRAVEL
    N_DIE_FACES = 36  # 6 * kind + face
    N_FACES = 6
    N_RANKS = 4
    N_ZONES = 16
    N_FLAGS = 14  # of an attack
    LEAST_WEAPON = -9
    N_SURGE_CODES = 28
    N_TRACK = 8
    SIXTIETHS = 60
    ALL_MONSTERS = 16777215  # a bit for each

cpdef enum:
    OPTION_HEROES_2 = 0
    OPTION_HEROES_3 = 1
    OPTION_HEROES_4 = 2
    OPTION_ENCOUNTER = 3
    OPTION_QUEST = 4
    OPTION_CAMPAIGN = 5
    OPTION_PLOT_DECK = 6
    OPTION_PLOT_SHOP = 7
    OPTION_TRAVEL = 8
    OPTION_EXTRA = 9
    OPTION_BELL = 10
    OPTION_ROUND_CAP = 11
    OPTION_MAJORITY = 12
    N_OPTION_COLUMNS = 13

cpdef enum:
    COURSE_START = 0
    COURSE_SETUP = 1
    COURSE_HEROES = 2
    COURSE_OVERLORD = 3
    COURSE_CAMPAIGN = 4
    COURSE_WON_HEROES = 5
    COURSE_WON_OVERLORD = 6
    COURSE_OVER = 7
    COURSE_VALUE = 8
    COURSE_ENDED = 9
    COURSE_ENCOUNTER_HEROES = 10
    COURSE_ENCOUNTER_OVERLORD = 11
    COURSE_QUEST_HEROES = 12
    COURSE_QUEST_OVERLORD = 13
    COURSE_TRACK = 14
    COURSE_ACT = 15
    COURSE_ROUND = 16
    COURSE_OVERLORD_TURNS = 17
    COURSE_PASSED = 18
    COURSE_ROLLED = 19
    COURSE_ROLLED_SURGES = 20
    COURSE_GOLD = 21
    COURSE_CARRY_1 = 22
    COURSE_CARRY_2 = 23
    COURSE_KNOCKOUTS = 24
    COURSE_KEY = 25
    COURSE_COUNTER_1 = 26
    COURSE_COUNTER_2 = 27
    COURSE_COUNTER_3 = 28
    COURSE_COUNTER_4 = 29
    COURSE_COUNTER_5 = 30
    COURSE_COUNTER_6 = 31
    COURSE_QUESTS_NOBODY = 32
    COURSE_QUESTS_HEROES = 33
    COURSE_QUESTS_OVERLORD = 34
    COURSE_ACT_2_NOBODY = 35
    COURSE_ACT_2_HEROES = 36
    COURSE_ACT_2_OVERLORD = 37
    COURSE_XP = 38
    COURSE_THREAT = 39
    COURSE_CURSED = 40
    COURSE_HAND = 41
    COURSE_DECK = 42
    COURSE_DISCARD = 43
    COURSE_BOUGHT = 44
    COURSE_MISERY = 45
    COURSE_RISE_KIND = 46
    COURSE_RISE_MASTER = 47
    COURSE_RISE_GROUP = 48
    COURSE_RISE_SPACE = 49
    COURSE_SEARCH_DECK = 50
    COURSE_APPRAISED = 51
    COURSE_BUYS_ACT_1 = 52
    COURSE_SKIP_TRAVEL = 53
    COURSE_OVERPOWERED = 54
    COURSE_HAVOC = 55
    N_COURSE_COLUMNS = 56

cpdef enum:
    PLAYED_NOW = 0
    PLAYED_BEFORE = 1
    N_PLAYED_COLUMNS = 2

cpdef enum:
    RELIC_HEROES = 0
    RELIC_OVERLORD = 1
    RELIC_LOST = 2
    RELIC_TURNED = 3
    N_RELIC_COLUMNS = 4

cpdef enum:
    FIGURE_LIFE = 0
    FIGURE_X = 1
    FIGURE_Y = 2
    FIGURE_LEFT = 3
    FIGURE_HEALTH = 4
    FIGURE_POISONED = 5
    FIGURE_DISEASED = 6
    FIGURE_STUNNED = 7
    FIGURE_IMMOBILIZED = 8
    FIGURE_POINTS = 9
    FIGURE_ACTIONS = 10
    FIGURE_ATTACKS = 11
    FIGURE_MOVES = 12
    FIGURE_ACTIVATED = 13
    FIGURE_CARRIES = 14
    FIGURE_USED = 15
    FIGURE_MARKED = 16
    FIGURE_TURN = 17
    FIGURE_ASKED = 18
    FIGURE_TARGET = 19
    FIGURE_ATTACKER = 20
    FIGURE_AFFECTED = 21
    FIGURE_SHIELDS = 22
    FIGURE_DEALT = 23
    FIGURE_FELL = 24
    N_FIGURE_COLUMNS = 25

# What monsters have besides.
cpdef enum:
    MONSTER_FORM = 0
    MONSTER_WALKER = 1
    MONSTER_KIND = 2
    MONSTER_RANK = 3
    MONSTER_GROUP = 4
    MONSTER_TOKENS = 5
    MONSTER_RELIC = 6
    MONSTER_AIR = 7
    MONSTER_SLIPPERY = 8
    MONSTER_RETURNED = 9
    MONSTER_DASH = 10
    MONSTER_FRENZY = 11
    N_MONSTER_COLUMNS = 12

cpdef enum:
    HERO_MINE = 0
    HERO_ENERGY = 1
    HERO_STAMINA = 2
    HERO_XP = 3
    HERO_FORTUNE = 4
    HERO_FEAT = 5
    HERO_DONE = 6
    HERO_RESTED = 7
    HERO_MOVED = 8
    HERO_BONUS = 9
    HERO_EXTRA = 10
    HERO_TWO_USED = 11
    HERO_LEFT_SPACE = 12
    HERO_MONKEY = 13
    HERO_DESPAIR = 14
    HERO_FAITH = 15
    HERO_FAITH_BY = 16
    HERO_FURY = 17
    HERO_REROLL = 18
    HERO_THREAT = 19
    HERO_SPIRITS = 20
    HERO_FAMILIAR_ACTED = 21
    HERO_NATURE = 22
    HERO_CHALLENGED = 23
    HERO_TOKEN = 24
    HERO_UNSEEN_BY = 25
    HERO_SPIRIT_MONSTERS = 26
    HERO_RETURNED = 27
    N_HERO_COLUMNS = 28

cpdef enum:
    CARRIED_ITEM = 0
    CARRIED_STATE = 1
    N_CARRIED_COLUMNS = 2

cpdef enum:
    POTION_FACEUP = 0
    POTION_FACEDOWN = 1
    POTION_FRESH = 2
    N_POTION_COLUMNS = 3

cpdef enum:
    GROUP_OPEN = 0
    GROUP_ZONE = 1
    GROUP_UNDER_WAY = 2
    GROUP_FINISHED = 3
    GROUP_AGENT = 4
    GROUP_RITUAL = 5
    GROUP_EXTRA_MINIONS = 6
    GROUP_EXTRA_MASTERS = 7
    N_GROUP_COLUMNS = 8

cpdef enum:
    TOKEN_LIFE = 0
    TOKEN_X = 1
    TOKEN_Y = 2
    TOKEN_FACE = 3
    TOKEN_HOLDER = 4
    TOKEN_IDENTITY = 5
    TOKEN_UNIQUE = 6
    TOKEN_MARKS = 7
    N_TOKEN_COLUMNS = 8

cpdef enum:
    DOOR_KIND = 0
    DOOR_X = 1
    DOOR_Y = 2
    DOOR_OPEN = 3
    DOOR_MARKS = 4
    N_DOOR_COLUMNS = 5

cpdef enum:
    CARD_HAND = 0
    CARD_DECK = 1
    CARD_DISCARD = 2
    CARD_BOUGHT = 3
    CARD_UNDER_WAY = 4
    N_CARD_COLUMNS = 5

cpdef enum:
    PLOT_CARD_READY = 0
    PLOT_CARD_EXHAUSTED = 1
    PLOT_CARD_UNDER_WAY = 2
    N_PLOT_CARD_COLUMNS = 3

cpdef enum:
    SEARCH_LEFT = 0
    SEARCH_DISCARD = 1
    SEARCH_DRAWN = 2
    SEARCH_ASIDE = 3
    N_SEARCH_COLUMNS = 4

cpdef enum:
    SHOP_LEFT = 0
    SHOP_OFFERED = 1
    SHOP_ON_OFFER = 2
    N_SHOP_COLUMNS = 3

cpdef enum:
    DEED_SKILL = 0
    DEED_FEAT = 1
    DEED_ABILITY = 2
    DEED_ITEM = 3
    DEED_SEARCH_CARD = 4
    DEED_CARD = 5
    DEED_PLOT = 6
    DEED_SPECIAL = 7
    DEED_RELIC = 8
    DEED_OTHER = 9
    DEED_NUMBER = 10
    N_DEED_COLUMNS = 11

cpdef enum:
    ATTACK_UNDER_WAY = 0
    ATTACK_DEPTH = 1
    ATTACK_STAGE = 2
    ATTACK_SEAT = 3
    ATTACK_WEAPON = 4
    ATTACK_RANGED = 5
    ATTACK_SPACE = 6
    ATTACK_RANGE_NEEDED = 7
    ATTACK_ACTION = 8
    ATTACK_ALL_AROUND = 9
    ATTACK_FREE_RANGE = 10
    ATTACK_BLAST = 11
    ATTACK_CHARMED = 12
    ATTACK_COMMANDED = 13
    ATTACK_DECLARED_BY_HERO = 14
    ATTACK_REPLACED = 15
    ATTACK_MISSED = 16
    ATTACK_SECOND = 17
    ATTACK_SHOT = 18
    ATTACK_CHANGED = 19
    ATTACK_BUILT = 20
    ATTACK_PATH = 21
    ATTACK_MISS = 22
    ATTACK_DICE_RANGE = 23
    ATTACK_DICE_DAMAGE = 24
    ATTACK_DICE_SURGES = 25
    ATTACK_SURGES = 26
    ATTACK_ADDED = 27
    ATTACK_CANCELLED = 28
    ATTACK_DAMAGE = 29
    ATTACK_RANGE = 30
    ATTACK_PIERCE = 31
    ATTACK_SEE_NEEDED = 32
    ATTACK_SEE_BOUGHT = 33
    ATTACK_CONDITIONS = 34
    ATTACK_SUBDUE = 35
    ATTACK_BLOOD = 36
    ATTACK_WITHER = 37
    ATTACK_KNOCKBACK = 38
    ATTACK_MOVE_TARGET = 39
    ATTACK_CARDS = 40
    ATTACK_USED = 41
    ATTACK_AT = 42
    ATTACK_PATH_N = 43
    ATTACK_PATH_1 = 44
    ATTACK_PATH_2 = 45
    ATTACK_PATH_3 = 46
    ATTACK_PATH_4 = 47
    N_ATTACK_COLUMNS = 48

cpdef enum:
    SURGE_COST = 0
    SURGE_CODE_1 = 1
    SURGE_N_1 = 2
    SURGE_CODE_2 = 3
    SURGE_N_2 = 4
    SURGE_BOUGHT = 5
    N_SURGE_COLUMNS = 6

cpdef enum:
    POOL_FIGURE = 0
    POOL_BONUS = 1
    POOL_ASKED = 2
    POOL_BEST = 3
    POOL_DIE_1 = 4
    POOL_DIE_2 = 5
    POOL_DIE_3 = 6
    POOL_DIE_4 = 7
    POOL_DIE_5 = 8
    POOL_DIE_6 = 9
    POOL_DIE_7 = 10
    POOL_DIE_8 = 11
    POOL_DIE_9 = 12
    POOL_DIE_10 = 13
    POOL_DIE_11 = 14
    POOL_DIE_12 = 15
    N_POOL_COLUMNS = 16

cpdef enum:
    ROLL_UNDER_WAY = 0
    ROLL_WHO = 1
    ROLL_MIGHT = 2
    ROLL_KNOWLEDGE = 3
    ROLL_WILLPOWER = 4
    ROLL_AWARENESS = 5
    ROLL_MODIFIER = 6
    ROLL_DIE_1 = 7
    ROLL_DIE_2 = 8
    ROLL_DIE_3 = 9
    ROLL_USED = 10
    N_ROLL_COLUMNS = 11

cpdef enum:
    FRAME_KIND = 0
    FRAME_OWNER = 1
    FRAME_SOURCE = 2
    FRAME_TARGET = 3
    FRAME_STEP = 4
    FRAME_COUNT = 5
    N_FRAME_COLUMNS = 6

# The planes of `map`.
cpdef enum:
    PLANE_TERRAIN = 0
    PLANE_EDGES = 1
    PLANE_TOKENS = 2
    PLANE_FIGURES = 3
    N_PLANES = 4

# Where the fields begin, in the order of layouts.py.
cpdef enum:
    AT_ME = 0
    AT_OPTIONS = AT_ME + N_SEATS
    AT_COURSE = AT_OPTIONS + N_OPTION_COLUMNS
    AT_ENCOUNTER = AT_COURSE + N_COURSE_COLUMNS
    AT_QUESTS = AT_ENCOUNTER + N_ENCOUNTERS
    AT_RELICS = AT_QUESTS + N_QUESTS * N_PLAYED_COLUMNS
    AT_FIGURES = AT_RELICS + N_RELICS * N_RELIC_COLUMNS
    AT_MONSTERS = AT_FIGURES + N_FIGURES * N_FIGURE_COLUMNS
    AT_GROUPS = AT_MONSTERS + N_MONSTERS * N_MONSTER_COLUMNS
    AT_KINDS = AT_GROUPS + MAX_NOW_GROUPS * N_GROUP_COLUMNS
    AT_HEROES = AT_KINDS + MAX_NOW_GROUPS * N_KINDS
    AT_SHEETS = AT_HEROES + MAX_HEROES * N_HERO_COLUMNS
    AT_CLASSES = AT_SHEETS + MAX_HEROES * N_HEROES
    AT_SKILLS = AT_CLASSES + MAX_HEROES * N_CLASSES
    AT_CARRIED = AT_SKILLS + MAX_HEROES * N_OWN_SKILLS
    AT_GEAR = AT_CARRIED + MAX_HEROES * N_CARRIED * N_CARRIED_COLUMNS
    AT_POTIONS = AT_GEAR + MAX_HEROES * N_ITEMS
    AT_TOKENS = AT_POTIONS + MAX_HEROES * N_USABLE * N_POTION_COLUMNS
    AT_DOORS = AT_TOKENS + N_TOKENS * N_TOKEN_COLUMNS
    AT_CARDS = AT_DOORS + N_DOORS * N_DOOR_COLUMNS
    AT_DECK_TOP = AT_CARDS + N_OVERLORD * N_CARD_COLUMNS
    AT_LOOKED_AT = AT_DECK_TOP + SHOWN_DECK
    AT_PLOT = AT_LOOKED_AT + N_ASIDE
    AT_SEARCH = AT_PLOT + N_PLOT * N_PLOT_CARD_COLUMNS
    AT_SEARCH_DECK = AT_SEARCH + N_SEARCH * N_SEARCH_COLUMNS
    AT_SHOP = AT_SEARCH_DECK + SEARCH_DECK
    AT_TRAVEL = AT_SHOP + N_SHOP * N_SHOP_COLUMNS
    AT_QUESTION = AT_TRAVEL + N_TRAVEL
    AT_WINDOW = AT_QUESTION + N_ASKS
    AT_DEED = AT_WINDOW + N_WINDOWS
    AT_STACK = AT_DEED + N_DEED_COLUMNS
    AT_HOW = AT_STACK + (1 + SHOWN_TASKS) * N_FRAME_COLUMNS
    AT_ATTACK = AT_HOW + N_DEED_COLUMNS
    AT_DICE = AT_ATTACK + N_ATTACK_COLUMNS
    AT_SURGES = AT_DICE + N_ATTACK_DICE
    AT_POOLS = AT_SURGES + N_OPTIONS_NOW * N_SURGE_COLUMNS
    AT_ROLL = AT_POOLS + SHOWN_POOLS * N_POOL_COLUMNS
    AT_MAP = AT_ROLL + N_ROLL_COLUMNS
    N_OBSERVATION = AT_MAP + N_PLANES * N_GRID


# What is looked up once for an observation.
ctypedef struct Scene:
    int viewer  # seat, -1 or ALL
    int dark  # whether the viewer knows what the overlord alone knows
    int asked  # whether the question is the viewer's
    int stage  # of the attack that is shown; -1: it is over
    int planned  # cards that Plan Ahead has looked at; 0: it is not under way
    int roll  # whether dice of a test or of a recovery are under way


cdef extern from *:
    # Small numbers as floats, by table: a thousand divisions would take long.
    """
    #ifdef __GNUC__
    #define DZ_TABLE static const float __attribute__((unused))
    #else
    #define DZ_TABLE static const float
    #endif
    #define DZ_COUNT(x, half) ((float) (x) / (float) ((x) + (half)))
    #define DZ_4(f, x, n) f(x, n), f((x) + 1, n), f((x) + 2, n), f((x) + 3, n)
    #define DZ_16(f, x, n) DZ_4(f, x, n), DZ_4(f, (x) + 4, n), DZ_4(f, (x) + 8, n), DZ_4(f, (x) + 12, n)
    #define DZ_64(f, x, n) DZ_16(f, x, n), DZ_16(f, (x) + 16, n), DZ_16(f, (x) + 32, n), DZ_16(f, (x) + 48, n)
    #define DZ_128(f, n) {DZ_64(f, 0, n), DZ_64(f, 64, n)}
    DZ_TABLE DZ_UNITS[128] = DZ_128(DZ_COUNT, 8);
    DZ_TABLE DZ_NUMBERS[128] = DZ_128(DZ_COUNT, 32);
    DZ_TABLE DZ_LIFE[6] = {0, 1, 0.5f, -0.5f, 0.25f, -1};
    DZ_TABLE DZ_HALF = 0.5f;
    DZ_TABLE DZ_QUARTER = 0.25f;
    DZ_TABLE DZ_THIRTYSECOND = 0.03125f;
    """
    const float DZ_UNITS[128]
    const float DZ_NUMBERS[128]
    const float DZ_LIFE[6]  # by Life
    const float HALF "DZ_HALF"
    const float QUARTER "DZ_QUARTER"
    const float THIRTYSECOND "DZ_THIRTYSECOND"


cdef inline float units(int x) noexcept nogil:
    """A count."""
    return DZ_UNITS[x] if 0 <= x < 128 else <float> x / (abs(x) + UNITS)


cdef inline float number(int x) noexcept nogil:
    """Any number."""
    return DZ_NUMBERS[x] if 0 <= x < 128 else <float> x / (abs(x) + NUMBERS)


cdef inline float share(int x, int whole) noexcept nogil:
    return x * (<float> 1 / whole)


cdef inline int knows_overlord(int viewer) noexcept nogil:
    """Whether the viewer knows what the overlord alone knows."""
    return viewer == 0 or viewer == ALL


cdef inline int hand_open(const State* s) noexcept nogil:
    """Whether the heroes are looking at the overlord's hand (TRV-7)."""
    return s.head.over == RUNNING and top(s).kind == ASK_TRAVEL and top(s).step == TRAVEL_CARD


cdef inline int planned(const State* s) noexcept nogil:
    """Cards that Plan Ahead has taken off the deck; 0: it is not under way.

    Those that are not put back yet lie in `aside`, the others behind the deck, the first one farthest behind.
    """
    cdef int k
    cdef const Frame* f
    for k in range(s.head.depth):
        f = below_top(s, k)
        if f.kind == USE and f.target == D_CARD + PLAN_AHEAD and f.step > 0:
            return f.owner
    return 0


cdef inline int first_back(const State* s, int n) noexcept nogil:
    """Where the cards that are put back begin; their end is deck_n + n."""
    cdef int i
    cdef int first = s.deck_n
    for i in range(N_ASIDE):
        first += s.aside[i] >= 0
    return first if n else s.deck_n
