"""The NumPy networks against their formulas, and what they refuse."""

import numpy as np
import pytest

from dungeonzoo.wrappers.networks import build

RNG = np.random.default_rng(5)


def normal(*shape: int) -> np.ndarray:
    return RNG.normal(size=shape).astype(np.float32)


def test_mlp_is_linear_maps_with_activations_between():
    tensors = {
        "layers.0.weight": normal(6, 4),
        "layers.0.bias": normal(6),
        "layers.1.weight": normal(3, 6),
        "layers.1.bias": normal(3),
    }
    obs = normal(5, 4)
    hidden = np.tanh(obs @ tensors["layers.0.weight"].T + tensors["layers.0.bias"])
    right = hidden @ tensors["layers.1.weight"].T + tensors["layers.1.bias"]
    logits = build({"kind": "mlp", "activation": "tanh"}, tensors, 4, 3)(obs)
    np.testing.assert_allclose(logits, right, rtol=1e-5)


@pytest.fixture
def entities() -> tuple[dict, dict]:
    """Three entities of two columns each (columns 1 to 6 of 8), embeddings of width 4, one command."""
    tensors = {
        "embedding": normal(3, 4),
        "context.0.weight": normal(5, 12),
        "context.0.bias": normal(5),
        "key.weight": normal(14, 5),
        "key.bias": normal(14),
        "command.weight": normal(1, 5),
        "command.bias": normal(1),
    }
    return {"kind": "entities", "count": 3, "blocks": [[1, 7]]}, tensors


def test_an_entity_moved_with_its_embedding_moves_its_logit(entities):
    network, tensors = entities
    obs = normal(1, 8)
    logits = build(network, tensors, 8, 4)(obs)
    turned = {**tensors, "embedding": np.roll(tensors["embedding"], 1, axis=0)}
    moved = obs.copy()
    moved[:, 1:7] = np.roll(obs[:, 1:7].reshape(1, 3, 2), 1, axis=1).reshape(1, 6)
    again = build(network, turned, 8, 4)(moved)
    np.testing.assert_allclose(again[:, :3], np.roll(logits[:, :3], 1, axis=1), atol=1e-5)
    np.testing.assert_allclose(again[:, 3], logits[:, 3], atol=1e-5)


def test_entities_point_by_the_sum_over_features_of_key_times_embedding(entities):
    network, tensors = entities
    obs = normal(1, 8)
    features, rest = obs[0, 1:7].reshape(3, 2), obs[0, [0, 7]]
    embedding = np.concatenate([tensors["embedding"], np.ones((3, 1), np.float32)], axis=1)
    sums = embedding.T @ features
    context = np.maximum(tensors["context.0.weight"] @ [*sums.ravel(), *rest] + tensors["context.0.bias"], 0)
    key = tensors["key.weight"] @ context + tensors["key.bias"]
    for entity in range(3):
        keys = features[entity] @ key[:10].reshape(2, 5)
        right = keys @ embedding[entity] + key[10:] @ tensors["embedding"][entity]
        assert build(network, tensors, 8, 4)(obs)[0, entity] == pytest.approx(right, rel=1e-4)


def test_rows_of_a_batch_do_not_touch_each_other(entities):
    network, tensors = entities
    forward = build(network, tensors, 8, 4)
    obs = normal(6, 8)
    whole = forward(obs.copy())
    for row in range(6):
        np.testing.assert_allclose(forward(obs[row : row + 1].copy())[0], whole[row], rtol=1e-5)


def test_refusals_name_what_is_wrong(entities):
    network, tensors = entities
    with pytest.raises(ValueError, match="network kind 'cnn' is unknown"):
        build({"kind": "cnn"}, tensors, 8, 4)
    with pytest.raises(ValueError, match="lacks the tensor key"):
        build(network, {k: v for k, v in tensors.items() if k != "key.weight"}, 8, 4)
    with pytest.raises(
        ValueError, match=r"the tensor command.weight has shape \[1, 5\]; this game needs 2 x 5"
    ):
        build(network, tensors, 8, 5)
    with pytest.raises(ValueError, match="columns 1:7 of 6"):
        build(network, tensors, 6, 4)
    with pytest.raises(ValueError, match="activation 'swish' is unknown"):
        build({"kind": "mlp", "activation": "swish"}, tensors, 8, 4)
