"""The setup of a game: its options, its boards and sheets, and the effect language in compiled form.

Written once, when an environment is made, and never changed. Every Ability, card part, Artifact part, Trap, hazard and
menu item is an Effect; what it does is a list of Ops (spec 4.1). -1 stands for none.
"""
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint64_t

cpdef enum:
    N_BOARDS = 6  # TOMB, CAVE, HALL, BOG, MIRROR, CITADEL
    N_REALMS = 4
    N_SHEETS = 32  # Cryptonauts
    N_GODDESSES = 3
    N_MONSTER_SHEETS = 11  # the last is Gashnoradon
    N_MASTERS = 6
    N_CARD_KINDS = 10  # of each Goddess
    N_ARTIFACTS = 20
    N_RELICS = 12
    N_ITEMS = 32  # Artifacts 0 to 19, Relics 20 to 31
    N_TRAPS = 6
    N_ENCOUNTERS = 7
    N_KNOWLEDGE = 35
    N_BLOOD = 4
    MAX_BOARD = 400
    MAX_CELLS = 688  # a Realm and two Sub-Realms
    MAX_SLOTS = 3
    MAX_EFFECTS = 320
    MAX_OPS = 448
    MAX_AIMS = 128
    MAX_WEAPONS = 128
    MAX_SITES = 24  # Structures printed on a board

cpdef enum:
    TOMB = 0
    CAVE = 1
    HALL = 2
    BOG = 3
    MIRROR = 4
    CITADEL = 5

cpdef enum:
    SKZ = 0
    GOR = 1
    MYC = 2

# Monster sheets.
cpdef enum:
    HOUND = 0
    GUARDIAN = 1
    SPECTRO = 2
    SLAYER = 3
    LEECH = 4
    TROLL = 5
    SPORE = 6
    DISCIPLE = 7
    PUTRIFIER = 8
    GREENLORD = 9
    GASHNORADON = 10

# Classes of Cryptonauts.
cpdef enum:
    MERCENARY = 0
    SCIENTIST = 1
    EXPERT = 2
    SPELLCASTER = 3

# What a space is made of.
cpdef enum:
    GROUND = 0
    WALL = 1
    PIT = 2
    SPECIAL = 3  # sand, Ice, Embers, Mire, panes or Tide: Special of the board
    ENTRANCE_1 = 4
    ENTRANCE_2 = 5

# Kinds of Structures.
cpdef enum:
    DOOR = 0
    ARCANE_DOOR = 1
    MONOLITH = 2
    SARCOPHAGUS = 3
    SCALES = 4
    SULTAN = 5
    FIRE = 6
    HOARFROST = 7
    BAT_DAEMON = 8
    TOTEM = 9
    POD = 10
    OBELYSK = 11
    BARRICADE = 12
    N_STRUCTURE_KINDS = 13

# Tokens on a space, bits.
cpdef enum:
    SOUL = 1
    ARTIFACT = 2
    RELIC = 4
    BONE = 8
    TRAP = 16
    FIRED = 32  # this Trap plate has fired in this Round
    SKULL = 64
    CORPSE = 128
    CRYSTAL = 256
    RUBBLE = 512  # a Destroyed Wall
    ARTIFACT_ALONE = 1024  # in a BoardRow only: an Artifact token when the Sub-Realm is played alone

# What special terrain is.
cpdef enum:
    SAND = 0
    ICE = 1
    EMBERS = 2
    MIRE = 3
    PANES = 4
    TIDE = 5

# Kinds of Objectives.
cpdef enum:
    NO_OBJECTIVE = 0
    DESTROY_ALL = 1
    SEARCH = 2
    PAY_SOUL = 3
    DELIVER = 4
    CHECKED = 5  # a check beside the site
    SLAY = 6

# How a game is set up.
cpdef enum:
    SETUP_FIRST_GAME = 0
    SETUP_RANDOM = 1
    SETUP_CHOOSE = 2
    SETUP_DRAFT = 3

# --- the effect language

