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

**Start.** Both players have 100 life, 100 sanity and five cards of one shuffled deck; who begins is drawn.

**Turns.** `agent_selection` is whoever the rules ask: mostly the player whose turn it is, but the other one
for blocks and for discards that cards demand. Questions with one legal answer are answered by the
environment.

**End.** Terminated when a player's life is used up; truncated, without a winner, after `turn_limit` turns.

**Arguments.** `deck="full"` (100 cards) or `"seen"` (64, only those whose text is public), `life=100`,
`sanity=100`, `turn_limit=300`, `first_player="random"` or a seat, `reward`, `content` (a card table of your
own); and those of every environment: `obs`, `illegal`, `render_mode`, `render_view` (see
`dungeonzoo.envs.core.aec.TableEnv`).

    env = cthulhu_v0.env(deck="seen", reward="score")
    env.reset(seed=0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

**Versions.** v0: first release.

Rules, rulings and cards: docs/cthulhu.
"""

from .core.registry import factories

raw_env, env, parallel_env = factories("cthulhu")
