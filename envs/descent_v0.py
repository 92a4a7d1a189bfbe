"""Descent, version 0 of the environment: ``env()``, ``raw_env()`` and ``parallel_env()``.

Descent: Journeys in the Dark, second edition, with the Raythen pack. Two to four heroes enter dungeons of
spaces, walls, doors and hazards; an overlord moves the monsters, plays cards and plots against them. Each
encounter has an aim of its own: flee, free, rescue, steal, hold out, defeat a lieutenant. Played are single
encounters, quests of one or two of them, or a campaign of nine quests with experience and shopping.

| | |
|---|---|
| Agents | `overlord_0`, `hero_0` to `hero_3` (as many as `heroes`) |
| Actions | Discrete(466): verb, skill, card, figure, space, die, ...; one masked choice at a time |
| Observations | `{"observation": float32 in [-1, 1], "action_mask": int8}`; see `env.observation_layout` |
| Rewards | `reward="win"`: the result, all heroes alike; `reward="score"`: their progress on the way |
| Ids | `dungeonzoo/Descent-v0`, `dungeonzoo/Descent-Quest-v0`, `dungeonzoo/Descent-Campaign-v0` |

**Start.** Heroes, classes and what is played are drawn, named or drafted. Outside a campaign, experience
and gold may be spent first (`hero_xp`, `hero_gold`, `overlord_xp`), and the overlord begins with threat and
three Plot cards. Then the heroes come to the entrance, and the overlord sets up his monsters.

**Rounds.** Each hero, in an order of their choice, has a turn of two actions (move, attack, skill, search,
rest, door, revive, quest action), more for fatigue and fortune. Then the overlord draws a card and
activates his monsters, each with two actions. Cards and skills of either side interrupt moves, attacks,
searches and tests.

**Turns.** `agent_selection` is whoever the rules ask. Moves are asked for step by step, and dice, surges,
skills and cards one by one. Questions with one legal answer are answered by the environment.

**End.** Terminated when the encounter, quest or campaign is decided: 1 for the winning side, -1 for the
other. An encounter that only prepares the second one of its quest is worth something between, by what it
hands on. Truncated after `decision_cap` decisions, without a winner.

**Arguments.** `heroes=2` (to 4), `mode="encounter"` ("quest", "campaign"), `scenario="random"` (a code such
as "FB", a quest such as "WING"), `act=None`, `hero_pick="random"`, `class_pick="random"`, `hero_xp=None`,
`hero_gold=None`, `overlord_xp=None`, `prep="decide"`, `plot_deck=True`, `start_threat=None`,
`start_fortune=None`, `plot_cards=None`, `plot_shop=True`, `relics=None`, `carry=None`,
`act2_majority="none"`, `act1_pool="printed"`, `act2_pool="original"`, `intro="FIRST"`, `travel=False`,
`round_cap=None`, `decision_cap=None`, `raythen_banned=False`, `reward`, `content` (a card table of your
own); and those of every environment: `obs`, `illegal`, `render_mode`, `render_view` (see
`dungeonzoo.envs.core.aec.TableEnv`).

    env = descent_v0.env(heroes=3, scenario="FB")
    env.reset(seed=0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

**Versions.** v0: first release.

Rules, rulings and cards: docs/descent.
"""

from .core.registry import factories

raw_env, env, parallel_env = factories("descent")
