"""The whole state of a game of Descent, and the vocabulary of its rules.

Seat 0 is the overlord, seat 1 + h is hero h. Figures: 0 to 3 heroes, 4 the Reanimate, 5 to 12 quest figures, 13 to 36
monsters. Spaces of a map are numbered row by row (only those that are part of the map). -1 stands for none.
"""
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from ..core.state cimport Head

cpdef enum:
    MAX_HEROES = 4
    FAMILIAR = 4
    FIRST_QUEST_FIGURE = 5
    MAX_QUEST_FIGURES_NOW = 8
    FIRST_MONSTER = 13
    N_MONSTERS = 24
    N_FIGURES = 37
    N_SPACES = 168
    N_SEARCH_TOKENS = 8
    N_QUEST_TOKENS = 12
    FIRST_QUEST_TOKEN = 8  # numbers of tokens: search tokens 0 to 7, quest tokens 8 to 19
    N_DOORS = 8
    N_CARRIED = 12
    SEARCH_DECK = 12
    OVERLORD_DECK = 40
    MAX_NOW_GROUPS = 6  # groups of an encounter: the printed ones, and those that appear (Zombies, cultists)
    RAISED = 4  # group of figures that an encounter makes appear
    N_ATTACKS = 8
    N_AFFECTED = 36
    N_POOL = 12
    N_ATTACK_DICE = 12
    N_OPTIONS_NOW = 14
    N_COUNTERS = 6
    N_ASIDE = 12
    MAX_CURSED = 4  # RAY-136
    TEST_OF_AGENT = 3

# First action of each block (spec 6.3).
cpdef enum Act:
    PASS = 0
    YES = 1
    STEP = 2  # N, NE, E, SE, S, SW, W, NW
    FATIGUE_MP = 10
    VERB = 11
    SKILL = 51
    ITEM = 60
    SEARCH_CARD = 72
    OVERLORD_CARD = 78
    PLOT = 106
    FIGURE = 116
    SPACE = 153
    TOKEN = 321
    DOOR = 341
    DIE = 349
    SURGE = 363
    BASE = 377
    HERO = 389
    CHOICE = 393
    NUMBER = 401  # NUMBER + n - 1
    SHOP = 411
    QUEST = 443
    KIND = 457
    N_ACTIONS = 466

# The verbs; VERB + v is the action.
cpdef enum:
    V_MOVE = 0
    V_ATTACK_1 = 1  # with the first equipped weapon, or the attack of a monster
    V_ATTACK_2 = 2  # with the second
    V_UNARMED = 3
    V_REST = 4
    V_SEARCH = 5
    V_STAND_UP = 6
    V_REVIVE = 7
    V_DOOR = 8
    V_CLIMB = 9
    V_DROP_STUN = 10
    V_FEAT = 11
    V_QUEST_A = 12
    V_QUEST_B = 13
    V_QUEST_C = 14
    V_QUEST_DROP = 15
    V_LEAVE = 16
    V_FORTUNE_FATIGUE = 17
    V_FORTUNE_ACTION = 18
    V_FORTUNE_REROLL = 19
    V_TWO_HERO_ATTACK = 20
    V_TWO_HERO_RECOVER = 21
    V_PETTY_THEFT = 22
    V_SPECIAL = 23  # SPECIAL_1 to SPECIAL_4
    V_PUT_DOWN = 27
    V_TRADE_GIVE = 28
    V_TRADE_TAKE = 29
    V_FAMILIAR_ACT = 30
    V_FAMILIAR_DISCARD = 31
    V_TAKE_CARD = 32
    V_TAKE_THREAT = 33
    V_XP_TO_THREAT = 34
    V_REFRESH_CONCEALMENT = 35
    V_OVERLORD_RELIC = 36
    V_SHOP_FORTUNE = 37
    V_HERO_ABILITY = 38
    V_END = 39

