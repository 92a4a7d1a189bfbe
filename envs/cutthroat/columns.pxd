"""What stands where in an observation and in the full state.

Seats are those of the viewer: row 0 is me, row k the player k seats to the left, absent ones zeros. For a
spectator, and in the full state, row k is seat k. layouts.py says what each column means.
"""
from libc.stdint cimport uint8_t

from .setup cimport *
from .state cimport *

cdef enum:
    ALL = -2  # a viewer who sees everything

cpdef enum:
    # A count x is written as x / (x + UNITS), LP, damage and points as x / (x + POINTS), Prestige as
    # x / (|x| + PRESTIGE): no bound is needed, and all can be read back. What has a bound is a share of it.
    UNITS = 5
    POINTS = 50
    PRESTIGE = 10
    MAX_LP = 100

cpdef enum:
    SEAT_PRESENT = 0
    SEAT_ALIVE = 1
    SEAT_LP = 2
    SEAT_PRESTIGE = 3
    SEAT_PLUS = 4
    SEAT_MINUS = 5
    SEAT_GENERIC = 6
    SEAT_PLAGUE = 7
    SEAT_GIFTS = 8
    SEAT_KILLS = 9
    SEAT_KILL_1 = 10
    SEAT_KILL_2 = 11
    SEAT_KILL_3 = 12
    SEAT_KILL_4 = 13
    SEAT_KILL_5 = 14
    SEAT_KILL_6 = 15
    SEAT_KILL_7 = 16
    SEAT_KILL_8 = 17
    SEAT_HAND = 18
    SEAT_MAX_HAND = 19
    SEAT_SET_CARDS = 20
    SEAT_SET_1 = 21
    SEAT_SET_2 = 22
    SEAT_INITIATIVE = 23
    SEAT_ORDER = 24
    SEAT_CHARACTER = 25
    SEAT_SLIP = 26
    SEAT_FOCUS = 27
    SEAT_BLOW_1_TIME = 28
    SEAT_BLOW_1_KIND = 29
    SEAT_BLOW_1_POSITION = 30
    SEAT_BLOW_1_DAMAGE = 31
    SEAT_BLOW_1_CREATURE = 32
    SEAT_BLOW_2_TIME = 33
    SEAT_BLOW_2_KIND = 34
    SEAT_BLOW_2_POSITION = 35
    SEAT_BLOW_2_DAMAGE = 36
    SEAT_BLOW_2_CREATURE = 37
    SEAT_CLAIM_1 = 38
    SEAT_CLAIM_1_FACE = 39
    SEAT_CLAIM_2 = 40
    SEAT_CLAIM_2_FACE = 41
    SEAT_DEALT = 42
    SEAT_LOST = 43
    SEAT_WOUNDS = 44
    SEAT_LARGEST = 45
    SEAT_ACTED = 46
    SEAT_SPITE = 47
    SEAT_CARDS_PLAYED = 48
    SEAT_ASIDE = 49
    SEAT_GAVE_HOPE = 50
    SEAT_GAVE_DESPAIR = 51
    SEAT_VOTE = 52
    SEAT_VOTED = 53
    SEAT_TRAP = 54
    SEAT_CROWD = 55
    SEAT_HALVED = 56
    SEAT_MUTED = 57
    SEAT_MUTED_NEXT = 58
    SEAT_HELD_OFF = 59
    SEAT_BARRED = 60
    SEAT_BARRED_NEXT = 61
    SEAT_DRY = 62
    SEAT_DRY_NEXT = 63
    SEAT_PENDING = 64
    SEAT_HERMIT = 65
    SEAT_EXPOSED = 66
    SEAT_ASLEEP = 67
    SEAT_TAKER = 68
    SEAT_IRON = 69
    SEAT_HASTE = 70
    SEAT_STRENGTH = 71
    SEAT_UNLIMITED = 72
    SEAT_BLADE = 73
    SEAT_LIAR = 74
    SEAT_ANNOUNCED = 75
    SEAT_SET_ROUND = 76
    SEAT_REFUSED_ME = 77
    SEAT_REFUSALS = 78
    SEAT_START = 79
    SEAT_ATTACKED = 80
    SEAT_KILLER = 81
    SEAT_LAST_IN_ORDER = 82
    SEAT_TURN = 83
    SEAT_TARGET = 84
    SEAT_STRUCK = 85
    SEAT_SHEPHERD = 86
    SEAT_PLAYS = 87
    SEAT_NAMED = 88
    SEAT_BELOW = 89
    SEAT_NAMES = 90
    SEAT_NAMINGS = 91
    SEAT_CONTEXT = 92
    SEAT_CHOSEN = 93
    SEAT_WINNER = 94
    N_SEAT_COLUMNS = 95

