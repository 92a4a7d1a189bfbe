"""Artifacts and Knowledge of Death (CE-136 to CE-141) and the rulings on them (R-26, R-59, R-71, R-72)."""

from collections import Counter

import pytest

from .arena import arena, next_round
from .kit import position, setup
from .names import ITEMS

rule = pytest.mark.rule


@rule("CE-136")
def test_an_artifact_brings_a_knowledge():
    game = arena({"VET": (5, 5)}, turn="VET", lay={(6, 5): "artifact"}, artifacts="A07")
    game.choose("move", "E")
    assert (game.items("VET"), game["VET"].knowledge, game.tokens((6, 5))) == (["A07"], 1, set())
    assert "A07" not in game.artifacts
    assert len(game.artifacts) == 19


@rule("CE-137")
def test_artifacts_give_attacks_spells_and_actions():
    game = arena({"VET": (5, 5), "hound": (6, 5)}, turn="VET", items={"VET": "A04"}, dice=[5])
    game.do("attack", "A04").choose("E")
    assert (game["hound"].vitae, game.at("hound")) == (1, (8, 5)), "M D2k"
    game = arena({"MAG": (5, 5), "hound": (9, 5)}, turn="MAG", items={"MAG": "A20"}, dice=[5])
    game.do("cast", "A20", "hound")
    assert game["hound"].vitae == 2
    units = {"VET": (5, 5), "INF": (6, 5)}
    game = arena(units, turn="VET", items={"VET": "A12"}, status={"INF": "burning"})
    game.do("ability", "A12", "INF")
    assert (game.statuses("INF"), game["VET"].base_used) == (set(), 1)


@rule("CE-137")
@pytest.mark.parametrize("item", ITEMS[:20])
def test_every_artifact_is_charged_or_devoured(item: str):
    units = {"VET": (5, 5), "INF": (6, 5), "hound": (5, 6), "hound 2": (7, 7)}
    game = arena(units, turn="VET", items={"VET": item}, souls={"VET": 1}, vitae={"VET": 1})
    charged, devoured = game.can("charge", f"{item} soul"), game.can("devour", f"{item} soul")
    assert charged != devoured


@rule("CE-138", "R-26")
def test_an_objective_brings_a_knowledge_to_whoever_completed_it():
    units = {"VET": (10, 10), "INF": (10, 11)}
    game = position("TOMB", "SKZ", units, turn="VET", souls={"VET": 1, "INF": 1}, progress={"2": 2})
    game.do("objective", (10, 9))
    assert game.done(2)
    assert (game["VET"].knowledge, game["INF"].knowledge) == (1, 0)
    assert not game.can("objective", (10, 9)), "completed"


@rule("R-59", "R-14")
def test_a_forced_move_in_the_goddess_turn_gives_artifact_and_knowledge():
    game = arena(
        {"VET": (5, 5), "slayer": (9, 5)},
        "GOR",
        turn="goddess",
        power=1,
        hand="GK07",
        lay={(7, 5): "artifact"} | {(x, y): "wall" for x in range(5, 10) for y in (4, 6)},
        artifacts="A07",
        stamina={"VET": 1},
        dice=[6],
    )
    game.do("GK07 effect", "VET").until("POWERS")
    assert game.at("VET") == (8, 5)
    assert (game.items("VET"), game["VET"].knowledge) == (["A07"], 1)


@rule("CE-139", "R-72")
def test_knowledge_and_its_encounter_are_public():
    game = arena(
        {"VET": (5, 5)}, turn="VET", lay={(6, 5): "artifact"}, encounters="OE6", options={"encounters": True}
    )
    before = {seat: game.table.observe(0, seat).tolist() for seat in (0, 1)}
    more = arena(
        {"VET": (5, 5)},
        turn="VET",
        lay={(6, 5): "artifact"},
        knowledge={"VET": 1},
        options={"encounters": True},
    )
    assert all(more.table.observe(0, seat).tolist() != before[seat] for seat in (0, 1))
    game.choose("move", "E")
    assert (game["VET"].knowledge, game.power) == (1, 1), "resolved at once"


@rule("CE-141", "CE-236")
def test_the_decks_have_twenty_artifacts_and_thirty_five_knowledge():
    game = setup(encounters=True, seed=3)
    assert sorted(game.artifacts) == sorted(ITEMS[:20])
    drawn = game.record["knowledge_deck"][: game.record["knowledge_n"]].tolist()
    assert Counter(drawn) == dict.fromkeys(range(7), 5)


@rule("R-72")
def test_nothing_happens_between_an_artifact_token_and_its_cards():
    """The Archaeologist chooses one of two Artifacts: no other question stands between."""
    game = arena({"ARC": (5, 5), "hound": (5, 4)}, turn="ARC", lay={(6, 5): "artifact"}, artifacts="A07 A12")
    game.choose("move", "E")
    assert (game.asked, game.who) == ("TRIGGER", "ARC")
    game.choose("yes")
    assert (game.asked, game.who, game.offers()) == ("OPTION", "ARC", {"option 0", "option 1"})
    game.choose("option 1")
    assert (game.items("ARC"), game["ARC"].knowledge) == (["A12"], 1)
    assert game.artifacts[-1] == "A07"
    assert game.asked == "STEP"


@rule("R-26", "R-71")
@pytest.mark.parametrize(("leaves", "heir"), [(False, "PYR"), (True, "VET")])
def test_credit_for_burning_goes_to_whoever_marked_it_or_to_the_first_who_is_left(leaves: bool, heir: str):
    units = {"VET": (3, 3), "INF": (3, 4), "PYR": (9, 12), "AND": (9, 13), "gash": (9, 9)}
    game = position(
        "BOG",
        "SKZ",
        units,
        turn="PYR",
        clear=True,
        charged={"PYR": "1"},
        vitae={"gash": 2},
        done="2",
        dice=[1],
    )
    game.do("cast", "Immolate", "gash")
    assert (game["gash"].vitae, game.statuses("gash")) == (1, {"burning"})
    if leaves:
        game.do("teleport", "AND")
        assert game["PYR"].teleported
    next_round(game)
    assert not game["gash"].present
    assert game.done(1)
    assert [name for name in ("VET", "INF", "PYR", "AND") if game[name].knowledge] == [heir]
