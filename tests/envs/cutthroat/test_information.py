"""Hidden information: who sees what, and what is remembered of cards that move."""

import numpy as np
import pytest

from dungeonzoo.envs.core.table import Table, spread
from dungeonzoo.envs.cutthroat import columns, state
from dungeonzoo.envs.cutthroat.game import GAME
from dungeonzoo.envs.cutthroat.layouts import observation_layout, state_layout

from .facts import ALL, FACTS, SPECTATOR, announced, busy, mixed, naming
from .kit import P0, P1, P2, P3, UPRIGHT, Position, position, variant
from .names import FACES, code

rule = pytest.mark.rule
SIZES = (3, 4, 5, 6)


def views(game: Position) -> dict[int, bytes]:
    """What each player and a spectator (-1) see."""
    return {seat: game.table.observe(0, seat).tobytes() for seat in ALL}


@rule("CUR-148", "CUR-153", "CUR-154")
@pytest.mark.parametrize("name", FACTS)
def test_a_fact_is_seen_by_those_who_may_know_it_and_by_nobody_else(name: str):
    fact = FACTS[name]
    game = fact.make()
    before = views(game)
    fact.change.do(game)
    after = views(game)
    assert {seat for seat in ALL if after[seat] != before[seat]} == fact.seers


def test_every_field_of_the_record_is_some_fact():
    judged = frozenset().union(*(fact.change.fields for fact in FACTS.values()))
    assert set(GAME.rules.state_dtype.names or ()) <= judged


# --- the layout


def test_every_field_begins_where_the_kernel_writes_it():
    layout = observation_layout()
    places = {
        name.removeprefix("AT_").lower(): getattr(columns, name) for name in dir(columns) if name[:3] == "AT_"
    }
    assert {name: layout.slice(name).start for name in layout} == places
    assert layout.size == columns.N_OBSERVATION


@pytest.mark.parametrize("players", SIZES)
def test_spaces_are_equal_for_any_number_of_players(players: int):
    made = variant(players=players)
    assert made.observation_layout is observation_layout()
    assert made.state_layout is state_layout()


def played_on(players: int, n: int, **options: object) -> Table:
    """Running games at random depths."""
    table = variant(players=players, **options).table(n)
    table.deal_batch(spread(11, n))
    for slot in range(n):
        steps = slot % 97
        while steps and not table.over(slot):
            table.step(
                slot, int(np.random.default_rng(slot + steps).choice(np.flatnonzero(table.legal(slot))))
            )
            steps -= 1
    return table


@pytest.mark.parametrize("players", SIZES)
def test_all_numbers_lie_between_minus_one_and_one(players: int):
    table = played_on(players, 200, finisher_rule=players == 5)
    for slot in range(table.n):
        for seat in range(-1, players):
            assert abs(table.observe(slot, seat)).max() <= 1
        assert abs(table.full(slot)).max() <= 1


def column(game: Position, viewer: int, name: str) -> list[float]:
    """A column of `seats`, by absolute seat."""
    seats = game.view(viewer)["seats"][:, game.variant.observation_layout["seats"].labels[1].index(name)]
    return [float(seats[(seat - max(viewer, 0)) % game.players]) for seat in game.seats]


@pytest.mark.parametrize("viewer", [P0, P1, P2, P3, SPECTATOR])
def test_seats_are_counted_from_the_viewer(viewer: int):
    game = busy()
    game.put("lp", {P0: 10, P1: 20, P2: 30, P3: 40})
    assert column(game, viewer, "lp") == pytest.approx([0.1, 0.2, 0.3, 0.4])
    view = game.view(viewer)
    assert not view["seats"][4:].any()
    assert not view["things"][4:].any()
    assert view["mine"][:6].nonzero()[0].tolist() == ([] if viewer == SPECTATOR else [viewer])


def whole(value: float) -> int:
    """A count that was written as n / (n + 5)."""
    return round(columns.UNITS * value / (1 - value))


