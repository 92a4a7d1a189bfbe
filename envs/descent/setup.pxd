"""The setup of a game: its options and the printed numbers of heroes, monsters, cards, quests.

Written once, when an environment is made, and never changed. Maps stand in `geometry`. -1 stands for none.
"""
from libc.stdint cimport int8_t, int16_t, uint16_t, uint32_t

cpdef enum:
    N_HEROES = 8
    N_CLASSES = 8
    N_SKILLS = 72  # 9 * class + number
    N_KINDS = 16  # monsters MON-1 to MON-9, lieutenants LIE-1 to LIE-6, the agent
    N_CARDS_OF_KINDS = 50  # monsters: 4 * kind + 2 * act + rank; lieutenants: 36 + 2 * number + act; agent: 48 + act
    N_ITEMS = 49  # gear GEA-01 to GEA-11, shop items SHO-01 to SHO-32, relics REL-1 to REL-6
    FIRST_SHOP = 11
    N_SHOP = 32
    FIRST_RELIC = 43
    N_RELICS = 6
    N_SEARCH = 8
    N_OVERLORD = 28
    N_PLOT = 10
    N_TRAVEL = 10
    N_QUESTS = 14
    N_ENCOUNTERS = 23
    MAX_GROUPS = 4  # printed groups of an encounter
    MAX_REINFORCEMENTS = 2
    MAX_QUEST_FIGURES = 4
    N_TERRAINS = 5

# Dice; a die that shows face f is 6 * kind + f.
cpdef enum:
    BLUE = 0
    RED = 1
    YELLOW = 2
    BROWN = 3
    GRAY = 4
    BLACK = 5
    N_DICE = 6

cpdef enum:
    ACT_1 = 0
    ACT_2 = 1

cpdef enum:
    MIGHT = 0
    KNOWLEDGE = 1
    WILLPOWER = 2
    AWARENESS = 3

# Conditions, bits; condition i (CON-1 to CON-4) is 1 << i.
cpdef enum:
    POISONED = 1
    DISEASED = 2
    STUNNED = 4
    IMMOBILIZED = 8

# Archetypes.
cpdef enum:
    WARRIOR = 0
    HEALER = 1
    MAGE = 2
    SCOUT = 3

# Heroes.
cpdef enum:
    ASHRIAN = 0
    AVRIC = 1
    LEORIC = 2
    TARHA = 3
    GRISBAN = 4
    SYNDRAEL = 5
    JAIN = 6
    TOMBLE = 7

# Classes; a class belongs to archetype class // 2.
cpdef enum:
    BERSERKER = 0
    KNIGHT = 1
    DISCIPLE = 2
    SPIRITSPEAKER = 3
    NECROMANCER = 4
    RUNEMASTER = 5
    THIEF = 6
    WILDLANDER = 7

# Skills.
cpdef enum:
    RAGE = 0
    BRUTE = 1
    COUNTER_ATTACK = 2
    CRIPPLE = 3
    CHARGE = 4
    WEAPON_MASTERY = 5
    WHIRLWIND = 6
    DEATH_RAGE = 7
    EXECUTE = 8
    OATH_OF_HONOR = 9
    ADVANCE = 10
    CHALLENGE = 11
    DEFEND = 12
    DEFENSE_TRAINING = 13
    GUARD = 14
    SHIELD_SLAM = 15
    INSPIRATION = 16
    STALWART = 17
    PRAYER_OF_HEALING = 18
    ARMOR_OF_FAITH = 19
    BLESSED_STRIKE = 20
    CLEANSING_TOUCH = 21
    DIVINE_FURY = 22
    PRAYER_OF_PEACE = 23
    TIME_OF_NEED = 24
    HOLY_POWER = 25
    RADIANT_LIGHT = 26
    STONESKIN = 27
    DRAIN_SPIRIT = 28
    HEALING_RAIN = 29
    SHARED_PAIN = 30
    CLOUD_OF_MIST = 31
    NATURES_BOUNTY = 32
    TEMPEST = 33
    ANCESTOR_SPIRITS = 34
    VIGOR = 35
    RAISE_DEAD = 36
    CORPSE_BLAST = 37
    DEATHLY_HASTE = 38
    FURY_OF_UNDEATH = 39
    DARK_PACT = 40
    UNDEAD_MIGHT = 41
    VAMPIRIC_BLOOD = 42
    ARMY_OF_DEATH = 43
    DYING_COMMAND = 44
    RUNIC_KNOWLEDGE = 45
    EXPLODING_RUNE = 46
    GHOST_ARMOR = 47
    INSCRIBE_RUNE = 48
    IRON_WILL = 49
    RUNE_MASTERY = 50
    RUNIC_SORCERY = 51
    BREAK_THE_RUNE = 52
    QUICK_CASTING = 53
    GREEDY = 54
    APPRAISAL = 55
    DIRTY_TRICKS = 56
    SNEAKY = 57
    CALTROPS = 58
    TUMBLE = 59
    UNSEEN = 60
    LURK = 61
    BUSHWHACK = 62
    NIMBLE = 63
    ACCURATE = 64
    EAGLE_EYES = 65
    DANGER_SENSE = 66
    FLEET_OF_FOOT = 67
    FIRST_STRIKE = 68
    BOW_MASTERY = 69
    BLACK_ARROW = 70
    RUNNING_SHOT = 71

