"""Players, sides and set-up (CE-001 to CE-018)."""

import numpy as np
import pytest

from dungeonzoo.envs.cryptic import setup as sheets
from dungeonzoo.envs.cryptic.game import GAME

from .kit import Position, position, setup, variant
from .names import BOARDS, CRYPTONAUTS, GODDESSES, cards_of

rule = pytest.mark.rule
SEEDS = range(40)


def squads(game: Position) -> dict[int, list[str]]:
    """The Cryptonauts of each seat, found by whose menu they are."""
    game.start()
    owners: dict[int, list[str]] = {}
    while game.asked == "UNIT":
        seat = game.seat
        name = next(str(choice) for choice in sorted(game.offers(), key=str) if choice in CRYPTONAUTS)
        owners.setdefault(seat, []).append(name)
        game.choose(name).end()
        if game.asked == "MENU":
            owners.setdefault(game.seat, []).append(str(game.who))
            break
    return {seat: sorted(names) for seat, names in owners.items()}


@rule("CE-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_goddess_and_one_to_three_others(players: int):
    agents = variant(players=players).agents
    assert agents == ("goddess", *(f"cryptonaut_{n}" for n in range(players - 1)))


@rule("CE-001")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_numbers_of_players(players: int):
    with pytest.raises(ValueError, match="players"):
        GAME.variant(players=players)


@rule("CE-001", "CE-207")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cryptonaut_players_win_together(players: int):
    game = position(
        units={"VET": (5, 5), "DEM": (6, 5)},
        players=players,
        clear=True,
        turn="VET",
        done="1",
        knowledge={"VET": 3},
    )
    game.do("teleport", "DEM", "done")
    assert game.returns == [-1, *[1] * (players - 1)]


@rule("CE-002", "CE-006", *BOARDS[:4])
def test_four_realms_by_chance():
    boards = {int(setup(realm="random", seed=seed).record["board"][0]) for seed in SEEDS}
    assert boards == set(range(sheets.N_REALMS))


@rule("CE-002", *BOARDS[4:])
def test_two_sub_realms():
    games = [setup(sub_realms=1, seed=seed) for seed in SEEDS]
    assert {int(game.record["board"][1]) for game in games} == {sheets.MIRROR, sheets.CITADEL}
    assert set(setup(sub_realms=2).record["board"].tolist()[1:]) == {sheets.MIRROR, sheets.CITADEL}


@rule("CE-006")
@pytest.mark.parametrize("board", range(4))
def test_a_realm_that_was_agreed_on(board: int):
    game = setup(realm=BOARDS[board].lower())
    assert game.record["board"].tolist()[0] == board


@rule("CE-003")
@pytest.mark.parametrize("field", ["artifact_deck", "trap_deck", "deck"])
def test_decks_are_shuffled(field: str):
    games = [setup(seed=seed).start() for seed in range(6)]
    decks = {tuple(game.record[field].tolist()) for game in games}
    assert len(decks) == len(games)
    if field != "deck":
        assert {tuple(sorted(deck)) for deck in decks} == {tuple(range(len(next(iter(decks)))))}


@rule("CE-004", "CE-166", "SKZ-entombed", "GOR-vendetta", "MYC-infection")
@pytest.mark.parametrize("goddess", ["skzaak", "gorkuk", "mycothis"])
def test_special_cards_are_in_no_deck(goddess: str):
    game = setup(goddess=goddess).start()
    assert sorted([*game.deck, *game.hand]) == sorted(cards_of(game.goddess) * 2)


@rule("CE-005", "R-99")
def test_the_order_of_the_set_up():
    game = setup(setup="choose")
    asked = []
    while game.asked and game.asked != "UNIT":
        asked.append((game.asked, game.seat))
        game.table.step(0, int(np.flatnonzero(game.table.legal(0))[0]))
    assert asked[:7] == [("PICK", 1)] * 6 + [("GODDESS", 0)]
    codex = [("CODEX", 0)] if ("CODEX", 0) in asked else []
    assert asked[7:] == [*codex, ("ENTRANCE", 1), *[("PLACE", 1)] * 6]


@rule("CE-007", "CE-212")
@pytest.mark.parametrize("board", range(4))
def test_tokens_and_structures_begin_where_they_are_printed(board: int):
    game = setup(realm=BOARDS[board].lower()).start()
    row = game.setup["board"][board]
    tokens = row["token"] & ~np.uint16(sheets.ARTIFACT_ALONE)
    assert game.record["token"][:400].tolist() == tokens.tolist()
    assert game.record["terrain"][:400].tolist() == row["terrain"].tolist()
    sites = sorted(zip(row["site_cell"].tolist(), row["site_kind"].tolist(), strict=True))
    things = game.record["structure"][: game.record["n_structures"]]
    assert [site for site in sites if site[0] >= 0][-len(things) :] == sorted(
        (int(thing["cell"]), int(thing["kind"])) for thing in things
    )
    assert not any(thing["open"] for thing in things)


@rule("CE-009")
@pytest.mark.parametrize("seat", [0, 1])
def test_which_goddess_plays_is_public(seat: int):
    seen = {name: setup(goddess=name, seed=1).start().table.observe(0, seat) for name in ("skzaak", "gorkuk")}
    assert (seen["skzaak"] != seen["gorkuk"]).any()


@rule("CE-010", "CE-012")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_different_cryptonauts(players: int):
    for seed in SEEDS:
        game = setup(players=players, setup="random", seed=seed).start()
        names = [CRYPTONAUTS[int(one["sheet"])] for one in game.record["unit"][:6]]
        assert len(set(names)) == 6
        assert all(game[name].present for name in names)


@rule("CE-011", "CE-018", "R-01")
@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (2, {1: ["AND", "DEM", "INF", "MAG", "VET", "XEN"]}),
        (3, {1: ["DEM", "VET", "XEN"], 2: ["AND", "INF", "MAG"]}),
        (4, {1: ["DEM", "VET"], 2: ["AND", "INF"], 3: ["GUA", "SPE"]}),
    ],
)
def test_squads_of_the_first_game(players: int, owners: dict[int, list[str]]):
    game = setup(players=players)
    assert BOARDS[int(game.record["board"][0])] == "TOMB"
    assert game.goddess == "SKZ"
    assert squads(game) == owners


