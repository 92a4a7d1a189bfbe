"""The built-in player: it beats random play, sees no more than its seat may, and steals kills."""

import pytest

from dungeonzoo.benchmarks.balance import balance
from dungeonzoo.envs.cutthroat.state import Act

from .kit import P0, P1, P2, P3, Position, position, variant
from .names import CHOICES

GAMES = 600
SIZES = (3, 4, 5, 6)


def advised(game: Position) -> str | int:
    """What the built-in player would choose, as the kit calls it."""
    action = game.table.advise(0, seed=1)
    if Act.SEAT <= action < Act.THING:
        return (action - Act.SEAT + game.table.actor(0)) % game.players
    return CHOICES[action]


# --- strength and secrecy


@pytest.mark.parametrize("players", SIZES)
def test_one_among_random_players_wins_more_than_its_share(players: int):
    """More than 1 / players, although whole parties die in many games, and three times as much as others."""
    result = balance(variant(players=players), "heuristic", "random", GAMES, seed=1)
    assert result["low"] > result["par"], f"it wins {result['share']:.3f}"
    assert result["share"] > 3 * result["share of each other seat"]


@pytest.mark.parametrize("players", SIZES)
def test_a_random_player_among_its_like_wins_less(players: int):
    result = balance(variant(players=players), "random", "heuristic", GAMES, seed=2)
    assert result["high"] < result["par"], f"it wins {result['share']:.3f}"


# --- the card to set


def setting(hand: str, left: int, place: int = 1, encounter: str = "E08") -> str | int:
    """What P0 sets with this hand and place in the Turn order, the creature having so many LP left."""
    game = position(
        encounter,
        start="RND-C",
        left=left,
        hands={P0: hand, P1: "D02 D03", P2: "D02 D03", P3: "D02 D03"},
        initiative=[place, *(number for number in range(1, 5) if number != place)],
        r=2,
    )
    while game.asked != ("W07", P0):
        game.choose("D02")
    return advised(game)


def test_the_first_in_turn_kills_with_the_cheapest_card_that_can():
    assert setting("D01 D02 D03 D08", left=35) == "D03"
    assert setting("D01 D02 D03 D08", left=50) == "D02"
    assert setting("D01 D02 D03 D08", left=5) == "D08"


def test_a_big_card_is_kept_while_the_kill_is_out_of_reach():
    assert setting("D01 D02 D06", left=180, encounter="E10") == "D06"


def test_the_last_in_turn_strikes_harder_the_nearer_the_kill():
    """The others are expected to leave about what the big card takes."""
    assert setting("D01 D07", left=150, place=4) == "D01"
    assert setting("D01 D07", left=20, place=4) == "D07"


def test_a_potion_of_strength_is_counted():
    game = position(
        "E08",
        start="RND-C",
        left=50,
        hands={P0: "D05 D02", P1: "D02 D03"},
        strength={P0: 1},
        sets={P2: "", P3: ""},
    )
    assert advised(game) == "D05"


def test_the_first_attack_of_a_round_is_small_where_it_misses():
    assert setting("D02 D07", left=45, encounter="E14") == "D07"


def test_holy_water_for_the_undead():
    assert setting("D11 D01 D07", left=55, encounter="E07") == "D11"


# --- sabotage


def test_the_killer_in_turn_is_tripped_up_when_one_can_kill_oneself():
    game = position("E08", start="RND-D", left=25, hands={P1: "D16"}, sets={P0: "D02", P1: "D03"})
    game.until("W12", P1)
    assert advised(game) == "D16"


def test_nobody_is_tripped_up_far_from_a_kill():
    game = position("E08", start="RND-D", left=300, hands={P1: "D16"}, sets={P0: "D02", P1: "D03"})
    game.until("W12", P1)
    assert advised(game) == "no"


def test_a_killing_attack_is_turned_to_a_miss_and_no_other():
    for left, answer in ((50, "D21"), (300, "no")):
        game = position("E08", start="RND-D", left=left, hands={P1: "D21"}, sets={P0: "D02", P1: "D02"})
        game.until("W18", P1)
        assert advised(game) == answer


def test_rally_where_it_makes_the_kill():
    for left, answer in ((60, "D22"), (200, "no"), (30, "no")):
        game = position("E08", start="RND-D", left=left, hands={P0: "D22"}, sets={P0: "D02", P1: "D02"})
        game.until("W18", P0)
        assert advised(game) == answer


def test_sabotage_of_ones_own_kill_is_cancelled():
    game = position("E08", start="RND-D", left=50, hands={P0: "D18", P1: "D21"}, sets={P0: "D02", P1: "D02"})
    game.play(P1, "D21")
    assert game.asked == ("W22", P0)
    assert advised(game) == "D18"


def test_help_is_not_cancelled():
    """P1 turns the kill of P0 to a miss, which leaves it to P2."""
    game = position("E08", start="RND-D", left=50, hands={P2: "D18", P1: "D21"}, sets={P0: "D02", P2: "D02"})
    game.play(P1, "D21")
    assert game.asked == ("W22", P2)
    assert advised(game) == "no"


# --- damage and healing


def test_a_deadly_packet_is_turned_away_onto_the_leader():
    game = position(
        "E08", start="PKT", packet=(P0, 15), lp={P0: 10}, hands={P0: "D24"}, kills={P1: [2], P2: [5], P3: [3]}
    )
    assert advised(game) == "D24"
    assert advised(game.choose("D24")) == P2


def test_a_scratch_is_taken():
    game = position("E08", start="PKT", packet=(P0, 5), hands={P0: "D24 D26"}, n=8)
    assert advised(game) == "no"


def test_a_cure_buys_prestige_unless_one_is_nearly_dead():
    game = position("E08", start="ENC-7", lp={P0: 80, P1: 60}, things={P0: "D31"})
    assert advised(game.until("W02", P0)) == "D31"
    assert advised(game.choose("D31")) == P1
    game = position("E08", start="ENC-7", lp={P0: 5, P1: 60}, things={P0: "D30"})
    assert advised(game.until("W02", P0).choose("D30")) == P0


def test_being_healed_is_accepted_when_it_is_needed():
    for lp, answer in ((5, "yes"), (95, "no")):
        game = position("E08", start="ENC-7", lp={P0: 80, P1: lp}, things={P0: "D31"})
        game.until("W02", P0).choose("D31", P1)
        assert game.asked == ("W04", P1)
        assert advised(game) == answer


def test_fire_finishes_a_creature():
    for left, answer in ((30, "D28"), (200, "no")):
        game = position("E08", start="RND-D", left=left, things={P0: "D28"}, sets={P0: "D07", P1: "D02"})
        game.until("W12", P0)
        assert advised(game) == answer


# --- other choices


def test_the_least_card_is_discarded():
    game = position("E08", start="ENC-6", event="EV15", hands={P0: "D01 D02 D08 D21"})
    assert advised(game.until("W01", P0)) == "D08"


def test_an_announced_kill_that_cannot_be_true_is_challenged():
    """Both Attacks 100 lie in the discard pile; what does not kill may pass."""
    for discard, left, answer in (("D01 D01", 60, "yes"), ("", 180, "no")):
        game = position("I05", start="RND-D", left=left, discard=discard, sets={P0: "D08", P1: "D02"})
        game.until("W13", P0).choose("claim D01")
        assert advised(game) == answer


def test_token_or_life():
    """I01: a -1 token is dearer than 10 of 100 LP, but not than the last 10."""
    for lp, answer in ((100, "no"), (10, "yes")):
        game = position("I01", start="strike", lp={P0: lp})
        assert game.asked == ("W24", P0)
        assert advised(game) == answer