# Kinds of monsters, lieutenants, the agent.
cpdef enum:
    GOBLIN = 0
    SPIDER = 1
    ZOMBIE = 2
    MOULDER = 3
    BARGHEST = 4
    ETTIN = 5
    ELEMENTAL = 6
    MERRIOD = 7
    DRAGON = 8
    FIRST_LIEUTENANT = 9
    SPLIG = 9
    BELTHIR = 10
    ELIZA = 11
    MERICK = 12
    ALRIC = 13
    ZACHARETH = 14
    RAYTHEN = 15

# Sizes.
cpdef enum:
    SMALL = 0
    MEDIUM = 1
    HUGE = 2
    MASSIVE = 3

# Traits of monsters, bits.
cpdef enum:
    BUILDING = 1
    CAVE = 2
    WILDERNESS = 4
    CURSED = 8
    CIVILIZED = 16
    DARK = 32
    MOUNTAIN = 64
    COLD = 128
    HOT = 256
    WATERY = 512  # trait Water

# Abilities of monster cards, bits (all but the surge words).
cpdef enum:
    AB_SCAMPER = 1
    AB_COWARDLY = 2
    AB_NIGHT_STALKER = 4
    AB_HOWL = 8
    AB_WEB = 16
    AB_SHAMBLING = 32
    AB_GRAB = 64
    AB_HEAL = 128
    AB_REACH = 256
    AB_THROW = 512
    AB_AIR = 1024
    AB_EARTH = 2048
    AB_FIRE = 4096
    AB_WATER = 8192
    AB_FLAIL = 16384
    AB_SHADOW = 32768
    AB_OPPORTUNIST = 65536
    AB_PILFER = 131072
    AB_NOT_ME = 262144
    AB_PROMOTION = 524288
    AB_FLY = 1048576
    AB_CRY_HAVOC = 2097152
    AB_SACRIFICE = 4194304
    AB_SEDUCE = 8388608
    AB_WAIL = 16777216
    AB_AFTERSHOCK = 33554432
    AB_IGNITE = 67108864
    AB_UNMOVABLE = 134217728
    AB_OVERPOWER = 268435456
    AB_SHADOW_BOLT = 536870912
    AB_DOMINION = 1073741824

# Numbers of the bits of those abilities that are deeds (D_SPECIAL + number).
cpdef enum:
    HOWL_NUMBER = 3
    GRAB_NUMBER = 6
    HEAL_NUMBER = 7
    THROW_NUMBER = 9
    AIR_NUMBER = 10
    EARTH_NUMBER = 11
    FIRE_NUMBER = 12
    WATER_NUMBER = 13
    FLAIL_NUMBER = 14
    PILFER_NUMBER = 17
    NOT_ME_NUMBER = 18
    PROMOTION_NUMBER = 19
    CRY_HAVOC_NUMBER = 21
    SACRIFICE_NUMBER = 22
    SEDUCE_NUMBER = 23
    WAIL_NUMBER = 24
    AFTERSHOCK_NUMBER = 25
    IGNITE_NUMBER = 26
    OVERPOWER_NUMBER = 28
    SHADOW_BOLT_NUMBER = 29
    DOMINION_NUMBER = 30

# What a surge option does (n: how much).
cpdef enum:
    SU_NONE = 0
    SU_DAMAGE = 1
    SU_RANGE = 2
    SU_PIERCE = 3
    SU_STUN = 4
    SU_POISON = 5
    SU_DISEASE = 6
    SU_IMMOBILIZE = 7
    SU_MEND = 8
    SU_BLAST = 9
    SU_FATIGUE = 10  # the standard option: recover fatigue
    SU_RECOVER = 11  # recover n damage
    SU_SEE = 12  # see through
    SU_REROLL = 13  # reroll a defence die
    SU_MOVE_TARGET = 14
    SU_STRAY = 15
    SU_RING = 16  # Ring of pain
    SU_SECOND = 17  # Second target
    SU_RETURN = 18  # Expert Blow returns to the hand
    SU_KNOCKBACK = 19
    SU_FIRE_BREATH = 20
    SU_BLOOD_CALL = 21
    SU_WITHER = 22
    SU_SUBDUE = 23
    SU_SLAM = 24  # Shield Slam
    SU_DEATH_RAGE = 25
    SU_RUNIC = 26  # Runic Knowledge: costs 1 fatigue, too
    SU_VIGOR = 27

