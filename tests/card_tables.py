"""A user's card table, for tests."""

import re
from pathlib import Path

import pytest

from dungeonzoo.envs.core.content import ContentError
from dungeonzoo.envs.core.game import Game


def table(folder: Path, text: str) -> str:
    path = folder / "my_cards.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def card(name: str, *lines: str) -> str:
    return "\n".join(("[[card]]", f'id = "{name}"', *lines, ""))


def refused(game: Game, path: str, found: str) -> None:
    """The game does not take the table, however often it is asked; found: a pattern of the error."""
    for _ in range(2):
        with pytest.raises(ContentError, match=re.compile(found, re.DOTALL)) as error:
            game.variant(content=path)
        assert path in str(error.value)
        assert "\n" not in str(error.value)
