"""Cthulhu Will Drive You Insane, version 0 of the environment: ``env()``, ``raw_env()`` and
``parallel_env()``.

Two players share one deck of monsters, persons, places, books and curses. Monsters cost sanity; whoever has
none left gives his cards away. A player whose life is used up has lost.

| | |
|---|---|
| Agents | `player_0`, `player_1` |
| Actions | Discrete(104): card index, then done, attack, option A, option B; one masked choice at a time |
| Observations | `{"observation": float32 in [-1, 1], "action_mask": int8}`; see `env.observation_layout` |
| Rewards | `reward="win"`: +1, -1, or 0 for a draw; `reward="score"`: lead in life / starting life |
| Ids | `dungeonzoo/Cthulhu-v0`, `dungeonzoo/Cthulhu-Seen-v0` |

Options are the fields of `dungeonzoo.envs.cthulhu.game.CthulhuConfig`, besides those of every environment
(`dungeonzoo.envs.core.aec.TableEnv`). Rules, rulings and cards: docs/cthulhu.
"""

from .core.registry import factories

raw_env, env, parallel_env = factories("cthulhu")
