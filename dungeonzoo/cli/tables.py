"""``list`` and ``info``: what there is, as tables."""

import inspect
from dataclasses import fields
from importlib import import_module

from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from dungeonzoo.envs.core.game import Variant
from dungeonzoo.envs.core.registry import entries, find

from .common import told_in_one_line


def show_games() -> None:
    """Every registered id, with the sizes of its spaces."""
    table = _table(None, "game", "id", "seats", "actions", "observation", "options")
    with told_in_one_line():
        for entry in entries():
            variant = find(entry.game).variant(**entry.options)
            sizes = (len(variant.agents), variant.n_actions, variant.observation_layout.size)
            options = ", ".join(f"{key}={value}" for key, value in entry.options.items())
            table.add_row(entry.game, entry.id, *map(str, sizes), options or "-")
    console = Console()
    console.print(table)
    console.print("More about one of them: dungeonzoo info GAME", style="dim")


def show_variant(variant: Variant) -> None:
    """Options, actions, observation and content of one game."""
    console, game = Console(), variant.game
    module = import_module(f"dungeonzoo.envs.{game.name}_v{game.version}")
    console.print(Markdown(f"# {game.title}\n\n{inspect.getdoc(module)}"))
    for table in (options_table, actions_table, layout_table, content_table):
        console.print()
        console.print(table(variant))


def options_table(variant: Variant) -> Table:
    """Every option with its value here, its default and its meaning."""
    table = _table("Options", "option", "here", "default", "meaning")
    meanings = variant.config.meanings()
    for field in fields(variant.config):
        here = getattr(variant.config, field.name)
        table.add_row(field.name, str(here), str(field.default), meanings[field.name])
    return table


def actions_table(variant: Variant) -> Table:
    """Every action's number and name."""
    table = _table(f"Actions: {variant.n_actions}, by number", "name, the same in every situation")
    names = map(variant.words.action_name, range(variant.n_actions))
    table.add_row(", ".join(f"{action} {name}" for action, name in enumerate(names)))
    return table


def layout_table(variant: Variant) -> Table:
    """The fields of the observation."""
    layout = variant.observation_layout
    table = _table(f"Observation: {layout.size} numbers in [-1, 1]", "field", "slice", "shape", "meaning")
    for name, field in layout.items():
        where, shape = layout.slice(name), " x ".join(map(str, field.shape))
        table.add_row(name, f"{where.start}:{where.stop}", shape, field.meaning)
    return table


def content_table(variant: Variant) -> Table:
    """How many cards are known from public sources, and which are made up."""
    title = f"Content: {len(variant.cards)} cards, content hash {variant.content_hash}"
    table = _table(title, "provenance", "cards", "which")
    for kind in dict.fromkeys(card.provenance for card in variant.cards):
        cards = [card for card in variant.cards if card.provenance == kind]
        table.add_row(kind, str(len(cards)), ", ".join(card.label for card in cards))
    return table


def _table(title: str | None, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        number = column in ("seats", "actions", "observation", "slice", "cards")
        table.add_column(column, justify="right" if number else "left", no_wrap=column in ("game", "id"))
    return table
