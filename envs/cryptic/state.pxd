"""The whole state of a game of Cryptic Explorers, and the vocabulary of its rules.

Seat 0 is the Goddess, seats 1 to 3 the Cryptonaut players. Units: 0 to 5 Cryptonauts in unit order (by Squad and place),
6 to 15 Monsters of the Goddess (their order is `order`), 16 Gashnoradon. Spaces of all boards in play are numbered one
after the other (Setup.grid). A ref names what may be a target: a unit by its number, a Structure by REF_STRUCTURE + its
number. -1 stands for none; as the source of an effect -1 is the Goddess.
"""
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from ..core.state cimport Head

cpdef enum:
    N_CRYPTONAUTS = 6
    FIRST_MONSTER = 6
    N_MONSTERS = 10
    GASH = 16
    N_UNITS = 17
    MAX_STRUCTURES = 36
    REF_STRUCTURE = 32
    MAX_CARRIED = 5  # Artifacts and Relics of one game
    MAX_RULES = 96
    MAX_LISTS = 24
    MAX_DEEDS = 8
    MAX_BLOOD = 4
    MAX_SKULLS = 4
    MAX_RUBBLE = 6
    SOUL_TOKENS = 20
    MAX_ROUNDS = 40  # R-50
    PREPARE_RANGE = 5
    SUMMON_RANGE = 5
    EMPOWER_POWER = 3
    GUARD_COST = 3  # R-33
    GUARD_RANGE = 5
    ARMOR_CAP = 3

# First action of each block (spec 6.2). The spaces stand last, so that the others are the same on all boards.
cpdef enum Act:
    DIR = 0  # N, NE, E, SE, S, SW, W, NW
    VERB = 8
    SLOT = 32
    CARD = 64  # CARD + 3 * kind + part: Effect, Mastery, Discard
    MONSTER = 94  # MONSTER + 3 * place in the Goddess's list + 0 normal, 1 first Master, 2 second Master
    BLOOD = 106
    DRAFT = 110  # 32 Cryptonauts, 3 Goddesses, 6 boards
    DRAFT_GODDESS = 142
    DRAFT_BOARD = 145
    CELL = 151  # CELL + space

# The verbs; VERB + v is the action.
cpdef enum:
    V_MOVE = 0
    V_ATTACK = 1
    V_CAST = 2
    V_ABILITY = 3
    V_FREE = 4
    V_CHARGE = 5
    V_DEVOUR = 6
    V_RESTORE = 7
    V_TRADE = 8
    V_LOOT = 9
    V_OBJECTIVE = 10
    V_DIG = 11
    V_PREPARE = 12
    V_REST = 13
    V_TELEPORT = 14
    V_BUY = 15
    V_RETIRE = 16
    V_YES = 17
    V_NO = 18
    V_DONE = 19
    V_GIVE = 20
    V_TAKE = 21
    V_EMPOWER = 22
    V_END = 23

# The slots; SLOT + i is the action.
cpdef enum:
    S_ATTACK = 0  # printed Attacks 0 to 3
    S_ABILITY = 4  # start, charge 1, charge 2, devour; a Monster's Abilities 0 to 2 and, at 7, its Master's
    S_ITEM = 8  # S_ITEM + 2 * i: the always part of carried Artifact i; + 1: its Soul part (and the Soul that Charges it)
    S_KNOWLEDGE = 18
    S_SOUL = 19
    S_BONE = 20
    S_CODEX = 21
    S_CHARGE_1 = 22  # the Soul on charge 1
    S_CHARGE_2 = 23
    S_OPTION = 24  # options 0 to 7

