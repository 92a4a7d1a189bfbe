"""Draft and other ways to set up (CE-213 to CE-218) and the rulings on them (R-01, R-48, R-99, R-104)."""

from collections import Counter
from typing import Any

import pytest

from dungeonzoo.envs.cryptic import setup as sheets

from .kit import Position, setup
from .names import BOARDS, CRYPTONAUTS

rule = pytest.mark.rule


def team(game: Position) -> list[str]:
    """The Cryptonauts in unit order."""
    n = 4 if game.setup["options"]["quickplay"] else 6
    return [CRYPTONAUTS[sheet] for sheet in game.record["unit"]["sheet"][:n]]


def first(game: Position) -> Position:
    """The first of what is offered."""
    return game.choose(sorted(game.offers(), key=str)[0])


def play_to(game: Position, *questions: str) -> Position:
    while game.asked not in questions:
        first(game)
    return game


@rule("R-01", "CE-018")
@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "VET DEM XEN INF AND MAG"),
        (3, "VET DEM XEN INF AND MAG"),
        (4, "VET DEM INF AND SPE GUA"),
    ],
)
def test_squads_of_the_first_game(players: int, names: str):
    game = play_to(setup(players=players), "PLACE")
    assert team(game) == names.split()
    assert BOARDS[game.record["board"][0]] == "TOMB"
    assert game.goddess == "SKZ"


@rule("CE-214", "CE-215", "R-48")
def test_a_draft_begins_with_goddess_and_bans_of_boards():
    game = setup(setup="draft", seed=1)
    assert (game.asked, game.seat) == ("GODDESS", 0)
    assert game.offers() == {"draft SKZ", "draft GOR", "draft MYC"}
    game.choose("draft GOR")
    assert game.goddess == "GOR"
    assert (game.asked, game.seat) == ("BAN_BOARD", 0)
    assert game.offers() == {f"draft {board}" for board in BOARDS}
    game.choose("draft TOMB")
    assert (game.asked, game.seat) == ("BAN_BOARD", 1)
    assert game.offers() == {f"draft {board}" for board in BOARDS[1:]}, "no board twice"
    game.choose("draft MIRROR")
    assert game.asked == "BAN"


@rule("CE-216", "R-48")
def test_the_realm_comes_from_those_that_were_not_banned():
    realms = Counter()
    for seed in range(40):
        game = setup(setup="draft", seed=seed).choose("draft SKZ", "draft TOMB", "draft BOG")
        realms[BOARDS[game.record["board"][0]]] += 1
    assert set(realms) == {"CAVE", "HALL"}
    assert min(realms.values()) > 8


@rule("CE-216", "R-48")
def test_a_banned_sub_realm_is_only_out_of_the_sub_realm_draw():
    game = setup(setup="draft", sub_realms=2, seed=2).choose("draft SKZ", "draft MIRROR", "draft TOMB")
    assert [BOARDS[n] for n in game.record["board"][1:] if n >= 0] == ["CITADEL"], "those left are used"
    assert BOARDS[game.record["board"][0]] in ("CAVE", "HALL", "BOG")
    game = setup(setup="draft", sub_realms=2, seed=2).choose("draft SKZ", "draft MIRROR", "draft CITADEL")
    assert [n for n in game.record["board"][1:] if n >= 0] == []
    drawn = Counter()
    for seed in range(30):
        game = setup(setup="draft", sub_realms=1, seed=seed).choose("draft SKZ", "draft HALL", "draft TOMB")
        drawn[BOARDS[game.record["board"][1]]] += 1
    assert set(drawn) == {"MIRROR", "CITADEL"}
    assert min(drawn.values()) > 5


@rule("CE-216")
def test_relics_are_set_up_before_the_bans_of_cryptonauts():
    game = setup(setup="draft", relics=True, seed=4).choose("draft SKZ", "draft TOMB", "draft BOG")
    assert (game.asked, game.seat) == ("FLIP", 0)
    first(game)
    assert game.asked == "GUARD"
    game.choose("done")
    assert game.asked == "BAN"


@rule("CE-217")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bans_and_picks_of_cryptonauts(players: int):
    game = setup(setup="draft", players=players, seed=5).choose("draft SKZ", "draft TOMB", "draft BOG")
    asked = []
    used = set()
    while game.asked in ("BAN", "PICK"):
        asked.append((game.asked, game.seat))
        assert not used & game.offers(), "nobody twice, nobody banned"
        assert len(game.offers()) == 32 - len(used)
        choice = sorted(game.offers(), key=str)[0]
        used.add(choice)
        game.choose(choice)
    seats = players - 1
    picks = [1 + n % seats for n in range(6)]
    turns = [("BAN", 0)] * 3 + [("PICK", seat) for seat in picks[:3]]
    turns += [("BAN", 0)] * 3 + [("PICK", seat) for seat in picks[3:]]
    assert asked == turns


