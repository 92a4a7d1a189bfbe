cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memset

from ..core.frames cimport pop, top
from ..core.state cimport RUNNING, TRUNCATED, Frame
from .acts cimport opened_task
from .attack cimport answer_path, answer_target, answer_weapon, attack_task
from .blows cimport move_target_task, subdue_task
from .campaign cimport answer_campaign, campaign_task
from .choices cimport answer_choice
from .dark_cards cimport answer_deed, card_task, relic_task
from .dice cimport healing_task, test_task
from .falls cimport defeated_task, drop_task, knockout_task
from .harm cimport harm_task
from .hero_acts cimport (
    action_task,
    answer_item,
    answer_jain,
    answer_menu,
    answer_walk,
    feat_task,
    last_chance_task,
    revival_task,
)
from .hero_turn cimport answer_equip, condition_task, familiar_task, hero_turn_task
from .items cimport grisban_task, item_task, search_card_task
from .legal cimport legal
from .move cimport (
    answer_base,
    answer_roam,
    answer_start,
    entered_task,
    near_moves_task,
    roam_task,
    traps_task,
)
from .overlord_turn cimport activation_task, answer_dark_menu, answer_monster, overlord_turn_task
from .placing cimport place_task
from .plot cimport paying_task
from .quest_deeds cimport quest_task
from .quest_ends cimport verdict
from .questing cimport questing_task
from .reinforcing cimport reinforcing_task
from .replies cimport (
    ability_task,
    answer_window,
    execute_task,
    many_task,
    plot_task,
    reply_task,
    reroll_task,
    shield_task,
    training_task,
)
from .rounds cimport answer_next, round_task
from .search cimport searching_task, tricked_task
from .setting_up cimport answer_setting, encounter_task, setting_up_task
from .skills cimport skill_task
from .specials cimport each_task, special_task
from .start cimport game_task, preparation_task, start_game
from .steps cimport stops_here
from .summoning cimport summoning_task
from .surges cimport buy, surge_task
from .travel cimport journey_task, travel_task
from .setup cimport *
from .state cimport *

cdef void deal(State* s, const Setup* c) noexcept nogil
cdef void step(State* s, const Setup* c, int action) noexcept nogil
cdef void run(State* s, const Setup* c) noexcept nogil
cdef int is_between(const Frame* f) noexcept nogil
cdef void unwind(State* s) noexcept nogil
cdef int has_choice(const State* s, const Setup* c) noexcept nogil
cdef int free_to_act(const State* s, int h) noexcept nogil
@cython.locals(mask=int8_t[466])
cdef int only_choice(const State* s, const Setup* c) noexcept nogil
cdef void carry_on(State* s, const Setup* c, int kind) noexcept nogil
cdef void carry_on_rest(State* s, const Setup* c, int kind) noexcept nogil
cdef void use_task(State* s, const Setup* c, int deed) noexcept nogil
cdef void use_rest(State* s, const Setup* c, int deed) noexcept nogil
@cython.locals(f=Frame)
cdef void answer(State* s, const Setup* c, int action) noexcept nogil
cdef void answer_steps(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
cdef void answer_rest(State* s, const Setup* c, const Frame* f, int action) noexcept nogil
