"""Training and matches at tables of more than two seats."""

from dataclasses import replace

import numpy as np
import pytest
from rich.console import Console

from dungeonzoo.envs.core.registry import find
from dungeonzoo.training.evaluate import play_match
from dungeonzoo.training.imitate import play_examples
from dungeonzoo.training.train import train
from dungeonzoo.wrappers.players import make_player
from dungeonzoo.wrappers.sb3 import make

from .tiny import SHARED, TINY, tiny_policy

BASE = {"encounter_pool": "base", "event_deck": False}


def variant(players):
    return find("cutthroat").variant(players=players, **BASE)


def test_a_policy_trained_at_one_table_plays_at_every_other(tmp_path):
    settings = replace(TINY, network=SHARED, imitate=100)
    console = Console(file=open("/dev/null", "w"), width=120)  # noqa: SIM115
    report = train(
        "cutthroat",
        BASE,
        steps=128,
        seed=1,
        threads=1,
        folder=tmp_path,
        settings=settings,
        console=console,
    )
    assert [(m["b"], m["seats"], m["par"]) for m in report["matches"]] == [
        ("random", 4, 1 / 4),
        ("heuristic", 4, 1 / 4),
    ]
    for other in (3, 6):
        match = play_match(variant(other), tmp_path / "policy", "random", deals=1)
        assert match.wins + match.draws + match.losses == other


def test_a_policy_scores_par_against_itself():
    """Or nothing, in a deal that nobody survives."""
    table = variant(4)
    player = tiny_policy(table)
    scores = {play_match(table, player, player, deals=1, seed=seed).score for seed in range(4)}
    assert all(score in (pytest.approx(1 / 4), 0) for score in scores)


@pytest.mark.parametrize("players", [3, 6])
def test_every_seat_is_filled_from_the_pool(players):
    pool = {"heuristic": 1.0, "random": 1.0, tiny_policy(variant(players)): 1.0}
    pool = {make_player(player, variant(players)): weight for player, weight in pool.items()}
    env = make("cutthroat", 30, players=players, opponents=pool, **BASE)
    env.seed(0)
    env.reset()
    lineups = [env.seats.names(slot) for slot in range(30)]
    assert all(len(names) == players and names.count("learner") == 1 for names in lineups)
    assert {names.index("learner") for names in lineups} == set(range(players))
    assert {name for names in lineups for name in names} == {"learner", "heuristic", "random", "tiny"}
    assert any(len(set(names)) > 2 for names in lineups), "mixed tables"


def test_the_built_in_players_examples_come_from_all_seats_and_know_the_result():
    obs, mask, chosen, outcome = play_examples(variant(3), games=8, seed=2)
    layout = variant(3).observation_layout
    seats = layout.split(obs)["mine"][:, :3].argmax(1)
    assert set(seats) == {0, 1, 2}
    assert mask[np.arange(len(chosen)), chosen].all()
    assert set(np.unique(outcome)) <= {np.float32(share) for share in (0, 1 / 3, 1 / 2, 1)}
