"""Words about a position: made from a seat's own view, complete, and telling nothing else."""

import numpy as np
import pytest

from dungeonzoo.envs.cthulhu.text import CthulhuWords
from tests.generic.play import random_tables, view

from .kit import Position, position, side, variant

DECKS = ("full", "seen")


def texts(game: Position, who: str) -> list[str]:
    """What the player in question may do, in words."""
    seen = view(game.variant, game.table, game.seat(who))
    return [game.variant.words.action_text(seen, int(a)) for a in np.flatnonzero(game.table.legal(0))]


def told(game: Position, who: str, *choices: str) -> list[str]:
    """What the choices change for a player, in words."""
    before = view(game.variant, game.table, game.seat(who))
    game.choose(*choices)
    return game.variant.words.changes(before, view(game.variant, game.table, game.seat(who)))


def board(game: Position, seat: int) -> str:
    return game.variant.words.board(view(game.variant, game.table, seat))


def described(game: Position, seat: int) -> str:
    mask = game.table.legal(0) if game.table.actor(0) == seat else np.zeros(game.table.n_actions, np.int8)
    return game.variant.words.describe(view(game.variant, game.table, seat), mask)


# --- actions


def test_actions_without_a_card_come_last() -> None:
    words, n = variant().words, variant().n_actions
    assert [words.action_name(action) for action in range(n - 4, n)] == [
        "done",
        "attack",
        "option A",
        "option B",
    ]


def test_a_menu_reads_as_a_player_would_say_it() -> None:
    game = position(side(play=["M07", "M30"], hand=["P02", "A12"]), side(play=["P01"]))
    assert texts(game, "A") == [
        "use the action of Mi-go",
        "play Hermit",
        "play Field Surgery",
        "end the action phase",
        "attack",
    ]


def test_an_action_names_its_target_then_its_cost() -> None:
    game = position(side(play=["M07"], hand=["A12", "A13"]), side(play=["P01", "P21"]))
    game.choose("M07")
    assert texts(game, "A") == ["take over Randolph Carter", "take over Alienist"]
    game.choose("P01")
    assert texts(game, "A") == ["discard Field Surgery", "discard Nightmare"]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("A01", "destroy Zoog"),
        ("C1", "put Paralysing Dread on Zoog"),
        ("A18", "take over Zoog"),
    ],
)
def test_a_target_is_named_with_what_happens_to_it(card: str, text: str) -> None:
    game = position(side(hand=[card, "A12"]), side(play=["M30", "M29"]))
    assert text in texts(game.choose(card), "A")


def test_cards_of_the_discard_pile_are_taken_or_brought_back() -> None:
    game = position(side(play=["P28"], hand=["A20", "A12"]), discard=["P21", "P22"])
    assert texts(game.clone().choose("A20"), "A") == [
        "take Alienist from the discard pile",
        "take Country Doctor from the discard pile",
    ]
    assert texts(game.choose("P28"), "A") == [
        "bring Alienist back into play",
        "bring Country Doctor back into play",
    ]


def test_options_say_what_they_do() -> None:
    elder_sign = position(side(hand=["A10"], play=[("M30", "C1")]))
    assert texts(elder_sign.choose("A10"), "A") == ["destroy a curse", "gain sanity"]
    medium = position(side(play=["P26"], hand=["A12"]), draw=["M30"])
    assert texts(medium.choose("P26"), "A") == ["discard Zoog", "leave Zoog on the draw pile"]


def test_an_attack_is_told_step_by_step() -> None:
    game = position(side(play=["M26", "M28"], hand=["A12"]), side(play=["P05", "P06"]))
    game.choose("ATTACK")
    assert texts(game, "A") == ["attack with Shoggoth", "attack with Deep One"]
    game.choose("M28")
    assert texts(game, "A") == ["attack with Shoggoth", "no more attackers"]
    game.choose("M26")
    assert texts(game, "D") == ["block with Submarine Captain", "block with Police Officer", "do not block"]
    game.choose("P05")
    assert texts(game, "D") == ["Submarine Captain blocks Shoggoth", "Submarine Captain blocks Deep One"]
    game.choose("M28")
    assert texts(game, "D") == ["block with Police Officer", "no more blockers"]
    game.choose("P06", "M28")
    assert texts(game, "A") == [
        "Deep One kills Submarine Captain",
        "Deep One kills Police Officer",
        "kill nobody",
    ]