@rule("CE-218")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_the_squads_are_filled(players: int):
    game = setup(setup="draft", players=players, seed=6).choose("draft SKZ", "draft CAVE", "draft BOG")
    picked = []
    while game.asked in ("BAN", "PICK"):
        choice = sorted(game.offers(), key=str)[0]
        if game.asked == "PICK":
            picked.append(choice)
        game.choose(choice)
    order = []
    while game.asked == "SQUAD":
        assert game.offers() == set(picked) - set(order)
        place = len(order)
        seat = 1 if players == 2 else 1 + place // (3 if players == 3 else 2)
        assert game.seat == seat, "whoever owns the place"
        choice = max(game.offers())
        order.append(choice)
        game.choose(choice)
    order += [name for name in picked if name not in order]
    assert [f"draft {name}" for name in team(game)] == order
    assert play_to(game, "PLACE").seat == 1


@rule("CE-213")
def test_options_are_agreed_upon_with_a_draft_too():
    game = setup(setup="draft", sub_realms=1, relics=True, encounters=True, seed=8)
    play_to(game, "BAN")
    assert (int(game.record["board"][1]) >= sheets.N_REALMS, int(game.record["knowledge_n"])) == (True, 35)
    assert len(game.with_token("relic")) in (1, 2)
    game = play_to(setup(setup="draft", seed=8), "BAN")
    assert (len(game.setup["grid"]["base"]), int(game.record["board"][1])) == (3, -1)
    assert (int(game.record["knowledge_n"]), game.with_token("relic")) == (0, [])


@rule("R-99")
def test_a_random_game():
    teams, realms, goddesses = Counter(), Counter(), Counter()
    for seed in range(60):
        game = play_to(setup(setup="random", seed=seed), "PLACE", "ENTRANCE")
        assert len(set(team(game))) == 6
        teams.update(team(game))
        realms[game.record["board"][0]] += 1
        goddesses[game.goddess] += 1
    assert (len(teams), len(realms), len(goddesses)) == (32, 4, 3)


@rule("R-99")
@pytest.mark.parametrize(
    ("players", "seats", "places"),
    [
        (2, [1] * 6, [0, 1, 2, 3, 4, 5]),
        (3, [1, 2] * 3, [0, 3, 1, 4, 2, 5]),
        (4, [1, 2, 3] * 2, [0, 2, 4, 1, 3, 5]),
    ],
)
def test_a_chosen_game(players: int, seats: list[int], places: list[int]):
    game = setup(setup="choose", players=players, seed=7)
    asked, picked = [], {}
    for place in places:
        assert game.asked == "PICK"
        asked.append(game.seat)
        choice = str(max(game.offers()))
        picked[place] = choice.removeprefix("draft ")
        assert choice not in game.choose(choice).offers()
    assert asked == seats
    assert team(game) == [picked[place] for place in range(6)], "each into the picker's own Squad"
    assert (game.asked, game.seat) == ("GODDESS", 0), "CE-005: then the Goddess"
    assert game.choose("draft MYC").goddess == "MYC"


@rule("R-104", "CE-235")
def test_quickplay_of_the_first_game():
    game = play_to(setup(quickplay=True), "PLACE")
    assert team(game) == ["VET", "DEM", "INF", "AND"]
    assert (BOARDS[game.record["board"][0]], game.goddess) == ("MIRROR", "SKZ")
    assert len(game.variant.agents) == 2


@rule("R-104")
@pytest.mark.parametrize("how", ["random", "choose"])
def test_other_ways_to_quickplay(how: str):
    boards: Counter[Any] = Counter()
    for seed in range(20):
        game = play_to(setup(quickplay=True, setup=how, seed=seed), "PLACE", "ENTRANCE")
        boards[BOARDS[game.record["board"][0]]] += 1
        assert len(set(team(game))) == 4
        assert game.record["unit"]["life"][4:6].tolist() == [0, 0]
    assert set(boards) == {"MIRROR", "CITADEL"}


@rule("R-104")
def test_there_is_no_draft_of_a_quickplay():
    with pytest.raises(ValueError, match="quickplay"):
        setup(quickplay=True, setup="draft")


@rule("R-104", "CE-219")
def test_quickplay_with_relics_flips_one_of_two_tokens():
    game = play_to(setup(quickplay=True, relics=True), "FLIP")
    assert game.offers() == {(1, 10), (10, 10)}
    game.choose((10, 10))
    assert (game.tokens((1, 10)), game.tokens((10, 10))) == ({"artifact"}, {"relic"})
