"""Hidden information: who sees what, marks of known cards, and resampling what a seat cannot know."""

from collections import Counter
from functools import partial
from math import comb

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.cthulhu.state import Zone

from .kit import Position, met_in_play, position, side

rule = pytest.mark.rule
BOTH = {"A", "D"}
ALL = {"A", "D", "spectator"}


def busy(active: int = 0) -> Position:
    """A position with something of everything; A is asked."""
    game = position(
        side(play=["M30", ("P21", "C4"), "P26", "M29"], hand=["A12", "A13", "M26"], life=80, sanity=70),
        side(play=["M28", ("P22", "C1", "C3")], hand=["A01", "A02", "P30"], life=60, sanity=50),
        location="L3",
        draw=["A14", "A15", "A16", "A18"],
        discard=["B1", "P01", "P02"],
        active=active,
    )
    know(game, "A13", "D")
    return game


def looking(active: int) -> Position:
    """A has seen the top card and may discard it."""
    return busy(active).choose("P26")


def blocked(active: int) -> Position:
    """M28 blocks one of two attackers; D is asked which one P22 blocks."""
    return busy(active).choose("ATTACK", "M30", "P21", "DONE", "M28", "M30", "P22")


def split(active: int) -> Position:
    """A is asked which of two blockers M27 kills."""
    game = position(
        side(play=["M27", "M28"], hand=["A12"]), side(play=["P05", "P06", "P07", "P08"]), active=active
    )
    game.choose("ATTACK", "M27", "M28")
    return game.choose("P05", "M27", "P06", "M27", "P07", "M28", "P08", "M28")


def views(game: Position) -> dict[str, bytes]:
    """What each player and a spectator see."""
    seats = {"A": game.seat("A"), "D": game.seat("D"), "spectator": -1}
    return {who: game.table.observe(0, seat).tobytes() for who, seat in seats.items()}


# --- changes of one fact


def add(game: Position, field: str, card: str, amount: int = 1) -> None:
    game.record[field][game.index(card)] += amount


def add_for(game: Position, field: str, who: str, amount: int = 1) -> None:
    game.record[field][game.seat(who)] += amount


def write(game: Position, field: str, value: int) -> None:
    assert game.record[field] != value
    game.record[field] = value


def change_sides(game: Position, card: str) -> None:
    game.record["controller"][game.index(card)] ^= 1


def bear(game: Position, curse: str, body: str) -> None:
    game.record["bearer"][game.index(curse)] = game.index(body)


def block_other(game: Position, blocker: str, attacker: str) -> None:
    game.record["blocks"][game.index(blocker)] = game.index(attacker) + 1


def know(game: Position, card: str, who: str) -> None:
    game.record["known"][game.index(card)] |= 1 << game.seat(who)


def know_another(game: Position, card: str, other: str, who: str) -> None:
    """Another card is marked in place of this one."""
    game.record["known"][game.index(card)] = 0
    know(game, other, who)


def swap(game: Position, one: str, other: str) -> None:
    """Two cards change places."""
    names = {one: other, other: one}
    piles = {pile: game.pile(pile) for pile in (game.zone(one), game.zone(other))}
    for pile, cards in piles.items():
        lay(game, pile, [names.get(card, card) for card in cards])


def move(game: Position, card: str, pile: str) -> None:
    lay(game, game.zone(card), [other for other in game.pile(game.zone(card)) if other != card])
    lay(game, pile, [*game.pile(pile), card])


def lay(game: Position, pile: str, cards: list[str]) -> None:
    """The pile in the order in which it is read."""
    game.lay(pile, cards[::-1] if pile == "draw" else cards)


def ask(game: Position, field: str, value: int | None = None) -> None:
    """Another value in the question that is asked; without one, the other seat."""
    head = game.record["head"]
    frame = head["stack"][field]
    top = head["depth"] - 1
    frame[top] = 1 - frame[top] if value is None else value