# What a player is asked: frames with these kinds ask their owner. Frame fields not named here are -1 (count: 0).
cpdef enum Ask:
    ASK_GODDESS = 0  # DRAFT_GODDESS: DRAFT_GODDESS + g
    ASK_BAN_BOARD = 1  # DRAFT_BOARD + b
    ASK_BAN = 2  # DRAFT + Cryptonaut; count: bans still to come, this one included
    ASK_PICK = 3  # DRAFT + Cryptonaut; target: unit (setup="choose") or -1; count: picks still to come
    ASK_SQUAD = 4  # DRAFT + Cryptonaut; target: unit whose place is filled
    ASK_FLIP = 5  # RELIC_FLIP: CELL of an Artifact token; source: 0 the Realm (or the only board), 1 the Sub-Realms (or done)
    ASK_GUARD = 6  # RELIC_SUMMON: MONSTER or done; source: space of the Relic token; count: Cost left
    ASK_CRYSTAL = 7  # CRYSTAL_PLACE: CELL; source: slot
    ASK_CODEX = 8  # CODEX_HIDE: CELL of a Sarcophagus
    ASK_ENTRANCE = 9  # yes: area 1, no: area 2
    ASK_PLACE = 10  # CELL; source: unit
    ASK_ORDER = 11  # UPKEEP_ORDER: SLOT + S_OPTION + kind of entry (Entry)
    # CHOOSE_UNIT: CELL of an own unretired Cryptonaut, or done (pass); count: seats that have passed, bits; target: 1 = no pass
    ASK_UNIT = 12
    ASK_MENU = 13  # verbs; source: Cryptonaut; target: 1 = her Prepared Action
    ASK_SOURCE = 14  # SLOT; source: unit, target: verb; count: 1 = a Melee Attack given by an effect, or done
    ASK_STEP = 15  # source: unit (the MOVE frame below holds the rest)
    # CELL; source: unit, target: verb, count: slot or -1, step: 1 = a Melee Attack given by an effect. The Goddess: source -1,
    # target: V_END and count: 3 * card kind; V_BUY and count: Blood; V_EMPOWER; V_TAKE: `spore@tgt` of the list below
    ASK_TARGET = 16
    ASK_DIRECTION = 17  # source: who shoves (-1 Goddess), target: ref that is moved, count: spaces
    ASK_REROLL = 18  # yes, no; source: unit (the CHECK frame below holds the rest)
    ASK_TRIGGER = 19  # yes, no; source: unit, target: place in State.rules, count: enum of the event
    ASK_TRADE = 20  # give, take, done, or after give and take SLOT; source: unit, target: partner, step: V_GIVE, V_TAKE or 0
    ASK_LOOT = 21  # SLOT or done; source: unit, target: the dead Cryptonaut
    ASK_TELEPORT = 22  # TELEPORT_WITH: CELL of an adjacent Cryptonaut, done; source: unit, count: those chosen, bits
    ASK_PREPARED = 23  # yes, no; source: Cryptonaut, target: Monster
    ASK_DISCARD = 24  # DISCARD_DOWN: CARD + 3 * kind + 2
    ASK_POWERS = 25  # GODDESS_MENU
    ASK_SUMMON = 26  # SUMMON_CELL: CELL; source: Monster sheet, target: 0 normal, 1, 2 Master; count: Summon (enum)
    ASK_MONSTER = 27  # MONSTER_MENU: move, attack, ability, end; source: Monster
    ASK_OPTION = 28  # SLOT; source: unit or -1, target: Option (enum), count: ref or first of two Artifacts
    ASK_SPACE = 29  # warp: CELL; source: unit that is put, target: place in State.list
    N_ASKS = 30

