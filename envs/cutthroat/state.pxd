"""The whole state of a game of Cutthroat Caverns with Death Incarnate, and the vocabulary of its rules.

Seats are absolute here, 0 to N - 1; actions name them relative to the seat that is asked. A hand counts its cards by
face; a pile of cards holds codes: faces 0 to 36, then the Items D28 to D34 as 37 to 43. -1 stands for none.
"""
from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t

from ..core.state cimport Head
from .setup cimport N_THINGS

cpdef enum:
    MAX_PLAYERS = 6
    N_CARDS = 94
    N_CODES = 44  # 37 faces, 7 Items
    FIRST_ITEM = 37  # code of D28
    ATTACK_FACES = 25  # faces 0 to 24 are Attack cards, 25 to 36 Action cards
    MAX_HAND = 20  # CUR-09
    MAX_RECORDS = 16  # values of a kill record: 0 to 15
    MAX_BLOWS = 16
    MAX_MARKS = 24
    MAX_PACKETS = 12
    MAX_ACTIONS = 40  # Action cards of a Round (CUR-10)
    STALL_ROUND = 13  # CUR-32
    N_STACK = 9

# First action of each block (spec 6.4).
cpdef enum Act:
    NO = 0
    YES = 1
    HAND = 2
    SEAT = 39
    THING = 45
    KILL = 81
    CLAIM = 89
    BID = 106
    NUMBER = 112
    VOTE = 118
    CREATURE = 120
    DECK = 122
    MODE = 124
    ENCOUNTER = 126
    N_ACTIONS = 177

# What a player is asked: frames with these kinds ask their owner; the number is that of the decision, W00 to W34.
cpdef enum Ask:
    ASK_FINISHER = 0
    ASK_DISCARD = 1  # count: cards still to be discarded; 0: down to the maximum hand
    ASK_USE = 2  # window; step: place in the order of the seat asked next
    ASK_MANNER = 3  # source: thing
    ASK_HEALED = 4  # source: thing, target: healer
    ASK_STAFF = 5
    ASK_DRAWN = 6  # window
    ASK_SET = 7
    ASK_SECOND = 8
    ASK_VOTE = 9
    ASK_OFFER = 10
    ASK_CLEANSE = 11
    ASK_BEFORE = 12  # window; target: X
    ASK_ANNOUNCE = 13
    ASK_CHALLENGE = 14
    ASK_TARGET = 15
    ASK_FORTUNE = 16
    ASK_NAME_FORTUNE = 17  # source: the Fortune card
    ASK_AFTER = 18  # window; target: X
    ASK_FLAIL = 19
    ASK_HOLY = 20
    ASK_STEAL = 21  # target: the victim, or -1: still to be named
    ASK_CANCEL = 22  # window over the PLAY frame below it
    ASK_DAMAGE = 23  # window over the PACKET frame below it
    ASK_STRIKE = 24  # choices of a strike or a Boss effect; target: I06 the refuser, once the taker is asked
    ASK_NAME = 25
    ASK_BOOTS = 26
    ASK_SHANK = 27
    ASK_RELENT = 28
    ASK_LAY = 29
    ASK_BID = 30
    ASK_ALTAR = 31
    ASK_SPENT = 32
    ASK_MORE = 33
    ASK_WHOM = 34  # source: face, or 64 + thing
    N_ASKS = 35

# Frames that carry on by themselves; `step` is where they go on.
cpdef enum Task:
    GAME = 40
    ENCOUNTER_TASK = 41
    ROUND = 42
    SETTING = 43  # everybody sets; step: place in the order
    TURN = 44  # owner: X
    SETTLE = 45  # one set card of X, from the announcement to its place at the end
    INITIATIVE = 46
    STRIKE = 47
    PACKETS = 48  # a packet each for the seats of a list
    PACKET = 49  # source: index in `packet`
    PLAY = 50  # an Action card; source: face, target: seat named, count: what it counts as (kind)
    ITEM = 51  # an Item or Relic in use
    MINUS = 52  # owner gains count -1 tokens, one by one
    ENDING = 53
    REWARD = 54
    CHOOSING = 55  # a secret choice, or a discard, of each player in turn
    FATE = 56  # Fortune cards for the present Attack
    BOSS = 57
    N_TASKS = 58

