"""The card table and the options of the game: what they change, and how wrong ones are refused."""

from collections import Counter
from pathlib import Path

import pytest

from dungeonzoo.envs.cthulhu.game import GAME
from tests.card_tables import card, refused, table

from .kit import card_names, cards, position, side, variant

rule = pytest.mark.rule


# --- the built-in table


@rule("CTH-006")
def test_the_full_deck_has_one_copy_each_of_a_hundred_cards():
    deck = cards("full")
    assert [card.id for card in deck] == [
        *(f"M{n:02}" for n in range(1, 31)),
        *(f"P{n:02}" for n in range(1, 31)),
        *(f"L{n}" for n in range(1, 9)),
        *(f"B{n}" for n in range(1, 5)),
        *(f"C{n}" for n in range(1, 5)),
        *(f"A{n:02}" for n in range(1, 25)),
    ]
    types = {"M": "monster", "P": "person", "L": "location", "B": "book", "C": "curse", "A": "action"}
    assert all(card.type == types[card.id[0]] for card in deck)


def test_every_card_says_where_its_text_comes_from():
    deck = cards("full")
    assert Counter(card.provenance for card in deck) == {"seen": 29, "partial": 6, "reconstructed": 65}
    assert all((card.reconstructed is None) == (card.provenance == "seen") for card in deck)
    assert all(card.effect and "\n" not in card.effect for card in deck)


def test_only_monsters_and_persons_have_power():
    assert all((card.power is None) == (card.type not in ("monster", "person")) for card in cards("full"))


@pytest.mark.parametrize("deck", ["full", "seen"])
def test_no_two_cards_of_a_deck_have_the_same_label(deck: str):
    labels = [card.label for card in cards(deck)]
    assert len(set(labels)) == len(labels)


# --- the deck of cards whose text is public


def test_the_seen_deck_has_one_action_for_each_physical_card():
    seen = variant(deck="seen")
    assert seen.n_actions == 64 + 4
    assert seen.observation_layout["cards"].shape[0] == 64
    assert variant().n_actions == 104


@rule("P07")
def test_the_limit_of_one_copy_is_not_lifted_by_the_loss_of_the_other():
    game = position(side(play=["P07", "P07b"], hand=["M07", "A02", "A02b"]), deck="seen")
    assert "M07" not in game.offers()
    game.play("A02", at="P07")
    assert "M07" not in game.offers()
    game.play("A02b")
    assert "M07" in game.offers()


# --- options


@rule("CTH-050")
@pytest.mark.parametrize(("first_player", "seats"), [(0, {0}), (1, {1}), ("random", {0, 1})])
def test_first_player(first_player: int | str, seats: set):
    table = variant(first_player=first_player).table()
    found = set()
    for seed in range(30):
        table.deal(0, seed)
        assert table.states["turn"][0] == 1
        found.add(int(table.states["active"][0]))
    assert found == seats


@rule("CTR-08")
@pytest.mark.parametrize("limit", [1, 2, 300])
def test_turn_limit(limit: int):
    game = position(
        side(hand=["A12"]), side(hand=["A13"]), turn=limit, turn_limit=limit, draw=["A14", "A15"]
    ).done()
    assert game.over == "truncated"
    assert game.winner is None
    assert game.table.returns(0).tolist() == [0, 0]


@rule("CTH-005", "CTR-05")
@pytest.mark.parametrize("active", [0, 1])
def test_reward_win_pays_at_the_end_alone(active: int):
    game = position(side(play=["M26"], hand=["A12"]), side(life=7), active=active).attack("M26")
    assert game.table.returns(0).tolist() == [0, 0]
    game = position(side(play=["M26"], hand=["A12"]), side(life=6), active=active).attack("M26")
    assert game.over == "terminated"
    returns = game.table.returns(0)
    assert (returns[game.seat("A")], returns[game.seat("D")]) == (1, -1)


@pytest.mark.parametrize("active", [0, 1])
def test_reward_score_is_the_lead_in_life_as_a_share_of_the_life_at_the_start(active: int):
    game = position(
        side(play=["M26"], hand=["A12"], life=45), side(life=50), active=active, reward="score", life=50
    )
    returns = game.table.returns(0)
    assert (returns[game.seat("A")], returns[game.seat("D")]) == (-0.1, 0.1)
    returns = game.attack("M26").table.returns(0)
    assert returns[game.seat("A")] == pytest.approx((45 - 44) / 50)
    assert returns.sum() == 0


# --- a user's card table


def test_a_users_numbers_take_effect(tmp_path: Path):
    mine = table(
        tmp_path,
        card("M30", "cost = 7", "power = 9")
        + card("A12", 'action = ["gain life 11"]')
        + card("M01", 'trigger = { do = "lose 4", window = "after draw" }')
        + card("M06", 'attacks_if = "own life at most 30"')
        + card("A18", 'target = "their monster of power at most 2"')
        + card("C4", "bearer_power = -3")
        + card("L7", "blocker_power = 1")
        + card("P12", "blocks_below = 3")
        + card("P30", "destroyed = 8")
        + card("P20", 'stronger = { if = "own books", by = 6 }'),
    )
    game = position(side(hand=["M30", "A12"]), content=mine).play("M30").play("A12")
    assert (game.sanity("A"), game.life("A")) == (93, 111)
    game = position(side(play=["M01"], hand=["A13"]), draw=["A12", "A14"], begins=True, content=mine)
    assert game.choose("A12").sanity("A") == 96
    game = position(side(play=["M06"], hand=["A12"], life=30), content=mine)
    assert "ATTACK" in game.offers()
    game = position(side(hand=["A18", "A12"]), side(play=["M29"]), content=mine)
    assert "A18" not in game.offers()
    game = position(side(play=[("M28", "C4")], hand=["A12"]), content=mine).attack("M28")
    assert game.life("D") == 99
    game = position(side(play=["M30"], hand=["A12"]), side(play=["P12", "P21"]), content=mine).attack("M30")
    assert game.offers() == {"P21", "DONE"}
    game = position(side(play=["M29"], hand=["A12"]), side(play=["P17"]), location="L7", content=mine)
    assert game.attack("M29").block("P17").zones("M29", "P17") == ["discard", "discard"]
    game = position(side(hand=["A02", "A12"]), side(play=["P30"]), content=mine).play("A02")
    assert game.sanity("D") == 108
    game = position(side(play=["P20", "B1"], hand=["A12"]), location="L3", content=mine).attack("P20")
    assert game.life("D") == 92