# What a player is asked: frames with these kinds ask their owner. Frame fields not named here are -1 (count: 0).
cpdef enum Ask:
    ASK_HERO_PICK = 0  # CS1: CHOICE + hero; source: place of the hero, 0 to 3
    ASK_CLASS_PICK = 1  # CS1: CHOICE + 0 or 1; source: hero's place
    ASK_SKILL_BUY = 2  # CA5: SKILL, PASS; source: hero's place
    ASK_SHOP = 3  # CA4: SHOP, HERO (who sells), SHOP_FORTUNE, END
    ASK_BUYER = 4  # CA4: HERO; source: item
    ASK_SELL = 5  # CA4: ITEM; source: hero's place
    ASK_PURSE = 6  # CA4: HERO whose fortune is spent; count: tokens still to be spent
    ASK_DARK_SHOP = 7  # CA6: OVERLORD_CARD, XP_TO_THREAT, PLOT, END
    ASK_NEXT_QUEST = 8  # CA7: QUEST
    ASK_TRAVEL = 9  # CA8; source: card, target: terrain, count: hands shown; step: 0 YES or PASS, 1 HERO, 2 CHOICE + attribute, 3 card
    ASK_RELIC_TO = 10  # CA3: HERO; source: relic
    ASK_ENTRANCE = 11  # SU1: SPACE; source: hero's place
    ASK_KIND = 12  # SU2: KIND; source: group
    ASK_BEARER = 13  # SU3: CHOICE + relic, PASS; source: lieutenant
    ASK_FORM = 14  # of a large figure: CHOICE 0 horizontal, 1 vertical; the PLACE frame below says which and where
    ASK_SPOT = 15  # SPACE; the PLACE frame below says which and where
    ASK_SUMMON = 16  # SU4; step: 0 PLOT + 9 or PASS, 1 KIND, 2 FIGURE, 3 SPACE; source: kind, then figure
    ASK_NEXT_HERO = 17  # HP1: HERO
    ASK_EQUIP = 18  # HT1: ITEM, PASS; source: hero
    ASK_MENU = 19  # HT2; source: hero
    ASK_DARK_MENU = 20  # OT2: FIGURE, cards, PASS, END
    ASK_MONSTER = 21  # OT4; source: figure
    ASK_START = 22  # SPACE: where a large figure begins to walk; source: figure; target: 1 = "move up to n", owner may be the foe
    ASK_BASE = 23  # BASE: how it is put down; source: figure
    ASK_STEPS = 24  # "move up to n": STEP, PASS; source: figure (the ROAM frame below holds the rest)
    ASK_WINDOW = 25  # cards, skills, items that answer an event; source: enum Window, target: who or what, count: more
    ASK_WEAPON = 26  # ATTACK_1, ATTACK_2, UNARMED; source: attacker; the ATTACK frame below holds the rest
    ASK_TARGET = 27  # FIGURE; PASS where a second target may be named; the ATTACK frame below holds the rest
    ASK_SURGE = 28  # AT5: SURGE, PASS
    # the answer to the following goes into the frame below: its count becomes what was chosen, its step grows by 1;
    # target: the Deed it is asked for, source: who does it
    ASK_FIGURE = 29  # FIGURE
    ASK_HERO = 30  # HERO
    ASK_SPACE = 31  # SPACE
    ASK_TOKEN = 32  # TOKEN
    ASK_DOOR = 33  # DOOR
    ASK_CHOICE = 34  # CHOICE; count: bits of the choices, bit 8: PASS (answered -1), too
    ASK_NUMBER = 35  # NUMBER; count: most
    ASK_DIE = 36  # DIE; count: place in `affected` for its defence dice, -1 attack dice, -2 the roll; step 1: or PASS
    ASK_CARD = 37  # OVERLORD_CARD; count: 0 in the hand, 1 in deck or discard pile, 2 in State.aside
    ASK_ITEM = 38  # ITEM, SEARCH_CARD (trade); source: hero, target: partner, count: 1 = take
    ASK_MAY = 39  # YES (1), PASS (0), as those from ASK_FIGURE on
    ASK_RANK = 40  # CHOICE 0 minion, 1 master (reinforcement); source: group
    ASK_PATH = 41  # Fire Breath: STEP, PASS; the ATTACK frame below holds the rest
    ASK_DEED = 42  # Dark Charm: ACT_MOVE or an attack verb; source: hero
    ASK_GROUP = 43  # KIND: which group reinforces; count: bits of groups
    N_ASKS = 44

