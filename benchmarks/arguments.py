"""The games that a benchmark is run on, as command lines name them."""

import argparse
from collections.abc import Sequence
from dataclasses import fields
from itertools import product
from pathlib import Path

from ..envs.core.game import Variant
from ..envs.core.optiontext import read_options
from ..envs.core.registry import Entry, entries, find
from .report import RESULTS


def games_parser(name: str, description: str) -> argparse.ArgumentParser:
    """The arguments of a benchmark module that is run on variants of games."""
    parser = argparse.ArgumentParser(prog=f"python -m dungeonzoo.benchmarks.{name}", description=description)
    parser.add_argument(
        "games_named", nargs="*", metavar="GAME", help="names or ids of games; all when none is given"
    )
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--out", type=Path, help=f"write the results as JSON, such as {RESULTS.name}/{name}.json"
    )
    return parser


def chosen_variants(parser: argparse.ArgumentParser, args: argparse.Namespace) -> dict[str, Variant]:
    """The variants that such arguments name; the parser tells what is wrong with them."""
    named = args.games_named
    chosen = [entry for entry in entries() if not named or entry.game in named or entry.id in named]
    try:
        return variants(chosen, args.option)
    except ValueError as error:
        parser.error(str(error))


def variants(chosen: Sequence[Entry], pairs: Sequence[str]) -> dict[str, Variant]:
    """The variants of these ids under every combination of options (``key=value``), by what they are called.

    Raises ValueError for an option that none of the games has, and for a value that is not possible.
    """
    made: dict[str, Variant] = {}
    unknown = set(pairs)
    for entry in chosen:
        game = find(entry.game)
        known = {field.name for field in fields(game.config_class)}
        mine = [pair for pair in pairs if pair.partition("=")[0] in known]
        unknown -= set(mine)
        by_key = {pair.partition("=")[0]: [] for pair in mine}
        for pair in mine:
            by_key[pair.partition("=")[0]].append(pair)
        for texts in product(*by_key.values()):
            variant = game.variant(**{**entry.options, **read_options(game, texts)})
            made[" ".join([entry.id, *texts])] = variant
    if unknown:
        raise ValueError(f"no game has the option {', '.join(sorted(unknown))}")
    return made
