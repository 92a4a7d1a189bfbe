"""Resampling what a seat cannot know: what stays, what is drawn anew, and that no truth is left in it."""

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

import numpy as np
import pytest

from dungeonzoo.benchmarks.positions import broken, reachable, resampled, shown
from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cutthroat import setup, state
from dungeonzoo.envs.cutthroat.state import Place

from . import facts
from .kit import P0, P1, P2, P3, Position, position, variant
from .names import ENCOUNTERS, FACES, FORTUNE, code

rule = pytest.mark.rule
OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4, "encounter_pool": "incarnations"},
    {"players": 6, "finisher_rule": True},
)
SIZE = 400
MAKERS = (
    facts.busy, facts.struck, facts.revealed, facts.announcing, facts.announced, facts.played,
    facts.cancelling, facts.setting, facts.voting, facts.hating, facts.bidding, facts.laying,
    facts.named, facts.healing, facts.naming, facts.mixed,
)  # fmt: skip


@pytest.fixture(scope="module", params=OPTIONS, ids=str)
def met(request: pytest.FixtureRequest) -> Table:
    """Positions met in play."""
    return reachable(variant(**request.param), SIZE, seed=3)


def again(game: Position, seat: int, seed: int = 1) -> Position:
    """The game as this seat may think that it is."""
    other = game.clone()
    other.table.resample(0, seat, seed)
    return other


def samples(game: Position, seat: int, n: int = 60) -> list[Position]:
    return [again(game, seat, seed) for seed in range(n)]


# --- what stays


def test_a_resampled_position_looks_the_same_to_the_seat(met: Table):
    for seat in range(met.n_seats):
        twin = resampled(met, seat, seed=5)
        for who in (seat, facts.SPECTATOR):
            before, after = shown(met, who), shown(twin, who)
            assert all(np.array_equal(before[name], after[name]) for name in before)


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
@pytest.mark.parametrize("seat", [P0, P1, P2, P3])
def test_a_position_laid_for_a_test_looks_the_same_to_the_seat(make: Callable[[], Position], seat: int):
    game = make()
    for other in samples(game, seat, 20):
        assert other.asked == game.asked
        for who in (seat, facts.SPECTATOR):
            assert other.table.observe(0, who).tobytes() == game.table.observe(0, who).tobytes()
        if game.asked and game.asked[1] == seat:
            assert other.offers() == game.offers()
        else:
            assert len(other.offers()) > 1, "whoever is asked has a choice"


def test_resampled_positions_hold_together(met: Table):
    for seat in range(met.n_seats):
        twin = resampled(met, seat, seed=6)
        made = variant(**options_of(met))
        assert not broken(twin.states, made)


def options_of(table: Table) -> dict[str, Any]:
    return next(options for options in OPTIONS if options["players"] == table.n_seats)


def test_what_the_seat_knows_of_cards_stays(met: Table):
    for seat in range(met.n_seats):
        twin = resampled(met, seat, seed=7)
        old, new = met.states, twin.states
        assert np.array_equal(old["hand"][:, seat], new["hand"][:, seat])
        assert np.array_equal(old["known"][:, seat], new["known"][:, seat])
        assert np.array_equal(old["known"][:, :, seat], new["known"][:, :, seat])
        seen = old["set_seen"] >> seat & 1 == 1
        assert np.array_equal(old["set_card"][seen], new["set_card"][seen])
        assert np.array_equal(old["set_card"] >= 0, new["set_card"] >= 0)
        for field in ("hand_n", "choice", "vote"):
            mine = (slice(None), seat)
            assert np.array_equal(old[field][mine], new[field][mine])


# --- what does not


def test_nothing_of_the_truth_is_left(met: Table):
    """Two states that a seat cannot tell apart give the same state, with the same seed, to the bit."""
    for seat in range(met.n_seats):
        other = resampled(met, seat, seed=8)
        first, second = resampled(met, seat, seed=9), resampled(other, seat, seed=9)
        assert all(first.get_state(slot) == second.get_state(slot) for slot in range(met.n))