# Tasks: frames that carry on by themselves. step counts what they have done.
cpdef enum Task:
    GAME = 44  # draft, preparation, quests
    CAMPAIGN = 45  # the Campaign phase after a quest
    PREPARATION = 46
    JOURNEY = 47  # Travel; count: icons done
    TRAVEL = 48  # one Travel card; source: card, target: terrain
    QUESTING = 49  # a quest: its encounters; step: encounter
    ENCOUNTER = 50  # set-up, Rounds, end
    SETTING_UP = 51
    PLACE = 52  # a figure is put on the map; source: figure, target: enum Where, count: parameter, step: 1 = it enters
    REINFORCING = 53  # source: reinforcement row, count: figures still to come
    SUMMONING = 54
    ROUND = 55
    HERO_TURN = 56  # source: hero
    FAMILIAR_TURN = 57
    OVERLORD_TURN = 58
    ACTIVATION = 59  # source: monster
    ROAM = 60  # "move up to n spaces"; source: figure, target: spaces left, owner: seat that chooses, count: enum After
    ENTERED = 61  # a figure has made a step; source: figure, target: space, count: how (enum How)
    DROP_TOKENS = 62  # source: figure (gone), target: base it stood on
    ATTACK = 63  # source: number of the attack; step: enum Stage
    SEARCHING = 64  # source: hero, target: token; count: flags
    TEST = 65  # source: figure, target: attribute, count: modifier
    HEALING = 66  # dice that tell how much is recovered; source: hero who rolls (-1: overlord), target: number of red dice
    EACH = 67  # heroes who test one after the other; source: by whom, target: enum Deed, count: bits of heroes left
    HARM = 68  # source: by whom (-1), target: figure, count: damage; owner: number of the attack or -1
    KNOCKOUT = 69  # source: by whom, target: hero
    DEFEATED = 70  # source: by whom, target: monster
    PAYING = 71  # source: tokens left to hand out
    USE = 72  # a skill, feat, item, card, special action under way; source: who, target: enum Deed, step: stage, count: free for it
    EVENT_TRAPS = 73  # HT3; source: hero, target: space
    OPENED = 74  # HT4; source: hero, target: door
    NEAR_MOVES = 75  # OT5; source: monster, target: space
    TRICKED = 76  # Distraction; source: number of the attack
    REVIVAL = 77  # source: who rolls, target: hero who stands up
    COMMAND = 78  # Dying Command; source: hero, target: monster

# What is being done: target of USE, EACH and of the questions that belong to them.
cpdef enum:
    D_SKILL = 0  # D_SKILL + skill (0 to 71)
    D_FEAT = 72  # + hero (0 to 7)
    D_ABILITY = 80  # + hero
    D_ITEM = 88  # + item (0 to 48)
    D_SEARCH_CARD = 137  # + card
    D_CARD = 145  # + Overlord card
    D_PLOT = 173  # + Plot card
    D_SPECIAL = 183  # + number of the ability's bit (0 to 30)
    D_RELIC = 214  # + relic in the overlord's hands
    D_MOVE = 220
    D_DOOR = 221
    D_SEARCH = 222
    D_REVIVE = 223
    D_CLIMB = 224
    D_GIVE = 225
    D_TAKE = 226
    D_QUEST_A = 227
    D_QUEST_B = 228
    D_QUEST_C = 229
    D_FORTUNE = 230  # a reroll for a fortune token
    D_PAY = 231  # which hero gets a fortune token
    D_DROP = 232  # where the tokens of a large figure go
    D_UNIQUE = 233  # the unique search token of HC1, FI1
    D_START_LOST = 234  # DW2-2: the villager who starts defeated; OQ1b-3: the marked prisoner
    D_KNOCKBACK = 235
    D_MOVE_TARGET = 236
    D_SUBDUE = 237
    D_SLAM = 238
    D_STRAY = 239
    D_SECOND = 240
    D_REROLL_DEFENCE = 241
    D_STAND_UP = 242
    D_SPIRITS = 243
    D_FIGURES = 244  # quest figures are moved (CD2-4, CP2-5, DW2-3, ER1-2)
    D_RISEN = 245  # a figure returns by Rise Again
    D_RAISED = 246
    D_POISON = 247  # test at the start of a turn or activation
    D_DISEASE = 248
    D_WEAPON_REROLL = 249  # Steel Broadsword, Steel Greatsword
    D_LAST_CHANCE = 250  # the Reanimate may act before its owner's turn ends
    N_DEEDS = 251

# Where a PLACE frame may put its figure.
cpdef enum Where:
    IN_ZONE = 0  # count: zone; else the closest empty spaces to it
    NEAR = 1  # count: space + 256 * n: within n spaces of it; nowhere if that is impossible
    CLOSEST = 2  # count: space: the closest empty spaces to it
    NEAR_OR_CLOSEST = 3  # NEAR, else CLOSEST
    BESIDE = 4  # count: figure: the empty spaces adjacent to it that are closest to the one who is placed (Oath of Honor)
    NO_LAVA = 5  # DER-122; count: space
    ADJOINING = 6  # count: figure: bases with a space adjacent to it (OC-25)

