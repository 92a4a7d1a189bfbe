"""Cryptic Explorers, version 0 of the environment: ``env()``, ``raw_env()`` and ``parallel_env()``.

Cryptonauts explore the Realm of a Goddess: Squads of two or three on a board of spaces, with walls, doors and
hazards. They look for Artifacts, gather Knowledge of Death, fulfil an Objective and teleport out with enough
Knowledge. The Goddess gains Power, plays cards, summons Monsters and moves them, until nobody is left.

| | |
|---|---|
| Agents | `goddess`, `cryptonaut_0` to `cryptonaut_2` (as many as `players` - 1) |
| Actions | Discrete(551): direction, verb, slot, card, Monster, ..., space; one masked choice at a time |
| Observations | `{"observation": float32 in [-1, 1], "action_mask": int8}`; see `env.observation_layout` |
| Rewards | `reward="win"`: +1 and -1, all Cryptonauts alike; `reward="score"`: their progress / 10 |
| Ids | `dungeonzoo/Cryptic-v0`, `dungeonzoo/Cryptic-Quickplay-v0`, `dungeonzoo/Cryptic-Draft-v0` |

**Start.** The first game is fixed: the Tomb of Ivory Sands, Sk'Zaak, and six Cryptonauts in two Squads, both
of one player. Other Realms, Goddesses and Squads are named, drawn, chosen or drafted. Each Sub-Realm adds
144 actions; Quickplay has 295.

**Rounds.** Upkeep; then one Cryptonaut after the other takes her two Actions (moves, Attacks, Spells,
Abilities, Trade, Rest, Teleport), more for Stamina; then the Goddess draws, plays, summons, and activates
her Monsters one by one, interrupted by whoever has prepared for it; Cleanup.

**Turns.** `agent_selection` is whoever the rules ask. Moves are asked for step by step (`move="step"`), or
as a space to walk to (`move="path"`). Questions with one legal answer are answered by the environment.

**End.** Terminated when enough Knowledge has left the Realm, or can no longer do so; truncated after Round
40, without a winner.

**Arguments.** `players=2` (to 4), `setup="first_game"` ("random", "choose", "draft"), `quickplay=False`,
`realm=None`, `goddess=None`, `squads=None`, `sub_realms=0` (to 2), `relics=False`, `encounters=False`,
`move="step"` ("path"), `reward`, `content` (a card table of your own); and those of every environment:
`obs`, `illegal`, `render_mode`, `render_view` (see `dungeonzoo.envs.core.aec.TableEnv`).

    env = cryptic_v0.env(players=3, realm="bog", goddess="mycothis")
    env.reset(seed=0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

**Versions.** v0: first release.

Rules, rulings and cards: docs/cryptic.
"""

from .core.registry import factories

raw_env, env, parallel_env = factories("cryptic")
