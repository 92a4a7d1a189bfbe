"""Self-play with Ray RLlib, on one machine or many: `python -m dungeonzoo.training.distributed cthulhu`.

An example to start from, not the trainer of the README: PPO with RLlib's action-masking module, one policy
at all seats, plain self-play without a pool. Needs the extra `dist` (and torch). Give ``--address`` of a
running Ray cluster to use its machines.
"""

# pyright: reportMissingImports=false
# (Ray is an extra of its own, which the checks do without.)

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from ..envs.core.optiontext import read_options
from ..envs.core.registry import factories, find
from ..wrappers.rename import RenameAgentKeys

SHARED = "shared"
"""The name of the one policy that plays all seats."""


def make(config: dict[str, Any]) -> PettingZooEnv:
    """The environment as RLlib wants it; config: `game` and the game's options."""
    options = dict(config)
    _, env, _ = factories(options.pop("game"))
    return PettingZooEnv(RenameAgentKeys(env(**options)))


def configuration(game: str, *, runners: int, games: int, seed: int, options: dict[str, Any]) -> PPOConfig:
    """PPO over `runners` processes with `games` games each."""
    register_env("dungeonzoo", make)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config=DefaultModelConfig(fcnet_hiddens=[256, 256], fcnet_activation="relu"),
    )
    return (
        PPOConfig()
        # RLlib's own check of an environment plays actions without looking at the mask
        .environment("dungeonzoo", env_config={"game": game, **options}, disable_env_checking=True)
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=games)
        .multi_agent(policies={SHARED}, policy_mapping_fn=lambda agent, episode, **_: SHARED)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={SHARED: module}))
        .training(
            train_batch_size_per_learner=4096,
            minibatch_size=512,
            num_epochs=3,
            lr=5e-4,
            gamma=0.999,
            entropy_coeff=0.01,
        )
        .debugging(seed=seed)
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="of the game; may be repeated",
    )
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--runners", type=int, default=2, help="processes that play")
    parser.add_argument("--games", type=int, default=8, help="games side by side in each of them")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--address", help="of a Ray cluster; without it, this machine alone")
    parser.add_argument("--folder", type=Path, help="where to write RLlib's checkpoint")
    args = parser.parse_args(arguments)
    ray.init(address=args.address)
    algorithm = configuration(
        args.game,
        runners=args.runners,
        games=args.games,
        seed=args.seed,
        options=read_options(find(args.game), args.option),
    ).build_algo()
    for _ in range(args.iterations):
        result = algorithm.train()
        runners = result["env_runners"]
        line = {
            "iteration": result["training_iteration"],
            "steps": runners.get("num_env_steps_sampled_lifetime"),
            "decisions_a_game": runners.get("episode_len_mean"),
            "entropy": result["learners"].get(SHARED, {}).get("entropy"),
        }
        print(json.dumps(line, default=float))
    if args.folder:
        print(algorithm.save_to_path(args.folder.resolve()))
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
