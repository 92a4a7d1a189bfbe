"""Words about a position: made from a seat's own view, complete, and telling nothing else."""

import numpy as np
import pytest

from dungeonzoo.envs.cutthroat.text import CutthroatWords
from tests.generic.play import random_tables, view

from .kit import P0, P1, P2, P3, UPRIGHT, Position, position, variant

SIZES = (3, 6)


def texts(game: Position) -> list[str]:
    """What the player asked may do, in words."""
    seen = game.view(game.table.actor(0))
    return [game.variant.words.action_text(seen, int(a)) for a in np.flatnonzero(game.table.legal(0))]


def board(game: Position, seat: int) -> str:
    return game.variant.words.board(game.view(seat))


def described(game: Position, seat: int) -> str:
    mask = game.table.legal(0) if game.table.actor(0) == seat else np.zeros(game.table.n_actions, np.int8)
    return game.variant.words.describe(game.view(seat), mask)


def told(game: Position, seat: int, *choices: str | int) -> list[str]:
    """What these choices change for a player, in words."""
    before = game.view(seat)
    game.choose(*choices)
    return game.variant.words.changes(before, game.view(seat))


# --- actions


def test_actions_are_named_in_the_order_of_their_blocks() -> None:
    names = [variant().words.action_name(action) for action in range(5)]
    assert names == ["no", "yes", "Attack 100", "Attack 50", "Attack 40"]


def test_setting_tells_what_a_card_is_worth() -> None:
    game = position("E08", hands={P0: "D03 D04/C1 D04/C2 D13"}, start="RND-C").until("W07", P0)
    assert texts(game) == [
        "set Attack 40 (80/40/20/0)",
        "set Attack 30 (Nyx, Protected, 60/30/15/0)",
        "set Attack 30 (Orn Hammerfist, 60/30/15/0)",
        "set Feint",
    ]


def test_a_stand_in_is_called_so() -> None:
    game = position("E08", hands={P0: "D20 D21"}, start="RND-C").until("W07", P0)
    assert texts(game) == ["set Trip as a stand-in", "set Critical Miss as a stand-in"]


def test_windows_of_a_turn() -> None:
    game = position("E08", sets={P0: "D03", P1: "D02"}, hands={P1: "D17 D20 D21"}, start="RND-D")
    assert texts(game.until("W12", P1)) == [
        "let player_0 go on",
        "play Mixed Signals",
        "play Trip on player_0",
    ]
    game.until("W18", P1)
    assert texts(game) == ["let player_0's Attack 40 stand", "play Critical Miss on player_0's Attack 40"]
    own = position("E08", sets={P0: "D03"}, hands={P0: "D22"}, things={P0: "D28"}, start="RND-D")
    assert texts(own.until("W12", P0)) == ["go on with your Turn", "use Alchemist's Fire"]
    assert texts(own.until("W18", P0)) == ["let your Attack 40 stand", "play Rally on your Attack 40"]


def test_a_card_is_cancelled_by_name() -> None:
    game = position("E08", sets={P0: "D03"}, hands={P1: "D20", P2: "D18"}, start="RND-D")
    game.play(P1, "D20", on=P0)
    assert texts(game) == [
        "let player_1's Trip happen",
        "play Not On My Watch! against player_1's Trip",
    ]


def test_damage_is_taken_or_passed_on() -> None:
    game = position("E08", hands={P0: "D24 D26", P2: "D25"}, start="strike").until("W23", P0)
    assert texts(game) == ["take the damage", "play Human Shield", "play Walk It Off"]
    assert texts(game.clone().choose("D24")) == [f"let player_{k} take the damage" for k in (1, 2, 3)]
    assert texts(game.until("W23", P2)) == ["let player_0 take the damage", "play My Hero"]


def test_announcements_and_challenges() -> None:
    game = position("I05", sets={P0: "D03"}, start="RND-D").until("W13", P0)
    assert "announce Attack 30, Protected" in texts(game)
    game.choose("claim D03")
    assert texts(game) == ["believe player_0", "challenge player_0"]