# Kinds of Effects.
cpdef enum:
    KIND_PASSIVE = 0
    KIND_AURA = 1
    KIND_ABILITY = 2
    KIND_WEAPON = 3
    KIND_FREE = 4
    KIND_SPELL = 5
    KIND_TRIGGERED = 6
    KIND_UPKEEP = 7
    KIND_EVENT = 8

cpdef enum:
    WHO_SELF = 0
    WHO_ALLY = 1
    WHO_MATE = 2
    WHO_FOE = 3
    WHO_HIT = 4
    WHO_CRYPT = 5
    WHO_MON = 6
    WHO_MONO = 7
    WHO_CELL = 8
    WHO_DOOR = 9
    WHO_SKULL = 10
    WHO_SPORE = 11
    WHO_TGT = 12
    WHO_KILLER = 13
    WHO_ROLLER = 14
    WHO_VICTIM = 15
    WHO_GODDESS = 16
    WHO_SQUAD = 17
    WHO_TEAM = 18
    WHO_CRYPTS = 19
    WHO_MATES = 20
    WHO_FOES = 21
    WHO_MONS = 22
    WHO_MONOS = 23
    WHO_MON_OR_MONO = 24
    WHO_SPORE_AT_TARGET = 25

cpdef enum:
    AT_SELF = 0
    AT_TGT = 1
    AT_CELL = 2
    AT_VICTIM = 3
    AT_MONS = 4
    AT_SULTAN = 5
    AT_FIRE = 6

cpdef enum:
    IS_UNRETIRED = 0
    IS_RETIRED = 1
    IS_SQUAD = 2
    IS_OTHER = 3
    IS_SAME_BOARD = 4
    IS_FREE = 5
    IS_INNER_WALL = 6
    IS_STRUCTURE = 7
    IS_SOUL = 8
    IS_SIGHT = 9
    IS_INFECTED = 10
    IS_ADJACENT_INFECTED = 11
    IS_BELOW_MAX_VITAE = 12
    IS_UNSPENT_SOUL = 13
    IS_SOUL_CHARGED = 14
    IS_OPEN = 15
    IS_UNOCCUPIED = 16
    IS_ADJACENT_SPORE = 17
    IS_MASTER = 18
    IS_DEMIGODDESS = 19
    IS_ON_DEEP = 20
    IS_ADJACENT_FIRE = 21
    IS_COST = 22
    IS_TOTEMS = 23
    IS_PODS = 24
    IS_KIND = 25  # n: Monster sheet

cpdef enum:
    ON_OWN_AIM_FAIL = 0
    ON_OWN_KILL = 1
    ON_SQUAD_KILL = 2
    ON_ALLY_ATTACKED = 3
    ON_OWN_ARTIFACT_PICKUP = 4
    ON_SQUAD_STAMINA_FAIL = 5
    ON_MATE_CHECK_FAIL = 6
    ON_MONSTER_KILLED = 7
    ON_OWN_MONSTER_KILLED = 8
    ON_SPORE_KILLED = 9
    ON_SELF_KILLED = 10
    ON_SKULL_PLACED = 11
    ON_CRYPT_BETWEEN_OR_DEAD = 12
    ON_MON_ATTACK_DAMAGES_CRYPT = 13
    ON_SELF_DAMAGED = 14
    N_EVENTS = 15

cpdef enum:
    UNTIL_ACT = 0
    UNTIL_TURN = 1
    UNTIL_EOC = 2
    UNTIL_EON = 3
    UNTIL_PLAY = 4