# Timing windows that ask by ASK_WINDOW.
cpdef enum Window:
    W_HT3 = 0  # a hero entered an empty space
    W_HT4 = 1  # a hero opened a door
    W_SR1 = 2
    W_SR2 = 3
    W_SR2_HERO = 4
    W_SR3 = 5
    W_SR4 = 6
    W_AT1 = 7  # overlord: Distraction
    W_AT1_HERO = 8  # Defend; target: hero
    W_AT2_DARK = 9  # Expert Blow
    W_AT2_HERO = 10  # Tomble, Stoneskin; target: hero asked; count: place in `affected`
    W_AT3 = 11  # the attacker's side
    W_AT3_STAFF = 12
    W_AT4 = 13  # count: place in `affected`
    W_AT4_STAFF = 14
    W_AT6 = 15  # count: damage
    W_AT7 = 16  # attacker's side; target: hero
    W_AT7_HERO = 17  # Counter Attack; target: hero
    W_RO1 = 18  # the side that rolled
    W_RO1_STAFF = 19
    W_RO2 = 20
    W_DF1 = 21  # Stalwart
    W_DF2 = 22  # TAKE_CARD, TAKE_THREAT
    W_DF2_BLOODLUST = 23
    W_DF3 = 24
    W_OT1 = 25
    W_OT3_HERO = 26  # First Strike; target: hero
    W_OT3 = 27
    W_OT5 = 28  # target: hero
    W_OT7 = 29
    W_SPIRITS = 30  # Ancestor Spirits outside an attack; target: hero; CHOICE 0 Poison, 1 recover, PASS
    N_WINDOWS = 31

# How a step was made.
cpdef enum How:
    BY_POINTS = 0
    BY_EFFECT = 1  # "move up to n"
    PLACED = 2  # placed, and it counts as entering

cpdef enum Life:
    ABSENT = 0
    STANDING = 1
    DOWN = 2  # a hero knocked out
    LEFT_MAP = 3
    HIDDEN = 4  # Tomble's feat
    DEAD = 5

cpdef enum Rank:
    MINION = 0
    MASTER = 1
    LIEUTENANT = 2
    AGENT = 3

cpdef enum Phase:
    PHASE_START = 0  # before the first quest: draft, preparation
    PHASE_SETUP = 1
    PHASE_HEROES = 2
    PHASE_OVERLORD = 3
    PHASE_CAMPAIGN = 4

cpdef enum Winner:
    NOBODY = 0
    HEROES = 1
    OVERLORD = 2

# What a token is doing.
cpdef enum TokenLife:
    GONE = 0  # not in this encounter, taken, removed
    ON_MAP = 1
    HELD = 2  # on the base of a monster, or carried

# What a search token shows.
cpdef enum:
    FACEDOWN = 0
    COMMON = 1
    UNIQUE = 2

# States of Plot cards.
cpdef enum:
    PLOT_FACEDOWN = 0
    PLOT_READY = 1
    PLOT_EXHAUSTED = 2

# Stages of an attack.
cpdef enum Stage:
    ST_WEAPON = 0
    ST_SHOT = 1  # Running Shot before
    ST_TARGET = 2
    ST_SECOND = 3
    ST_AT1 = 4
    ST_DEFEND = 5
    ST_NOT_ME = 6
    ST_AT2 = 7
    ST_AT2_HEROES = 8
    ST_ROLL = 9
    ST_AT3 = 10
    ST_AT3_STAFF = 11
    ST_AT4 = 12
    ST_AT4_STAFF = 13
    ST_CHECK = 14
    ST_AT5 = 15
    ST_RANGE = 16
    ST_DAMAGE = 17
    ST_MOVES = 18
    ST_EFFECTS = 19
    ST_AT7 = 20
    ST_AT7_HEROES = 21
    ST_OVER = 22

