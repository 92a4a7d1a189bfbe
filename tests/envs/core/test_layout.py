"""Named fields of a vector."""

from types import ModuleType

import numpy as np
import pytest

from dungeonzoo.envs.core.layout import Field, Layout, columns_field

LAYOUT = Layout(
    Field("life", (2,), "life of both", (("me", "opponent"),)),
    Field("cards", (3, 4), "three cards"),
    Field("over", (), "1 at the end"),
)


def test_fields_follow_each_other():
    assert LAYOUT.size == 15
    assert [LAYOUT.slice(name) for name in LAYOUT] == [slice(0, 2), slice(2, 14), slice(14, 15)]
    assert LAYOUT["cards"].size == 12
    assert len(LAYOUT) == 3


def test_split_gives_views_in_their_shapes():
    vector = np.arange(15, dtype=np.float32)
    fields = LAYOUT.split(vector)
    assert fields["cards"].tolist() == [[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]]
    assert fields["over"].shape == ()
    assert fields["over"] == 14
    fields["life"][0] = 9
    assert vector[0] == 9


def test_split_takes_batches():
    fields = LAYOUT.split(np.zeros((5, 6, 15), np.float32))
    assert fields["cards"].shape == (5, 6, 3, 4)
    assert fields["over"].shape == (5, 6)


def test_the_documentation_table_has_a_row_for_each_field():
    rows = LAYOUT.markdown().splitlines()
    assert rows[3] == "| `cards` | 2:14 | 3 x 4 | three cards |"
    assert len(rows) == 5


def test_two_fields_of_one_name_are_refused():
    with pytest.raises(ValueError, match="same name"):
        Layout(Field("a", (), ""), Field("a", (2,), ""))


def kernel(**constants: int) -> ModuleType:
    module = ModuleType("some.observe")
    vars(module).update(constants)
    return module


def test_columns_stand_in_the_order_of_the_kernel() -> None:
    constants = kernel(CARD_POWER=1, CARD_COST=0, N_CARD_COLUMNS=2)
    meanings = {"power": "its power", "cost": "its cost"}
    made = columns_field(constants, "CARD_", "cards", "for each card", meanings, ("A", "B", "C"))
    assert made.shape == (3, 2)
    assert made.labels == (("A", "B", "C"), ("cost", "power"))
    assert made.meaning == "for each card: `power` its power; `cost` its cost"


def test_a_column_without_a_meaning_is_noticed() -> None:
    constants = kernel(CARD_POWER=1, CARD_COST=0, N_CARD_COLUMNS=2)
    with pytest.raises(TypeError, match=r"columns CARD_ of observe\.pxd"):
        columns_field(constants, "CARD_", "cards", "for each card", {"cost": "its cost"})