# Attributes, Modifiers and rule flags; kw(armor n) is mod(armor,n).
cpdef enum:
    K_AIM = 0
    K_MOVE = 1
    K_DAMAGE = 2
    K_ARMOR = 3
    K_RANGE = 4
    K_CAST = 5
    K_HEALTH = 6
    K_MAX_VITAE = 7
    K_MAX_STAMINA = 8
    K_VULN = 9
    K_STAMINA_CHECK = 10
    K_SOUL_RESTORE = 11
    K_REST_HEAL = 12
    K_AMBUSH = 13
    K_ATTUNE = 14
    K_DEMIGODDESS = 15
    K_ETHEREAL = 16
    K_FEARSOME = 17
    K_FLOATING = 18
    K_GRAPPLE = 19
    K_HASTE = 20
    K_KNOCKBACK = 21
    K_REACH = 22
    K_SLOW = 23
    K_SMITING = 24
    K_PIERCING = 25
    K_UNYIELDING = 26
    K_SUPPRESSED = 27
    N_CHANGES = 28  # those before are the keys that can be changed for a time
    K_BRACED = 28
    K_RANGED_PIERCING = 29
    K_MELEE_PIERCING = 30
    K_RAGE = 31
    K_STRUCT_DMG = 32
    K_FLANK = 33
    K_SPELLSTRIKE = 34
    K_ACID = 35
    K_HIT_SLOWS_MOVE = 36
    K_ABILITY_DMG = 37
    K_PREP_AIM = 38
    K_PREP_RANGE = 39
    K_BREAKAWAY_AUTO = 40
    K_BREAKAWAY_BONUS = 41
    K_NO_GRAPPLE = 42
    K_IGNORE_ETHEREAL = 43
    K_IGNORE_FEARSOME = 44
    K_IGNORE_TERRAIN_COST = 45
    K_HAZARD_BONUS = 46
    K_NO_BETWEEN_SLOW = 47
    K_OPEN_ARCANE = 48
    K_FREE_OPEN = 49
    K_THORNS = 50
    K_IMMUNE_INFECTION = 51
    K_RANGED_FOE_AIM = 52
    K_HAMMER = 53
    K_GAUNTLET = 54
    K_TRIDENT = 55
    K_EMPEROR = 56
    K_GRIMOIRE_AIM = 57
    K_PACK = 58
    K_ATTACKS_REACH = 59
    K_ATTACKS_KNOCKBACK = 60
    K_ATTACKS_INFECT = 61
    K_BLOODSCENT = 62
    K_BURST_RADIUS = 63
    K_NO_OPEN_DOORS = 64
    K_CHARGE_ONCE = 65
    K_EMPOWER_COST = 66
    K_SUMMON_NEAR_MONO = 67
    K_TOTEM_ARMOR = 68
    K_DORMANT = 69
    N_KEYS = 70
    KEY_OF_EVENTS = 70  # bit of event e in Effect.keys: KEY_OF_EVENTS + e; of Upkeep effects: KEY_OF_UPKEEP
    KEY_OF_UPKEEP = 85

cpdef enum:
    OP_DMG = 0
    OP_LOSE = 1
    OP_HEAL = 2
    OP_STAM = 3
    OP_MOD = 4
    OP_KW = 5
    OP_SUPPRESS = 6
    OP_CHK = 7
    OP_WHEN = 8
    OP_STEP = 9
    OP_SHOVE = 10
    OP_WARP = 11
    OP_SUMMON = 12
    OP_PLACE = 13
    OP_TAKE = 14
    OP_DOOR = 15
    OP_WALL = 16
    OP_UNEMPOWER = 17
    OP_DRAW = 18
    OP_DROP = 19
    OP_POW = 20
    OP_BLOOD = 21
    OP_SOUL = 22
    OP_UNCHARGE = 23
    OP_MARK = 24
    OP_CLEAN = 25
    OP_ACTS = 26
    OP_RETIRE = 27
    OP_PREP = 28
    OP_REROLL = 29
    OP_REDIRECT = 30
    OP_CANCEL = 31
    OP_PEEK = 32
    OP_TRADE = 33
    OP_KILL = 34
    OP_ATK = 35
    OP_PROGRESS = 36
    OP_RULE = 37

# Statuses, bits of Unit.status (ward is one of the whole team).
cpdef enum:
    INFECTION = 1
    ENTOMBED = 2
    VENDETTA = 4
    BURNING = 8
    WARD = 16
    CLEAN_ALL = 32  # clean(all)
    CLEAN_MODS = 64  # clean(mods)

# Flags of dmg, of Weapons and of Damage under way.
cpdef enum:
    PIERCING = 1
    KNOCKBACK = 2
    SMITING = 4
    BY_ATTACK = 8
    BY_MELEE = 16

# Flags of step.
cpdef enum:
    NO_BREAK = 1
    FLOATING = 2
    CASTER = 4

