"""What a seat sees, and what there is (observe.pxd says what stands where)."""


def see_options(c, out):
    options = out + AT_OPTIONS
    options[OPTION_PLAYERS_3 + c.options.players - 3] = 1
    options[OPTION_EVENT_DECK] = c.options.event_deck
    options[OPTION_QUEST_1] = c.options.quest == 1
    options[OPTION_QUEST_2] = c.options.quest == 2
    options[OPTION_FINISHER_RULE] = c.options.finisher_rule
    options[OPTION_BASE] = c.options.encounter_pool != POOL_INCARNATIONS
    options[OPTION_INCARNATIONS] = c.options.encounter_pool != POOL_BASE
    options[OPTION_FORTUNE_FLAT] = c.options.fortune_flat