cpdef enum:
    COURSE_ENCOUNTER_NUMBER = 0
    COURSE_ROUND = 1
    COURSE_STACK = 2
    COURSE_DECK = 3
    COURSE_DISCARD = 4
    COURSE_RELIC_DECK = 5
    COURSE_EVENT_DECK = 6
    COURSE_TOP_DISCARD = 7
    COURSE_TOP_ATTACK = 8
    COURSE_ACTIONS = 9
    COURSE_PLAYS = 10
    COURSE_FIRST_ATTACK = 11
    COURSE_FIRST_HIT = 12
    COURSE_FIRST_BLOOD = 13
    COURSE_HOLY = 14
    COURSE_RISEN = 15
    COURSE_PACK = 16
    COURSE_HEADS = 17
    COURSE_HOPE = 18
    COURSE_DESPAIR = 19
    COURSE_ROUND_HOPE = 20
    COURSE_ROUND_DESPAIR = 21
    COURSE_GOAL = 22
    COURSE_CLOSING = 23
    COURSE_STRUCK_TOTAL = 24
    COURSE_KILLER_HAND = 25
    COURSE_NEXT_HALVED = 26
    COURSE_NEXT_DOUBLED = 27
    COURSE_ALL_HALVED = 28
    COURSE_REALM = 29
    COURSE_CLOSING_FIGHT = 30
    COURSE_FINISHED = 31
    COURSE_ENDING = 32
    COURSE_REFILLED = 33
    COURSE_FAMINE = 34
    COURSE_DEATH_DONE = 35
    COURSE_WAR_DONE = 36
    COURSE_FORTUNE_OPEN = 37
    COURSE_FORTUNE_DECK = 38
    COURSE_FORTUNE_PILE = 39
    COURSE_FORTUNE_TOKENS = 40
    COURSE_FORTUNE_REALM = 41
    COURSE_FIGHT_CARDS = 42
    COURSE_OVER = 43
    N_COURSE_COLUMNS = 44

cpdef enum:
    CREATURE_LP = 0
    CREATURE_START = 1
    CREATURE_SHARE = 2
    N_CREATURE_COLUMNS = 3

cpdef enum:
    ATTACK_ON = 0
    ATTACK_CLAIMED = 1
    ATTACK_REVEALED = 2
    ATTACK_ATTACKING = 3
    ATTACK_MISSED = 4
    ATTACK_PROTECTED = 5
    ATTACK_SLIPPED = 6
    ATTACK_FOCUSED = 7
    ATTACK_SPITE = 8
    ATTACK_CREATURE = 9
    ATTACK_HALVED = 10
    ATTACK_BONUS = 11
    ATTACK_BY_STRIKE = 12
    ATTACK_DECK_1 = 13
    ATTACK_DECK_2 = 14
    ATTACK_CAN_DRAW = 15
    ATTACK_RETURNS = 16
    ATTACK_HARMLESS = 17
    ATTACK_SUNNY = 18
    ATTACK_FLAIL = 19
    ATTACK_HOLY = 20
    ATTACK_HIT = 21
    ATTACK_DAMAGE = 22
    ATTACK_FACE = 23
    N_ATTACK_COLUMNS = 24