# Tasks: frames that carry on by themselves. step counts what they have done.
cpdef enum Task:
    GAME = 30  # setup, then the Rounds
    ROUND = 31  # step: phase under way; target: Entry of the Upkeep under way, count: times left
    TURN = 32  # source: Cryptonaut whose Turn it is
    INTERRUPT = 33  # source: Cryptonaut who takes her Prepared Action
    GODDESS_TURN = 34
    ACTIVATION = 35  # source: Monster
    DEED = 36  # source: place in State.deed: an Action or Free Action under way
    LIST = 37  # source: place in State.list: operations under way
    CHECK = 38  # source: unit, target: K_AIM, K_CAST or K_STAMINA_CHECK, count: bonus; step: 0 to be rolled, 1 failed
    HIT = 39  # source: place in State.deed: an Attack from its hit on
    DAMAGE = 40  # source: origin (-1 Goddess), target: ref, count: Damage + 32 * flags
    HAPPENED = 41  # an event: source: killer, roller or attacker, target: who it happened to, count: event; step: place in rules
    MOVE = 42  # source: unit, target: points (-1: its Move), count: points spent; step: flags; owner: seat that moves it
    STEP = 43  # source: unit, target: space (top left) that it goes to, count: cost of the step; step: what is done
    ENTER = 44  # source: unit that has entered its space; target: 1 by a Move Action, 0 otherwise
    WALK = 45  # source: unit, target: space it walks to; count: State.stops when it set out
    WINDOW = 46  # PREPARED windows; source: Monster, step: bits of Cryptonauts asked
    SHOVE = 47  # target: unit, count: spaces left; step: direction, or 8 = towards the goal in source (a ref, or 100 + space)
    GUARDS = 48  # RELIC_SUMMON; source: space of the Relic token, count: Cost left; step: slot looked at next
    PICK = 49  # an Artifact or Relic token is taken; source: unit, target: space

# flags of a MOVE frame, beyond NO_BREAK, FLOATING, CASTER of step()
cpdef enum:
    MOVE_ACTION = 8
    MOVE_OVER = 16  # the rest of this Move is lost

# Why a Monster is placed.
cpdef enum Summon:
    PAID = 0
    BY_EFFECT = 1  # the LIST frame below asks
    GUARD = 2

# What ASK_OPTION asks.
cpdef enum Option:
    CHOOSE_VERB = 0  # of door(): options 0 open, 1 close, 2 seal; count: ref of the Door
    CHOOSE_ARTIFACT = 1  # options 0, 1: State.peeked
    CHOOSE_CHARGE = 2  # uncharge(): slots of Charges; source: Cryptonaut

# Entries of an Upkeep, in this order: what the Goddess puts in order. The option of an entry is its number.
cpdef enum Entry:
    UP_GODDESS = 0
    UP_MASTERY_A = 1  # the first of her two cards (in the order of kinds) with an Upkeep Mastery
    UP_MASTERY_B = 2
    UP_MONSTER = 3  # Regrowth, Sap
    UP_MASTER = 4
    UP_REALM = 5  # the hazard of the Realm (or of the only board), or Totem Rite
    UP_SUB_REALM = 6
    UP_BURNING = 7
    N_ENTRIES = 8

cpdef enum Life:
    ABSENT = 0
    PRESENT = 1
    DEAD = 2
    TELEPORTED = 3

cpdef enum Phase:
    PHASE_SETUP = 0
    PHASE_UPKEEP = 1
    PHASE_CRYPTONAUTS = 2
    PHASE_GODDESS = 3
    PHASE_CLEANUP = 4

cpdef enum Winner:
    NOBODY = 0
    CRYPTONAUTS = 1
    THE_GODDESS = 2

# What stands on a space, bits of State.block.
cpdef enum:
    BLOCK_WALL = 1
    BLOCK_STRUCTURE = 2  # a Structure, closed Doors included, that is no Monolith
    BLOCK_MONOLITH = 4
    BLOCK_UNIT = 8
    BLOCK_PIT = 16  # stops walking, not Sight; the space is not occupied

# Stages of a Deed.
cpdef enum Stage:
    DECLARED = 0
    PREPARED = 1  # Prepared Cryptonauts have been asked
    FEARED = 2  # the check against Fearsome is made
    CHECKED_SKILL = 3
    CARRIED_OUT = 4