@rule("CE-011", "CE-044", "CAR")
@pytest.mark.parametrize(("divided", "asked"), [(("VET CAR",), "STEP"), (("VET", "CAR"), "MENU")])
def test_two_squads_of_one_player_are_two(divided: tuple[str, ...], asked: str):
    units = {"VET": (1, 4), "CAR": (4, 1)}
    game = position("TOMB", units=units, squads=divided, turn="VET")
    game.choose("move", "S", "S")
    assert game.asked == asked, "two spaces of sand cost two points, or all four"


@rule("CE-012")
def test_a_cryptonaut_is_picked_once():
    game = setup(setup="choose").choose("draft MAG")
    assert not game.can("draft MAG")
    assert len(game.offers()) == len(CRYPTONAUTS) - 1


@rule("CE-014")
@pytest.mark.parametrize(
    ("goddess", "kinds"),
    [
        ("SKZ", {"hound", "guardian", "spectro"}),
        ("GOR", {"slayer", "leech", "troll"}),
        ("MYC", {"spore", "disciple", "putrifier", "greenlord"}),
    ],
)
def test_each_goddess_has_monsters_of_her_own(goddess: str, kinds: set[str]):
    game = position("HALL", goddess, {"VET": (8, 1)}, turn="goddess", power=3)
    plain = {str(choice).split()[1] for choice in game.offers() if str(choice).startswith("summon")}
    assert plain == kinds


@rule("CE-015", *GODDESSES)
@pytest.mark.parametrize(("goddess", "limit"), [("skzaak", 4), ("gorkuk", 4), ("mycothis", 5)])
def test_the_opening_hand(goddess: str, limit: int):
    game = setup(goddess=goddess).start()
    assert (game.hand_n, len(game.deck), game.power) == (limit, 20 - limit, 0)


@rule("CE-016", "CE-017")
@pytest.mark.parametrize(("answer", "area"), [("yes", "entrance 1"), ("no", "entrance 2")])
def test_all_start_in_one_entrance_area(answer: str, area: str):
    game = setup(realm="cave", players=4)
    assert (game.asked, game.seat) == ("ENTRANCE", 1)
    game.choose(answer)
    seats = []
    for _ in range(6):
        assert game.asked == "PLACE"
        seats.append(game.seat)
        offered = {where: game.terrain(where) for where in game.offers() if not isinstance(where, str)}
        assert set(offered.values()) == {area}
        assert len(offered) == 8 - len(seats) + 1
        game.choose(min(offered))
    assert seats == [1, 1, 2, 2, 3, 3]
    assert (game.asked, game.round) == ("UNIT", 1)
