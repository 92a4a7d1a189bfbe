"""The setup of a game: its options and the cards in play, as the rules read them. Written once, never changed.

The members of Op, If and Rule are the vocabulary of content/cards.toml: "each loses 2" stands for DO_EACH_LOSES with
amount 2, "no own monsters" for IF_NO_OWN_MONSTERS, "cannot block" for RULE_CANNOT_BLOCK.
"""
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint32_t

cpdef enum:
    MAX_STEPS = 3  # operations of one text

# What a card does, step by step. "you" is its user or controller, "they" the opponent, n the amount.
cpdef enum Op:
    DO_NOTHING = 0
    DO_LOSE = 1  # you lose n sanity
    DO_GAIN = 2
    DO_THEY_LOSE = 3
    DO_EACH_LOSES = 4
    DO_LOSE_LIFE = 5
    DO_GAIN_LIFE = 6
    DO_DRAW = 7  # you draw n cards
    DO_EACH_DRAWS = 8
    DO_DISCARD = 9  # you discard a card of your choice
    DO_DISCARD_HAND = 10
    DO_THEY_DISCARD = 11  # the opponent discards a card of his choice
    DO_PICK_FROM_HAND = 12  # look at the opponent's hand and pick the card to be discarded
    DO_SHOW_HAND = 13
    DO_LOOK_AT_HAND = 14
    DO_LOOK_AT_TOP = 15
    DO_DESTROY = 16  # the target
    DO_DESTROY_ITSELF = 17
    DO_DESTROY_ALL_PERSONS = 18
    DO_DESTROY_ALL_MONSTERS = 19
    DO_DESTROY_OR_GAIN = 20  # destroy the target, or gain n sanity
    DO_SACRIFICE_BODY = 21  # destroy one that you control, of your choice
    DO_SACRIFICE_PERSON = 22
    DO_SACRIFICE_OTHER_PERSON = 23
    DO_TAKE = 24  # gain control of the target
    DO_STOP_BLOCKING = 25  # the target cannot block this turn
    DO_STRENGTHEN = 26  # the target has +n power until the end of the turn
    DO_RAISE = 27  # the target comes into play under your control
    DO_RETRIEVE = 28  # the target goes to your hand
    DO_PERSONS_ATTACK = 29  # your persons can attack this turn
    DO_FRENZY = 30  # your monsters have +n power until the end of the turn
    DO_REVEAL_A_MONSTER = 31

cpdef enum If:
    IF_ALWAYS = 0
    IF_NO_OWN_MONSTERS = 1
    IF_OWN_MONSTERS = 2
    IF_NO_OWN_PERSONS = 3
    IF_OWN_PERSONS_AT_LEAST = 4
    IF_ONLY_OWN_PERSON = 5
    IF_OWN_BOOKS = 6
    IF_THEIR_MONSTERS = 7
    IF_NO_THEIR_PERSONS = 8
    IF_FEWER_MONSTERS = 9  # you control fewer than the opponent
    IF_FEWER_BODIES = 10
    IF_MORE_PERSONS_THAN_MONSTERS = 11
    IF_SMALLER_HAND = 12
    IF_LESS_LIFE = 13
    IF_OWN_SANITY_AT_MOST = 14
    IF_OWN_LIFE_AT_MOST = 15
    IF_NO_ATTACK_MADE = 16
    IF_NEVER = 17

# Standing rules of a card in play, as bits.
cpdef enum Rule:
    RULE_FORBIDS_MONSTERS = 1  # its controller cannot play monsters
    RULE_FORBIDS_PERSONS = 2
    RULE_OWN_MONSTERS_CANNOT_BLOCK = 4
    RULE_ALL_MUST_ATTACK = 8
    RULE_CANNOT_BLOCK = 16
    RULE_MAY_ATTACK_AT_ONCE = 32
    RULE_NOT_BLOCKED_BY_PERSONS = 64
    RULE_BEARER_CANNOT_ATTACK = 128
    RULE_BEARER_CANNOT_BLOCK = 256
    RULE_PERSONS_CAN_ATTACK = 512
    RULE_BLOCKED_ATTACKERS_DEAL_NO_DAMAGE = 1024
    RULE_ONE_ATTACKER = 2048

cpdef enum Side:
    ANY = 0
    OWN = 1
    THEIR = 2
    DISCARDED = 3  # in the discard pile

# Whose turn a trigger waits for.
cpdef enum Whose:
    WHOSE_OWN = 0
    WHOSE_EACH = 1
    WHOSE_BEARER = 2

ctypedef struct Condition:
    int16_t test  # enum If
    int16_t amount

ctypedef struct Step:
    int16_t op
    int16_t amount

ctypedef struct Target:
    uint8_t types  # bit t: a card of type t will do; 0: no target is named
    int8_t side
    int16_t most_power

ctypedef struct Trigger:
    int8_t window  # enum Phase; -1: none
    int8_t whose
    Condition condition
    Step step

ctypedef struct CardRow:
    int16_t kind  # its row in the full table
    int8_t type
    int16_t cost
    int16_t power
    int16_t stronger_by  # power added while stronger_if holds
    Condition stronger_if
    uint32_t rules  # bits of enum Rule
    Condition play_if
    Target target
    Step action[3]  # MAX_STEPS: printed action of a thing, effect of an action card
    Step arrives[3]  # when it comes into play
    Trigger trigger
    Condition attacks_if
    Condition may_attack_if  # IF_NEVER: a person without leave to attack
    int16_t bearer_power
    int16_t blocker_power
    int16_t blocks_below  # it cannot block a monster of this power or more; 0: no such limit
    Step unblocked
    Step monster_played
    int16_t destroyed  # sanity gained by its controller when it is destroyed
    int16_t person_destroyed  # sanity gained by its controller for each person destroyed

ctypedef struct Options:
    int16_t n_cards
    int16_t life
    int16_t sanity
    int16_t turn_limit
    int8_t first_player  # seat, or -1: drawn at random
    int8_t score  # reward="score"

ctypedef struct Setup:
    Options options
    CardRow card[100]  # N_CARDS
