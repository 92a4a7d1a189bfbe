"""The setup of a game: its options and the printed numbers, as the rules read them. Written once, never changed.

`amount`, `strike` and `special` hold the printed figures of a card in the order in which its text names them;
content/*.toml says what each is, and the rule that reads it.
"""
from libc.stdint cimport int8_t, int16_t, uint16_t

cpdef enum:
    N_KINDS = 34  # D01 = 0 ... D34 = 33
    N_FACES = 37  # H00 to H36
    N_THINGS = 36  # D28 to D34, then RL01 to RL29
    N_RELICS = 29
    N_ENCOUNTERS = 51  # E01 to E25, then I01 to I26
    N_BASE = 25
    N_EVENTS = 30
    N_FORTUNE = 22

cpdef enum Pool:
    POOL_BASE = 0
    POOL_INCARNATIONS = 1
    POOL_BOTH = 2

cpdef enum EventType:
    CONDITION = 0  # Event!
    TREASURE = 1
    REALM = 2

ctypedef struct KindRow:
    int16_t value[4]  # double, normal, half, miss; zeros for what is no Attack card
    int16_t copies
    int16_t amount[2]

ctypedef struct ThingRow:  # amounts of D28 to D34 are those of their KindRow
    int16_t amount[2]

ctypedef struct EncounterRow:
    int16_t lp[4]  # by players who started, 3 to 6; the goal of I09
    int16_t second_lp[4]  # of the second creature (I10: Shame)
    int16_t prestige[3]  # I02: by n; I10: Humility, Shame
    int16_t strike[3]
    int16_t special[3]
    int8_t holy  # D11 works on it: Undead, Fiend or Demon
    int8_t boss
    int8_t finisher
    int8_t non_combat

ctypedef struct EventRow:
    uint16_t track  # bit n: comes into force at Encounter number n
    int8_t type  # enum EventType
    int16_t amount[2]

ctypedef struct FortuneRow:
    int16_t upright[2]
    int16_t reversed[2]

ctypedef struct Options:
    int8_t players
    int8_t event_deck
    int8_t quest
    int8_t finisher_rule
    int8_t encounter_pool  # enum Pool
    int8_t fortune_flat  # I08 as a fight: 50 LP in all
    int8_t score  # reward="score"

ctypedef struct Setup:
    Options options
    KindRow kind[34]  # N_KINDS
    ThingRow thing[36]  # N_THINGS
    EncounterRow encounter[51]  # N_ENCOUNTERS
    EventRow event[30]  # N_EVENTS
    FortuneRow fortune[22]  # N_FORTUNE
