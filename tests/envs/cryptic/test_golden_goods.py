"""The golden tests of Doors, Trade and Loot."""

import pytest

from .kit import position

rule = pytest.mark.rule


@rule("GT-27", "CE-150")
@pytest.mark.parametrize("who", ["VET", "hound"])
@pytest.mark.parametrize("corpse", [True, False])
def test_a_corpse_in_a_doorway(who: str, corpse: bool):
    game = position(
        units={"VET": (5, 5), "AND": (15, 15), "hound": (7, 5)},
        clear=True,
        dead={"INF": (6, 5)} if corpse else None,
        lay={(6, 5): "door open"},
        turn=who,
    )
    game.choose("move")
    assert game.can((6, 5)) == (not corpse)


@rule("GT-41", "CE-126", "R-85", "A06")
def test_a_charged_and_used_artifact_is_traded():
    game = position(
        units={"VET": (5, 5), "INF": (6, 5)}, clear=True, turn="VET", items={"VET": "A06*"}, hand="SK05"
    )
    game.do("free", "A06")
    assert not game.can("free")
    game.do("trade", "INF", "give", "A06", "done")
    assert (game.items("VET"), game.items("INF")) == ([], ["A06*"])
    game.record["unit"][game.units["INF"]]["retired"] = 0
    game.end().go_on()
    assert (game.asked, game.who) == ("MENU", "INF")
    assert not game.can("free")


@rule("GT-42", "CE-127", "CE-128", "CE-129", "R-20")
def test_what_a_corpse_gives():
    laid = {
        "clear": True,
        "dead": {"INF": (6, 5)},
        "items": {"INF": "A18*"},
        "charged": {"INF": "1"},
        "turn": "VET",
    }
    assert not position(units={"VET": (5, 5), "hound": (6, 5)}, **laid).can("loot")
    game = position(units={"VET": (5, 5), "hound": (7, 5)}, **laid)
    game.do("loot")
    assert game.offers() == {"A18", "soul 1", "done"}
    game.choose("A18")
    assert game.items("VET") == ["A18*"]
    game.choose("soul 1")
    assert game["VET"].souls == 1
    assert game["VET"].base_used == 1


@rule("GT-55", "CE-124", "R-21")
def test_giving_and_taking_back():
    game = position(
        units={"VET": (5, 5), "INF": (6, 5)},
        clear=True,
        turn="VET",
        souls={"VET": 2},
        items={"INF": "A01 A02"},
    )
    game.do("trade", "INF", "give", "soul", "take")
    assert game.offers() == {"A01", "A02"}, "and no Soul"
    game.choose("A01")
    assert (game.items("VET"), game["INF"].souls) == (["A01"], 1)
    assert game.asked == "TRADE"
    game.choose("done")
    assert game["VET"].base_used == 1
