cimport cython

from .aims cimport weapon_range
from .grid cimport n_team, present
from .setup cimport *
from .sheets cimport aim_of, move_of, value
from .state cimport *
from .units cimport apart

cdef enum:
    SURE = 6  # chances are in sixths
    WIN = 20000
    NOTHING = -10000
    RATHER_NOT = -9000
    AT_ONCE = 4000  # costs no Action
    KNOWLEDGE = 1230  # what all the Knowledge that is needed is worth together
    LIFE = 330  # of a Cryptonaut, beyond her last Vitae
    BETWEEN_REALMS = 190  # of the last Vitae
    STAMINA_POINT = 38  # of a Stamina
    EXHAUSTION = 110  # of the last Stamina, beyond that
    SOUL_POINT = 70  # of an unused Soul
    ITEM_POINT = 60  # of an Artifact
    POWER_POINT = 85  # of a Power, to the Goddess
    BLOOD_POINT = 45  # of a Blood
    ACTION = 70  # of one more Action
    ROUNDS = 3  # for how many Rounds the worth of what lasts is counted
    THREAT = 30  # Actions, in tenths, that a Monster is expected to take still
    HOMEWARD = 900  # what it is worth to bring Knowledge home
    LEAST = 8  # what is worth less is left
    SPACE = 24  # what a space of the way is worth
    CROWD = 3  # spaces of a detour around a unit in the way
    BREAK_DOOR = 7  # points that it costs to break one
    BREAK_ARCANE = 12  # and an Arcane one
    CHARGE_PRICE = 45  # a Soul on a Charge may still restore
    PREY = 260  # what being beside a Cryptonaut is worth to a Monster
    LONG_GAME = 9  # Rounds that a game is expected to take
    MASTERLY = 60  # what the Ability of a Master is worth
    SHARE_1 = 70  # percent of a goal to which one other is nearer
    SHARE_2 = 50  # to which more are
    FEAR = 50  # percent of the danger that is minded
    FOES = 25  # percent of its worth that draws to a Monster
    WATCH = 50  # percent of an Attack that is left to the Goddess Turn
    AFTER = 80  # percent of an Attack that may still be made after another deed
    SCRATCH = 7  # tenths of its worth that wounding a Monster brings
    PREY_WEAK = 12  # per Vitae lost
    PREY_KNOWING = 40  # per Knowledge
    LIFE_KNOWING = 50  # percent of Knowledge at stake in a life
    RESTING = 70  # what is lost by a Rest

# What the side that is asked knows of the state of the game.
ctypedef struct Mind:
    int seat
    int need  # Knowledge to be Teleported
    int prize  # what each of these is worth
    int held  # by Cryptonauts in the Realm
    int gone  # Teleported
    int in_realm  # Cryptonauts
    int done  # Objectives of the Realm, Relics counted
    int ready  # with what is held the game can be won
    int life[6]  # what the death of each Cryptonaut costs
    int near[6]  # a Monster can get at her
    int force[17]  # what an Action of each Monster does
    int threat[17]  # what the death of each Monster is worth
    int stride[17]  # how far a Move and an Attack of it reach
    int hunts[17]  # it can get at a Cryptonaut
    int task[36]  # what the fall of each Structure is worth

cdef void think(const State* s, const Setup* c, int seat, Mind* m) noexcept nogil
cdef void see_who_is_near(const State* s, const Setup* c, Mind* m) noexcept nogil
cdef void count_knowledge(const State* s, const Setup* c, Mind* m) noexcept nogil
cdef int objectives_done(const State* s, const Setup* c, int slot) noexcept nogil
cdef int all_conditions(const State* s, const Setup* c, const Mind* m) noexcept nogil
cdef int chance(int n) noexcept nogil
cdef int force_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int sheet_force(const Setup* c, int sheet, int aim, int damage) noexcept nogil
cdef int range_of(const State* s, const Setup* c, int u) noexcept nogil
cdef int threat_of(const State* s, const Setup* c, const Mind* m, int u) noexcept nogil
cdef int blow_worth(const State* s, const Mind* m, int u, int n) noexcept nogil
cdef int life_of(const State* s, const Mind* m, int u) noexcept nogil
cdef int vitae_price(int level) noexcept nogil
cdef int pain(const State* s, const Mind* m, int u, int n) noexcept nogil
cdef int relief(const State* s, const Mind* m, int u, int n) noexcept nogil
cdef int weary(const State* s, int u, int n) noexcept nogil
cdef int wanted(const Mind* m) noexcept nogil
cdef int objective_of(const State* s, const Setup* c, int slot, int kind) noexcept nogil
cdef int step_worth(const State* s, const Setup* c, const Mind* m, int slot, int k) noexcept nogil
cdef int task_of(const State* s, const Setup* c, const Mind* m, int i) noexcept nogil
cdef int monolith_worth(const State* s, const Structure* what) noexcept nogil
cdef int wreck_worth(const State* s, const Mind* m, int i, int n) noexcept nogil
