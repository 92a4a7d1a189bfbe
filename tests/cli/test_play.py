"""`play` and `replay`."""

import re
from pathlib import Path

import pytest

from dungeonzoo.cli.play import Unclear, understand, verdict_for
from dungeonzoo.envs.core.registry import find
from dungeonzoo.envs.core.replay import read_replay

from .conftest import Command

SHORT = ("-o", "turn_limit=6")


def test_a_whole_game_is_played_and_saved(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ("play", "cthulhu", "--against", "random", "--seat", 0, "--seed", 3, *SHORT, "--save", file)
    result = command(*args, typed="1\n" * 300)
    assert result.code == 0
    assert "The game was stopped at its limit." in result.out
    assert "player_0 +0, player_1 +0" in result.out
    checked = command("replay", file, "--check")
    assert checked.code == 0
    assert "right. cthulhu version" in checked.out
    assert "truncated" in checked.out
    again = command(*args[:-1], tmp_path / "again.jsonl", typed="1\n" * 300)
    assert again.code == 0
    assert (tmp_path / "again.jsonl").read_text() == file.read_text()


def test_a_person_may_leave_and_the_beginning_is_saved(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = command("play", "cthulhu", "--seat", 1, "--seed", 5, "--save", file, typed="1\n?\nq\n")
    assert result.code == 0
    assert "You are player_1; your opponent is player_0." in result.out
    assert "You have left the game." in result.out
    assert read_replay(file).end == "running"
    assert command("replay", file, "--check").code == 0


def test_the_end_of_the_input_leaves_the_game(command: Command) -> None:
    result = command("play", "cthulhu", "--seed", 5)
    assert result.code == 0
    assert "You have left the game." in result.out


def test_choices_are_numbered_and_explained(command: Command) -> None:
    result = command("play", "cthulhu", "--seat", 1, "--seed", 5, typed="99\nnonsense\ndiscard ha\nq\n")
    assert re.search(
        r"^ +2 discard Hastur +monster, costs 10 sanity, power 10\. Can attack", result.out, re.M
    )
    assert "99 is not a choice; choices are 1 to 7" in result.out
    assert "'nonsense' is none of the choices" in result.out
    assert "- You discard Hastur." in result.out


def test_what_the_other_player_did_is_told(command: Command) -> None:
    result = command("play", "cthulhu", "--seat", 1, "--seed", 5, typed="1\nend\nq\n")
    assert "begins: it is player_0's turn." in result.out
    assert "- player_0 discards " in result.out


def test_people_who_share_a_screen_do_not_see_each_other_s_cards(command: Command) -> None:
    variant = find("cthulhu").variant(first_player=0)
    table = variant.table()
    table.deal(0, 8)
    hands = [
        [variant.cards[card].label for card in pile["card"][: pile["n"]]]
        for pile in table.states[0]["pile"][1:3]
    ]
    result = command(
        "play", "cthulhu", "--against", "person", "--seat", 0, "--seed", 8, "-o", "first_player=0",
        typed="1\nend\n\nq\n",
    )  # fmt: skip
    first, second = result.out.split("player_1, it is your choice. Press Enter when nobody else looks.")
    assert all(name in first for name in hands[0][1:])
    assert not any(name in first for name in hands[1])
    assert all(name in second for name in hands[1])
    assert "you, player_1" in second


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--seat", "2"], "there is no seat 2; seats are 0 to 1"),
        (["--against", "nobody"], "nobody"),
        (["--against", "random", "--against", "random"], "--against is needed once or 1 times, not 2"),
    ],
)
def test_wrong_seats_and_players_are_refused(command: Command, args: list[str], told: str) -> None:
    result = command("play", "cthulhu", *args)
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert told in line


