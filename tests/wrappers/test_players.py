"""Players and pools."""

import pickle

import numpy as np
import pytest

from dungeonzoo.envs.core.table import ADVISED, UNIFORM
from dungeonzoo.wrappers.players import CallablePlayer, Player, Pool, make_player
from dungeonzoo.wrappers.policy import PolicyError, save_policy
from tests.wrappers.helpers import mlp


def first_legal(observation) -> int:
    return int(observation["action_mask"].argmax())


@pytest.fixture
def table(variant):
    table = variant.table(20)
    table.deal_batch(np.arange(20, dtype=np.uint64))
    return table


@pytest.fixture
def players(variant, rng, tmp_path) -> list[Player]:
    network, tensors = mlp(variant, rng)
    path = save_policy(tmp_path / "mine", variant=variant, network=network, tensors=tensors)
    return [make_player(what, variant) for what in ("random", "heuristic", path, str(path), first_legal)]


def test_players_choose_legally_row_by_row(players, table, rng):
    slots = rng.permutation(20)[:13]
    seeds = rng.integers(2**63, size=13).astype(np.uint64)
    before = [table.get_state(slot) for slot in range(20)]
    for player in players:
        together = player.act(table, slots, seeds)
        assert together.dtype == np.int32
        assert all(table.legal(slot)[action] for slot, action in zip(slots, together, strict=True))
        alone = [player.act(table, slots[i : i + 1], seeds[i : i + 1])[0] for i in range(13)]
        assert alone == together.tolist()
    assert before == [table.get_state(slot) for slot in range(20)]


def test_names_are_printable(players, tmp_path):
    path = str(tmp_path / "mine.safetensors")
    assert [p.name for p in players] == ["random", "heuristic", path, path, "first_legal"]
    assert "random" in repr(players[0])


def test_players_are_kept_by_pickle(players, table):
    slots, seeds = np.arange(20), np.arange(20, dtype=np.uint64)
    for player in players:
        twin = pickle.loads(pickle.dumps(player))
        np.testing.assert_array_equal(twin.act(table, slots, seeds), player.act(table, slots, seeds))


def test_a_player_stays_itself(variant):
    player = CallablePlayer(first_legal, name="first")
    assert make_player(player, variant) is player


def test_what_is_no_player_is_refused(variant, tmp_path):
    with pytest.raises(
        ValueError, match=r"no player 'genius': it is none of random, heuristic.*no file genius.safetensors"
    ):
        make_player("genius", variant)
    (tmp_path / "bad.safetensors").write_bytes(b"?")
    with pytest.raises(PolicyError):
        make_player(tmp_path / "bad.safetensors", variant)


@pytest.mark.parametrize("weights", [[1, 3], {"random": 1, "heuristic": 3}])
def test_pools_draw_by_weight(variant, weights):
    pool = (
        Pool(weights, variant)
        if isinstance(weights, dict)
        else Pool(["random", "heuristic"], variant, weights)
    )
    drawn = pool.draw(np.arange(20_000, dtype=np.uint64))
    assert abs(drawn.mean() - 0.75) < 0.02
    assert [p.inside for p in pool.players] == [UNIFORM, ADVISED]


def test_players_of_weight_zero_never_play(variant):
    assert set(
        Pool(["random", "heuristic", "random"], variant, [0, 1, 0]).draw(np.arange(5000, dtype=np.uint64))
    ) == {1}


@pytest.mark.parametrize("weights", [[], [1], [1, -1], [0, 0], [1, float("nan")]])
def test_weights_that_are_none_are_refused(variant, weights):
    with pytest.raises(ValueError, match="weights"):
        Pool(["random", "heuristic"], variant, weights)
    with pytest.raises(ValueError, match="opponents"):
        Pool([], variant)
    with pytest.raises(ValueError, match="no further weights"):
        Pool({"random": 1.0}, variant, [1.0])