# What an attack is, bits of Attack.flags.
cpdef enum:
    F_ACTION = 1  # it used the attack action
    F_ALL_AROUND = 2  # affects every figure of Attack.reach_of; no range
    F_FREE_RANGE = 4  # no range to reach
    F_BLAST = 8
    F_CHARMED = 16  # the overlord attacks with a hero
    F_COMMANDED = 32  # Dying Command
    F_DECLARED_BY_HERO = 64  # Distraction may answer it
    F_REPLACED = 128
    F_MISSED = 256
    F_SECOND = 512  # Second target was bought
    F_SHOT = 1024  # Running Shot is used
    F_UNMOVED = 2048  # the target was changed: range and sight stay as declared
    F_BUILT = 4096  # affected figures and pools are known
    F_PATH = 8192  # Fire Breath is being traced

# Bits of Attack.used and Attack.cards.
cpdef enum:
    USED_WEAPON = 1  # the reroll of the weapon
    USED_ACCURATE = 2
    USED_GHOST = 4
    USED_TOMBLE = 8
    CARD_BLOW = 1
    CARD_CRITICAL = 2

# Which dice a reroll may take: step of ASK_DIE.
cpdef enum:
    ANY_DIE = 0
    ONLY_RED = 1
    ONLY_POWER = 2
    ONLY_ONCE = 3  # each once (bits in Roll.used), or PASS
    OR_NOT = 4  # any, or PASS

# Weapons of an attack: an item's place, or
cpdef enum:
    W_ASK = -9  # not named yet
    W_CARD = -1  # dice of the monster's (or familiar's) card
    W_UNARMED = -2
    W_FLASK = -3
    W_BOLT = -4  # Shadow Bolt

ctypedef struct Figure:
    int16_t cell  # lowest (y, x) of its spaces; of the dead and gone: where it was last; -1
    int8_t w  # its base as it stands
    int8_t h
    int8_t life  # enum Life
    int8_t kind  # of a monster; -1
    int8_t rank  # enum Rank
    int8_t group
    int8_t damage
    int8_t health  # maximum
    int8_t conditions  # bits
    int8_t points  # movement points
    int8_t actions  # actions left in this turn or activation
    int8_t attacks  # attack actions left in this activation
    int8_t moves  # move actions left (Shambling)
    int8_t dash  # further move actions (Dash)
    int8_t frenzy  # further attack actions (Frenzy)
    int8_t activated
    int8_t tokens  # search tokens on its base, bits
    int8_t carries  # quest token; -1
    int8_t relic  # of a lieutenant; -1
    int8_t used  # once per activation or turn: bits ONCE_...
    int8_t air  # Air works
    int8_t slippery
    int8_t returned  # came back by Rise Again: goes at the end of the turn
    int8_t marked  # a hero: an action was performed; a walker: it has made a step
    int16_t walker  # space of the walker while a large figure walks; -1

# Bits of Figure.used.
cpdef enum:
    ONCE_QUEST = 1
    ONCE_QUEST_B = 2
    ONCE_OVERPOWER = 4  # under Overpower now
    ONCE_HAVOC = 8

ctypedef struct Hero:
    int8_t hero
    int8_t cls
    int8_t fatigue
    int8_t stamina  # maximum
    int8_t xp
    int8_t fortune
    uint16_t skills  # owned, bits 0 to 8
    uint16_t exhausted  # skills
    uint16_t equipped  # places of items, bits
    uint16_t turned  # exhausted items
    uint16_t changed  # equipped or unequipped in this turn
    uint16_t traded  # items that changed hands in this turn
    int8_t item[12]  # by place; -1
    int8_t faceup[6]  # Search cards
    int8_t facedown[6]
    int8_t fresh[6]  # Search cards that changed hands in this turn
    int8_t feat  # used in this encounter
    int8_t done  # has had a turn in this Round
    int8_t rested
    int8_t moved  # move actions of this turn
    int8_t bonus  # the two-hero bonus is used
    int8_t extra  # the additional action of this Round is used
    int8_t two_used  # has used two actions in this turn
    int8_t left_space  # in this turn
    int8_t monkey  # 1 until the end of his next turn, 2 in that turn
    int8_t despair  # Word of Despair: 1 for his next turn, 2 in that turn
    int8_t faith  # brown dice until the start of the turn of the hero `faith_by`
    int8_t faith_by
    int8_t fury  # yellow dice of his next attack in this Round
    int8_t reroll  # Tarha's ability is used in this Round
    int8_t threat  # threat was taken for him in this quest
    int8_t spirits  # what Ancestor Spirits may answer: heroes that recovered, bits
    int8_t familiar_acted
    int8_t nature  # fatigue recovered by the rest
    int8_t challenged  # monster; -1
    int16_t token  # space of his token while he is hidden; -1
    uint32_t unseen_by  # monsters that had no line of sight to him at the start of his turn, bits
    uint32_t spirit_monsters  # monsters that suffered from his skill, bits