def test_the_largest_numbers_add_up(tmp_path: Path):
    mine = table(
        tmp_path,
        card("P29", 'action = ["lose 3", "strengthen 99"]')
        + card("B4", 'action = ["strengthen 99", "lose 5"]')
        + card("A22", 'action = ["frenzy 99"]'),
    )
    game = position(
        side(play=["M30", "P29", "B4"], hand=["A22", "A12"]), side(life=999), content=mine, life=999
    )
    game.use("P29").use("B4").play("A22")
    assert game.mark("bonus", "M30") == 198
    assert game.attack("M30").life("D") == 999 - 2 - 3 * 99


@rule("P12")
def test_the_deserter_fears_strong_monsters_not_strong_persons(tmp_path: Path):
    mine = table(tmp_path, card("P13", "power = 6"))
    game = position(side(play=["M30", "P13"], hand=["A12"]), side(play=["P12"]), content=mine).attack("P13")
    assert game.offers() == {"P12", "DONE"}


def test_numbers_left_out_keep_their_values(tmp_path: Path):
    mine = table(tmp_path, card("M30", "power = 9"))
    game = position(side(hand=["M30", "M29", "A12"]), content=mine).play("M30")
    assert game.sanity("A") == 98


def test_a_table_works_for_the_smaller_deck_too(tmp_path: Path):
    mine = table(tmp_path, card("M07", "cost = 1") + card("M30", "cost = 50"))
    game = position(side(hand=["M07", "A02"]), deck="seen", content=mine).play("M07")
    assert game.sanity("A") == 99


def test_the_decks_have_hashes_of_their_own_and_the_options_no_part_in_them():
    assert variant(deck="seen").content_hash != variant().content_hash
    assert variant(life=5, reward="score").content_hash == variant().content_hash


def test_texts_may_be_changed(tmp_path: Path):
    mine = GAME.variant(content=table(tmp_path, card("M30", 'name = "Zoog of Ulthar"', 'effect = "Eats."')))
    assert "Zoog of Ulthar" in mine.words.action_name(card_names("full").index("M30"))


BROKEN = {
    "field of another card": (card("M30", 'action = ["lose 5"]'), "M30.*action"),
    "power of a book": (card("B1", "power = 3"), "B1.*power"),
    "huge cost": (card("M30", "cost = 100"), "M30, cost.*100.*0 to 99"),
    "a gift as a curse": (card("C4", "bearer_power = 2"), "C4, bearer_power.*2"),
    "another effect": (card("A12", 'action = ["draw 8"]'), "A12, action.*draw 8.*gain life 8"),
    "effect without number": (card("A12", 'action = ["gain life"]'), "A12, action.*gain life"),
    "effect with two numbers": (card("A12", 'action = ["gain life 8 8"]'), "A12, action.*gain life 8"),
    "negative effect": (card("A12", 'action = ["gain life -8"]'), "A12, action.*-8"),
    "huge effect": (card("A12", 'action = ["gain life 800"]'), "A12, action.*800.*0 to 99"),
    "effect as one text": (card("A12", 'action = "gain life 8"'), "A12, action"),
    "too few steps": (card("M07", 'action = ["lose 5"]'), "M07, action.*3"),
    "too many steps": (card("A12", 'action = ["gain life 8", "gain life 8"]'), "A12, action.*1"),
    "a step as a number": (card("A12", "action = [8]"), "A12, action.*8"),
    "another condition": (card("M06", 'attacks_if = "own sanity at most 20"'), "M06, attacks_if.*own life"),
    "another target": (card("A18", 'target = "any monster of power at most 5"'), "A18, target.*their"),
    "another window": (
        card("M01", 'trigger = { window = "beginning", do = "lose 10" }'),
        "M01, trigger.window.*after draw",
    ),
    "half a trigger": (card("M01", 'trigger = { do = "lose 10" }'), "M01, trigger.*window"),
    "trigger as text": (card("M01", 'trigger = "lose 10"'), "M01, trigger"),
    "other rules": (card("M21", 'rules = ["all must attack"]'), "M21, rules.*cannot block"),
    "no rules": (card("M21", "rules = []"), "M21, rules"),
    "name of another card": (card("M30", 'name = "Cthulhu"'), "Cthulhu"),
    "name of a second copy": (card("M30", 'name = "Mi-go (2)"'), "Mi-go"),
    "one new name for two": (card("M30", 'name = "Cat"') + card("M29", 'name = "Cat"'), "Cat"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_table_is_refused_in_one_line(tmp_path: Path, fault: str):
    text, found = BROKEN[fault]
    refused(GAME, table(tmp_path, text), found)
