"""Rule coverage: every rule statement and every card of every game has a test that names it.

A test names what it checks: ``@pytest.mark.rule("CTH-014", "L3")``. When the whole tests folder is
collected, one more test, "rule coverage", fails if docs/<game>/rules.md or a card table of
envs/<game>/content has an id that no test names, or if a test names an id that does not exist. Tests under
tests/envs/<game> name that game's ids, others those of any game.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
ID = r"([A-Z]{1,3}\d?[ab]?-\d+|W\d\d)"
STATEMENT = re.compile(rf"^- \*\*{ID}\*\*", re.MULTILINE)
WITHOUT_BEHAVIOUR = re.compile(rf"^- {ID}: ", re.MULTILINE)


class Use(NamedTuple):
    """A test names an id."""

    name: str
    test: str
    game: str | None


class Rules(NamedTuple):
    """The ids of a game's statements and cards, and those of them without behaviour, which need no test."""

    ids: set[str]
    without: set[str]


def read_rules() -> dict[str, Rules]:
    """The rules of every game that has a rules page."""
    pages = {page.parent.name: page.read_text() for page in (ROOT / "docs").glob("*/rules.md")}
    return {
        game: Rules(set(STATEMENT.findall(text)) | card_ids(game), set(WITHOUT_BEHAVIOUR.findall(text)))
        for game, text in pages.items()
    }


def card_ids(game: str) -> set[str]:
    """The id of each row of the game's card tables."""
    tables = [tomllib.loads(path.read_text()) for path in (ROOT / "envs" / game / "content").glob("*.toml")]
    lists = [rows for table in tables for rows in table.values() if isinstance(rows, list)]
    return {row["id"] for rows in lists for row in rows if isinstance(row, dict) and "id" in row}


def uses(items: list[pytest.Item]) -> Iterator[Use]:
    """Every id named by a test."""
    for item in items:
        inside = item.path.relative_to(TESTS).parts if item.path.is_relative_to(TESTS) else ()
        game = inside[1] if len(inside) > 2 and inside[0] == "envs" else None
        for marker in item.iter_markers("rule"):
            yield from (Use(name, item.nodeid, game) for name in marker.args)


def gaps(rules: dict[str, Rules], named: list[Use]) -> list[str]:
    """What is wrong, one line each."""
    lines = []
    for game, (ids, without) in sorted(rules.items()):
        missing = ids - without - {use.name for use in named if use.game in (game, None)}
        if missing:
            lines.append(f"{game}: no test names {', '.join(sorted(missing))}")
        if without - ids:
            lines.append(
                f"{game}: said to be without behaviour, but not defined: {', '.join(sorted(without - ids))}"
            )
    everything = {name for ids, _ in rules.values() for name in ids}
    for name, test, game in named:
        if name not in (rules[game].ids if game in rules else everything):
            lines.append(f"{test} names {name}, which is no rule or card of {game or 'any game'}")
    return lines


class RuleCoverage(pytest.Item):
    """The test that fails when an id has no test."""

    def __init__(self, named: list[Use], **options) -> None:
        super().__init__(**options)
        self.named = named

    def runtest(self) -> None:
        problems = gaps(read_rules(), self.named)
        if problems:
            pytest.fail("\n".join(problems), pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        return TESTS, None, self.name


def is_whole(config: pytest.Config) -> bool:
    """Was the whole tests folder asked for?"""
    paths = [(config.invocation_params.dir / arg.split("::")[0]).resolve() for arg in config.args]
    narrowed = any(config.getoption(option, None) for option in ("ignore", "ignore_glob", "lf"))
    return not narrowed and any(TESTS.is_relative_to(path) for path in paths)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Before -k and -m leave tests out."""
    if is_whole(session.config):
        items.append(RuleCoverage.from_parent(session, name="rule coverage", named=list(uses(items))))