ctypedef struct Token:
    int16_t cell
    int8_t life  # enum TokenLife
    int8_t face  # search tokens: FACEDOWN, COMMON, UNIQUE; quest tokens: 0 facedown or as at the start, 1 turned, lit, rung...
    int8_t holder  # figure; -1
    int8_t hidden  # quest tokens: what it is (1: Frederick, a cultist, a ledger); nobody knows while facedown
    int8_t marks

ctypedef struct Group:
    int8_t kind  # -1: not chosen or not arrived
    int8_t open
    int8_t zone
    int8_t under_way  # 0 not yet, 1 being activated, 2 finished
    int8_t agent  # 0, 1: Raythen replaced its master, 2: the whole group
    int8_t ritual  # actions less in this turn
    int8_t extra[2]  # figures above the limit that were placed

ctypedef struct Option:
    int8_t cost
    int8_t code[2]
    int8_t n[2]
    int8_t bought

ctypedef struct Pool:
    uint8_t n
    uint8_t die[12]  # 6 * kind + face
    int8_t bonus  # shields added
    int8_t asked  # 0: AT4 is still to come, 1: the Staff, 2: all done; 8: no dice are rolled (Corpse Blast)
    int8_t reroll_best  # total that a reroll may not worsen (Shield of the Dark God); -1

ctypedef struct Attack:
    int8_t attacker
    int8_t seat  # who controls it
    int8_t weapon  # place of the item, or W_...
    int8_t ranged
    int8_t target
    int8_t second  # a second named target; -1
    int16_t cell  # target space
    int16_t range_needed
    int16_t how  # the Deed that it belongs to (skill, feat, special action, card); -1
    uint16_t flags
    uint8_t n_dice
    uint8_t die[12]
    int8_t surges  # not yet spent, once they are counted
    int8_t added  # surges added
    int8_t cancelled
    int8_t damage  # bonus
    int8_t range  # bonus
    int8_t pierce
    int8_t n_options
    Option option[14]
    int8_t see_needed
    int8_t see_bought
    int8_t conditions  # to be given to the target, bits
    int8_t subdue  # options bought that work after the damage
    int8_t knockback
    int8_t move_target
    int8_t blood
    int8_t wither
    int8_t cards  # bits: Expert Blow played, Critical Blow played
    int8_t used  # bits: once-per-attack rerolls of the weapon, Accurate, Ghost Armor
    int8_t n_affected
    int8_t affected[36]
    Pool pool[36]
    int8_t dealt[36]
    int8_t at  # how many of them have been dealt their damage
    int8_t path_n  # Fire Breath
    int16_t path[4]
    uint64_t defeated  # figures defeated by it, bits

ctypedef struct Roll:  # a test, or dice that tell how much is recovered
    int8_t who  # figure; -1: the overlord
    int8_t attribute  # -1: no test
    int8_t modifier
    uint8_t n
    uint8_t die[3]
    uint16_t used  # dice that a card has rerolled, bits

