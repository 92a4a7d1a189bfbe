"""Observations under the names that other libraries look for.

RLlib's action-masking modules read "observations" beside "action_mask": wrap a single-agent environment in
`RenameKeys`, or a PettingZoo one in `RenameAgentKeys` and that in RLlib's own ``PettingZooEnv``, which makes
its dicts by agent. Tianshou, TorchRL and AgileRL read the names that the environments have anyhow.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Dict
from gymnasium.utils import RecordConstructorArgs
from pettingzoo.utils import BaseWrapper

RLLIB = {"observation": "observations"}


class RenameKeys(gymnasium.ObservationWrapper, RecordConstructorArgs):
    """A Gymnasium environment whose Dict observations have other keys."""

    def __init__(self, env: gymnasium.Env, names: Mapping[str, str] = RLLIB) -> None:
        """names: the new names by the old ones; keys that are not among them keep theirs."""
        RecordConstructorArgs.__init__(self, names=names)
        super().__init__(env)
        self.names = dict(names)
        self.observation_space = _space(env.observation_space, self.names)

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        """The observation under the new names."""
        return _renamed(observation, self.names)


class RenameAgentKeys(BaseWrapper):
    """A PettingZoo environment whose agents' Dict observations have other keys."""

    def __init__(self, env: Any, names: Mapping[str, str] = RLLIB) -> None:
        """names: the new names by the old ones; keys that are not among them keep theirs."""
        super().__init__(env)
        self._env: Any = env
        self.names = dict(names)
        self._spaces = {
            agent: _space(env.observation_space(agent), self.names) for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """The agent's space, always the same object."""
        return self._spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now, under the new names."""
        return _renamed(self._env.observe(agent), self.names)


def _renamed(values: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(key, key): value for key, value in values.items()}


def _space(space: gymnasium.Space, names: Mapping[str, str]) -> Dict:
    if not isinstance(space, Dict):
        raise TypeError(f"only observations with keys can have them renamed, not {space}")
    return Dict(_renamed(space.spaces, names))