def test_a_gift_is_handed_over() -> None:
    game = position(side(play=["M30", "B1"], sanity=0), side())
    assert texts(game.done(), "A") == ["hand over Zoog", "hand over Unaussprechlichen Kulten"]


def test_a_picked_card_is_discarded_by_the_other_player() -> None:
    game = position(side(hand=["A16", "A12"]), side(hand=["M30", "M29"]))
    assert texts(game.choose("A16"), "A") == ["make player_1 discard Ghast", "make player_1 discard Zoog"]


def test_a_card_tells_what_is_printed_on_it() -> None:
    words, names = variant(deck="full").words, position().names
    assert words.action_help(names.index("M30")) == "monster, costs 2 sanity, power 2. No text."
    assert words.action_help(names.index("A12")) == "action, costs 0 sanity. Gain 8 life."
    assert words.action_help(len(names)) == ""


# --- the whole situation


def test_a_description_holds_all_that_a_seat_knows() -> None:
    game = position(
        side(play=[("M26", "C4"), "M10"], hand=["P08", "A12"], life=87, sanity=64),
        side(play=["M27"], hand=["M30", "A05", "A13"], life=52),
        location="L6",
        draw=["P21"],
        discard=["A01"],
        used=["M10"],
        turn=12,
    )
    text = described(game, game.seat("A"))
    for part in (
        "You are player_0; your opponent is player_1.",
        "Turn 12 of at most 300: your turn, action phase; no monster played, no attack made.",
        "You have 87 life and 64 sanity.",
        "- Mobster Snitch (person, costs 0 sanity, power 3. When he comes into play show your hand",
        "- Shoggoth (monster, power 4; cursed with Withering: The cursed thing has -2 power (not below 0)).",
        "- Great Race of Yith (monster, power 4; used).",
        "player_1 has 52 life and 100 sanity.",
        "- 3 unknown cards",
        "- Star-Spawn (monster, power 5).",
        "The location is Arkham: A blocked attacker deals no damage.",
        "The draw pile has 89 cards.",
        "The discard pile has 1 card: Choking Fog.",
        "You may play cards, use actions and attack.",
    ):
        assert part in text
    assert "Zoog" not in text


@pytest.mark.rule("P08", "CTR-28")
def test_shown_cards_are_named_to_the_one_who_saw_them() -> None:
    game = position(side(hand=["P08", "A12"]), side(hand=["M30"]))
    game.play("P08")
    assert "Field Surgery (costs" not in board(game, 1)
    assert "Field Surgery" in board(game, 1)
    assert "Field Surgery (seen)" in board(game, 0)
    assert "Your opponent knows that you hold it." in described(game, 0)
    assert "Field Surgery" not in board(game, -1)


@pytest.mark.rule("P26", "CTR-57")
def test_the_card_on_top_is_named_to_the_one_who_looked() -> None:
    game = position(side(play=["P26"], hand=["A12"]), draw=["M30"])
    game.choose("P26", "OPTION_B")
    assert "Zoog on top" in board(game, 0)
    assert "Zoog" not in board(game, 1)
    assert "player_0 knows the top card." in described(game, 1)


def test_a_spectator_sees_no_hand() -> None:
    game = position(side(hand=["A12", "M30"]), side(hand=["M29"]))
    for text in (board(game, -1), described(game, -1)):
        assert not any(name in text for name in ("Field Surgery", "Zoog", "Ghast"))
        assert "player_0" in text
        assert "you" not in text.lower().split()


@pytest.mark.parametrize("deck", DECKS)
def test_numbers_are_read_back_as_they_are(deck: str) -> None:
    kind = variant(deck=deck)
    assert isinstance(kind.words, CthulhuWords)
    for table in random_tables(kind, 200, seed=5):
        record = table.states[0]
        for seat in (0, 1):
            seen = kind.words.read(view(kind, table, seat))
            order = [seat, 1 - seat]
            assert seen.seat == seat
            assert list(seen.life) == record["life"][order].tolist()
            assert list(seen.sanity) == record["sanity"][order].tolist()
            assert list(seen.hand) == [record["pile"]["n"][1 + s] for s in order]
            assert (seen.draw, seen.discard) == (record["pile"]["n"][0], record["pile"]["n"][4])
            assert (seen.turn, seen.limit, seen.phase) == (record["turn"], 300, record["phase"])
            assert order[seen.active] == record["active"]
            things = sorted((c for c in seen.cards if c.place == "play"), key=lambda c: c.rank)
            assert [c.index for c in things] == record["pile"]["card"][3][: len(things)].tolist()
            assert [order[c.side] for c in things] == [record["controller"][c.index] for c in things]


