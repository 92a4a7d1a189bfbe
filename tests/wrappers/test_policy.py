"""Saved policies: what is written is what plays, and nothing else is taken for it."""

import json

import numpy as np
import pytest
from safetensors import safe_open
from safetensors.numpy import save_file

from dungeonzoo.envs.core.registry import find
from dungeonzoo.wrappers.players import PolicyPlayer, asked
from dungeonzoo.wrappers.policy import PolicyError, choose, load_policy, save_policy
from tests.wrappers.helpers import mlp


@pytest.fixture
def saved(variant, rng, tmp_path):
    network, tensors = mlp(variant, rng)
    return save_policy(tmp_path / "mine", variant=variant, network=network, tensors=tensors, note="a test")


def test_a_loaded_policy_is_the_saved_one(variant, rng, tmp_path):
    network, tensors = mlp(variant, rng)
    path = save_policy(
        tmp_path / "deep" / "v1.2", variant=variant, network=network, tensors=tensors, note="hello"
    )
    assert path.name == "v1.2.safetensors"
    policy = load_policy(tmp_path / "deep" / "v1.2", variant)
    assert policy.header.note == "hello"
    assert policy.header.options == variant.options
    obs = rng.uniform(-1, 1, (7, policy.header.n_obs)).astype(np.float32)
    hidden = np.tanh(obs @ tensors["layers.0.weight"].T + tensors["layers.0.bias"])
    right = hidden @ tensors["layers.1.weight"].T + tensors["layers.1.bias"]
    np.testing.assert_allclose(policy.logits(obs), right, atol=1e-5)


def test_a_policy_knows_its_game_without_being_told(saved, variant):
    header = load_policy(saved).header
    assert (header.game, header.game_version, header.content_hash) == (
        variant.game.name,
        variant.game.version,
        variant.content_hash,
    )


def rewritten(saved, **changes):
    """The file with changes of its header."""
    with safe_open(saved, framework="numpy") as archive:
        header = json.loads(archive.metadata()["dungeonzoo"])
        tensors = {name: archive.get_tensor(name) for name in archive.keys()}  # noqa: SIM118
    save_file(tensors, saved, metadata={"dungeonzoo": json.dumps({**header, **changes})})


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "another game: chess, not "),
        ({"game_version": 99}, "another version of the game: 99, not "),
        ({"content_hash": "f" * 16}, "another card numbers: ffffffffffffffff, not "),
        ({"format_version": 2}, "policy format 2 cannot be read, only 1"),
        ({"format": "other"}, "no policy of this suite"),
        ({"network": {"kind": "prayer"}}, "network kind 'prayer' is unknown"),
        ({"network": {}}, "network kind None is unknown"),
        ({"network": {"kind": "entities"}}, "'count'"),
        ({"network": {"kind": "mlp", "activation": "sin"}}, "activation 'sin' is unknown"),
    ],
)
def test_foreign_policies_are_refused_in_one_line(saved, variant, changes, complaint):
    rewritten(saved, **changes)
    with pytest.raises(PolicyError, match=complaint) as caught:
        load_policy(saved, variant)
    assert "\n" not in str(caught.value)
    assert str(saved) in str(caught.value)


def test_a_changed_layout_is_refused(saved, variant):
    layout = {name: list(field.shape) for name, field in reversed(list(variant.observation_layout.items()))}
    rewritten(saved, layout=layout)
    with pytest.raises(PolicyError, match="observation layout"):
        load_policy(saved, variant)


def test_damaged_files_are_refused(saved, variant, tmp_path):
    whole = saved.read_bytes()
    for content in (b"", b"hello", whole[:100], whole[:-10], b"\xff" * 16 + whole[16:]):
        saved.write_bytes(content)
        with pytest.raises(PolicyError, match="not a readable safetensors file"):
            load_policy(saved, variant)
    save_file({"a": np.zeros(2, np.float32)}, saved)
    with pytest.raises(PolicyError, match="no policy of this suite"):
        load_policy(saved)
    save_file({"a": np.zeros(2, np.float32)}, saved, metadata={"dungeonzoo": "{"})
    with pytest.raises(PolicyError, match="header of the policy is damaged"):
        load_policy(saved)
    save_file(
        {"a": np.zeros(2, np.float32)},
        saved,
        metadata={"dungeonzoo": '{"format": "dungeonzoo-policy", "format_version": 1}'},
    )
    with pytest.raises(PolicyError, match="header of the policy is damaged"):
        load_policy(saved)
    with pytest.raises(FileNotFoundError, match="there is no policy"):
        load_policy(tmp_path / "nobody")