def amount(value: float) -> int:
    """LP, damage or points."""
    return round(columns.POINTS * value / (1 - value))


def test_numbers_can_be_read_back():
    game = busy()
    game.put("lost", {P2: 85})
    game.put("plus", {P0: 4})
    game.put("minus", {P1: 6})
    assert [amount(value) for value in column(game, P1, "lost")] == [0, 0, 85, 0]
    assert [whole(value) for value in column(game, P1, "plus")] == [4, 0, 0, 0]
    total = column(game, P1, "prestige")[P1]
    assert round(columns.PRESTIGE * total / (1 - abs(total))) == -6
    things = game.view(P2)["things"]
    assert things[0, THINGS_AT["RL02"]] == 0.375, "one, bequeathed"
    assert things[3, THINGS_AT["D28"]] == 0.5, "one of two"


THINGS_AT = {name: i for i, name in enumerate(observation_layout()["things"].labels[1])}


def test_counts_and_amounts_have_no_bound():
    game = busy()
    game.put("plus", {P0: 300})
    game.put("creature", {0: 2000})
    assert whole(column(game, P0, "plus")[P0]) == 300
    assert amount(float(game.view(P0)["creatures"][0, 0])) == 2000


# --- who knows which card


def known(game: Position, viewer: int, owner: int) -> list[str]:
    """The cards of a hand, or face down before its owner and unseen, that the viewer can name."""
    row = game.view(viewer)["cards"][(owner - viewer) % game.players]
    return [card for card, value in zip(FACES, row.tolist(), strict=True) for _ in range(whole(value))]


def seen_set(game: Position, viewer: int, owner: int) -> str | None:
    """The first set card of a player, if the viewer knows it."""
    value = column(game, viewer, "set_1")[owner]
    return FACES[round(value * len(FACES)) - 1] if value else None


def known_to_others(game: Position, owner: int) -> list[str]:
    row = game.view(owner)["exposed"]
    return [card for card, value in zip(FACES, row.tolist(), strict=True) for _ in range(whole(value))]


def test_a_player_sees_the_own_hand_and_no_other():
    game = busy()
    assert known(game, P1, P1) == ["D16", "D21"]
    assert [known(game, P0, seat) for seat in (P1, P2, P3)] == [[], [], []]
    assert not game.view(SPECTATOR)["cards"].any()


@rule("CUR-148")
def test_a_player_sees_the_own_set_card_and_no_other():
    game = busy()
    assert [seen_set(game, P1, seat) for seat in (P0, P1, P2)] == [None, "D06", None]
    assert game.view(P1)["laid"].nonzero()[0].tolist() == [code("D06")]
    assert seen_set(game, SPECTATOR, P0) is None


@rule("E22")
def test_cards_set_face_up_are_seen_by_all():
    game = position("E22", start="RND-C", hands={P0: "D02 D03", P1: "D06 D07"})
    game.choose("D02")
    assert [seen_set(game, viewer, P0) for viewer in (P0, P1, P2)] == ["D02"] * 3
    assert game.view(P0)["laid"].nonzero()[0].tolist() == [code("D02")]


@rule("D19")
def test_a_card_taken_by_d19_is_known_to_all():
    hands = {P1: "D16", P2: "D19"}
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands=hands)
    game.play(P1, "D16").play(P2, "D19").until("W12")
    assert [known(game, viewer, P2) for viewer in (P0, P1, P3)] == [["D16"]] * 3
    assert known_to_others(game, P2) == ["D16"] * 3


@rule("E19")
def test_a_card_given_is_known_to_giver_and_receiver():
    """1 is struck and gives D21 to the next in order; nobody holds 2."""
    numbers = [1, 3, 4, 0]
    hands = {P0: "D02 D21", P1: "D27"}
    game = position("E19", start="strike", hands=hands, lp={P3: 0}, initiative=numbers)
    assert [game.hand(seat) for seat in (P0, P1)] == [["D02"], ["D21", "D27"]]
    assert [known(game, viewer, P1) for viewer in (P0, P2)] == [["D21"], []]
    assert known_to_others(game, P1) == ["D21"]