FACTS = {
    "life of A": (busy, partial(add_for, field="life", who="A"), ALL),
    "life of D": (busy, partial(add_for, field="life", who="D"), ALL),
    "life above 100": (busy, partial(add_for, field="life", who="D", amount=300), ALL),
    "sanity of A": (busy, partial(add_for, field="sanity", who="A"), ALL),
    "sanity of D": (busy, partial(add_for, field="sanity", who="D"), ALL),
    "turn number": (busy, partial(write, field="turn", value=11), ALL),
    "whose turn": (busy, lambda game: write(game, "active", game.seat("D")), ALL),
    "phase": (busy, partial(write, field="phase", value=5), ALL),
    "monster played": (busy, partial(write, field="monster_played", value=1), ALL),
    "attack made": (busy, partial(write, field="attacked", value=1), ALL),
    "mob of A": (busy, partial(add_for, field="mob", who="A"), ALL),
    "mob of D": (busy, partial(add_for, field="mob", who="D"), ALL),
    "frenzy of A": (busy, partial(add_for, field="frenzy", who="A", amount=2), ALL),
    "frenzy of D": (busy, partial(add_for, field="frenzy", who="D", amount=2), ALL),
    "question": (busy, partial(ask, field="kind", value=13), ALL),
    "whose choice": (busy, partial(ask, field="owner"), ALL),
    "card that asks": (looking, partial(ask, field="source", value=1), ALL),
    "target named": (busy, partial(ask, field="target", value=1), ALL),
    "controller": (busy, partial(change_sides, card="M30"), ALL),
    "bearer of a curse": (busy, partial(bear, curse="C3", body="M30"), ALL),
    "order of coming into play": (busy, partial(swap, one="M30", other="M29"), ALL),
    "came in this phase": (busy, partial(add, field="fresh", card="M30"), ALL),
    "used": (busy, partial(add, field="used", card="P26"), ALL),
    "bonus": (busy, partial(add, field="bonus", card="M30", amount=2), ALL),
    "cannot block": (busy, partial(add, field="stopped", card="M28"), ALL),
    "what is in play": (busy, partial(swap, one="M30", other="P01"), ALL),
    "what is in the discard pile": (busy, partial(swap, one="P01", other="A18"), ALL),
    "what lies aside": (busy, partial(move, card="B1", pile="aside"), ALL),
    "size of D's hand": (busy, partial(move, card="A18", pile="hand D"), ALL),
    "size of A's hand": (busy, partial(move, card="A18", pile="hand A"), ALL),
    "size of the draw pile": (busy, partial(move, card="A18", pile="discard"), ALL),
    "a card of A's hand": (busy, partial(swap, one="A12", other="A18"), {"A"}),
    "a card of D's hand": (busy, partial(swap, one="A01", other="A18"), {"D"}),
    "a card of each hand": (busy, partial(swap, one="A01", other="A12"), BOTH),
    "D knows a card of A's hand": (busy, partial(know, card="A12", who="D"), BOTH),
    "A knows a card of D's hand": (busy, partial(know, card="A01", who="A"), BOTH),
    "which card of A's hand D knows": (
        busy,
        partial(know_another, card="A13", other="A12", who="D"),
        BOTH,
    ),
    "A knows the top card": (busy, partial(know, card="A14", who="A"), ALL),
    "D knows the top card": (busy, partial(know, card="A14", who="D"), ALL),
    "the top card": (busy, partial(swap, one="A14", other="A15"), set()),
    "order of the draw pile": (busy, partial(swap, one="A15", other="A18"), set()),
    "order of the discard pile": (busy, partial(swap, one="B1", other="P02"), set()),
    "order of a hand": (busy, partial(swap, one="A01", other="P30"), set()),
    "an attacker": (blocked, partial(add, field="attacks", card="M29", amount=3), ALL),
    "order of attackers": (blocked, partial(swap, one="M30", other="P21"), ALL),
    "whom a blocker blocks": (blocked, partial(block_other, blocker="M28", attacker="P21"), ALL),
    "who is about to block": (blocked, partial(ask, field="source", value=1), ALL),
    "chosen to die": (split, partial(add, field="doomed", card="P05"), ALL),
    "whose damage is split": (split, partial(ask, field="source", value=27), ALL),
}