def test_the_true_hands_hardly_ever_come_again(met: Table):
    same = tried = 0
    for seat in range(met.n_seats):
        twin = resampled(met, seat, seed=10)
        for slot in range(met.n):
            old = met.states[slot]
            others = [owner for owner in range(met.n_seats) if owner != seat]
            hidden = int(old["hand_n"][others].sum())
            if hidden < 3 or comb(hidden + int(old["deck"]["n"]), hidden) < 1000:
                continue
            tried += 1
            same += bool(np.array_equal(old["hand"][others], twin.states[slot]["hand"][others]))
    assert tried > SIZE
    assert same / tried < 0.02


def chi_square(counts: Counter, categories: int) -> float:
    expected = counts.total() / categories
    missing = categories - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


def test_hidden_cards_are_dealt_uniformly():
    """P0 sees the own D02; one of 4 different cards is P1's, another P2's, the rest lie in the deck."""
    game = position(
        "E08",
        start="RND-D",
        rest=False,
        hands={P0: "D02", P1: "D16", P2: "D21"},
        sets={P0: "D06"},
        deck="D22 D13",
    )
    assert game.asked == ("W12", P1)
    game.record["head"]["stack"]["owner"][game.record["head"]["depth"] - 1] = P0  # nobody else needs a choice
    pairs = Counter()
    for other in samples(game, P0, 2400):
        pairs[other.hand(P1)[0], other.hand(P2)[0]] += 1
        assert sorted(other.hand(P1) + other.hand(P2) + other.deck) == ["D13", "D16", "D21", "D22"]
    # over k categories the statistic has mean k - 1 and variance 2 (k - 1); five deviations are allowed
    assert chi_square(pairs, 12) < 11 + 5 * 22**0.5


def test_another_seed_is_another_sample_and_another_future():
    game = facts.busy()
    states = [again(game, P0, seed).table.get_state(0) for seed in (1, 1, 2)]
    assert states[0] == states[1] != states[2]


# --- cards


def test_a_known_card_stays_in_hand_or_face_down():
    hands = {P0: "D02 D03", P1: "D06 D02 D16", P2: "D07 D08", P3: "D13 D09"}
    game = position("E08", start="RND-C", hands=hands)
    game.record["known"][P2][P1][code("D06")] = 1
    game.choose("D02", "D06", "D07", "D13")
    assert game.asked == ("W12", P1)
    where = Counter()
    for other in samples(game, P2):
        assert "D06" in other.hand(P1) + other.set_cards(P1)
        where["D06" in other.hand(P1)] += 1
    assert set(where) == {True, False}


def test_a_card_that_was_seen_stays_where_it_lies():
    game = position("E08", start="RND-D", sets={P0: "D06", P1: "D01"}, hands={P2: "D17 D16", P3: "D16"})
    game.record["set_seen"][P1][0] |= 1 << P0
    assert {tuple(other.set_cards(P1)) for other in samples(game, P0)} == {("D01",)}
    assert len({tuple(other.set_cards(P1)) for other in samples(game, P3)}) > 3


@rule("CUR-146")
def test_set_cards_are_attack_cards_if_their_owner_has_any():
    game = facts.busy()
    for other in samples(game, P3):
        for seat in (P0, P1, P2):
            attacks = [card for card in other.set_cards(seat) if code(card) < state.ATTACK_FACES]
            others = len(other.set_cards(seat)) - len(attacks)
            assert not (others and any(code(card) < state.ATTACK_FACES for card in other.hand(seat)))


@rule("I16")
def test_the_own_card_of_a_pool_lies_before_somebody_else():
    game = facts.mixed()
    assert game.record["pooled"][P2][0] == code("D06")
    places = Counter()
    for other in samples(game, P2):
        assert other.set_cards(P2) == ["D07"]
        places.update(seat for seat in (P1, P3) if other.set_cards(seat) == ["D06"])
    assert set(places) == {P1, P3}
    assert places.total() >= 60


@rule("I05")
def test_what_lies_behind_a_claim_may_be_a_lie_or_not():
    game = facts.announced()
    seen = Counter()
    for other in samples(game, P1, 200):
        face = FACES[other.record["claim"]["face"][0]]
        assert other.record["liar"][P0] == (face != "D01")
        seen[face] += 1
    assert len(seen) > 8
    for other in samples(game, P0):
        assert FACES[other.record["claim"]["face"][0]] == "D02"


@rule("I05")
def test_a_lie_that_was_caught_remains_one():
    game = facts.announcing().choose("claim D01", "yes")
    assert game.record["liar"][P0] == 1
    assert all(other.record["liar"][P0] == 1 for other in samples(game, P2))