# Slots of items.
cpdef enum:
    ONE_HAND = 0
    TWO_HANDS = 1
    ARMOR = 2
    OTHER = 3

# Traits of items, bits.
cpdef enum:
    T_AXE = 1
    T_BLADE = 2
    T_BOW = 4
    T_CLOAK = 8
    T_EXOTIC = 16
    T_HAMMER = 32
    T_HEAVY = 64
    T_HELMET = 128
    T_LIGHT = 256
    T_MAGIC = 512
    T_RING = 1024
    T_RUNE = 2048
    T_SHIELD = 4096
    T_STAFF = 8192
    T_TRINKET = 16384

cpdef enum:
    NO_ATTACK = 0
    MELEE = 1
    RANGED = 2

# Items with a rule of their own: numbers of items.
cpdef enum:
    CHIPPED_GREATAXE = 0
    IRON_LONGSWORD = 1
    WOODEN_SHIELD = 2
    IRON_MACE = 3
    WOODEN_SHIELD_2 = 4
    OAK_STAFF = 5
    REAPERS_SCYTHE = 6
    ARCANE_BOLT = 7
    THROWING_KNIVES = 8
    LUCKY_CHARM = 9
    YEW_SHORTBOW = 10
    CHAINMAIL = 11
    CROSSBOW = 12
    ELM_GREATBOW = 13
    HEAVY_CLOAK = 14
    IMMOLATION = 15
    IRON_BATTLEAXE = 16
    IRON_SHIELD = 17
    IRON_SPEAR = 18
    LEATHER_ARMOR = 19
    LIGHT_HAMMER = 20
    LUCKY_CHARM_2 = 21
    MAGIC_STAFF = 22
    MANA_WEAVE = 23
    RING_OF_POWER = 24
    SCORPION_HELM = 25
    SLING = 26
    STEEL_BROADSWORD = 27
    SUNBURST = 28
    DEMONHIDE_LEATHER = 29
    DRAGONTOOTH_HAMMER = 30
    DWARVEN_FIREBOMB = 31
    ELVEN_CLOAK = 32
    GRINDING_AXE = 33
    HEAVY_STEEL_SHIELD = 34
    ICE_STORM = 35
    IRON_BOUND_RING = 36
    LATARI_LONGBOW = 37
    LIGHTNING_STRIKE = 38
    MACE_OF_KELLOS = 39
    PLATEMAIL = 40
    STEEL_GREATSWORD = 41
    TIVAL_CRYSTAL = 42
    DAWNBLADE = 43
    FORTUNAS_DICE = 44
    SHIELD_OF_THE_DARK_GOD = 45
    STAFF_OF_LIGHT = 46
    THE_SHADOW_RUNE = 47
    TRUESHOT = 48

# Relics in the overlord's hands: numbers of relics.
cpdef enum:
    DUSKBLADE = 0
    BONES_OF_WOE = 1
    ZOREKS_FAVOR = 2
    STAFF_OF_SHADOWS = 3
    DARK_RUNE = 4
    SCORPIONS_KISS = 5

# Search cards.
cpdef enum:
    HEALTH_POTION = 0
    STAMINA_POTION = 1
    POWER_POTION = 2
    WARDING_TALISMAN = 3
    CURSE_DOLL = 4
    FIRE_FLASK = 5
    TREASURE_CHEST = 6
    NOTHING = 7
    N_USABLE = 6  # kinds that lie in a play area

# Overlord cards.
cpdef enum:
    CRITICAL_BLOW = 0
    DARK_CHARM = 1
    DARK_FORTUNE = 2
    DARK_MIGHT = 3
    DASH = 4
    FRENZY = 5
    PIT_TRAP = 6
    POISON_DART = 7
    TRIPWIRE = 8
    WORD_OF_MISERY = 9
    UNHOLY_RITUAL = 10
    WORD_OF_PAIN = 11
    RISE_AGAIN = 12
    WORD_OF_DESPAIR = 13
    DIABOLIC_POWER = 14
    EXPLOSIVE_RUNES = 15
    WEB_TRAP = 16
    MONKEY_GOD = 17
    WICKED_LAUGHTER = 18
    DEMON_TRAP = 19
    BLOOD_RAGE = 20
    DARK_FORTITUDE = 21
    BLOODLUST = 22
    EXPERT_BLOW = 23
    REINFORCE = 24
    DARK_RESILIENCE = 25
    PLAN_AHEAD = 26
    SCHEMES = 27