@rule("CTR-57", "CTR-64")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_is_seen_by_those_who_may_know_it_and_by_nobody_else(fact: str, active: int):
    make, change, seers = FACTS[fact]
    game = make(active)
    before = views(game)
    change(game)
    after = views(game)
    assert {who for who in ALL if after[who] != before[who]} == seers


@rule("CTR-57")
@pytest.mark.parametrize("seer", ["A", "D"])
def test_which_card_lies_on_top_is_seen_by_who_knows_it_alone(seer: str):
    game, other = busy(), busy()
    know(game, "A14", seer)
    swap(other, "A14", "A15")
    know(other, "A15", seer)
    seen, seen_else = views(game), views(other)
    assert {who for who in ALL if seen[who] != seen_else[who]} == {seer}


# --- the named fields


PLACES = ("my_hand", "their_hand", "top_of_draw", "mine", "theirs", "discarded", "aside")


def place(game: Position, who: str, card: str) -> str:
    """Where a player sees the card; "unlocated": nowhere, then nothing else of it is seen either."""
    found = [place for place in PLACES if game.sees(who, card, place)]
    assert len(found) <= 1
    assert found or not game.view(who)["cards"][game.index(card)].any()
    return found[0] if found else "unlocated"


def test_every_card_is_in_one_place_or_not_located():
    game = busy()
    know(game, "A01", "A")
    know(game, "A14", "A")
    move(game, "B1", "aside")
    expected = {
        "A12": ("my_hand", "unlocated", "unlocated"),
        "A13": ("my_hand", "their_hand", "unlocated"),
        "A01": ("their_hand", "my_hand", "unlocated"),
        "A02": ("unlocated", "my_hand", "unlocated"),
        "A14": ("top_of_draw", "unlocated", "unlocated"),
        "A18": ("unlocated",) * 3,
        "M30": ("mine", "theirs"),
        "M28": ("theirs", "mine"),
        "P01": ("discarded",) * 3,
        "B1": ("aside",) * 3,
    }
    for card, places in expected.items():
        found = tuple(place(game, who, card) for who in ("A", "D", "spectator")[: len(places)])
        assert found == places, card


def test_the_owner_sees_which_cards_of_the_hand_are_known():
    game = busy()
    assert [game.sees("A", card, "known_to_them") for card in ("A12", "A13", "M26")] == [0, 1, 0]
    assert game.sees("D", "A13", "known_to_them") == 0


def test_rows_of_cards_in_play_hold_their_numbers():
    game = split(0).choose("P05")
    assert game.asked == ("DAMAGE", "A")
    assert game.sees("A", "P07", "blocker") == game.sees("A", "M28", "attacker") == np.float32(0.99)
    assert game.sees("D", "M27", "attacker") == 1


def test_power_curses_and_marks_can_be_read_back():
    game = busy()
    game.record["bonus"][game.index("M30")] = 3
    for who in ("A", "D", "spectator"):
        units = {name: game.sees(who, "M30", name) for name in ("power", "bonus")}
        assert units == {"power": np.float32(5 / 10), "bonus": np.float32(3 / 8)}
        assert game.sees(who, "P21", "power") == 0, "withered"
        assert game.sees(who, "P22", "curses") == np.float32(2 / 7)
        assert game.sees(who, "C3", "bearer") == np.float32((game.index("P22") + 1) / 100)
        ages = [game.sees(who, card, "age") for card in ("L3", "M30", "P21", "C4")]
        assert ages == [np.float32(rank / 100) for rank in (1, 2, 3, 4)]