# --- events


def test_playing_is_told_to_both() -> None:
    game = position(side(hand=["M30", "A12"]), side())
    twin = game.clone()
    assert told(game, "A", "M30") == ["You play Zoog.", "You lose 2 sanity (98 now)."]
    assert told(twin, "D", "M30") == ["player_0 plays Zoog.", "player_0 loses 2 sanity (98 now)."]


def test_an_action_card_and_its_victim_are_told() -> None:
    game = position(side(hand=["A03", "A12"]), side(play=["M30", "M29"]))
    assert told(game, "D", "A03", "M30") == [
        "player_0 plays Banishing.",
        "Your Zoog is destroyed.",
        "player_0 loses 2 sanity (98 now).",
    ]


def test_a_whole_turn_is_told_in_order() -> None:
    game = position(side(play=["M30"], hand=["A12"]), side(hand=["M29"]), draw=["M28", "A13"])
    assert told(game, "D", "ATTACK") == ["player_0 attacks.", "You lose 2 life (98 now)."]
    assert told(game, "D", "DONE") == ["Turn 11 begins: it is your turn.", "You draw Deep One and Nightmare."]
    assert told(game, "A", "M29") == ["player_1 discards Ghast."]


def test_draws_of_the_other_player_are_counted() -> None:
    game = position(side(hand=["A12"]), side(hand=["M29"]))
    assert told(game, "A", "DONE")[-1] == "player_1 draws 2 cards."


def test_an_attack_is_told_to_the_defender() -> None:
    game = position(side(play=["M26", "M28"], hand=["A12"]), side(play=["P05", "P06"]))
    assert told(game, "D", "ATTACK", "M28") == ["Deep One attacks."]
    assert told(game, "D", "DONE") == []
    assert told(game, "A", "P05") == ["Submarine Captain blocks Deep One."]
    assert told(game, "A", "P06") == ["Police Officer blocks Deep One."]
    assert told(game, "A", "P05") == [
        "Your Deep One is destroyed.",
        "player_1's Submarine Captain is destroyed.",
    ]


def test_nothing_is_told_of_what_a_seat_cannot_see() -> None:
    game = position(side(play=["P26"], hand=["A12"]), side(), draw=["M30"])
    assert told(game, "D", "P26") == ["player_0 uses the action of Medium."]


@pytest.mark.rule("M04", "CTR-18")
def test_a_monster_that_comes_unplayed_is_not_told_as_played() -> None:
    game = position(side(play=["M04"], hand=["A12"]), side(hand=["A13"]), draw=["A01", "M30", "M29", "M28"])
    assert told(game, "A", "DONE") == [
        "Choking Fog goes to the discard pile.",
        "Turn 11 begins: it is player_1's turn.",
        "player_1 gets Zoog.",
        "player_1 draws 2 cards.",
    ]


@pytest.mark.rule("B3")
def test_a_card_that_the_other_player_discards_is_not_told_as_played() -> None:
    game = position(side(play=["B3"], hand=["A12"]), side(hand=["A13"]))
    assert told(game, "A", "B3") == [
        "You use the action of Pnakotic Manuscripts.",
        "Nightmare goes to the discard pile.",
        "You lose 5 sanity (95 now).",
    ]


@pytest.mark.rule("A20", "CTR-64")
def test_a_card_taken_back_is_told_by_name() -> None:
    game = position(side(hand=["A20", "A12"]), side(), discard=["M30", "M29"])
    assert told(game, "D", "A20", "M30") == [
        "player_0 plays Grave Robbing.",
        "player_0 takes Zoog from the discard pile.",
        "player_0 loses 2 sanity (98 now).",
    ]


@pytest.mark.rule("CTH-056", "CTR-63")
def test_a_reshuffle_is_told_with_what_it_gives_away() -> None:
    game = position(
        side(hand=["A12"]), side(hand=["M29"]), draw=["M28"], discard=["M30", "M27", "M26"], rest="aside"
    )
    assert told(game, "A", "DONE") == [
        "Turn 11 begins: it is player_1's turn.",
        "player_1 holds Deep One and Ghast.",
        "player_1 knows that you hold Field Surgery.",
        "The discard pile is shuffled into a new draw pile.",
        "player_1 draws 2 cards.",
    ]
