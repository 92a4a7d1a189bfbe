"""Card tables and options of every game: what they change, and how wrong ones are refused."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dungeonzoo.envs.core.content import PROVENANCES, ContentError
from dungeonzoo.envs.core.game import Game
from dungeonzoo.envs.core.registry import find, games
from tests.card_tables import card, refused, table

from .hooks import hooks


def number(game: Game, value: int) -> str:
    """A table that changes one number of the card that the hooks name."""
    name, field = hooks(game.name).NUMBER
    return card(name, f"{field} = {value}")


# --- the built-in tables


def test_every_card_says_where_its_text_comes_from(game: Game):
    for row in game.variant().cards:
        assert row.provenance in PROVENANCES
        assert (row.reconstructed is None) == (row.provenance == "seen")
        assert row.effect.isprintable()


def test_a_copy_of_a_built_in_table_changes_nothing(game: Game, tmp_path: Path):
    tables = list(files(f"dungeonzoo.envs.{game.name}.content").iterdir())
    for built_in in (path for path in tables if path.name.endswith(".toml")):
        mine = table(tmp_path, built_in.read_text(encoding="utf-8"))
        assert game.variant(content=mine).setup == game.variant().setup


# --- a user's table


def test_spaces_stay_and_the_content_hash_changes(game: Game, tmp_path: Path):
    variants = [game.variant()]
    variants += [game.variant(content=table(tmp_path, number(game, value))) for value in (3, 4)]
    assert len({variant.content_hash for variant in variants}) == 3
    for variant in variants:
        assert variant.n_actions == variants[0].n_actions
        assert dict(variant.observation_layout) == dict(variants[0].observation_layout)
        assert len(variant.content_hash) == 16
        assert int(variant.content_hash, 16) >= 0


def test_options_have_no_part_in_the_content_hash(game: Game):
    assert game.variant(reward="score").content_hash == game.variant().content_hash


@pytest.mark.parametrize("line", ["", 'effect = "Nothing."', 'provenance = "partial"'])
def test_a_table_that_changes_no_number_has_the_same_hash(game: Game, tmp_path: Path, line: str):
    text = card(hooks(game.name).NUMBER[0], line)
    assert game.variant(content=table(tmp_path, text)).content_hash == game.variant().content_hash


def test_a_table_is_read_anew_when_the_file_has_changed(game: Game, tmp_path: Path):
    first = game.variant(content=table(tmp_path, number(game, 3))).content_hash
    assert game.variant(content=table(tmp_path, number(game, 4))).content_hash != first


def test_states_of_another_table_are_not_taken_over(game: Game, tmp_path: Path):
    mine = game.variant(content=table(tmp_path, number(game, 3))).table()
    with pytest.raises(ValueError, match="one setup"):
        mine.copy_from(game.variant().table(), np.array([0]), np.array([0]))


# Texts with ID for the id of a card and FIELD for a number of it.
BROKEN = {
    "empty": ("", "card"),
    "no TOML": ("id: ID\nFIELD: 3", "TOML"),
    "half a row": ('[[card]]\nid = "ID', "TOML"),
    "endlessly nested": ("card = " + "[" * 5000, "TOML"),
    "another table": ('[[cards]]\nid = "ID"', "card"),
    "something beside the cards": (card("ID") + "[game]\nplayers = 3", "card"),
    "cards as one table": ('[card]\nid = "ID"', "card"),
    "cards as numbers": ("card = [1, 2]", "card"),
    "no id": ("[[card]]\nFIELD = 3", "no card None; ids are"),
    "unknown id": (card("ID0"), "no card 'ID0'; ids are"),
    "id of a wrong kind": ('[[card]]\nid = ["ID"]', "ID.*ids are"),
    "id as a number": ("[[card]]\nid = 30", "30; ids are"),
    "twice": (card("ID") + card("ID"), "card ID.*twice"),
    "unknown field": (card("ID", "health = 3"), "card ID.*health.*FIELD"),
    "another type": (card("ID", 'type = "mine"'), "ID, type.*'mine'"),
    "number as text": (card("ID", 'FIELD = "3"'), "ID, FIELD.*'3'"),
    "number as a fraction": (card("ID", "FIELD = 2.5"), "ID, FIELD.*2.5"),
    "number as yes or no": (card("ID", "FIELD = true"), "ID, FIELD.*True"),
    "not a number": (card("ID", "FIELD = nan"), "ID, FIELD.*nan"),
    "negative number": (card("ID", "FIELD = -1"), "ID, FIELD.*-1.*0 to"),
    "enormous number": (card("ID", "FIELD = 99999999999999999999"), "ID, FIELD.*out of range"),
    "unknown provenance": (card("ID", 'provenance = "dreamt"'), "ID, provenance.*seen, partial"),
    "empty name": (card("ID", 'name = " "'), "ID, name"),
    "name in two lines": (card("ID", 'name = "One\\nTwo"'), "ID, name"),
    "name with terminal codes": (card("ID", 'name = "\\u001b[31mOne"'), "ID, name"),
    "long name": (card("ID", f'name = "{"x" * 41}"'), "ID, name.*40"),
    "name as a number": (card("ID", "name = 3"), "ID, name"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_table_is_refused_in_one_line(game: Game, tmp_path: Path, fault: str):
    name, field = hooks(game.name).NUMBER
    text, found = (words.replace("ID", name).replace("FIELD", field) for words in BROKEN[fault])
    refused(game, table(tmp_path, text), found)


def test_a_table_that_is_no_text_is_refused(game: Game, tmp_path: Path):
    path = tmp_path / "cards.toml"
    path.write_bytes(bytes(range(256)))
    with pytest.raises(ContentError, match="TOML"):
        game.variant(content=str(path))


@pytest.mark.parametrize("name", ["none.toml", "."])
def test_a_table_that_cannot_be_read_is_refused(game: Game, tmp_path: Path, name: str):
    with pytest.raises(ContentError, match="path of a card table") as error:
        game.variant(content=str(tmp_path / name))
    assert "\n" not in str(error.value)


def test_a_broken_table_leaves_nothing_behind(game: Game, tmp_path: Path):
    before = game.variant().setup
    with pytest.raises(ContentError, match="no card 'nothing'"):
        game.variant(content=table(tmp_path, number(game, 3) + card("nothing")))
    assert game.variant().setup == before
    assert game.variant(content=table(tmp_path, card(hooks(game.name).NUMBER[0]))).setup == before


# --- options


COMMON = {"reward": ("best", "", None, 1), "content": (5, b"cards.toml", True)}


def wrong_options() -> Iterator[tuple[str, str, Any]]:
    """Game, option and a value that it cannot have."""
    for game in games():
        for option, values in {**COMMON, **hooks(game).WRONG}.items():
            yield from ((game, option, value) for value in values)


@pytest.mark.parametrize(("game_name", "option", "value"), list(wrong_options()))
def test_a_wrong_option_is_refused_in_one_line_that_says_what_would_be_right(
    game_name: str, option: str, value: Any
):
    with pytest.raises(ValueError, match=rf"{option}=.*it must be ") as error:
        find(game_name).variant(**{option: value})
    assert repr(value) in str(error.value)
    assert "\n" not in str(error.value)


def test_every_option_can_be_wrong(game: Game):
    assert set(game.variant().options) == {*COMMON, *hooks(game.name).WRONG}


def test_an_unknown_option_is_refused_with_the_names_of_those_there_are(game: Game):
    with pytest.raises(TypeError, match=f"wings.*{', '.join(game.variant().options)}"):
        game.variant(wings=3)