def test_players_and_turn_can_be_read_back():
    game = busy()
    know(game, "A01", "A")
    layout = game.variant.observation_layout
    for who, mine in (("A", 0), ("D", 1), ("spectator", 0)):
        view = game.view(who)
        players = [
            dict(zip(layout["players"].labels[1], map(float, view["players"][row]), strict=True))
            for row in (mine, 1 - mine)
        ]
        for player, life, sanity, hand in zip(players, (80, 60), (70, 50), (3, 3), strict=True):
            assert player["life"] == np.float32(life / (life + 50))
            assert player["sanity"] == np.float32(sanity / (sanity + 50))
            assert player["hand"] == np.float32(hand / (hand + 5))
        unknown = (3, 3) if who == "spectator" else (2, 2)
        assert [player["unknown"] for player in players] == [np.float32(n / (n + 5)) for n in unknown]
        assert [(player["active"], player["asked"]) for player in players] == [(1, 1), (0, 0)]
        turn = dict(zip(layout["turn"].labels[0], map(float, view["turn"]), strict=True))
        assert turn["number"] == np.float32(10 / 60)
        assert turn["share"] == np.float32(10 / 300)
        assert round(turn["draw_pile"] * 100) == len(game.pile("draw"))
        assert round(turn["discard_pile"] * 100) == 3
        phase, question = (layout[name].labels[0][view[name].argmax()] for name in ("phase", "question"))
        assert (phase, question) == ("action_phase", "menu")


def test_a_seat_knows_which_seat_it_is_and_a_spectator_is_none():
    game = busy()
    labels = game.variant.observation_layout["players"].labels[1]
    seats = [labels.index("seat_0"), labels.index("seat_1")]
    assert game.view("A")["players"][0, seats].tolist() == [1, 0]
    assert game.view("D")["players"][0, seats].tolist() == [0, 1]
    assert not game.view("spectator")["players"][:, seats].any()


# --- marks of known cards


@rule("CTR-28", "CTR-55", "P08", "P17")
@pytest.mark.parametrize(("card", "seer", "shown"), [("P08", "D", "A12"), ("P17", "A", "A01")])
def test_a_hand_that_is_shown_is_seen_from_then_on(card: str, seer: str, shown: str):
    game = position(side(hand=[card, "A12", "M26"]), side(hand=["A01", "A02"])).play(card)
    assert place(game, seer, shown) == "their_hand"
    game.done()
    game.choose(max(game.hand("D") - {"A01", "A02"}))
    assert place(game, seer, shown) == "their_hand", "in later turns too"


@rule("CTR-55", "M10", "A16")
@pytest.mark.parametrize("card", ["M10", "A16"])
def test_who_picks_from_a_hand_sees_it_before_and_after(card: str):
    played = card == "A16"
    game = position(
        side(play=[] if played else [card], hand=["A12", "A13", *([card] if played else [])]),
        side(hand=["A01", "A02", "M26"]),
    )
    assert place(game, "A", "A01") == "unlocated"
    game.choose(card)
    if not played:
        game.choose("A13")
    assert [place(game, "A", other) for other in ("A01", "A02", "M26")] == ["their_hand"] * 3
    assert [game.sees("D", other, "known_to_them") for other in ("A01", "A02", "M26")] == [1, 1, 1]
    game.choose("A02")
    assert [place(game, "A", other) for other in ("A01", "A02", "M26")] == [
        "their_hand",
        "discarded",
        "their_hand",
    ]


@rule("CTR-57", "P26")
def test_a_known_top_card_is_followed_into_the_hand_of_who_draws_it():
    for drawer, where in (("D", "their_hand"), ("A", "my_hand")):
        game = position(
            side(play=["P26", "P24"], hand=["A12"]), side(hand=["A01"]), draw=["M26", "A13", "A14", "A15"]
        )
        game.use("P26", option="OPTION_B")
        assert place(game, "A", "M26") == "top_of_draw"
        assert place(game, "D", "M26") == "unlocated"
        game.done() if drawer == "D" else game.use("P24")
        assert place(game, "A", "M26") == where
        assert game.known("M26", to="A") == (drawer == "D"), "the own hand needs no mark"
        assert not game.known("M26", to="D")


