"""Relics (CE-219 to CE-224), Encounters (CE-236) and the rulings R-24, R-33, R-101."""

from itertools import product
from typing import Any

import pytest

from .arena import arena
from .kit import Position, position, setup

rule = pytest.mark.rule

TOKENS = {(9, 10), (1, 16), (18, 3)}
"""Artifact tokens of the Tomb."""


def flipping(**options: Any) -> Position:
    game = setup(relics=True, **options)
    assert (game.asked, game.seat) == ("FLIP", 0)
    return game


@rule("CE-219")
def test_the_goddess_makes_one_artifact_token_a_relic_token():
    game = flipping()
    assert game.offers() == TOKENS
    game.choose((1, 16))
    assert game.with_token("relic") == [(1, 16)]
    assert set(game.with_token("artifact")) == TOKENS - {(1, 16)}
    assert sorted(game.record["relic_deck"][0].tolist()) == [20, 21], "R01 and R02"
    first = {tuple(flipping(seed=seed).record["relic_deck"][0]) for seed in range(20)}
    assert len(first) == 2, "shuffled"


@rule("CE-220")
def test_one_more_relic_on_a_single_sub_realm():
    game = flipping(sub_realms=2).choose((9, 10))
    assert (game.asked, game.seat) == ("FLIP", 0)
    spots = game.offers() - {"done"}
    assert len(spots) == 2
    assert {spot[2] for spot in spots if not isinstance(spot, str)} == {1, 2}
    assert "done" in game.offers()
    one = min(spots, key=str)
    game.choose(one)
    assert game.asked != "FLIP", "two in all"
    assert set(game.with_token("relic")) == {(9, 10), one}
    game = flipping(sub_realms=2).choose((9, 10), "done")
    assert game.with_token("relic") == [(9, 10)]


def guards(*chosen: str, **options: Any) -> Position:
    """Guards at the token (9, 10) of the Tomb, each put on the first legal space."""
    game = flipping(**options).choose((9, 10))
    assert (game.asked, game.seat) == ("GUARD", 0)
    for monster in chosen:
        game.choose(monster)
        game.choose(min(game.offers(), key=str))
    return game


@rule("CE-221", "R-33")
def test_guards_cost_three_in_all():
    game = guards()
    assert game.offers() == {
        *("summon hound", "summon guardian", "summon spectro", "done"),
        *("summon hound m_anubian", "summon hound m_regent"),
    }
    assert guards("summon hound").offers() == {"summon hound", "summon guardian", "done"}
    game = guards("summon hound", "summon guardian")
    assert game.asked != "GUARD"
    assert (game.monsters, game.power) == (["hound", "guardian"], 0)
    game = guards("summon hound", "summon hound", "summon hound")
    assert len(game.monsters) == 3
    game = guards("summon hound m_regent")
    assert (game["hound"].master, game["hound"].vitae) == (1, 5)
    assert guards("summon spectro").monsters == ["spectro"]
    assert guards().choose("done").monsters == []


@rule("CE-221", "R-33")
def test_guards_stand_within_five_spaces_on_free_spaces():
    game = guards()
    game.choose("summon hound")
    block, pits = game.record["block"], 16
    near = {
        (x, y) for x, y in product(range(4, 15), range(5, 16)) if not block[game.space((x, y))] & (15 | pits)
    }
    assert game.offers() == near, "Sight and CE-169 are ignored"


@rule("R-33")
def test_guards_are_not_tired_in_the_first_round():
    game = guards("summon hound")
    game.choose("done")
    game.name_cryptonauts()
    while game.asked != "UNIT":
        game.choose(min(game.offers(), key=str))
    while game.asked != "POWERS":
        if game.asked == "MENU":
            game.end()
        else:
            game.choose(min(game.offers() - {"done"}, key=str))
    assert game.round == 1
    game.choose("hound", "move")
    game.choose(min(game.offers() - {"done"}, key=str), "done")
    assert (game.who, game["hound"].base_used) == ("hound", 1), "a second Action"


@rule("R-33")
def test_each_relic_token_has_guards_of_its_own():
    game = flipping(sub_realms=1).choose((9, 10))
    flip = min(game.offers() - {"done"}, key=str)
    game.choose(flip)
    for slot in (0, 1):
        assert game.asked == "GUARD"
        game.choose("summon guardian")
        assert {len(where) == 3 for where in game.offers()} == {bool(slot)}
        game.choose(min(game.offers(), key=str), "done")
    game.name_cryptonauts()
    while game.asked != "POWERS":
        game.choose("retire") if game.asked == "MENU" else game.choose(min(game.offers() - {"done"}, key=str))
    assert game.monsters == ["guardian", "guardian 2"]
    assert {"guardian", "guardian 2"} & game.offers() == {"guardian"}, "its board was not entered"


@rule("CE-222", "CE-223")
def test_a_relic_token_gives_a_relic_and_a_knowledge():
    game = arena({"VET": (5, 5), "INF": (9, 9)}, turn="VET", lay={(6, 5): "relic"}, relics="R02 R01")
    game.choose("move", "E")
    assert (game.items("VET"), game["VET"].knowledge, game.tokens((6, 5))) == (["R02"], 1, set())
    assert game.record["relic_n"][0] == 1
    assert len(game.artifacts) == 20