# Where a frame goes on: the step that is carried out when it is on top next.
cpdef enum GameStep:
    GAME_PICK = 0  # W00
    GAME_BUILD = 1  # stack, decks and hands (GAME-1)
    GAME_NEXT = 2  # the next Encounter, the closing fight or the end

cpdef enum EncounterStep:
    ENC_REVEAL = 0  # ENC-1
    ENC_EVENT = 1  # ENC-2, ENC-3
    ENC_LAY_OUT = 2  # ENC-4
    ENC_REFILL = 3
    ENC_CROWN = 4  # ENC-6: RL27
    ENC_START = 5  # ENC-6: Event or Realm
    ENC_USE = 6  # ENC-7
    ENC_ROUND = 7  # ENC-8: the next Round, or END
    ENC_OVER = 8

cpdef enum RoundStep:
    RND_DRAW = 0  # RND-A, with the next r
    RND_INITIATIVE = 1  # RND-B
    RND_OFFER = 2  # RND-B: I13
    RND_SET = 3  # RND-C (1)
    RND_LAID = 4  # RND-C (2) to (4)
    RND_TURNS = 5  # RND-D: fixes the Turn order
    RND_NEXT_TURN = 6  # the Turn of order[count], then the next
    RND_COUNT = 7  # RND-E
    RND_INITIATIVE_AGAIN = 8  # RND-F (1)
    RND_STRIKE = 9  # RND-F (2)
    RND_AFTER_STRIKE = 10  # RND-F (3)
    RND_TIME = 11  # RND-F (3): I14 undoes; EV11
    RND_KNIT = 12  # RND-F (3): EV13; EV03 once more
    RND_END = 13  # RND-G
    RND_STALL = 14  # RND-G: CUR-32, in Initiative order

cpdef enum EndStep:
    END_CARDS = 0  # END-1
    END_CURSE = 1  # END-2
    END_REWARD = 2
    END_FEAST = 3
    END_START_SEAT = 4
    END_CLEAR = 5
    END_HANDS = 6

cpdef enum:
    DOUBLE = 0
    NORMAL = 1
    HALF = 2
    MISS = 3

# What a waiting mark does to an Attack that reaches TRN-8 (5).
cpdef enum Mark:
    MARK_HALVE = 0  # the next Attack (I21)
    MARK_DOUBLE = 1  # the next Attack (F07)
    MARK_HALVE_SEAT = 2  # the next Attack of a seat (F18)
    MARK_HALVE_ALL = 3  # every Attack (F14)

# Where a packet comes from.
cpdef enum Cause:
    BY_STRIKE = 0  # a strike packet of the Encounter's own strike (E13's early one, too)
    BY_BURST = 1  # E05
    BY_GLORY = 2  # EV11
    BY_CARD = 3  # D21, D28, RL13, E25, Boss effect of I15: no strike

ctypedef struct Packet:
    int16_t amount
    int8_t target  # the seat on which it falls now
    int8_t struck  # the seat on which it fell first
    int8_t cause  # enum Cause
    int8_t number  # Initiative number that the strike names; 0: none
    int8_t shepherd  # seat that took it over by RL14, or -1

# One Attack that hit (CUT-045), or a card laid aside by a trap.
ctypedef struct Blow:
    int8_t seat
    int8_t face  # the card on the damage stack; -1: it lies there no longer
    int8_t kind  # what it counted as
    int8_t position
    int16_t damage
    int8_t creature
    int8_t undone  # struck out by I14

# The Attack being settled.
ctypedef struct Attack:
    int8_t on  # there is one
    int8_t seat
    int8_t face  # the physical card; -1: it has left the table
    int8_t kind  # what it counts as, enum Kind; D27 in use: that of Attack 5
    int8_t claim  # I05: 0 to 16, or -1
    int8_t position
    int8_t revealed
    int8_t seen  # bit v: seat v knows the card although it is not revealed
    int8_t attacking  # it has reached TRN-8
    int8_t missed  # made to miss for good
    int8_t protected  # portrait of its player, or F07
    int8_t slipped  # by D14s spent on it
    int8_t focused  # by D15s spent on it
    int8_t spite  # RL03's bonus is bound to it
    int8_t creature
    int8_t halved  # I17: nothing was discarded
    int16_t bonus  # flat bonuses so far
    int8_t by_strike  # an Attack made by D27
    int8_t decks  # bit d: Fortune deck d (1, 2) was drawn from or declined
    int8_t can_draw  # CUR-114, looked at once
    int8_t returns  # F00
    int8_t harmless  # F19 reversed
    int8_t sunny  # F19 upright: tokens if it wounds
    int8_t flail  # cards discarded for RL10
    int8_t holy  # D11's bonus was taken
    int8_t hit
    int8_t blow  # its index among the blows, or -1
    int16_t damage