# Classes of Overlord cards.
cpdef enum:
    BASIC = 0
    MAGUS = 1
    SABOTEUR = 2
    WARLORD = 3
    UNIVERSAL = 4

# Types of Overlord cards.
cpdef enum:
    EVENT = 0
    MAGIC = 1
    TRAP = 2

# Plot cards.
cpdef enum:
    PETTY_THEFT = 0
    CONCEALMENT = 1
    SLIPPERY = 2
    DISTRACTION = 3
    FOILED_AGAIN = 4
    COVETOUS = 5
    GUARDED_TREASURE = 6
    CURSED_TREASURE = 7
    BAIT_AND_SWITCH = 8
    SUMMON_RAYTHEN = 9

# Quests, in the order of the list of quests.
cpdef enum:
    FIRST = 0
    FATGOBLIN = 1
    CASTLE = 2
    CARDINAL = 3
    MASQUERADE = 4
    WING = 5
    LANTERN = 6
    ARCHIVE = 7
    EMBER = 8
    COURT = 9
    THRONE = 10
    TOLL = 11
    GRAIN = 12
    BELL = 13

# Encounters; each has the map of its number.
cpdef enum:
    FB = 0
    FG1 = 1
    FG2 = 2
    CD1 = 3
    CD2 = 4
    CP1 = 5
    CP2 = 6
    MB1 = 7
    MB2 = 8
    DW1 = 9
    DW2 = 10
    OQ0 = 11
    OQ1A = 12
    OQ1B = 13
    OQ2 = 14
    LV1 = 15
    DA1 = 16
    DA2 = 17
    ER1 = 18
    HC1 = 19
    HC2 = 20
    FI1 = 21
    FI2 = 22

# Terrain of routes (Travel).
cpdef enum:
    ROAD = 0
    PLAIN_ROUTE = 1
    FOREST = 2
    MOUNTAIN_ROUTE = 3
    WATER_ROUTE = 4

cpdef enum:
    MODE_ENCOUNTER = 0
    MODE_QUEST = 1
    MODE_CAMPAIGN = 2

# Options that stand for a number.
cpdef enum:
    BY_CHANCE = -1
    BY_DRAFT = -2

cpdef enum:
    ACT1_PRINTED = 0
    ACT1_EXTRA = 1
    ACT1_BOTH = 2

ctypedef struct Face:
    int8_t miss  # X
    int8_t range
    int8_t damage
    int8_t surge
    int8_t shields

ctypedef struct Surge:
    int8_t cost
    int8_t code[2]  # SU_...
    int8_t n[2]

ctypedef struct HeroRow:
    int8_t archetype
    int8_t speed
    int8_t health
    int8_t stamina
    int8_t defence  # die
    int8_t attribute[4]
    int8_t feat_action  # the feat uses an action

ctypedef struct SkillRow:
    int8_t xp
    int8_t fatigue
    int8_t exhaust
    int8_t action

ctypedef struct ItemRow:
    int8_t slot  # ONE_HAND...
    int8_t attack  # NO_ATTACK, MELEE, RANGED
    int16_t traits  # bits
    int8_t n_dice
    int8_t dice[3]
    int8_t n_surges
    Surge surge[4]
    int8_t pierce  # always
    int8_t range  # always
    int8_t reach
    int8_t defence  # die added while equipped; -1
    int8_t health  # added to the maximum
    int8_t stamina
    int8_t most_speed  # Speed is at most this; -1
    int16_t cost
    int16_t sell
    int8_t copies
    int8_t act
    int8_t cls  # class whose starting gear it is; -1

ctypedef struct KindRow:
    int8_t size  # SMALL...
    int8_t attack  # MELEE, RANGED
    int16_t traits
    int8_t limit[3][2]  # by number of heroes less 2: minions, masters
    int8_t attribute[4]  # -1: fails every test

ctypedef struct KindCard:  # a monster card: kind, act, rank
    int8_t speed
    int8_t health[3]
    int8_t n_defence[3]
    int8_t defence[3][3]
    int8_t n_dice
    int8_t dice[4]
    int8_t n_surges
    Surge surge[4]
    uint32_t abilities  # AB_... bits
    int8_t regeneration  # Regeneration n
    int8_t n_specials
    uint32_t special[4]  # the abilities that are actions, in printed order: SPECIAL_1 to SPECIAL_4