@rule("CE-222")
def test_relics_are_artifacts():
    """Charged, Traded and Looted like them."""
    game = arena(
        {"VET": (5, 5), "INF": (6, 5)}, turn="VET", items={"VET": "R08"}, souls={"VET": 1}, relics="R01"
    )
    game.do("charge", "R08 soul")
    assert game.items("VET") == ["R08*"]
    game.do("trade", "INF", "give", "R08")
    assert game.items("INF") == ["R08*"]
    game = arena({"VET": (5, 5)}, turn="VET", dead={"INF": (6, 5)}, items={"INF": "R08"}, relics="R01")
    assert game.do("loot", "R08").items("VET") == ["R08"]


@rule("CE-224", "R-101")
def test_a_carried_relic_stands_for_an_objective():
    units = {"VET": (5, 5), "INF": (6, 5), "MAG": (12, 12)}
    more = {"turn": "VET", "relics": "R02"}
    assert not arena(units, **more).can("teleport")
    assert arena(units, items={"MAG": "R01"}, **more).can("teleport"), "whoever carries it"
    game = arena(units, items={"DEM": "R01"}, teleported="DEM", **more)
    assert game.can("teleport"), "Teleported or not"
    game = arena(units, items={"DEM": "R01"}, dead={"DEM": (9, 9)}, **more)
    assert not game.can("teleport"), "not on a Corpse"


@rule("CE-224", "R-101")
def test_a_relic_brings_no_knowledge_of_its_own_and_helps_to_win():
    units = {"VET": (5, 5), "INF": (6, 5), "MAG": (12, 12), "XEN": (14, 12)}
    game = arena(
        units, turn="VET", teleported="DEM AND", items={"VET": "R01"}, knowledge={"VET": 3}, relics="R02"
    )
    assert game["VET"].knowledge == 3
    assert game.do("teleport").winner == "cryptonauts"


def beside(slot: int, **more: Any) -> Position:
    """The Tomb and the Mirror Waste; the Veteran and the Infantry on the board of this slot."""
    board = (slot,) if slot else ()
    units = {"VET": (5, 3, *board), "INF": (5, 2, *board), "MAG": (12, 12), "XEN": (14, 12)}
    more = {"subs": ("MIRROR",), "entered": (1,), "relics": "R02", **more}
    return position("TOMB", "SKZ", units, turn="VET", crystals={1: (7, 5)}, clear=True, **more)


def found_on(game: Position, item: str, slot: int) -> Position:
    game.record["item_slot"][19 + int(item[1:])] = slot
    return game


@rule("R-101", "R-24")
def test_a_relic_of_a_sub_realm_stands_for_its_objective_only():
    game = found_on(beside(0, items={"VET": "R09"}), "R09", 1)
    assert not game.can("teleport"), "no Objective of the Realm"
    game = found_on(beside(0, items={"VET": "R01"}), "R01", 0)
    assert game.can("teleport")


@rule("R-24", "CE-230")
@pytest.mark.parametrize("slot", [0, 1])
def test_teleport_is_allowed_on_any_board_once_an_objective_of_the_realm_is_done(slot: int):
    assert beside(slot, done="1").can("teleport")
    assert not beside(slot, done="1:1").can("teleport"), "the Objective of the Sub-Realm is not enough"


@rule("R-24", "R-101", "CE-230")
def test_the_win_needs_the_objective_of_every_sub_realm():
    for done, sub_relic, knowledge, winner in (
        ("1", False, 4, None),
        ("1 1:1", False, 4, "cryptonauts"),
        ("1 1:1", False, 3, None),
        ("1", True, 4, "cryptonauts"),
    ):
        game = beside(0, done=done, items={"VET": "R09"} if sub_relic else {}, knowledge={"VET": knowledge})
        found_on(game, "R09", 1).do("teleport")
        assert game.winner == winner, (done, sub_relic, knowledge)


@rule("CE-236")
@pytest.mark.parametrize(
    ("encounter", "field", "before", "after"),
    [
        ("OE1", "vitae", 3, 3),
        ("OE2", "vitae", 3, 4),
        ("OE3", "stamina", 2, 3),
        ("OE4", "souls", 0, 1),
        ("OE5", "stamina", 2, 1),
        ("OE6", "power", 0, 1),
        ("OE7", "hand_n", 0, 1),
    ],
)
def test_encounters_happen_when_their_card_is_drawn(encounter: str, field: str, before: int, after: int):
    game = arena(
        {"VET": (5, 5)},
        turn="VET",
        lay={(6, 5): "artifact"},
        encounters=encounter,
        vitae={"VET": 3},
        stamina={"VET": 2},
    )

    def now() -> int:
        return int(game.record[field]) if field in ("power", "hand_n") else game["VET"].fields[field]

    others = {name: game["VET"].fields[name] for name in ("vitae", "stamina", "souls") if name != field}
    assert now() == before
    game.choose("move", "E")
    assert now() == after
    assert game["VET"].knowledge == 1
    assert {name: game["VET"].fields[name] for name in others} == others


@rule("CE-236")
def test_without_the_option_knowledge_has_no_text():
    game = arena({"VET": (5, 5)}, turn="VET", lay={(6, 5): "artifact"}, vitae={"VET": 3}, stamina={"VET": 2})
    game.choose("move", "E")
    one = game["VET"]
    assert (one.vitae, one.stamina, one.souls, one.knowledge, game.power, game.hand) == (3, 2, 0, 1, 0, [])