def test_a_question_names_the_relic_that_asks() -> None:
    game = position("E08", things={P0: "RL18"}, start="RND-E").until("W05")
    assert "You may choose an Initiative card before the others draw (Staff of Order)." in board(game, P0)


@pytest.mark.parametrize(
    ("encounter", "answers"),
    [
        ("I01", ["attack", "discard the Attack to lose -1 tokens"]),
        ("I10", ["attack Humility", "attack Shame"]),
        ("I17", ["discard nothing: the Attack is halved", "discard Trip"]),
        ("I21", ["attack", "defend: discard the Attack to gain LP"]),
    ],
)
def test_what_a_revealed_attack_may_do(encounter: str, answers: list[str]) -> None:
    game = position(encounter, sets={P0: "D03"}, hands={P0: "D20"}, minus={P0: 1}, start="RND-D")
    assert texts(game.until("W15", P0)) == answers


def test_things_tell_what_they_do() -> None:
    game = position("E08", things={P0: "D30 RL19"}, lp={P0: 50, P1: 50}, minus={P0: 1}, start="ENC-7")
    assert texts(game) == ["use nothing", "use Cure Wounds", "use Wand of Purity"]
    assert texts(game.clone().choose("RL19")) == ["remove a -1 token", "heal LP"]
    assert texts(game.choose("D30")) == ["heal yourself", "heal player_1"]
    assert texts(game.choose(P1)) == ["refuse to be healed", "be healed by player_0"]


def test_a_card_tells_what_is_printed_on_it() -> None:
    words = variant().words
    names = [words.action_name(action) for action in range(177)]
    assert words.action_help(names.index("Attack 40")).startswith("Attack 80/40/20/0.")
    assert words.action_help(names.index("Trip")).startswith("Action.")
    assert words.action_help(names.index("Soul Gem")).startswith("Relic.")
    assert words.action_help(names.index("Encounter: Hydra")).startswith("Beast.")
    assert words.action_help(names.index("bid 5 LP")) == ""


# --- the whole situation


def test_a_description_holds_all_that_a_seat_knows() -> None:
    game = position(
        "E08",
        left=150,
        lp={P0: 85, P1: 35, P2: 0},
        hands={P0: "D02 D02 D20", P1: "D17 D03"},
        sets={P0: "D03", P1: "D01"},
        riders={P1: "D14"},
        things={P0: "D33", P3: "RL02*"},
        kills={P0: [3, 2]},
        minus={P1: 2},
        discard="D16 D03 D03",
        n=3,
        r=2,
        start="RND-D",
    )
    text = described(game, P0)
    for part in (
        "You are player_0, one of 4 players.",
        "Encounter 3 of 9, Round 2; 0 Encounters to come.",
        "The enemy is Pit Fiend (Fiend); LP 150 of 250; a kill brings 5 Prestige.",
        "You (Nyx) have 85 LP, 5 Prestige (kills 2+3) and Initiative 1.",
        "You have set Attack 40.",
        "You hold 3 cards (at most 7):",
        "- Attack 50 x2 (Attack 100/50/25/0.",
        "- Potion of Haste: ",
        "player_1 (Orn Hammerfist) has 35 LP, -2 Prestige (two -1 tokens) and Initiative 2.",
        "player_1 has set one card face down.",
        "player_1 has Slip Behind lying ready.",
        "player_1 holds 2 cards (at most 7).",
        "player_2 (Vasha the Red) is dead.",
        "- Helm of Arrogance (bequeathed): ",
        "The discard pile has 3 cards: Attack 40 x2, Edge Out;",
        "on top lies Edge Out, its topmost Attack card is Attack 40.",
    ):
        assert part in text
    assert "Attack 100 " not in text
    assert "Mixed Signals" not in text


def test_a_spectator_sees_no_hand() -> None:
    game = position("E08", hands={P0: "D21", P1: "D20"}, sets={P0: "D01"}, start="RND-D")
    for text in (board(game, -1), described(game, -1)):
        assert not any(name in text for name in ("Critical Miss", "Trip", "Attack 100"))
        assert "player_0" in text
        assert "you" not in text.lower().split()


