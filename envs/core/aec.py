"""TableEnv: every game as a PettingZoo AEC environment, thin enough to need no wrappers."""

import copy
import operator
import secrets
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .game import Game, Variant, View
from .layout import Layout
from .statetext import check_origin, check_state, origin, parse_state, state_text
from .table import IllegalAction, Table

if TYPE_CHECKING:
    from .picture import Window

Observation = dict[str, NDArray[Any]]

OBS = ("vector", "dict")
ILLEGAL = ("raise", "lose")
RENDER_MODES = ("ansi", "rgb_array", "human")
SPECTATOR = "spectator"

# What exists only once a game has been dealt.
_SET_BY_RESET = frozenset(
    (
        "agents",
        "num_agents",
        "agent_selection",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "episode_seed",
    )
)


_PER_AGENT = ("rewards", "cumulative_rewards", "terminations", "truncations")
_STATE = frozenset(("origin", "table", "dealt", "episode_seed", "agent_selection", *_PER_AGENT))


class ResetNeeded(gymnasium.error.ResetNeeded, AttributeError):
    """Something was asked of an environment before its first reset, or when its game was over for all."""


class TableEnv(AECEnv[str, Any, Any]):
    """One game at one table.

    Every agent has equal spaces and stays from reset to the end of the game, which comes for all at once.
    Asked is ``agent_selection``; any agent may be observed at any time after reset.

    - Action: Discrete(n), one masked choice.
    - Observation: ``{"observation": float32 (n_obs,) in [-1, 1], "action_mask": int8 (n,)}``, or with
      ``obs="dict"`` the arrays of ``observation_layout`` by name beside "action_mask". The mask is all zeros
      for whoever is not asked.
    - Infos: ``{"action_mask": the same mask}`` for every agent.
    - Rewards: what the last step earned; with those that `last` hands out they add up to the agent's return.

    Arrays and dicts handed out are fresh; nothing handed out earlier changes later.

    Parameters: ``obs`` "vector" or "dict"; ``illegal`` what an action that the mask forbids does: "raise"
    (IllegalAction, nothing changes) or "lose" (the agent gets -1, the others 0, the game ends, with one
    warning per environment); ``render_mode`` None, "ansi", "rgb_array" or "human"; ``render_view`` whose view
    is rendered: "spectator" (the public table) or an agent; and the game's own options, the fields of its
    Config (TypeError for an unknown one, ValueError for a wrong value).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "dungeonzoo",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: Game,
        *,
        obs: str = "vector",
        illegal: str = "raise",
        render_mode: str | None = None,
        render_view: str = SPECTATOR,
        **options: Any,
    ) -> None:
        super().__init__()
        self.variant: Variant = game.variant(**options)
        self.table: Table = self.variant.table()
        self.possible_agents: list[str] = list(self.variant.agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.obs = _one_of("obs", obs, OBS)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.render_mode = _one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_view = _one_of("render_view", render_view, (SPECTATOR, *self.possible_agents))
        self.metadata = {**type(self).metadata, "name": f"{game.name}_v{game.version}"}  # type: ignore[misc]
        self._spaces: dict[str, tuple[Dict, Discrete]] = {}
        self._no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._nothing = np.zeros(self.variant.n_actions, np.int8)
        self._asked = -1  # the seat of agent_selection while the game runs
        self._started = False
        self._steps = 0
        self._warned = False
        self._window: Window | None = None

    # --- what the environment is

    @property
    def game(self) -> Game:
        return self.variant.game

    @property
    def observation_layout(self) -> Layout:
        """The named fields of the observation vector."""
        return self.variant.observation_layout

    @property
    def state_layout(self) -> Layout:
        """The named fields of `state`."""
        return self.variant.state_layout

    @property
    def content_hash(self) -> str:
        """Stands for the exact card numbers in play."""
        return self.variant.content_hash

    def observation_space(self, agent: str) -> Dict:
        return self._spaces_of(agent)[0]

    def action_space(self, agent: str) -> Discrete:
        return self._spaces_of(agent)[1]

    @property
    def observation_spaces(self) -> dict[str, Dict]:  # type: ignore[override]
        return {agent: self.observation_space(agent) for agent in self.possible_agents}

    @property
    def action_spaces(self) -> dict[str, Discrete]:  # type: ignore[override]
        return {agent: self.action_space(agent) for agent in self.possible_agents}

    @property
    def state_space(self) -> Box:
        """Of `state`."""
        return Box(-1.0, 1.0, (self.variant.state_layout.size,), np.float32)

    def _spaces_of(self, agent: str) -> tuple[Dict, Discrete]:
        self._seat(agent)
        if agent not in self._spaces:
            layout, n = self.variant.observation_layout, self.variant.n_actions
            shapes = (
                {"observation": (layout.size,)}
                if self.obs == "vector"
                else {f: layout[f].shape for f in layout}
            )
            boxes = {name: Box(-1.0, 1.0, shape, np.float32) for name, shape in shapes.items()}
            self._spaces[agent] = Dict({**boxes, "action_mask": Box(0, 1, (n,), np.int8)}), Discrete(n)
        return self._spaces[agent]

    def _seat(self, agent: str) -> int:
        try:
            return self._seats[agent]
        except (KeyError, TypeError):
            raise KeyError(
                f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}"
            ) from None

    # --- playing

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game.

        seed: 0 .. 2**64 - 1; the same seed, the same game. Without one the game follows from the last one's
        seed (at first from the system's entropy). options: ``{"state": text of state_text()}`` starts from
        that position, with another future if a seed is given; other keys are ignored. ValueError, before
        anything changes, for a wrong seed or state.
        """
        if seed is not None:
            seed = operator.index(seed)
            if not 0 <= seed < 2**64:
                raise ValueError(
                    f"seed={seed} is not possible; it must be a whole number from 0 to 2**64 - 1"
                )
        start = (options or {}).get("state")
        if start is not None:
            self.table.set_state(0, parse_state(self.variant, start))
            if seed is not None:
                self.table.reseed(0, seed)
            self.episode_seed = None
        else:
            self.table.deal(0, secrets.randbits(64) if seed is None and not self._started else seed)
            self.episode_seed = int(self.table.seeds[0])
        self._started = True
        self._steps += 1
        self.agents = self.possible_agents[:]
        self.rewards = self._no_rewards.copy()
        self._cumulative_rewards = self._no_rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """The choice of ``agent_selection``; None, and only None, once its game is over.

        Raises TypeError for anything but a whole number, IllegalAction under ``illegal="raise"`` for one that
        the mask forbids, ResetNeeded before the first reset and when the game is over for everybody. Nothing
        is changed then.
        """
        if not self._started or not self.agents:
            self._check_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        try:
            choice = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError(f"{agent} must choose a whole number, a legal action; not {action!r}") from None
        try:
            earned = self.table.step_rewards(0, choice)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            self._lose(agent, choice)
            return
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        if earned is None:
            self.rewards = self._no_rewards.copy()
        else:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Selects who is asked next, or ends the game for all."""
        self._infos: dict[str, dict[str, NDArray[np.int8]]] = {}
        self._asked = asked = self.table.actor(0)
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        else:
            self._end(truncated=self.table.over(0) == 2)

    def _end(self, truncated: bool) -> None:
        self._asked = -1
        self._infos = {}
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.agent_selection = self.agents[0]

    def _lose(self, agent: str, action: int) -> None:
        if not self._warned:
            self._warned = True
            warnings.warn(
                f"{agent} chose action {action}, which is not legal now, and loses the game", stacklevel=3
            )
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {**self._no_rewards, agent: -1.0}
        self._accumulate_rewards()
        self._end(truncated=False)

    def _leave(self, agent: str, action: int | None) -> None:
        """PettingZoo's last step of an agent whose game is over: it has read its reward and goes."""
        if action is not None:
            raise ValueError(f"the game is over for {agent}; the only action left is None, not {action!r}")
        self._steps += 1
        self.agents = [other for other in self.agents if other != agent]
        for name in ("_cumulative_rewards", "terminations", "truncations"):
            values = getattr(self, name)
            setattr(self, name, {other: values[other] for other in self.agents})
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._infos = {other: self._info(other) for other in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent may know now."""
        seat = self._seats.get(agent)
        if seat is None or not self._started:
            self._check_dealt("observe")
            seat = self._seat(agent)
        vector = self.table.observe(0, seat)
        mask = self.table.legal(0) if seat == self._asked else self._nothing.copy()
        if self.obs == "vector":
            return {"observation": vector, "action_mask": mask}
        return {**self.variant.observation_layout.split(vector), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last step, terminated, truncated and info of ``agent_selection``."""
        agent = self.agent_selection
        if not self.agents:
            self._check_on()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self._info(agent),
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # type: ignore[override]
        """``agent_selection``, again and again, until every agent has left; each time a step must follow."""
        self._check_dealt("agent_iter")
        return self._turns(max_iter)

    def _turns(self, max_iter: int) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            steps = self._steps
            yield self.agent_selection
            if self._steps == steps:
                raise RuntimeError(
                    f"{self.agent_selection} has not acted; call step() or reset() in each turn of the loop"
                )

    def state(self) -> NDArray[np.float32]:
        """Everything, hidden cards too: float32 (state_layout.size,) in [-1, 1], for centralised critics."""
        self._check_dealt("state")
        return self.table.full(0)

    def _check_on(self) -> None:
        if not self._started:
            raise ResetNeeded("no game has been dealt; call reset() first")
        if not self.agents:
            raise ResetNeeded("the game is over for every agent; call reset() for a new one")

    # --- masks

    def action_mask(self, agent: str | None = None) -> NDArray[np.int8]:
        """1 for each action that the agent (None: whoever is asked) may choose now, int8 (n_actions,)."""
        self._check_dealt("action_mask")
        return self._mask(self._asked if agent is None else self._seat(agent))

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of whoever is asked, under the name that masked policies look for."""
        return self.action_mask()

    def _mask(self, seat: int) -> NDArray[np.int8]:
        return self.table.legal(0) if seat == self._asked >= 0 else self._nothing.copy()

    def _info(self, agent: str) -> dict[str, Any]:
        info = self._infos.get(agent)
        if info is None:
            info = self._infos[agent] = {"action_mask": self._mask(self._seats[agent])}
        return info

    @property
    def infos(self) -> dict[str, dict[str, Any]]:  # type: ignore[override]
        """``{"action_mask": mask}`` of each agent."""
        for agent in self.agents:
            self._info(agent)
        return self._infos

    # --- words and pictures

    def view(self, who: str | None = None) -> View:
        """The named fields of what an agent (None: whoever is asked) or the "spectator" may know."""
        self._check_dealt("view")
        who = self.agent_selection if who is None else who
        seat = -1 if who == SPECTATOR else self._seat(who)
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    def action_text(self, action: int, agent: str | None = None) -> str:
        """What the action does now, as the agent (None: whoever is asked) says it; see `parse_action`."""
        action = self._known(action)
        agent = self.agent_selection if agent is None else agent
        words = self.variant.words
        return (
            words.action_text(self.view(agent), action)
            if self.action_mask(agent)[action]
            else words.action_name(action)
        )

    def parse_action(self, text: str, agent: str | None = None) -> int:
        """The action that a text means to the agent (None: whoever is asked); see `Words.parse`."""
        agent = self.agent_selection if agent is None else agent
        return self.variant.words.parse(self.view(agent), self.action_mask(agent), text)

    def _known(self, action: int) -> int:
        action = operator.index(action)
        if not 0 <= action < self.variant.n_actions:
            raise ValueError(f"there is no action {action}; actions are 0 to {self.variant.n_actions - 1}")
        return action

    def describe(self, agent: str | None = None) -> str:
        """The situation of the agent (None: whoever is asked) and what it may do, in sentences."""
        return self.variant.words.describe(self.view(agent), self.action_mask(agent))

    def render(self) -> str | NDArray[np.uint8] | None:  # type: ignore[override]
        """What ``render_view`` sees: text ("ansi"), an image (h, w, 3), or None ("human": a window)."""
        view = self.view(self.render_view)
        match self.render_mode:
            case "ansi":
                return self.variant.words.board(view)
            case "rgb_array":
                from .picture import picture

                return picture(self.variant, view)
            case "human":
                from .picture import Window

                self._window = self._window or Window(self.game.title)
                self._window.show(self.variant, view)
            case _:
                gymnasium.logger.warn(
                    f"render() does nothing without a render_mode, one of {', '.join(RENDER_MODES)}"
                )
        return None

    def close(self) -> None:
        """Closes the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    # --- copies

    def clone(self, seed: int | None = None, agent: str | None = None) -> "TableEnv":
        """A copy of the game for search, fast, with another future: that of the seed, or a random one.

        With an agent, what it cannot know is replaced by a random possibility, so that search sees no more
        than it may.
        """
        self._check_dealt("clone")
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__getstate__())
        twin.table, twin._spaces, twin._infos = self.table.clone(), {}, {}
        twin._cumulative_rewards = (
            self._cumulative_rewards.copy()
        )  # the others are replaced by steps, never written
        seed = secrets.randbits(64) if seed is None else seed
        if agent is None:
            twin.table.reseed(0, seed)
        else:
            twin.table.resample(0, self._seat(agent), seed)
        twin.episode_seed = None
        return twin

    def get_state(self) -> dict[str, Any]:
        """The game in progress as bytes, numbers, strings, lists and dicts; `set_state` continues it."""
        self._check_dealt("get_state")
        return {
            "origin": origin(self.variant),
            "table": self.table.get_state(0),
            "dealt": int(self.table.seeds[0]),
            "episode_seed": self.episode_seed,
            "agent_selection": self.agent_selection,
            "rewards": self.rewards.copy(),
            "cumulative_rewards": self._cumulative_rewards.copy(),
            "terminations": self.terminations.copy(),
            "truncations": self.truncations.copy(),
        }

    def set_state(self, state: Mapping[str, Any]) -> None:
        """Continues a game of `get_state`; ValueError, before anything changes, for what is none."""
        asked = self._check_state(state)
        self.table.set_state(0, state["table"], state["dealt"])
        self.episode_seed = state["episode_seed"]
        self.agents = list(state["terminations"])
        self.agent_selection = state["agent_selection"]
        self.rewards = dict(state["rewards"])
        self._cumulative_rewards = dict(state["cumulative_rewards"])
        self.terminations = dict(state["terminations"])
        self.truncations = dict(state["truncations"])
        self._infos = {}
        self._asked = asked
        self._started = True
        self._steps += 1

    def _check_state(self, state: Any) -> int:
        """The seat asked in a state of `get_state`, -1: none; ValueError for what is none of this game."""
        missing = _STATE.difference(state) if isinstance(state, Mapping) else _STATE
        if missing:
            raise ValueError(f"this is no state of get_state(): it lacks {', '.join(sorted(missing))}")
        check_origin(self.variant, state["origin"])
        check_state(self.variant, state["table"])
        twin = self.variant.table()
        twin.set_state(0, state["table"])
        values = [state[name] if isinstance(state[name], Mapping) else {} for name in _PER_AGENT]
        agents = [agent for agent in self.possible_agents if agent in values[0]]
        over = not agents or any(values[2].values()) or any(values[3].values())
        asked = -1 if over else twin.actor(0)
        selected = self.possible_agents[asked:][:1] if asked >= 0 else agents or self.possible_agents
        fits = all(list(of) == agents for of in values) and state["agent_selection"] in selected
        if not fits or (asked < 0 and not over) or not isinstance(state["dealt"], int):
            raise ValueError("this state of get_state() was changed: what it says of the agents does not fit")
        return asked

    def state_text(self) -> str:
        """The position as one line of text; ``reset(options={"state": text})`` starts from it."""
        self._check_dealt("state_text")
        return state_text(self.variant, self.table)

    def __copy__(self) -> "TableEnv":
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_window": None}

    # --- the rest

    def _check_dealt(self, call: str) -> None:
        if not self._started:
            raise ResetNeeded(f"no game has been dealt; call reset() before {call}()")

    def __getattr__(self, name: str) -> Any:
        if name in _SET_BY_RESET:
            raise ResetNeeded(f"{name} is set by reset(); call reset() first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def __str__(self) -> str:
        return self.metadata["name"]

    def __repr__(self) -> str:
        config = self.variant.config
        chosen = {
            f.name: getattr(config, f.name) for f in fields(config) if getattr(config, f.name) != f.default
        }
        return (
            " ".join(
                [f"<{type(self).__name__} {self}", *(f"{name}={value!r}" for name, value in chosen.items())]
            )
            + ">"
        )


def _one_of(name: str, value: Any, possible: tuple[Any, ...]) -> Any:
    if value not in possible:
        raise ValueError(
            f"{name}={value!r} is not possible; it must be one of {', '.join(map(repr, possible))}"
        )
    return value
