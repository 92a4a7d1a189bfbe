"""Other suites, where installed, at the same task: random legal play with masks and observations."""

import random
from collections.abc import Iterator
from importlib import import_module, util

import numpy as np

from .timing import Case, Work

PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "gin_rummy_v4", "chess_v6")
RLCARD = ("leduc-holdem", "uno", "gin-rummy", "no-limit-holdem")
OPEN_SPIEL = ("tic_tac_toe", "connect_four", "leduc_poker", "gin_rummy", "chess")


def cases() -> Iterator[Case]:
    """Every peer that can be imported here."""
    if util.find_spec("pettingzoo"):
        for name in PETTINGZOO:
            if _imports(f"pettingzoo.classic.{name}"):
                yield Case(
                    "PettingZoo classic", f"{name}, agent_iter loop", lambda name=name: pettingzoo(name)
                )
    if util.find_spec("rlcard"):
        yield from (Case("RLCard", f"{name}, step loop", lambda name=name: rlcard(name)) for name in RLCARD)
    if util.find_spec("pyspiel"):
        for name in OPEN_SPIEL:
            yield Case("OpenSpiel (C++)", f"{name}, step loop", lambda name=name: open_spiel(name))


def _imports(module: str) -> bool:
    try:
        import_module(module)
    except Exception:  # whatever an optional peer lacks, it is left out
        return False
    return True


def pettingzoo(name: str) -> Work:
    """A whole game of a classic game through its `env()`."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(0)

    def game() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            obs, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(obs["action_mask"]))))
            steps += not over
        return steps

    return game


def rlcard(name: str) -> Work:
    """A whole game by `env.step`, whose state holds observation and legal actions."""
    env = import_module("rlcard").make(name)
    chooser = random.Random(0)

    def game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return game


def open_spiel(name: str) -> Work:
    """A whole game by `apply_action`, with mask and tensor at each choice of a player."""
    game_class = import_module("pyspiel").load_game(name)
    information = game_class.get_type().provides_information_state_tensor
    chooser = random.Random(0)

    def game() -> int:
        state, steps = game_class.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chooser.choice(state.chance_outcomes())[0])
                continue
            state.legal_actions_mask()
            state.information_state_tensor() if information else state.observation_tensor()
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    return game