@pytest.mark.rule("CUR-153")
def test_a_secret_choice_is_read_by_nobody_else() -> None:
    game = position("E08", hands={P0: "D02 D03", P1: "D01 D06"}, start="RND-C").until("W07", P0)
    before = [board(game, seat) for seat in (P2, -1)]
    game.choose("D02")
    assert "  chosen      Attack 50" in board(game, P0)
    assert "You have chosen Attack 50; nobody else has seen it." in described(game, P0)
    assert [board(game, seat) for seat in (P2, -1)] == before


@pytest.mark.rule("CUR-154")
def test_nobody_reads_that_another_player_is_asked() -> None:
    game = position("E08", sets={P0: "D03"}, hands={P1: "D20"}, start="RND-D").until("W12", P1)
    assert "You may act before player_0 reveals a card." in board(game, P1)
    assert board(game, P2).endswith("Another player chooses.")


@pytest.mark.parametrize("players", SIZES)
def test_numbers_are_read_back_as_they_are(players: int) -> None:
    kind = variant(players=players)
    assert isinstance(kind.words, CutthroatWords)
    for number, table in enumerate(random_tables(kind, 600, seed=5)):
        record, seat = table.states[0], number % players
        seen = kind.words.read(view(kind, table, seat))
        order = [(seat + k) % players for k in range(players)]
        assert [player.seat for player in seen.players] == order
        for name in ("lp", "plus", "minus", "generic", "plague", "gifts", "acted", "initiative"):
            assert [getattr(player, name) for player in seen.players] == record[name][order].tolist()
        assert [player.hand for player in seen.players] == record["hand_n"][order].tolist()
        assert [player.alive for player in seen.players] == record["alive"][order].tolist()
        assert (
            sorted(map(seen.book.faces.index, seen.players[0].held))
            == np.repeat(np.arange(37), record["hand"][seat]).tolist()
        )
        assert (seen.n, seen.r, seen.stack) == (record["n"], record["r"], record["stack_n"])
        assert (seen.encounter, seen.event) == (record["encounter"], record["event"])
        assert list(seen.lp) == record["creature"].tolist()
        assert (seen.deck, seen.discarded) == (record["deck"]["n"], record["discard"]["n"])


# --- events


def test_an_attack_is_told_to_everybody() -> None:
    sets = {P0: "D03", P1: "D02"}
    game = position("E08", sets=sets, hands={P1: "D21", P2: "D20"}, start="RND-D").until("W18", P1)
    assert told(game, P2, "no") == [
        "player_0's Attack 40 hits for 40.",
        "Pit Fiend loses 40 LP (210 left).",
        "It is player_1's Turn.",
    ]


def test_a_card_played_is_told_with_its_victim() -> None:
    game = position("E08", sets={P0: "D03"}, hands={P1: "D20", P2: "D18"}, start="RND-D").until("W12", P1)
    twin = game.clone()
    assert told(game, P0, "D20") == ["player_1 plays Trip on you."]
    assert told(twin, P1, "D20") == ["You play Trip on player_0."]


def test_a_card_played_for_oneself_has_no_victim() -> None:
    game = position("E08", sets={P0: "D03"}, hands={P0: "D22", P1: "D18"}, start="RND-D").until("W18", P0)
    assert told(game.clone(), P0, "D22") == ["You play Rally."]
    assert told(game, P1, "D22") == ["player_0 plays Rally."]


def test_an_announcement_is_told_once() -> None:
    game = position("I05", sets={P0: "D13", P1: "D03"}, start="RND-D").until("W13", P0)
    assert told(game, P1, "claim D14") == ["player_0 announces Slip Behind."]
    assert "player_0 announces Slip Behind" in board(game, P1)
    assert not any("announce" in sentence for sentence in told(game, P1, "no", "no", "no"))


def test_a_fortune_card_is_told_by_name() -> None:
    game = position("E08", sets={P0: "D03"}, fortune="F13", chance=[UPRIGHT], start="RND-D").until("W16", P0)
    assert "The Fortune card drawn is Death." in told(game, P1, "deck 1")