# Directions of shove.
cpdef enum:
    SHOVE_ANY = 0
    TO_SRC = 1
    TO_CELL = 2
    TO_FIRE = 3

# Verbs of door, bits; Option slots 24, 25, 26 in this order.
cpdef enum:
    OPEN_DOOR = 1
    CLOSE_DOOR = 2
    SEAL_DOOR = 4

# Places of summon, bits.
cpdef enum:
    NORMAL = 1
    NEAR_CORPSE = 2
    NEAR_MONO = 4
    NEAR_SARCOPHAGUS = 8
    NEAR_MON = 16
    BESIDE_SELF = 32

# Adj of warp.
cpdef enum:
    ADJ_NONE = 0
    ADJ_TGT = 1
    ADJ_SELF = 2
    ADJ_MONO_OR_SPORE = 3

# What of peek, cancel, place, take.
cpdef enum:
    PEEK_HAND = 0
    PEEK_ARTIFACT = 1
    CANCEL_DAMAGE = 0
    CANCEL_MOVE = 1
    PLACE_BARRICADE = 0
    TAKE_SOUL = 0
    TAKE_SKULL = 1

# `of` of a range.
cpdef enum:
    OF_SOURCE = 0
    OF_MON = 1
    OF_MONO = 2
    OF_INFECTED = 3

# Types of Weapons.
cpdef enum:
    MELEE = 0
    REACH = 1
    RANGED = 2

ctypedef struct Test:
    int8_t what  # IS_...; -1: no test
    int8_t negated
    int8_t at_most  # cost<=n; else >=
    int8_t n

ctypedef struct Aim:  # a selector
    int8_t who  # WHO_...
    int8_t radius  # -1: no area
    int8_t centre  # AT_...
    int8_t n_tests
    Test test[2][2]  # all rows must hold, each by one of its tests

ctypedef struct Within:
    int8_t n  # -1: no limit
    int8_t of  # OF_...
    int8_t sight

ctypedef struct Op:
    int16_t a  # chk: fail; when: then. Ops a to a_end - 1
    int16_t a_end
    int16_t b  # chk: pass; when: else
    int16_t b_end
    int16_t to  # index of the Aim that a selector in front of it re-aims to; -1: goes on as before
    int8_t code  # OP_...
    # mod, kw, rule, suppress: K_...; chk: K_AIM, K_CAST or K_STAMINA_CHECK; mark, clean: status bits; door: verb bits;
    # shove: direction; summon: Monster sheet; warp: WHO_SELF or WHO_TGT; peek, cancel, place, take: what
    int8_t key
    int8_t n  # the number; kw and rule without one: 1; pow(cost+1): 100
    int8_t until  # UNTIL_...
    int8_t flags  # dmg: PIERCING...; step: NO_BREAK...; warp: 1 = in Sight
    int8_t place  # summon: NORMAL... bits; warp: ADJ_...
    Test test  # when; of two tests: a when inside a when

ctypedef struct Effect:
    int8_t kind  # KIND_...
    int8_t once  # once per Round
    int8_t event  # ON_...
    int8_t event_range  # -1: no limit; "adjacent" is 1
    int8_t n_ranges
    Within within[2]  # one of them must hold; n_ranges 0: no limit
    int16_t aim  # index
    int16_t first  # Ops first to end - 1
    int16_t end
    int16_t weapon  # of a KIND_WEAPON
    uint64_t keys[2]  # bit k of word k // 64: it has an Op with K_ k; or its event, or Upkeep

ctypedef struct Weapon:
    int8_t type  # MELEE, REACH, RANGED
    int8_t range  # 1, 2, or as printed
    int8_t damage
    int8_t flags  # PIERCING, KNOCKBACK, SMITING
    int8_t once
    int8_t each  # radius of `foes(n)@self each`; -1: one chosen target
    int8_t boost  # K_ of the flag that names this Weapon (braced, acid, hammer, gauntlet, trident, emperor); -1
    int16_t hit  # onhit: Ops hit to hit_end - 1
    int16_t hit_end
    int16_t held  # with: Ops held to held_end - 1 (rule() only)
    int16_t held_end

# --- sheets, cards, boards