ctypedef struct State:
    Head head
    int8_t phase  # enum Phase
    int8_t winner  # of the game (enum Winner)
    int8_t value  # of a single encounter for the heroes, in sixtieths
    int8_t ended  # the encounter is over
    int8_t encounter_winner
    int8_t quest_winner  # of the quest under way or just ended
    int8_t encounter  # FB...; -1
    int8_t quest  # -1
    int8_t track  # place in the campaign, 0 to 8
    int8_t act
    int8_t round
    int8_t overlord_turns  # of this encounter
    int8_t acting  # hero in his turn; -1
    int8_t activating  # monster in its activation; -1
    int8_t passed  # result of the last test
    int8_t rolled  # what the last dice showed
    int8_t rolled_surges
    int8_t changed  # something has changed that may decide the encounter
    int16_t quests_played  # bits
    int8_t won[3]  # quests won: [NOBODY], heroes, overlord
    int8_t won_act2[3]
    int16_t gold
    int8_t carry[2]  # from encounter 1 to 2
    int8_t relic_of[6]  # 0 nobody, 1 the heroes, 2 the overlord
    int8_t relic_lost  # lieutenant's relics that the heroes get at the end of the quest, bits
    int8_t relic_turned  # exhausted relics of the overlord, bits
    # --- the map
    int8_t fig_at[168]  # who stands there; -1
    uint8_t near[168]  # directions in which an adjacent space lies (bit d), walls and closed doors considered
    uint8_t doors_open  # bits
    uint8_t doors_marks[8]  # gates: marks; rune doors: 1 once opened
    int8_t doors_closed  # number of closed doors
    Figure figure[37]
    Hero hero[4]
    Token token[20]
    int8_t unique  # search token that is the unique one; -1 (hidden)
    int8_t key  # the hero side holds the key
    int8_t counter[6]  # of the encounter: see `quests`
    int8_t knockouts  # of this encounter
    int8_t overpowered  # heroes whom Overpower has been tried on in this use, bits
    int16_t havoc  # Cry Havoc: whose spaces the monster has moved through, bits of figures
    int8_t n_groups
    Group group[6]
    # --- the overlord
    int8_t xp
    int16_t threat
    int8_t cursed  # threat on Cursed Treasure
    int8_t plot[10]
    int8_t bought[28]
    int8_t hand[28]
    int8_t hand_n
    int8_t discard[28]
    uint8_t deck[40]  # the top is the last
    int8_t deck_n
    int8_t deck_known  # so many cards at the top are known to the overlord
    int8_t aside[12]  # cards being put in order (Plan Ahead), looked at (Ritual); -1
    int8_t misery  # Word of Misery works
    int8_t rise_kind  # Rise Again: the monster that returns; -1
    int8_t rise_rank
    int8_t rise_group
    int16_t rise_cell
    # --- search deck
    uint8_t search[12]  # the top is the last
    int8_t search_n
    int8_t search_discard[8]
    uint16_t search_dark  # places known to the overlord, bits
    uint16_t search_light  # places known to the heroes
    int8_t drawn  # Search card drawn and not yet kept; -1
    int8_t aside_search  # set aside by Foiled Again; -1
    int8_t appraised
    # --- shop and travel
    int8_t shop_left[32]
    uint32_t on_offer  # items, bits
    int8_t offered[32]
    int8_t buys_act1  # the first buying chance after the interlude
    int16_t travelled  # Travel cards drawn
    int8_t skip_travel
    int8_t returned_heroes  # bits: Tomble comes back before anything else in his turn
    # --- what is under way
    int8_t n_attacks
    Attack attack[8]
    Roll roll

# Stages of tasks: Frame.step.
cpdef enum:
    TURN_START = 0  # HERO_TURN
    TURN_POISON = 1
    TURN_DISEASE = 2
    TURN_SIGHT = 3
    TURN_EQUIP = 4
    TURN_MENU = 5
    TURN_REST = 6
    TURN_LAVA = 7
    TURN_FREE = 8
    TURN_OVER = 9
    DARK_START = 0  # OVERLORD_TURN
    DARK_FORCED = 1
    DARK_RISEN = 2
    DARK_ARRIVALS = 3
    DARK_OT1 = 4
    DARK_MENU = 5
    DARK_OT7 = 6
    DARK_END = 7
    DARK_CHECKS = 8
    DARK_OVER = 9
    ACT_START = 0  # ACTIVATION
    ACT_HEROES = 1
    ACT_OT3 = 2
    ACT_POISON = 3
    ACT_DISEASE = 4
    ACT_MENU = 5
    ACT_END = 6
    ACT_OVER = 7
    ROUND_BEGINS = 0  # ROUND
    ROUND_HEROES = 1
    ROUND_HEROES_DONE = 2
    ROUND_OVERLORD = 3
    ROUND_ENDS = 4
    ROUND_OVER = 5
    SEEK_DECLARED = 0  # SEARCHING
    SEEK_TAKEN = 1
    SEEK_DRAW = 2
    SEEK_DRAWN = 3
    SEEK_SEEN = 4
    SEEK_KEPT = 5
    SEEK_KEPT_OVER = 6
    SEEK_OVER = 7
    FREE_WALK = 5  # USE: steps with points of its own (Syndrael's feat, Dark Charm)
    BLESSED = 20  # USE: Blessed Strike has dealt damage

cpdef enum:
    PIT_DAMAGE = 2
    LAVA_DAMAGE = 1
    BLACK_ARROW_LEAST = 3
    MOST_DEALT = 100
    MOST_POINTS = 60  # movement points that a figure can gather
    MOST_ACTIONS = 6
    MANY = 99
    CHOICE_OR_PASS = 256