@rule("E19")
def test_a_known_card_that_may_have_been_given_on_is_certain_no_more():
    """P0 gives D21 to P1, who then gives one of two cards to P2."""
    game = position("E19", start="strike", hands={P0: "D02 D21", P1: "D27"})
    assert [game.hand(seat) for seat in (P0, P1, P2)] == [["D02"], ["D21"], ["D27"]]
    assert known(game, P0, P1) == []
    assert known(game, P1, P2) == ["D27"]


@rule("F15")
def test_a_card_stolen_by_the_devil_is_known_to_its_former_owner():
    hands = {P1: "D03 D21"}
    game = position("E08", start="RND-D", sets={P0: "D02"}, hands=hands, fortune="F15", chance=(UPRIGHT,))
    game.say(P0, "deck 1").rest()
    assert game.hand(P0) == ["D21"]
    assert [known(game, viewer, P0) for viewer in (P1, P2, P3)] == [["D21"], [], []]


@rule("D17", "CUR-148")
def test_swapped_cards_are_known_to_both_players():
    sets = {P0: "D06", P1: "D07", P2: "D03"}
    game = position("E08", start="RND-D", sets=sets, hands={P0: "D17", P2: "D16"})
    game.play(P0, "D17", on=P1).until("W12", P2)
    assert [seen_set(game, P0, seat) for seat in (P0, P1, P2)] == ["D07", "D06", None]
    assert [seen_set(game, P1, seat) for seat in (P0, P1, P2)] == ["D07", "D06", None]
    assert [seen_set(game, P2, seat) for seat in (P0, P1, P2)] == [None, None, "D03"]
    assert known_to_others(game, P0) == ["D07"]


@rule("D17")
def test_what_was_known_of_a_card_goes_where_it_goes():
    """P2 has seen P0's set card; after the swap P2 knows it before P1."""
    game = position("E08", start="RND-D", sets={P0: "D06", P1: "D07"}, hands={P0: "D17", P2: "D16"})
    game.record["set_seen"][P0][0] |= 1 << P2
    game.play(P0, "D17", on=P1).until("W12", P2)
    assert [seen_set(game, P2, seat) for seat in (P0, P1)] == [None, "D06"]


@rule("D17")
def test_a_known_card_that_may_have_been_swapped_away_is_certain_no_more():
    """P2 knows one D06 of P0, in hand or set; P0 swaps the set card."""
    game = position("E08", start="RND-D", sets={P0: "D06", P1: "D07"}, hands={P0: "D17 D06", P2: "D16"})
    game.record["known"][P2][P0][code("D06")] = 1
    game.play(P0, "D17", on=P1).until("W12", P2)
    assert known(game, P2, P0) == []


@rule("I16")
def test_the_own_card_of_a_pool_is_remembered():
    game = mixed()
    assert [game.set_cards(seat) for seat in (P1, P2, P3)] == [["D06"], ["D07"], ["D02"]]
    column = game.variant.observation_layout["mine"].labels[0].index("pooled_1")
    pooled = [round(float(game.view(seat)["mine"][column]) * len(FACES)) - 1 for seat in game.seats]
    assert pooled == [code("D02"), -1, code("D06"), code("D07")], "that of P1 was revealed by P0"
    assert [seen_set(game, P2, seat) for seat in (P1, P2, P3)] == [None, "D07", None]