ctypedef struct Sheet:  # a Cryptonaut
    int8_t profession  # MERCENARY...
    int8_t vitae
    int8_t stamina
    int8_t aim
    int8_t cast  # -1: no Spellcaster
    int8_t move
    int16_t weapon[4]  # indices of printed Attacks
    int16_t ability[4]  # Effects: start, charge 1, charge 2, devour

ctypedef struct MonsterSheet:
    int8_t goddess  # SKZ...; -1: Gashnoradon
    int8_t cost  # -1: none
    int8_t limit
    int8_t special_limit
    int8_t health
    int8_t move
    int8_t aim  # -1: none
    int8_t size  # 1 or 2
    int16_t weapon  # -1: none
    int16_t ability[3]

ctypedef struct MasterRow:
    int8_t goddess
    int8_t cost
    int8_t health
    int8_t damage
    int8_t aim
    int16_t ability

ctypedef struct CardRow:
    int8_t copies
    int8_t effect_cost
    int8_t mastery_cost
    int16_t effect
    int16_t mastery

ctypedef struct GoddessRow:
    int8_t hand_limit
    int8_t draw_size
    int8_t power_gain
    int8_t n_monsters
    int8_t monster[4]  # Monster sheets
    int8_t master[2]  # rows of `master`
    int16_t ability
    CardRow card[10]  # N_CARD_KINDS
    int8_t status_cards  # special cards of her status: 3 Entombed, 1 Vendetta, 4 Infection

ctypedef struct ItemRow:  # an Artifact or Relic
    int16_t always  # -1: none
    int16_t soul
    int8_t devour  # its Soul part is a Soul Devour; else a Soul Charge
    int8_t board  # of a Relic; -1

ctypedef struct BloodRow:
    int8_t cost
    int16_t effect

ctypedef struct EncounterRow:
    int8_t copies
    int16_t effect  # -1: none

ctypedef struct BoardRow:
    int8_t width  # boards are square
    int8_t monster_limit
    int8_t special  # SAND...
    int8_t power_gain  # added to the Goddess's Power Gain on this Realm (a knob of balance, 4.8)
    int8_t terrain[400]  # MAX_BOARD; GROUND...
    uint16_t token[400]
    int8_t n_sites
    int8_t site_kind[24]  # MAX_SITES: DOOR...
    int16_t site_cell[24]  # top left
    int16_t gash  # start of Gashnoradon, top left; -1
    int16_t enter_effect  # of its special terrain: Ice, Embers
    int16_t upkeep_effect
    int16_t cleanup_effect
    int16_t miss_effect
    int8_t objective[2]  # NO_OBJECTIVE...
    int8_t goal[2]
    int8_t site[2]  # kind of Structure that the Objective is about; -1
    int16_t objective_effect[2]

ctypedef struct Options:
    int8_t players
    int8_t n_slots  # boards in play: 1 + Sub-Realms
    int8_t quickplay
    int8_t setup  # SETUP_...
    int8_t realm  # board; -1: random or drafted
    int8_t goddess  # -1: random, chosen or drafted
    int8_t squads[6]  # Cryptonaut sheets in unit order; -1: random, chosen or drafted
    int8_t relics
    int8_t encounters
    int8_t path  # move="path"
    int8_t score  # reward="score"

ctypedef struct Grid:  # the spaces of all slots, one after the other
    int16_t n_cells
    int16_t base[3]
    int8_t width[3]
    int8_t x[688]  # MAX_CELLS
    int8_t y[688]
    int8_t slot[688]

ctypedef struct Setup:
    Options options
    Grid grid
    Sheet sheet[32]
    MonsterSheet monster[11]
    MasterRow master[6]
    GoddessRow goddess[3]
    ItemRow item[32]
    BloodRow blood[4]
    EncounterRow encounter[7]
    int16_t trap[6]  # Effects
    BoardRow board[6]
    int8_t structure_health[13]  # by kind; -1: indestructible
    int8_t structure_size[13]
    Effect effect[320]  # MAX_EFFECTS
    Op op[448]  # MAX_OPS
    Aim aim[128]  # MAX_AIMS
    Weapon weapon[128]  # MAX_WEAPONS