ctypedef struct Unit:
    int16_t cell  # top left; of the dead and gone: where they were last
    int8_t sheet  # Cryptonaut 0 to 31, or Monster sheet
    int8_t life  # enum Life
    int8_t vitae  # Vitae or Health
    int8_t max_vitae
    int8_t stamina
    int8_t max_stamina
    int8_t between  # Between Realms counter
    int8_t retired
    int8_t prepared  # Prepare counter
    int8_t rested
    int8_t acted  # has taken an Action or Free Action in this Round
    int8_t base_used  # base Actions used in this Round (R-09)
    int8_t extra  # Actions of acts() and bought ones not yet used
    int8_t exhausting  # Exhaustion comes once what is under way is finished (R-06)
    int8_t bought  # the Action just bought must come next
    int8_t status  # INFECTION...
    int8_t burnt_by  # credit for burning
    int8_t buried  # Entombed by a special card of Sk'Zaak (not by a Trap)
    int8_t knowledge
    int8_t souls
    int8_t bones
    int8_t codex
    int8_t charged  # bit 0: charge 1, bit 1: charge 2
    int8_t n_items
    int8_t item[5]  # MAX_CARRIED; Artifacts and Relics in order of gaining
    int8_t moved  # has changed her space by a Move Action or step in this Round
    int8_t embers  # has entered Embers in this Turn
    int8_t spellstruck  # a Spell of hers passed its check in this Round
    int8_t charges_made  # Soul Charges of this Round
    int8_t slowed  # hit_slows_move has worked on this Monster in this Round
    int8_t master  # -1, 0, 1: which of the Goddess's Master cards
    int8_t born  # Round of Summoning, 0: before Round 1
    int8_t woken  # Gashnoradon: 0 dormant, 1 woken, 2 from the next Goddess Turn on two Actions
    uint32_t used  # slots used in this Round that are once per Round (0 to 7)
    uint32_t broken  # Monsters from which she has broken away in this Move (bits of units)

ctypedef struct Structure:
    int16_t cell  # top left
    int8_t kind  # DOOR...
    int8_t health  # -1: indestructible
    int8_t gone
    int8_t open  # a Door; a Sarcophagus that was searched
    int8_t sealed  # by seal, until Cleanup
    int8_t empowered
    int8_t owner  # Cryptonaut of a Barricade
    int8_t armor_now  # kw(armor, eoc or eon) until the next Cleanup
    int8_t armor_next  # until the Cleanup after it

ctypedef struct Rule:  # an Effect at work: passive, aura, trigger or Upkeep
    int16_t effect
    int8_t source  # unit; -1 the Goddess
    int8_t slot  # its slot (of the unit), or the card kind of a Mastery; -1: the Goddess's own Ability
    int8_t times  # copies of the Mastery, else 1

ctypedef struct List:  # operations under way
    int16_t at  # next Op
    int16_t end
    int16_t effect  # the Effect that it belongs to; -1: onhit of a Weapon
    int16_t cell  # chosen space, or that of the main target (top left), kept when the target is gone
    int16_t target  # main target, a ref
    int16_t thing  # what the operations work on now, a ref; -1 none or the Goddess
    uint32_t left  # units that still take this run of Ops, bits
    uint64_t left_structures
    int16_t run  # first Op of the run
    int16_t run_end
    int8_t source  # unit whose effect it is; -1 the Goddess
    int8_t other  # killer, roller or victim
    int8_t area  # Damage of an Ability over an area (ability_dmg)
    int8_t hazard  # checks take hazard_bonus
    int8_t waiting  # a check is under way
    int8_t count  # what the Op under way has done so far (summon)
    int8_t size  # spaces a side of the main target when it was chosen

ctypedef struct Deed:  # an Action or Free Action under way
    int8_t unit
    int8_t verb
    int8_t slot
    int8_t stage  # enum Stage
    int8_t free  # costs no Action
    int8_t interrupt  # a Prepared Action
    int8_t effortless  # no Aim or Cast check (Soul Devour, Structures)
    int8_t base  # the Action spent was a base Action
    int16_t effect
    int16_t weapon
    int16_t target  # ref
    int16_t cell
    uint32_t left  # `each`: units still to be attacked
    int8_t dealt  # Damage really dealt by the hit
    int8_t hit  # what HIT has done