def test_a_player_who_names_somebody_for_a_card_holds_it():
    game = facts.naming()
    assert all("D17" in other.hand(P0) for other in samples(game, P1))


@pytest.mark.parametrize("card", ["D18", "D27"])
def test_whoever_is_asked_in_a_window_has_something_to_play(card: str):
    """Even where few cards will do."""
    if card == "D18":
        game = facts.played()
    else:
        game = position("E08", start="RND-D", sets={P0: "D13"}, hands={P1: "D27"})
    asked = game.asked
    assert asked
    assert all(len(other.offers()) > 1 for other in samples(game, (asked[1] + 1) % 4))


# --- secret answers


def test_secret_cards_are_drawn_anew_from_the_new_hand():
    game = facts.setting()
    chosen = Counter()
    for other in samples(game, P1, 100):
        face = int(other.record["choice"][P0][0])
        assert other.record["hand"][P0][face] > 0
        assert face < state.ATTACK_FACES or not other.record["hand"][P0][: state.ATTACK_FACES].any()
        chosen[FACES[face]] += 1
        assert other.record["choice"][P1:, 0].tolist() == [-1] * 5
    assert len(chosen) > 8
    assert {int(other.record["choice"][P0][0]) for other in samples(game, P0)} == {code("D02")}


@rule("I09")
def test_secret_votes_are_drawn_anew():
    game = facts.voting()
    votes = {tuple(other.record["vote"][:4].tolist()) for other in samples(game, P2)}
    assert votes == {(a, b, -1, -1) for a in (0, 1) for b in (0, 1)}
    assert {int(other.record["vote"][P0]) for other in samples(game, P0)} == {0}


@rule("I20")
def test_players_named_in_secret_are_drawn_anew():
    game = facts.hating()
    assert {int(other.record["choice"][P0][0]) for other in samples(game, P2)} == {P1, P2, P3}


@rule("EV28")
def test_bids_are_drawn_anew_and_can_be_paid():
    game = facts.bidding()
    game.put("lp", {P0: 15})
    assert {int(other.record["choice"][P0][0]) for other in samples(game, P2)} == {0, 1, 2}


@rule("EV25", "CUT-201", "CUT-206")
@pytest.mark.parametrize(("encounter", "event"), [("E08", "EV25"), ("I17", "EV29"), ("I20", "EV29")])
def test_laid_cards_are_drawn_anew(encounter: str, event: str):
    hands = dict.fromkeys((P0, P1, P2, P3), "D02 D07 D06")
    game = position(encounter, start="ENC-6", event=event, n=4, hands=hands).choose("D02")
    if game.asked == ("W29", P0):
        game.choose("no")
    assert game.asked == ("W29", P1)
    counts = Counter()
    for other in samples(game, P2, 100):
        laid = other.record["lay"][P0]
        assert (laid <= other.record["hand"][P0]).all()
        assert not other.record["lay"][P2:].any()
        counts[int(laid.sum())] += 1
        if encounter == "I20":
            assert all(FACES[face] in ("D01", "D02") for face in laid.nonzero()[0])
    assert set(counts) == {"E08": {1}, "I17": {0, 1, 2, 3}, "I20": {0, 1}}[encounter]


@rule("CUT-201")
def test_whoever_is_laying_cards_has_some_left():
    hands = dict.fromkeys((P0, P1, P2, P3), "D02 D07 D06")
    game = position("I17", start="ENC-6", event="EV29", n=4, hands=hands).choose("D02")
    assert game.asked == ("W29", P0)
    for other in samples(game, P2):
        assert other.record["lay"][P0].sum() < 3


# --- the other decks


def stacks(game: Position, seat: int) -> list[list[str]]:
    return [other.stack for other in samples(game, seat, 100)]


@rule("CUR-82")
def test_the_stack_is_drawn_anew_from_what_has_not_been_met():
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands={P0: "D22"}, stack="E01 I03 E17")
    game.put("place", {ENCOUNTERS.index("E20"): Place.FACED, ENCOUNTERS.index("E21"): Place.SHOWN_OUTSIDE})
    drawn = stacks(game, P0)
    assert all(len(set(stack)) == 3 for stack in drawn)
    there = {name for stack in drawn for name in stack}
    assert not there & {"E08", "E20", "E21"}
    assert len(there) > 45
    for other in samples(game, P0, 5):
        stacked = {ENCOUNTERS[e] for e in (other.record["place"] == Place.STACKED).nonzero()[0]}
        assert stacked == set(other.stack)