def test_a_network_that_does_not_fit_is_not_saved(variant, rng, tmp_path):
    network, tensors = mlp(variant, rng)
    for wrong in (
        {**tensors, "layers.1.weight": tensors["layers.1.weight"][:-1]},
        {**tensors, "layers.0.bias": np.full_like(tensors["layers.0.bias"], np.nan)},
        {**tensors, "layers.0.bias": tensors["layers.0.bias"].astype(np.int32)},
    ):
        with pytest.raises(PolicyError):
            save_policy(tmp_path / "mine", variant=variant, network=network, tensors=wrong)
    assert not list(tmp_path.iterdir())


def test_half_precision_files_play(variant, rng, tmp_path):
    network, tensors = mlp(variant, rng)
    half = {name: t.astype(np.float16) for name, t in tensors.items()}
    policy = load_policy(
        save_policy(tmp_path / "half", variant=variant, network=network, tensors=half), variant
    )
    assert policy.logits(np.zeros((1, policy.header.n_obs), np.float32)).dtype == np.float32


def test_choices_are_legal_and_follow_the_probabilities(rng):
    logits = np.tile(np.array([0.0, 2.0, 50.0, 1.0], np.float32), (40_000, 1))
    mask = np.tile(np.array([1, 1, 0, 1], np.int8), (40_000, 1))
    counts = np.bincount(choose(logits, mask, np.arange(40_000, dtype=np.uint64)), minlength=4) / 40_000
    weights = np.exp([0.0, 2.0, -np.inf, 1.0])
    np.testing.assert_allclose(counts, weights / weights.sum(), atol=0.01)
    assert (choose(logits, mask, None) == 1).all()


def test_a_choice_depends_on_its_own_row_alone(rng):
    logits = rng.normal(size=(50, 9)).astype(np.float32)
    mask = (rng.random((50, 9)) < 0.5).astype(np.int8)
    mask[:, 4] = 1
    seeds = rng.integers(2**63, size=50).astype(np.uint64)
    together = choose(logits, mask, seeds)
    assert [
        choose(logits[i : i + 1], mask[i : i + 1], seeds[i : i + 1])[0] for i in range(50)
    ] == together.tolist()
    assert mask[np.arange(50), together].all()


def test_extreme_logits_keep_to_the_mask(rng):
    logits = np.array([[1e30, -1e30, 3e38, -3e38]], np.float32).repeat(100, 0)
    mask = np.array([[0, 1, 0, 1]], np.int8).repeat(100, 0)
    assert (choose(logits, mask, np.arange(100, dtype=np.uint64)) == 1).all()


def test_policies_draw_their_actions_unless_told_otherwise(saved, variant):
    table = variant.table(64)
    table.deal_batch(np.full(64, 5, np.uint64))
    slots, seeds = np.arange(64), np.arange(64, dtype=np.uint64)
    policy = load_policy(saved, variant)
    drawn = PolicyPlayer(policy).act(table, slots, seeds)
    assert len(set(drawn.tolist())) > 1
    obs, mask = asked(table, slots)
    sure = PolicyPlayer(policy, deterministic=True).act(table, slots, seeds)
    assert set(sure.tolist()) == {int(np.where(mask[0], policy.logits(obs)[0], -np.inf).argmax())}


def test_a_low_temperature_comes_near_the_likeliest_action(saved, variant):
    table = variant.table(64)
    table.deal_batch(np.arange(64, dtype=np.uint64))
    slots, seeds = np.arange(64), np.arange(64, dtype=np.uint64)
    policy = load_policy(saved, variant)
    sure = PolicyPlayer(policy, deterministic=True).act(table, slots, seeds)
    shares = [
        np.mean(PolicyPlayer(policy, temperature=t).act(table, slots, seeds) == sure) for t in (1e-6, 1, 1e6)
    ]
    assert shares[0] == 1
    assert shares[0] > shares[1] > shares[2]
    with pytest.raises(ValueError, match="temperature=0 is not possible"):
        PolicyPlayer(policy, temperature=0)


def test_policies_of_other_options_with_the_same_cards_play(saved, variant):
    other = find(variant.game.name).variant(reward="score")
    assert load_policy(saved, other).header.options["reward"] == "win"