# A card announced under I05 and not caught: it lies before its player until the end of the Round (CUR-102).
ctypedef struct Claim:
    int8_t seat
    int8_t face
    int8_t claim
    int8_t shown  # it lies face up
    int8_t seen  # bit v: seat v knows the card

ctypedef struct Pile:
    int16_t n
    uint8_t card[94]  # N_CARDS; the top card is the last one

ctypedef struct State:
    Head head
    # --- cards
    Pile deck  # codes
    Pile discard
    uint8_t hand[6][37]
    int8_t hand_n[6]
    int8_t known[6][6][37]  # [viewer][owner]: faces that the viewer is sure to be among the owner's hand and face-down
    # cards (set, or announced under I05) that the viewer has not seen
    int8_t set_card[6][2]  # face before a player, not yet revealed, or -1
    int8_t set_seen[6][2]  # bit v: seat v knows that card (its owner always does)
    int8_t pooled[6][2]  # I16: the faces that a seat had set, while they may still lie before others; else -1
    int8_t riders[6][2]  # D14, D15 lying before a player (under I05 markers without a card)
    int8_t played[6]  # I22: cards played from hand this Round
    int8_t aside[6][37]  # CUT-219 and CUT-228: cards kept beside a Character until the end of the Encounter
    # --- Items and Relics
    uint8_t thing[6][36]  # how many of each a player owns
    uint8_t bequeathed[6][36]  # how many of these are bequeathed
    uint8_t spent[42]  # things, oldest first
    int8_t spent_n
    uint8_t relic_deck[29]  # things; the top one is the last
    int8_t relic_n
    int8_t offered[3]  # things shown: two places beside the Event, one for I13; -1: none
    uint32_t used  # bit r: RL(r + 1) was used in this Encounter (RL22: in this Round)
    # --- players
    int8_t character[6]  # C1 = 0
    int16_t lp[6]
    int8_t alive[6]
    int16_t plus[6]  # tokens
    int16_t minus[6]
    int8_t generic[6]
    int8_t plague[6]  # Pestilence tokens
    int8_t kills[6][16]  # [seat][value]: kill records
    int16_t gifts[6]  # Prestige of healing cards given, and of the card of I09
    int8_t given[2]  # D30, D31 that lie in Prestige piles
    int8_t initiative[6]  # number held; 0: none
    int8_t order_n  # players in `order`
    int8_t order[6]  # RND-D: seats in Turn order of this Round
    int8_t start_seat
    # --- the course of the game
    int8_t picks[6]  # Finisher picks, or -1
    uint8_t stack[9]  # Encounters to come; the top one is the last
    int8_t stack_n
    int8_t place[51]  # of each Encounter: enum Place
    uint8_t event_deck[30]
    int8_t event_n
    int8_t event_gone[30]  # drawn in this game
    int8_t boss_done  # bit 0: I04, bit 1: I15: its Boss effect has happened
    int8_t boss_sunk  # bit: it was sent to the bottom
    int8_t refilled  # ENC-5 was made by a Boss
    int8_t n  # Encounter number
    int8_t r  # Round of the Encounter; 0: before the first
    int8_t encounter  # -1: none
    int8_t event  # in force, or -1
    int8_t realm  # a Realm effect is in force for the Encounter
    int8_t closing_fight
    int8_t finished  # the Encounter is over
    int8_t ending  # END-1 to END-6: hands are not cut down
    int8_t killer  # of the last creature, or -1
    int16_t killer_hand  # its hand when it killed (CUT-188, CUT-200)
    int8_t winners  # bits, once the game is over
    # --- the Encounter
    int16_t creature[2]  # LP left; 0: dead or none
    int16_t creature_start[2]
    int8_t pack  # E17: goblins alive, the front one included
    int8_t heads  # E11
    int8_t risen  # E06 has stood up
    int16_t points[2]  # I09: Hope, Despair
    int16_t gave[6][2]  # I09: points of each player for each side
    int16_t lost[6]  # LP lost in this Encounter (CUR-95)
    int8_t wounds[6]
    int16_t largest[6]  # largest wound up to the Round before
    int8_t first_blood  # EV18 is won
    int8_t acted[6]  # Action cards played
    int8_t spite[6]  # Action cards that took effect
    int8_t taker[6]  # I13: took the Relic
    int8_t iron[6]  # D32
    int8_t haste[6]  # D33
    int8_t strength[6]  # D34, how many
    int8_t unlimited[6]  # no maximum hand: I18, RL23
    int8_t famine  # I07: nobody draws
    int8_t closing  # EV08: Rounds passed
    int8_t blade[6]  # RL03: a bonus waits
    int8_t refused[6]  # bits of patients who refused this healer in this W02
    int8_t last_in_order  # CUT-235: seat
    # --- the Round
    int16_t dealt[6]  # damage credited this Round
    int8_t attacker_n
    int8_t attacker[16]  # seats that attacked this Round, in order of time (CUR-51)
    int8_t first_attack  # an Attack has reached TRN-8 (EV05)
    int8_t first_hit  # an Attack that stood was made to miss by E14
    int8_t blow_n
    Blow blow[16]
    int8_t crowd[6]  # D10 marks
    int8_t mark_n
    int8_t mark[24]  # enum Mark, in the order made
    int8_t mark_seat[24]
    int8_t actions  # Action cards played this Round
    int8_t muted[6]  # E10: may play no Action card this Round
    int8_t muted_next[6]
    int8_t held_off[6]  # RL11: may play no Action card until the next draw
    int8_t barred[6]  # sets no card this Round (D20, E16, F12)
    int8_t barred_next[6]
    int8_t dry[6]  # E14: draws no card in RND-A
    int8_t dry_next[6]
    int8_t hermit[6]  # F09 upright
    int8_t exposed[6]  # F09 reversed, how many
    int8_t asleep[6]  # RL21 this Round
    int8_t set_round[6]  # set a card this Round
    int8_t holy  # D11 cancels the strike
    int8_t vote[6]  # 0 Hope, 1 Despair, -1 none
    int8_t voted[6]  # the vote counts: a card was revealed
    int8_t claim_n
    Claim claim[12]
    int8_t liar[6]  # announced a lie this Round (hidden until it is shown)
    int8_t announced[6]  # announced this Round
    int16_t trap_value[6]  # E24, E25: printed values revealed
    int16_t round_points[2]  # I09: of this Round
    int16_t goal  # E24: of this Round; I09
    # --- open questions
    int8_t choice[6][2]  # secret answers so far: W07 and W08 faces (64: RL21; 65: nothing), W25, W29, W30
    int8_t lay[6][37]  # W29 under Fear: cards laid
    int8_t named[6]  # I03, I15, I25: seats named, in the order of naming
    int8_t named_by[6]
    int8_t named_n
    Attack attack
    int8_t packet_n
    Packet packet[12]
    int8_t hands_changed  # a hand or a maximum changed: look for hands above the maximum
    int16_t struck_total  # LP that fell by this strike (E03, E07)
    int8_t struck_seats  # bits: still to be struck by this clause (E15, I01)
    # --- Fortune
    int8_t fortune_open  # Fortune's Deck is in play
    uint8_t fortune_deck[13]
    int8_t fortune_n
    uint8_t fortune_pile[22]  # of RL12; the top card is the last
    int8_t pile_n
    int8_t fortune_seen[22]  # drawn from Fortune's Deck
    int16_t fortune_tokens
    int8_t fortune_realm  # I08's Realm effect
    int8_t fight_cards  # cards undrawn when the closing fight began