@pytest.mark.parametrize(("pool", "first", "last"), [("base", 0, 25), ("incarnations", 25, 51)])
def test_the_stack_comes_from_the_pool(pool: str, first: int, last: int):
    options = {"encounter_pool": pool}
    stack = "E01 E02 E03" if pool == "base" else "I03 I04 I06"
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands={P0: "D22"}, stack=stack, options=options)
    there = {ENCOUNTERS.index(name) for stack in stacks(game, P0) for name in stack}
    assert there <= set(range(first, last))


@rule("CUT-095")
def test_a_boss_at_the_bottom_stays_there():
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands={P0: "D22"}, stack="E01 I03 I15")
    game.put("boss_done", 2)
    game.put("boss_sunk", 2)
    for stack in stacks(game, P0):
        assert stack[-1] == "I15"
        assert "I15" not in stack[:-1]


@rule("CUT-102", "CUR-80")
def test_the_finisher_is_one_of_the_picks():
    table = variant(finisher_rule=True).table()
    table.deal(0, 4)
    while table.states[0]["stack_n"] == 0:
        table.step(0, int(np.flatnonzero(table.legal(0))[table.actor(0) + 3]))
    truth = table.states[0]["picks"][:4].tolist()
    before = table.get_state(0)
    lasts = Counter()
    for seed in range(80):
        table.set_state(0, before)
        table.resample(0, P1, seed)
        game = table.states[0]
        assert game["picks"][P1] == truth[P1]
        assert game["stack"][0] in game["picks"][:4]
        lasts[game["stack"][0] == truth[P1]] += 1
    assert lasts[True] > 5
    assert lasts[False] > 30


@rule("CUT-101")
def test_picks_of_others_are_drawn_anew_while_they_are_made():
    table = variant(finisher_rule=True).table()
    table.deal(0, 4)
    table.step(0, int(np.flatnonzero(table.legal(0))[3]))
    assert table.actor(0) == P1
    before, picked = table.get_state(0), set()
    for seed in range(30):
        table.set_state(0, before)
        table.resample(0, P2, seed)
        picked.add(int(table.states[0]["picks"][P0]))
        assert table.states[0]["picks"][P1] == -1
    assert len(picked) > 10


@rule("CUR-115")
def test_fortune_cards_that_were_not_drawn_may_lie_in_either_pile():
    game = facts.busy()
    gone = {FORTUNE[card] for card in game.record["fortune_seen"].nonzero()[0]}
    tops = Counter()
    for other in samples(game, P0):
        pile = other._list("fortune_pile", "pile_n", FORTUNE)
        assert "F21" in other.fortune
        assert sorted([*other.fortune, *pile]) == sorted(set(FORTUNE) - gone)
        tops[other.fortune[0]] += 1
    assert len(tops) > 8


def test_all_fortune_cards_are_rl12s_before_the_encounter_fortune():
    game = facts.revealed()
    for other in samples(game, P0, 5):
        pile = other.record["fortune_pile"][: setup.N_FORTUNE].tolist()
        assert sorted(pile) == list(range(setup.N_FORTUNE))


def test_the_relic_and_event_decks_are_mixed():
    game = facts.busy()
    relics = {tuple(other.relics) for other in samples(game, P0, 10)}
    assert len(relics) == 10
    assert all(sorted(deck) == sorted(game.relics) for deck in relics)
    events = {tuple(other.record["event_deck"][: other.record["event_n"]]) for other in samples(game, P0, 10)}
    assert len(events) == 10


def test_whoever_is_asked_has_a_choice_in_nearly_every_sample(met: Table):
    """Where it cannot be so, as with known cards alone, the question remains all the same."""
    poor = asked = 0
    for seat in range(met.n_seats):
        twin = resampled(met, seat, seed=12)
        for slot in range(met.n):
            if not twin.over(slot) and twin.actor(slot) != seat:
                asked += 1
                poor += twin.legal(slot).sum() < 2
    assert asked > SIZE
    assert poor / asked < 0.001
