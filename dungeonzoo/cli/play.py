"""``play``: people and built-in or saved players at one table, in the terminal."""

import difflib
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.text import Text

from dungeonzoo.envs.core.game import Variant, View
from dungeonzoo.envs.core.replay import Recorder
from dungeonzoo.envs.core.table import spread
from dungeonzoo.training.evaluate import by_result
from dungeonzoo.wrappers.players import Player, make_player

from .common import Problem, told_in_one_line

with suppress(ImportError):  # not everywhere; with it, a line that is typed can be edited
    import readline  # noqa: F401

HELP = "Answer with a number or the beginning of a choice; ? describes everything, q leaves the game."


class Left(Exception):
    """A person has left the game."""


class Unclear(ValueError):
    """A text that means none of the choices, or several."""


def play_game(
    variant: Variant, against: Sequence[str], seat: int | None, seed: int | None, save: Path | None
) -> None:
    """Plays one game to its end, or until a person leaves, and saves what was played."""
    console = Console()
    seed = secrets.randbits(32) if seed is None else seed
    players = seating(variant, against, seat, seed)
    game = Party(console, variant, players, seed)
    console.print(f"[bold]{variant.game.title}[/bold], seed {seed}. {HELP}", highlight=False)
    try:
        game.play()
        game.show_end()
    except Left:
        console.print("You have left the game.")
    if save is not None:
        with told_in_one_line():
            game.recorder.finish().write(save)
        console.print(f"The game is saved in {save}.", highlight=False, soft_wrap=True)


def seating(variant: Variant, against: Sequence[str], seat: int | None, seed: int) -> list[Player | None]:
    """Who sits at each seat; None: a person."""
    n = len(variant.agents)
    if seat is not None and not 0 <= seat < n:
        raise Problem(f"there is no seat {seat}; seats are 0 to {n - 1}")
    if len(against) not in (1, n - 1):
        raise Problem(f"--against is needed once or {n - 1} times, not {len(against)} times")
    with told_in_one_line():
        others = [None if name == "person" else make_player(name, variant) for name in against]
    if len(others) < n - 1:
        others *= n - 1
    own = int(spread(seed, 1)[0] % n) if seat is None else seat
    return [*others[:own], None, *others[own:]]


class Party:
    """One game of people and players in the terminal. A person is shown what the views of his seat tell."""

    def __init__(
        self, console: Console, variant: Variant, players: Sequence[Player | None], seed: int
    ) -> None:
        self.console, self.variant, self.players = console, variant, players
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.rng = np.random.default_rng(seed)
        self.table = variant.table()
        self.table.deal(0, seed)
        self.recorder = Recorder(variant, self.table, seed=seed)
        self.views = {seat: self.view(seat) for seat in self.people}
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.at_screen = self.people[0]

    def view(self, seat: int) -> View:
        return self.variant.observation_layout.split(self.table.observe(0, seat))

    def play(self) -> None:
        """Until the game is over; Left when a person leaves it."""
        while (seat := self.table.actor(0)) >= 0:
            player = self.players[seat]
            action = self.ask(seat) if player is None else self.choose(player)
            self.recorder.choice(seat, action)
            self.table.step(0, action)
            self.note_changes()

    def choose(self, player: Player) -> int:
        seeds = self.rng.integers(0, 2**64, 1, np.uint64)
        return int(player.act(self.table, np.zeros(1, np.int64), seeds)[0])

    def note_changes(self) -> None:
        """Keeps for each person what the last choice changed in the view of his seat."""
        for seat in self.people:
            view = self.view(seat)
            self.news[seat] += self.variant.words.changes(self.views[seat], view)
            self.views[seat] = view

    def ask(self, seat: int) -> int:
        """A person's choice."""
        self.hand_over(seat)
        self.show(seat)
        legal = np.flatnonzero(self.table.legal(0))
        texts = {
            int(action): self.variant.words.action_text(self.views[seat], int(action)) for action in legal
        }
        self.show_choices(texts)
        while True:
            answer = self.read("> ")
            if answer.lower() in ("q", "quit"):
                raise Left
            if answer == "?":
                self.console.print(
                    self.variant.words.describe(self.views[seat], np.zeros(0, np.int8)), markup=False
                )
            elif answer:
                try:
                    return understand(answer, texts)
                except Unclear as problem:
                    self.console.print(str(problem), markup=False, style="yellow")

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen: nobody sees another one's cards."""
        if seat != self.at_screen:
            self.at_screen = seat
            self.console.clear()
            self.read(f"{self.variant.agents[seat]}, it is your choice. Press Enter when nobody else looks. ")

    def show(self, seat: int) -> None:
        """What has happened since this seat last looked, and the table."""
        self.console.print()
        for change in self.news[seat]:
            self.console.print(Text(f"- {change}", "green"))
        self.news[seat].clear()
        self.console.print(self.variant.words.board(self.views[seat]), markup=False, soft_wrap=True)

    def show_choices(self, texts: Mapping[int, str]) -> None:
        wide = max(map(len, texts.values()))
        for number, (action, text) in enumerate(texts.items(), 1):
            line = Text.assemble((f"{number:4} ", "bold cyan"), f"{text:{wide}}  ")
            line.append(self.variant.words.action_help(action), "dim")
            self.console.print(line, no_wrap=True, overflow="ellipsis")

    def results(self) -> list[float]:
        """Who has won, however the game is rewarded."""
        table = by_result(self.variant).table()
        table.set_state(0, self.table.get_state(0))
        return table.returns(0).tolist()

    def show_end(self) -> None:
        seat = self.at_screen
        self.show(seat)
        returns = self.table.returns(0)
        if self.table.over(0) == 2:
            verdict = "The game was stopped at its limit."
        elif len(self.people) > 1:
            verdict = "The game is over."
        else:
            verdict = verdict_for(seat, self.results(), self.variant.game.reward_range[0])
        scores = ", ".join(
            f"{agent} {value + 0:+g}" for agent, value in zip(self.variant.agents, returns, strict=True)
        )
        self.console.print(f"[bold]{verdict}[/bold] {scores}")


def verdict_for(seat: int, results: Sequence[float], least: float) -> str:
    """How a game with these results, of which none can be less than the least, ended for a seat."""
    mine, best = results[seat], max(results)
    if best == least:
        return "Nobody has won."
    if mine < best:
        return "You have lost."
    if min(results) == best:
        return "A draw."
    return "You have won." if results.count(best) == 1 else "You share the win."


def understand(answer: str, texts: Mapping[int, str]) -> int:
    """The action that an answer means: its place in the list, its text, or how a word of one text begins."""
    if answer.isdecimal():
        if not 1 <= int(answer) <= len(texts):
            raise Unclear(f"{answer} is not a choice; choices are 1 to {len(texts)}")
        return list(texts)[int(answer) - 1]
    wanted = " ".join(answer.split()).casefold()
    known = {action: text.casefold() for action, text in texts.items()}
    for fits in (wanted.__eq__, lambda text: text.startswith(wanted), lambda text: f" {wanted}" in text):
        found = [action for action, text in known.items() if fits(text)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(f"{answer!r} could mean: {'; '.join(texts[action] for action in found)}")
    near = difflib.get_close_matches(wanted, known.values(), 3, 0.5)
    meant = "; ".join(texts[action] for action in known if known[action] in near)
    raise Unclear(
        f"{answer!r} is none of the choices; {f'did you mean: {meant}?' if near else '? tells more'}"
    )