TEXTS = {
    4: "play Zoog",
    7: "play Mi-go",
    9: "use the action of Mi-go",
    100: "end the action phase",
    101: "attack",
}


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ("1", 4),
        ("5", 101),
        ("attack", 101),
        ("PLAY  ZOOG", 4),
        ("end", 100),
        ("use", 9),
        ("zo", 4),
        ("phase", 100),
    ],
)
def test_an_answer_is_understood(answer: str, action: int) -> None:
    assert understand(answer, TEXTS) == action


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("0", "choices are 1 to 5"),
        ("6", "choices are 1 to 5"),
        ("play", "could mean: play Zoog; play Mi-go"),
        ("mi-go", "could mean"),
        ("play zogo", "did you mean: play Zoog"),
        ("xxxx", "is none of the choices"),
    ],
)
def test_an_unclear_answer_is_not_guessed(answer: str, told: str) -> None:
    with pytest.raises(Unclear, match=re.escape(told)):
        understand(answer, TEXTS)


# --- replays


@pytest.fixture
def saved(command: Command, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    command("play", "cthulhu", "--seat", 0, "--seed", 3, *SHORT, "--save", file, typed="1\n" * 300)
    return file


def test_a_replay_tells_every_choice(command: Command, saved: Path) -> None:
    result = command("replay", saved)
    assert result.code == 0
    numbers = re.findall(r"^ *(\d+) player_[01]: \S", result.out, re.M)
    assert [int(number) for number in numbers] == list(range(1, len(read_replay(saved).choices) + 1))
    assert result.out.count("╭─ player_0") == 1


def test_a_replay_for_one_seat_tells_what_that_seat_saw(command: Command, saved: Path) -> None:
    result = command("replay", saved, "--seat", 1)
    assert result.code == 0
    assert "player_0: " not in result.out
    replay = read_replay(saved)
    assert result.out.count("player_1: ") == sum(choice.seat == 1 for choice in replay.choices)
    assert "- player_0 draws 2 cards." in result.out


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_replay_has_no_other_seats(command: Command, saved: Path, seat: int) -> None:
    result = command("replay", saved, "--seat", seat)
    assert (result.code, result.err) == (
        2,
        f"dungeonzoo: there is no seat {seat}; there are -1 (a spectator) to 1\n",
    )


def test_a_damaged_or_missing_replay_is_refused(command: Command, saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text().splitlines(keepends=True)
    for text in ("", "hello\n", "".join(lines[:-1]), "".join(lines).replace('"seat":0', '"seat":1', 1)):
        saved.write_text(text)
        for more in ([], ["--check"]):
            result = command("replay", saved, *more)
            assert result.code == 2
            assert len(result.err.splitlines()) == 1
    result = command("replay", tmp_path / "none.jsonl")
    assert (result.code, result.err) == (
        2,
        f"dungeonzoo: {tmp_path / 'none.jsonl'}: No such file or directory\n",
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_the_verdict_is_about_the_win_however_the_game_is_rewarded(command: Command, seed: int) -> None:
    args = ("--against", "random", "--seat", 0, "--seed", seed, "-o", "players=3", "-o", "reward=score")
    out = command("play", "cutthroat", *args, typed="1\n" * 2000).out
    told = next(words for words in ("nobody has won", "you have won", "have won", "has won") if words in out)
    verdict = {
        "nobody has won": "Nobody has won.",
        "you have won": "You have won.",
        "has won": "You have lost.",
    }
    assert verdict.get(told, "You share the win.") in out


@pytest.mark.parametrize(
    ("results", "least", "verdict"),
    [
        ([1, -1], -1, "You have won."),
        ([-1, 1], -1, "You have lost."),
        ([0, 0], -1, "A draw."),
        ([1 / 2, 0, 1 / 2, 0], 0, "You share the win."),
        ([0, 1, 0, 0], 0, "You have lost."),
        ([1 / 4, 1 / 4, 1 / 4, 1 / 4], 0, "A draw."),
        ([0, 0, 0, 0], 0, "Nobody has won."),
    ],
)
def test_the_verdict_follows_from_the_results(results: list[float], least: float, verdict: str) -> None:
    assert verdict_for(0, results, least) == verdict