cpdef enum:
    PACKET_ON = 0
    PACKET_AMOUNT = 1
    PACKET_BY_STRIKE = 2
    PACKET_BY_BURST = 3
    PACKET_BY_GLORY = 4
    PACKET_BY_CARD = 5
    PACKET_NUMBER = 6
    N_PACKET_COLUMNS = 7

cpdef enum:
    MINE_SEAT_0 = 0
    MINE_SEAT_1 = 1
    MINE_SEAT_2 = 2
    MINE_SEAT_3 = 3
    MINE_SEAT_4 = 4
    MINE_SEAT_5 = 5
    MINE_CHARACTER_1 = 6
    MINE_CHARACTER_2 = 7
    MINE_CHARACTER_3 = 8
    MINE_CHARACTER_4 = 9
    MINE_CHARACTER_5 = 10
    MINE_CHARACTER_6 = 11
    MINE_BID = 12
    MINE_SLEEP = 13
    MINE_NOTHING = 14
    MINE_PICK = 15
    MINE_POOLED_1 = 16
    MINE_POOLED_2 = 17
    MINE_COUNT = 18
    N_MINE_COLUMNS = 19

cpdef enum:
    OPTION_PLAYERS_3 = 0
    OPTION_PLAYERS_4 = 1
    OPTION_PLAYERS_5 = 2
    OPTION_PLAYERS_6 = 3
    OPTION_EVENT_DECK = 4
    OPTION_QUEST_1 = 5
    OPTION_QUEST_2 = 6
    OPTION_FINISHER_RULE = 7
    OPTION_BASE = 8
    OPTION_INCARNATIONS = 9
    OPTION_FORTUNE_FLAT = 10
    N_OPTION_COLUMNS = 11

cpdef enum:
    ABOUT_D30 = 0
    ABOUT_D31 = 1
    ABOUT_RL16 = 2
    ABOUT_RL19 = 3
    ABOUT_RL05 = 4
    ABOUT_RL09 = 5
    ABOUT_RL11 = 6
    ABOUT_RL17 = 7
    ABOUT_D17 = 8
    ABOUT_D23 = 9
    ABOUT_D24 = 10
    ABOUT_D25 = 11
    ABOUT_F06 = 12
    ABOUT_F15 = 13
    ABOUT_F18 = 14
    N_ABOUT_COLUMNS = 15

# The one-hot fields with names of their own: where their parts begin.
cpdef enum:
    STAGE_ENCOUNTER = 0  # enum EncounterStep
    STAGE_ROUND = 9  # enum RoundStep
    STAGE_ENDING = 24  # enum EndStep
    N_STAGES = 31
    N_ATTACK_KINDS = 15  # D01 to D15
    N_ACTION_KINDS = 12  # D16 to D27
    N_POSITIONS = 4
    N_ITEMS = 7

# Where the fields begin, in the order of layouts.py.
cpdef enum:
    AT_SEATS = 0
    AT_THINGS = AT_SEATS + MAX_PLAYERS * N_SEAT_COLUMNS
    AT_CARDS = AT_THINGS + MAX_PLAYERS * N_THINGS
    AT_EXPOSED = AT_CARDS + MAX_PLAYERS * N_FACES
    AT_LAID = AT_EXPOSED + N_FACES
    AT_MINE = AT_LAID + N_FACES
    AT_QUESTION = AT_MINE + N_MINE_COLUMNS
    AT_ABOUT = AT_QUESTION + N_ASKS
    AT_COURSE = AT_ABOUT + N_ABOUT_COLUMNS
    AT_STAGE = AT_COURSE + N_COURSE_COLUMNS
    AT_ENCOUNTERS = AT_STAGE + N_STAGES
    AT_CREATURES = AT_ENCOUNTERS + N_ENCOUNTERS
    AT_EVENTS = AT_CREATURES + 2 * N_CREATURE_COLUMNS
    AT_RELICS = AT_EVENTS + N_EVENTS
    AT_SPENT = AT_RELICS + N_RELICS
    AT_DISCARD = AT_SPENT + N_ITEMS
    AT_OPEN = AT_DISCARD + N_FACES
    AT_ATTACK = AT_OPEN + N_FACES
    AT_ATTACK_KIND = AT_ATTACK + N_ATTACK_COLUMNS
    AT_POSITION = AT_ATTACK_KIND + N_ATTACK_KINDS
    AT_PACKET = AT_POSITION + N_POSITIONS
    AT_PLAYS = AT_PACKET + N_PACKET_COLUMNS
    AT_FORTUNE = AT_PLAYS + 2 * N_ACTION_KINDS
    AT_OPTIONS = AT_FORTUNE + N_FORTUNE
    N_OBSERVATION = AT_OPTIONS + N_OPTION_COLUMNS