ctypedef struct OverlordRow:
    int8_t cls
    int8_t type
    int8_t copies
    int8_t xp

ctypedef struct PlotRow:
    int8_t buy  # -1: the basic card
    int8_t trigger

ctypedef struct SearchRow:
    int8_t copies
    int8_t gold

ctypedef struct QuestRow:
    int8_t track  # 0 intro, 1 Act I, 2 interlude, 3 Act II, 4 finale
    int8_t act  # -1: either
    int8_t n_encounters
    int8_t encounter[2]
    int8_t gold  # per hero, if the heroes win
    int8_t xp  # more for the overlord, if he wins
    int8_t relic  # -1
    int8_t route[2]  # -1
    int8_t uses_raythen

ctypedef struct GroupRow:
    int8_t kind  # -1: open
    int8_t zone
    int8_t count[3][2]  # by number of heroes less 2; -1: group limits
    int16_t traits  # of an open group
    int16_t excluded  # kinds, bits
    int8_t health_bonus  # per hero, for its master or lieutenant (FB-1, OQ0-1, OQ1b-1)
    int8_t health_carry  # per point carried in (FG2-1, MB2-4, DW2-2, OQ1b-1, FI2-1)
    int8_t extra_carry  # minions per point carried in (CD2-5: per villager lost; CP2)
    int8_t late  # arrives in the course of the encounter (MB2-5)
    int16_t at  # space of its first figure; -1

ctypedef struct ReinforcementRow:
    int8_t groups  # bits of groups that it may come from
    int8_t rank  # -1 any, MINION, or 2: a minion, if the limits give none a master
    int8_t number[3]
    int8_t zone
    int8_t optional
    int8_t first_turn  # overlord turn from which it comes

ctypedef struct EncounterRow:
    int8_t quest
    int8_t number  # 0: first encounter of its quest, 1: second
    int8_t act
    int8_t n_groups
    GroupRow group[4]
    int8_t n_reinforcements
    ReinforcementRow reinforcement[2]
    int8_t has_unique  # one search token is unique
    int8_t never_unique  # token that is never the unique one; -1
    int8_t clock  # round
    int8_t clock_winner  # enum Winner of `state`; -1: as the encounter says
    int8_t carry_in[2]  # defaults
    int8_t n_figures  # quest figures
    int8_t figure_health
    int8_t figure_health_per_hero
    int8_t figure_speed
    int8_t figure_defence  # die
    int8_t summon  # PC-10 may be used

ctypedef struct Options:
    int8_t heroes  # 2 to 4
    int8_t mode  # MODE_...
    int8_t encounter  # MODE_ENCOUNTER; BY_CHANCE
    int8_t quest  # MODE_QUEST; BY_CHANCE
    int8_t act  # ACT_1, ACT_2; -1: as the content says
    int8_t hero[4]  # BY_CHANCE, BY_DRAFT
    int8_t cls[4]
    int8_t hero_xp  # -1: by act
    int16_t hero_gold  # -1: by act
    int8_t overlord_xp  # -1: by act
    int8_t random_prep
    int8_t plot_deck
    int8_t start_threat
    int8_t start_fortune[4]
    int16_t plot_cards  # bits of cards faceup at the start
    int8_t random_plot_cards  # so many by chance
    int8_t plot_shop
    int8_t relic_of[6]  # at the start: 0 nobody, 1 the heroes, 2 the overlord
    int8_t carry_in[2]  # -1: default
    int8_t majority  # Act II: 0 none, 1 heroes, 2 overlord
    int8_t act1_pool  # ACT1_...
    int8_t act2_both
    int8_t intro  # quest
    int8_t travel
    int8_t round_cap
    int16_t decision_cap  # in units of 10
    int8_t banned_raythen  # RAY-065
    int8_t score  # reward="score"

ctypedef struct Setup:
    Options options
    Face face[6][6]
    HeroRow hero[8]
    SkillRow skill[72]
    ItemRow item[49]
    KindRow kind[16]
    KindCard card[50]
    OverlordRow overlord[28]
    PlotRow plot[10]
    SearchRow search[8]
    KindCard familiar  # the Reanimate (FAM-1), health[0]
    ItemRow flask  # the attack of the Fire Flask (SEA-6)
    int8_t bolt[3]  # dice of Shadow Bolt (ABI-37)
    QuestRow quest[14]
    EncounterRow encounter[23]