@rule("CTR-64", "A20")
def test_a_card_taken_back_from_the_discard_pile_is_known():
    game = position(side(hand=["A20", "A12"]), discard=["M26", "A13"]).play("A20")
    assert place(game, "D", "M26") == "their_hand"
    assert game.sees("A", "M26", "known_to_them") == 1


@rule("CTR-03", "CTR-63")
def test_a_reshuffle_tells_each_player_the_others_hand_of_that_moment():
    game = position(
        side(play=["P24"], hand=["A12"]), side(hand=["A01"]), discard=["A13", "A14"], rest="hand D"
    )
    game.use("P24")
    assert place(game, "D", "A12") == "their_hand"
    assert place(game, "A", "A01") == "their_hand"
    (drawn,) = game.hand("A") - {"A12"}
    assert place(game, "D", drawn) == "unlocated", "it was drawn after the shuffle"
    unknown = game.variant.observation_layout["players"].labels[1].index("unknown")
    assert game.view("A")["players"][1, unknown] == 0
    assert game.view("D")["players"][1, unknown] == np.float32(1 / 6)


@pytest.mark.parametrize("how", ["played", "discarded", "destroyed", "picked"])
def test_a_mark_goes_when_the_card_leaves_the_hand(how: str):
    card = {"played": "A13", "discarded": "A13", "destroyed": "P21", "picked": "P21"}[how]
    game = position(
        side(play=["P23"], hand=["A12", "A13", "A02", "P21"]),
        side(hand=["A16", "A14"]),
        draw=["A15", "L1", "L2", "L4"],
    )
    know(game, card, "D")
    if how == "played":
        game.play("A13")
    elif how == "discarded":
        game.use("P23", cost="A13")
    elif how == "destroyed":
        game.play("P21").play("A02", at="P21")
    else:
        game.done().to_menu("D").play("A16", pick="P21")
    assert game.zone(card) == "discard"
    assert game.mark("known", card) == 0


@rule("CTR-18", "M04", "P26")
@pytest.mark.parametrize("how", ["discarded by P26", "revealed by M04"])
def test_a_mark_goes_when_the_top_card_comes_into_the_open(how: str):
    game = position(
        side(play=["P26"], hand=["A12"]), side(play=["M04"]), draw=["A13", "M29", "A14", "A15", "A16"]
    )
    game.use("P26", option="OPTION_A" if how == "discarded by P26" else "OPTION_B")
    if how == "revealed by M04":
        assert game.known("A13", to="A")
        game.done()
    assert game.zone("A13") == "discard"
    assert game.mark("known", "A13") == 0


# --- resampling


SIZE = 3000


@pytest.fixture(scope="module", params=["full", "seen"])
def met(request: pytest.FixtureRequest) -> Table:
    """Positions met in play."""
    return met_in_play(request.param, SIZE)


def held(table: Table, slot: int, zone: int) -> list[int]:
    pile = table.states["pile"][slot][zone]
    return pile["card"][: pile["n"]].tolist()


@rule("CTR-63")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_resampled_position_looks_the_same_to_the_seat(met: Table, seat: int):
    table = met.clone()
    for slot in range(table.n):
        table.resample(slot, seat, seed=slot)
        assert table.observe(slot, seat).tobytes() == met.observe(slot, seat).tobytes()
        if met.actor(slot) == seat:
            assert table.legal(slot).tolist() == met.legal(slot).tolist()


@pytest.mark.parametrize("seat", [0, 1])
def test_resampling_keeps_what_the_seat_knows_and_loses_no_card(met: Table, seat: int):
    table = met.clone()
    mine, theirs = Zone.HAND_0 + seat, Zone.HAND_0 + 1 - seat
    for slot in range(table.n):
        table.resample(slot, seat, seed=slot)
        old, new = met.states[slot], table.states[slot]
        for zone in (mine, Zone.PLAY, Zone.DISCARD, Zone.ASIDE):
            assert held(table, slot, zone) == held(met, slot, zone)
        assert new["pile"]["n"].tolist() == old["pile"]["n"].tolist()
        located = (old["known"] >> seat & 1).astype(bool)
        assert (new["zone"][located] == old["zone"][located]).all()
        assert ((new["known"] >> seat & 1) == (old["known"] >> seat & 1)).all()
        assert sum(new["known"][card] >> (1 - seat) & 1 for card in held(table, slot, theirs)) == 0
        everything = [card for zone in range(Zone.N_ZONES) for card in held(table, slot, zone)]
        assert sorted(everything) == list(range(table.n_actions - 4))
        assert all(new["zone"][card] == zone for zone in range(6) for card in held(table, slot, zone))