# Where an Encounter is.
cpdef enum Place:
    OUTSIDE = 0
    STACKED = 1
    FACED = 2
    SHOWN_OUTSIDE = 3  # known to be outside: replaced by a Realm Event

# Kinds, as they are called in the rules.
cpdef enum:
    ATTACK_100 = 0
    ATTACK_50 = 1
    ATTACK_40 = 2
    ATTACK_30 = 3
    ATTACK_25 = 4
    ATTACK_20 = 5
    ATTACK_10 = 6
    ATTACK_5 = 7
    POKE = 8
    CROWD = 9
    HOLY_WATER = 10
    STAB_AND_GRAB = 11
    FEINT = 12
    SLIP_BEHIND = 13
    FOCUS_STRENGTH = 14
    EDGE_OUT = 15
    MIXED_SIGNALS = 16
    NOT_ON_MY_WATCH = 17
    NOT_SO_FAST = 18
    TRIP = 19
    CRITICAL_MISS = 20
    RALLY = 21
    PLAN_B = 22
    HUMAN_SHIELD = 23
    MY_HERO = 24
    WALK_IT_OFF = 25
    UNINTENTIONAL_STRIKE = 26
    ALCHEMISTS_FIRE = 27
    AMULET = 28
    CURE_WOUNDS = 29
    HEALING = 30
    IRON_SKIN = 31
    HASTE = 32
    STRENGTH = 33

