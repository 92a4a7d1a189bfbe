"""Cutthroat Caverns with Death Incarnate, version 0 of the environment: ``env()``, ``raw_env()`` and
``parallel_env()``.

Three to six players meet nine Encounters, one after the other. They fight together, but a creature and its
Prestige belong to whoever strikes the last blow, and hidden cards spoil the blows of the others. The living
player with the most Prestige wins.

| | |
|---|---|
| Agents | `player_0` to `player_3` (as many as `players`) |
| Actions | Discrete(177): no, yes, hand card, seat, Item or Relic, ...; one masked choice at a time |
| Observations | `{"observation": float32 in [-1, 1], "action_mask": int8}`; see `env.observation_layout` |
| Rewards | `reward="win"`: the winners share 1 at the end; `reward="score"`: Prestige / 10, dead players 0 |
| Ids | `dungeonzoo/Cutthroat-v0`, `dungeonzoo/Cutthroat-Base-v0` |

**Start.** Everybody has 100 LP, a Character and seven cards of one shuffled deck of 94; Items among them lie
open and are replaced.

**Encounters.** All draw up, may use Items, and draw Initiative. In each Round everybody sets an Attack card
face down; they are revealed in Initiative order, with Action cards of all players in between. Then Initiative
is drawn anew, and what is still alive strikes back, at numbers that nobody knew before.

**Turns.** `agent_selection` is whoever the rules ask, in or out of turn. Only players who hold a fitting card
are asked whether they want to play it, and nobody else sees that they were. Seats in actions and observations
count from the one who acts or looks, to the left. Questions with one legal answer are answered by the
environment.

**End.** Terminated after the last Encounter, or when nobody is alive: then nobody wins. Dead players stay
agents and are never asked again.

**Arguments.** `players=4` (3 to 6), `event_deck=True`, `quest=0` (1 or 2: a Quest), `finisher_rule=False`,
`encounter_pool="both"` ("base", "incarnations"), `fortune_lp="per_card"` ("flat"), `reward`, `content` (a
card table of your own); and those of every environment: `obs`, `illegal`, `render_mode`, `render_view` (see
`dungeonzoo.envs.core.aec.TableEnv`).

    env = cutthroat_v0.env(players=5, reward="score")
    env.reset(seed=0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

**Versions.** v0: first release.

Rules, rulings and cards: docs/cutthroat.
"""

from .core.registry import factories

raw_env, env, parallel_env = factories("cutthroat")