@rule("CUT-065")
def test_a_set_card_that_was_seen_is_known_in_the_hand_that_it_returns_to():
    sets = {P0: "D01", P1: "D07", P2: "D06"}
    game = position("E01", start="RND-D", left=30, sets=sets, hands={P1: "D17"})
    game.play(P1, "D17", on=P2).finish()
    assert [game.hand(seat) for seat in (P1, P2)] == [["D06"], ["D07"]]
    assert [known(game, viewer, P1) for viewer in (P0, P2)] == [[], ["D06"]]
    assert [known(game, viewer, P2) for viewer in (P0, P1)] == [[], ["D07"]]


def test_a_card_drawn_is_known_to_its_owner_alone():
    game = position("E08", start="RND-A", r=2, hands={P0: "D06"}, deck="D01 D09 D13 D21")
    assert game.asked == ("W07", P0)
    assert known(game, P0, P0) == ["D01", "D06"]
    assert [known(game, viewer, P0) for viewer in (P1, P2, P3)] == [[], [], []]


@pytest.mark.parametrize("how", ["set and revealed", "discarded"])
def test_a_known_card_that_has_come_into_the_open_is_forgotten(how: str):
    hands = {P0: "D02 D06", P1: "D06 D16"}
    game = position("E08", start="RND-C", hands=hands)
    game.record["known"][P2][P0][code("D02")] = 1
    assert known(game, P2, P0) == ["D02"]
    game.all_set({P0: "D02"})
    assert known(game, P2, P0) == ["D02"], "it is in hand or lies before P0"
    if how == "discarded":
        game.play(P1, "D16", on=P0)
    game.rest()
    assert known(game, P2, P0) == []


@rule("CUT-059")
def test_nothing_is_known_of_the_dead():
    game = position("E08", start="PKT", packet=(P0, 10), lp={P0: 5}, hands={P0: "D02", P1: "D25"})
    game.record["known"][P2][P0][code("D02")] = 1
    game.rest()
    assert game.lp(P0) == 0
    assert known(game, P2, P0) == []


@rule("I05")
def test_an_announced_card_is_known_to_its_owner_until_it_is_shown():
    game = announced()
    face = (code("D02") + 1) / len(FACES)
    assert [column(game, viewer, "claim_1_face")[P0] for viewer in (P0, P1, P2)] == pytest.approx(
        [face, 0, 0]
    )
    assert column(game, P1, "claim_1")[P0] == pytest.approx(1 / 17)


@rule("CUR-154")
def test_a_card_for_which_a_player_is_named_is_still_in_hand():
    game = naming()
    assert known(game, P0, P0) == ["D17"]
    assert column(game, P2, "hand")[P0] == pytest.approx(1 / 20)
    about = game.variant.observation_layout["about"].labels[0]
    assert [about[i] for i in game.view(P0)["about"].nonzero()[0]] == ["d17"]
    for viewer in (P1, P2, P3, SPECTATOR):
        view = game.view(viewer)
        assert not any(view[field].any() for field in ("question", "about", "plays"))


# --- everything


def test_the_full_state_tells_every_hand_and_pile_and_the_question():
    game = busy()
    everything = state_layout().split(game.table.full(0))
    for seat in game.seats:
        held = [whole(value) for value in everything["cards"][seat].tolist()]
        assert held == game.record["hand"][seat].tolist()
    assert everything["asked"].nonzero()[0].tolist() == [P1]
    assert everything["question"].nonzero()[0].tolist() == [state.Ask.ASK_BEFORE]
    deck = [round(value * state.N_CODES) - 1 for value in everything["draw_deck"].tolist() if value]
    assert deck == game.record["deck"]["card"][: game.record["deck"]["n"]][::-1].tolist()
    stack = [round(value * 51) - 1 for value in everything["stack_order"].tolist() if value]
    assert stack == game.record["stack"][:3][::-1].tolist()


@pytest.mark.parametrize("name", [name for name, fact in FACTS.items() if fact.seers])
def test_the_full_state_tells_what_anybody_knows(name: str):
    fact = FACTS[name]
    game = fact.make()
    before = game.table.full(0).tobytes()
    fact.change.do(game)
    assert game.table.full(0).tobytes() != before