def test_quest_and_fortune_stand_on_the_board() -> None:
    game = position("E08", sets={P0: "D03"}, fortune="F13", start="RND-D", options={"quest": 2}).until(
        "W16", P0
    )
    assert "Quest       Clean Slate: " in board(game, P0)
    assert "Fortune's Deck is in play with 13 cards; 0 tokens on Fortune; drawn so far: none" in (
        " ".join(board(game, P0).split())
    )


def test_a_trap_is_shown_cards() -> None:
    sets = {P0: "D03", P1: "D08"}
    game = position("E24", sets=sets, hands={P2: "D20"}, start="RND-D").until("W12", P2)
    assert "You show Attack 40." in told(game, P0, "no")
    assert "Cards shown in this Round: your Attack 40." in described(game, P0)


def test_the_next_goblin_is_told_after_a_kill() -> None:
    game = position("E17", left=20, sets={P0: "D03"}, hands={P1: "D21"}, start="RND-D").until("W18", P1)
    news = told(game, P2, "no")
    assert "The next goblin comes, with 30 LP." in news
    assert not any("Goblin Pack" in sentence for sentence in news)


def test_a_boss_escapes() -> None:
    game = position(stack="I04 E08", hands={P0: "D02 D03 D06"}, start="ENC-1", n=3).until("W01", P0)
    assert "Boss effect, before Encounter 4 of 9" in board(game, P1)
    assert "Encounter 3" not in described(game, P1)


def test_before_the_first_encounter() -> None:
    kind = variant(finisher_rule=True)
    table = kind.table()
    table.deal(0, 1)
    seen = view(kind, table, table.actor(0))
    assert "Before the first Encounter" in kind.words.board(seen)
    pick = int(np.flatnonzero(table.legal(0))[0])
    table.step(0, pick)
    assert f"{kind.words.action_name(pick).removeprefix('Encounter: ')} as the last Encounter" in (
        kind.words.board(view(kind, table, 0))
    )


def test_a_strike_is_told_with_what_it_takes() -> None:
    game = position("E08", hands={P0: "D26"}, start="strike").until("W23", P0)
    assert told(game, P1, "no")[:2] == ["You lose 10 LP (90 now).", "player_2 loses 10 LP (90 now)."]


def test_setting_tells_no_face() -> None:
    hands = {P0: "D02 D03", P1: "D01 D06", P2: "D20 D06"}
    game = position("E08", hands=hands, start="RND-C").until("W07", P0)
    assert told(game, P1, "D02") == []
    assert told(game, P0, "D01") == [
        "It is your Turn.",
        "You set Attack 50.",
        "player_1 and player_2 set one card face down each.",
    ]


def test_a_discard_is_told_with_its_player() -> None:
    game = position("I17", sets={P0: "D03"}, hands={P0: "D20 D02", P1: "D21"}, start="RND-D").until("W15")
    assert "player_0 discards Trip." in told(game, P2, "D20")


def test_a_kill_is_told() -> None:
    game = position("E08", left=40, sets={P0: "D03"}, hands={P1: "D21"}, start="RND-D").until("W18", P1)
    assert "player_0 scores a kill worth 5 Prestige." in told(game, P1, "no")


def test_the_result_is_told() -> None:
    game = position("E08", left=40, lp={P0: 0, P1: 0, P2: 0}, sets={P3: "D03"}, start="RND-D").rest()
    game.go_on().rest()
    assert "you have won" in described(game, P3)
    assert "player_3 has won" in board(game, P0)


def test_prestige_at_the_end_is_what_decides() -> None:
    kills = {P0: [4], P1: [3], P3: [2]}
    things = {P1: "RL26", P3: "RL01"}
    options = {"quest": 1}
    game = position("E08", left=40, kills=kills, things=things, options=options, start="END-7")
    assert "player_1 (Orn Hammerfist) has 100 LP, 3 Prestige (kill 3)" in described(game, P0)
    game.go_on()
    for prestige in ("4 Prestige (kill 4)", "6 Prestige (kill 3)", "7 Prestige (kill 2)"):
        assert prestige in described(game, P0)