ctypedef struct State:
    Head head
    int8_t phase  # enum Phase
    int8_t round
    int8_t winner  # enum Winner
    int8_t area  # entrance area, 1 or 2
    int8_t seat_next  # seat that is asked first for a Cryptonaut (R-03)
    int8_t acting  # Cryptonaut in her Turn; -1
    int8_t passed  # result of the last check
    int8_t reroll  # a trigger has granted a free reroll
    int8_t cancelled  # a trigger has cancelled the Damage
    int8_t hand_changed
    int16_t stops  # counts what stops a walk: checks, Traps, Prepared windows (move="path")
    # --- boards
    int8_t board[3]  # MAX_SLOTS; board in each slot, -1
    int8_t entered[3]  # CE-231
    int16_t crystal[3]  # space on the Realm of the Crystal to this slot; -1
    int8_t terrain[688]  # MAX_CELLS; GROUND...
    uint8_t block[688]  # what stands there: BLOCK_...
    int8_t unit_at[688]
    int8_t structure_at[688]
    uint16_t token[688]
    int8_t n_structures
    Structure structure[36]  # MAX_STRUCTURES
    int8_t rubble  # Destroyed Walls made
    int8_t progress[3][2]  # of each slot's Objectives
    int8_t done[3][2]
    int16_t codex_cell  # Sarcophagus with the Codex; -1
    # --- units
    Unit unit[17]  # N_UNITS
    int8_t n_order
    int8_t order[10]  # N_MONSTERS; Monsters by time of Summoning
    int8_t next_monster  # where the search for a free number of a Monster begins
    int8_t ward  # status of the team
    int8_t n_prepared
    # changes for a time: [act, turn, eoc, eon][unit][key]; less: the negative numbers, as positive ones
    int8_t more[4][17][28]  # N_CHANGES
    int8_t less[4][17][28]
    uint32_t changed  # units that have such changes (or had: it is kept until Cleanup), bits
    # --- the Goddess
    int8_t goddess  # SKZ...; -1
    int8_t power
    int8_t blood
    int8_t hand[10]  # by card kind
    int8_t hand_n
    int8_t known[10]  # lower bound that the Cryptonaut side keeps (spec 8)
    uint8_t deck[20]  # top: deck[deck_n - 1]
    int8_t deck_n
    int8_t discard[10]
    int8_t mastery[10]
    int8_t played  # card kind whose Effect is being applied (CE-161); -1
    uint16_t card_used  # Masteries used in this Round, bits
    int8_t upkeep_done  # bits of Entry
    # --- decks
    uint8_t artifact_deck[20]  # top: artifact_deck[artifact_n - 1]
    int8_t artifact_n
    int8_t artifact_bottom  # so many at the bottom, deck[0] on, are known to the Cryptonaut side
    uint8_t trap_deck[6]  # top: trap_deck[0]
    int8_t trap_bottom  # so many at the bottom are known to all
    uint8_t relic_deck[3][2]  # of each slot's board; top: [relic_n - 1]
    int8_t relic_n[3]
    uint8_t knowledge_deck[35]  # with Encounters: kinds; top: [knowledge_n - 1]
    int8_t knowledge_n
    int8_t item_charged[32]  # N_ITEMS
    int8_t item_used[32]  # bit 0: always part, bit 1: Soul part used in this Round
    int8_t item_slot[32]  # slot of the board that a Relic was found on
    int8_t peeked[2]  # the two Artifacts of peek(); -1
    # --- what has been chosen before the game
    uint32_t banned  # Cryptonauts
    uint32_t picked
    int8_t boards_banned  # bits
    int8_t wanted[6]  # draft: Cryptonauts picked, in order
    # --- what is under way
    int8_t n_rules
    Rule rule[96]  # MAX_RULES
    uint64_t keys[2]  # keys of all rules (Effect.keys)
    int8_t n_lists
    List list[24]  # MAX_LISTS
    int8_t n_deeds
    Deed deed[8]  # MAX_DEEDS
    # of the Trade under way: kinds given and taken (bits knowledge 1, Soul 2, Bone 4, Codex 8), Artifacts moved
    int8_t given
    int8_t taken
    uint32_t moved_items