# What the frames on the stack say for all to know; -1: nothing.
ctypedef struct Scene:
    int viewer  # seat, -1 or ALL
    int me  # the seat of row 0
    int turn  # seat
    int packet  # index
    int play  # frame of the Action card that waits to take effect
    int below  # frame of the one that it would cancel
    int plays  # how many wait
    int pending  # bits: seats for which packets wait
    int fortune  # card
    int choosing  # Ask of the secret choice being made
    int encounter  # steps
    int round
    int ending
    uint8_t open[37]  # cards that lie face up, by face


cdef extern from *:
    # Numbers without a bound as floats below 1, by table: hundreds of divisions would take long.
    """
    #ifdef __GNUC__
    #define DZ_TABLE static const float __attribute__((unused))
    #else
    #define DZ_TABLE static const float
    #endif
    #define DZ_1(x, half) ((float) (x) / (float) ((x) + (half)))
    #define DZ_4(x, half) DZ_1(x, half), DZ_1((x) + 1, half), DZ_1((x) + 2, half), DZ_1((x) + 3, half)
    #define DZ_16(x, half) DZ_4(x, half), DZ_4((x) + 4, half), DZ_4((x) + 8, half), DZ_4((x) + 12, half)
    #define DZ_64(x, half) DZ_16(x, half), DZ_16((x) + 16, half), DZ_16((x) + 32, half), DZ_16((x) + 48, half)
    #define DZ_128(x, half) DZ_64(x, half), DZ_64((x) + 64, half)
    #define DZ_256(x, half) DZ_128(x, half), DZ_128((x) + 128, half)
    DZ_TABLE DZ_UNITS[256] = {DZ_256(0, 5)};
    DZ_TABLE DZ_POINTS[1024] = {DZ_256(0, 50), DZ_256(256, 50), DZ_256(512, 50), DZ_256(768, 50)};
    DZ_TABLE DZ_PLACES[4] = {0, 0, 0.5f, -0.5f};
    DZ_TABLE NO_CARDS[10] = {0};
    """
    const float DZ_UNITS[256]
    const float DZ_POINTS[1024]
    const float DZ_PLACES[4]  # by enum Place
    const float NO_CARDS[10]


cdef inline float units(int x) noexcept nogil:
    """A count, from 0 up."""
    return DZ_UNITS[x] if x < 256 else <float> x / (x + UNITS)


cdef inline float points(int x) noexcept nogil:
    """LP, damage or points, from 0 up."""
    return DZ_POINTS[x] if x < 1024 else <float> x / (x + POINTS)


cdef inline float share(int x, int whole) noexcept nogil:
    return x * (<float> 1 / whole)


cdef inline int knows(int seat, int owner) noexcept nogil:
    """Whether the viewer knows the owner's secrets."""
    return seat == owner or seat == ALL


cdef inline int sees(int seat, int owner, int seen) noexcept nogil:
    """Whether the viewer knows a card that lies face down before its owner; seen: who else does (bits)."""
    return knows(seat, owner) or (seat >= 0 and seen >> seat & 1)


cdef inline int row_of(const Setup* c, const Scene* scene, int seat) noexcept nogil:
    """The row of a seat."""
    return seat - scene.me if seat >= scene.me else seat - scene.me + c.options.players


cdef inline float* column(const Setup* c, const Scene* scene, float* out, int seat, int what) noexcept nogil:
    """The place of a seat's column."""
    return out + row_of(c, scene, seat) * N_SEAT_COLUMNS + what