# Things: D28 = 0 ... D34 = 6, RL01 = 7 ... RL29 = 35.
cpdef enum:
    FIRE = 0
    AMULET_ITEM = 1
    CURE = 2
    POTION = 3
    IRON = 4
    SPEED = 5
    MIGHT = 6
    RL01 = 7
    RL02 = 8
    RL03 = 9
    RL04 = 10
    RL05 = 11
    RL06 = 12
    RL07 = 13
    RL08 = 14
    RL09 = 15
    RL10 = 16
    RL11 = 17
    RL12 = 18
    RL13 = 19
    RL14 = 20
    RL15 = 21
    RL16 = 22
    RL17 = 23
    RL18 = 24
    RL19 = 25
    RL20 = 26
    RL21 = 27
    RL22 = 28
    RL23 = 29
    RL24 = 30
    RL25 = 31
    RL26 = 32
    RL27 = 33
    RL28 = 34
    RL29 = 35

# Encounters by their ids.
cpdef enum:
    E01 = 0
    E02 = 1
    E03 = 2
    E04 = 3
    E05 = 4
    E06 = 5
    E07 = 6
    E08 = 7
    E09 = 8
    E10 = 9
    E11 = 10
    E12 = 11
    E13 = 12
    E14 = 13
    E15 = 14
    E16 = 15
    E17 = 16
    E18 = 17
    E19 = 18
    E20 = 19
    E21 = 20
    E22 = 21
    E23 = 22
    E24 = 23
    E25 = 24
    I01 = 25
    I02 = 26
    I03 = 27
    I04 = 28
    I05 = 29
    I06 = 30
    I07 = 31
    I08 = 32
    I09 = 33
    I10 = 34
    I11 = 35
    I12 = 36
    I13 = 37
    I14 = 38
    I15 = 39
    I16 = 40
    I17 = 41
    I18 = 42
    I19 = 43
    I20 = 44
    I21 = 45
    I22 = 46
    I23 = 47
    I24 = 48
    I25 = 49
    I26 = 50

cpdef enum:
    EV01 = 0
    EV02 = 1
    EV03 = 2
    EV04 = 3
    EV05 = 4
    EV06 = 5
    EV07 = 6
    EV08 = 7
    EV09 = 8
    EV10 = 9
    EV11 = 10
    EV12 = 11
    EV13 = 12
    EV14 = 13
    EV15 = 14
    EV16 = 15
    EV17 = 16
    EV18 = 17
    EV19 = 18
    EV20 = 19
    EV21 = 20
    EV22 = 21
    EV23 = 22
    EV24 = 23
    EV25 = 24
    EV26 = 25
    EV27 = 26
    EV28 = 27
    EV29 = 28
    EV30 = 29

cpdef enum:
    F00 = 0
    F01 = 1
    F02 = 2
    F03 = 3
    F04 = 4
    F05 = 5
    F06 = 6
    F07 = 7
    F08 = 8
    F09 = 9
    F10 = 10
    F11 = 11
    F12 = 12
    F13 = 13
    F14 = 14
    F15 = 15
    F16 = 16
    F17 = 17
    F18 = 18
    F19 = 19
    F20 = 20
    F21 = 21