@rule("CTR-57")
def test_resampling_keeps_that_the_opponent_knows_the_top_card_not_which():
    game = busy()
    know(game, "A14", "D")
    tops = set()
    for seed in range(40):
        other = game.clone()
        other.table.resample(0, other.seat("A"), seed)
        top = other.pile("draw")[0]
        assert other.known(top, to="D")
        assert not any(other.known(card, to="D") for card in other.pile("draw")[1:])
        tops.add(top)
    assert len(tops) > 20


def hidden() -> Position:
    """A knows the top card and one card of D's hand; the three others are among ten hidden cards."""
    game = position(
        side(hand=["A12", "A13"]),
        side(hand=["M30", "A01", "A02", "A03"]),
        draw=["P30", "A04", "A05", "A06", "A07", "A08", "A09", "A10"],
        rest="hand A",
    )
    know(game, "M30", "A")
    know(game, "P30", "A")
    return game


def chi_square(counts: Counter, categories: int) -> float:
    expected = counts.total() / categories
    missing = categories - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


@rule("CTR-63")
def test_resampling_is_uniform_over_the_hands_that_the_seat_cannot_tell_apart():
    game = hidden()
    hands, seconds, samples = Counter(), Counter(), 12_000
    other = game.clone()
    for seed in range(samples):
        other.table.set_state(0, game.table.get_state(0))
        other.table.resample(0, other.seat("A"), seed)
        hand, draw = other.pile("hand D"), other.pile("draw")
        assert "M30" in hand
        assert draw[0] == "P30"
        hands[frozenset(hand) - {"M30"}] += 1
        seconds[draw[1]] += 1
    # over k categories the statistic has mean k - 1 and variance 2 (k - 1); five deviations are allowed
    for counts, categories in ((hands, comb(10, 3)), (seconds, 10)):
        freedom = categories - 1
        assert chi_square(counts, categories) < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seat", [0, 1])
def test_resampling_hardly_ever_gives_the_true_hand_where_many_are_possible(met: Table, seat: int):
    table = met.clone()
    theirs = Zone.HAND_0 + 1 - seat
    same = tried = 0
    for slot in range(table.n):
        known = met.states["known"][slot] >> seat & 1
        secret = [card for card in held(met, slot, theirs) if not known[card]]
        pool = len(secret) + sum(not known[card] for card in held(met, slot, Zone.DRAW))
        if comb(pool, len(secret)) < 100:
            continue
        table.resample(slot, seat, seed=slot + 9)
        tried += 1
        same += set(held(table, slot, theirs)) == set(held(met, slot, theirs))
    assert tried > SIZE / 4
    assert same / tried < 0.01


def test_another_seed_is_another_sample_and_another_future():
    game = hidden()
    samples = set()
    for seed in (1, 1, 2):
        other = game.clone()
        other.table.resample(0, 0, seed)
        samples.add(other.table.get_state(0))
    assert len(samples) == 2


def test_the_player_asked_keeps_a_mask_that_fits_when_the_other_seat_resamples(met: Table):
    table = met.clone()
    for slot in range(0, table.n, 3):
        actor = met.actor(slot)
        if actor < 0:
            continue
        table.resample(slot, 1 - actor, seed=slot)
        mask = table.legal(slot)
        table.set_state(slot, table.get_state(slot))
        assert mask.tolist() == table.legal(slot).tolist()
        assert mask.any()


def test_a_spectator_has_no_hand_to_keep():
    with pytest.raises(IndexError):
        busy().table.resample(0, -1, 1)
