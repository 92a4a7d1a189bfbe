"""Start, numbers, piles and the end of the game: CTH-001 to 016, CTH-049 to 059, CTR-01 to 09."""

import numpy as np
import pytest

from dungeonzoo.envs.cthulhu.state import Zone

from .kit import position, side, variant

rule = pytest.mark.rule


@rule("CTH-001")
def test_two_players():
    assert variant().agents == ("player_0", "player_1")


@rule("CTH-002", "CTH-003", "CTH-004", "CTR-02")
@pytest.mark.parametrize("deck", ["full", "seen"])
def test_the_deal(deck):
    """The first question comes when the first player has drawn his two cards: his turn is a full one."""
    table = variant(deck=deck).table()
    table.deal(0, 7)
    state = table.states[0]
    first = int(state["active"])
    held = state["pile"]["n"]
    assert state["life"].tolist() == [100, 100]
    assert state["sanity"].tolist() == [100, 100]
    assert (held[Zone.HAND_0 + first], held[Zone.HAND_0 + 1 - first]) == (7, 5)
    assert held[Zone.DRAW] == table.n_actions - 4 - 12
    assert held[Zone.PLAY] == held[Zone.DISCARD] == held[Zone.ASIDE] == 0
    assert (int(state["turn"]), table.actor(0)) == (1, first)


@rule("CTH-050", "CTR-02")
def test_the_first_player_is_drawn():
    table = variant().table()
    firsts = []
    for seed in range(400):
        table.deal(0, seed)
        firsts.append(table.actor(0))
    assert 150 < sum(firsts) < 250


@rule("CTR-02")
def test_every_deal_is_another():
    table = variant().table()
    deals = set()
    for seed in range(50):
        table.deal(0, seed)
        deals.add(table.states["pile"][0].tobytes())
    assert len(deals) == 50


@rule("CTH-002", "CTH-003", "CTH-050")
@pytest.mark.parametrize("first", [0, 1])
def test_life_sanity_and_first_player_are_options(first):
    table = variant(life=30, sanity=7, first_player=first).table()
    for seed in range(20):
        table.deal(0, seed)
        assert table.actor(0) == first
    state = table.states[0]
    assert (state["life"].tolist(), state["sanity"].tolist()) == ([30, 30], [7, 7])


@rule("CTH-050")
def test_turns_alternate():
    game = position(turn=5)
    game.done()
    assert game.turn == (6, "D")
    game.to_menu("D").done()
    assert game.turn == (7, "A")


@rule("CTH-005")
@pytest.mark.parametrize(("life", "over"), [(6, "terminated"), (7, "running")])
def test_life_used_up_is_a_loss(life, over):
    game = position(a=side(play=["M26"]), d=side(life=life))
    game.attack("M26")
    assert game.over == over


@rule("CTH-006", "CTH-051", "CTH-057")
@pytest.mark.parametrize("thing", ["M26", "P17", "B1", "L1", "C1"])
def test_five_types_of_things_stay_in_play(thing):
    game = position(a=side(hand=[thing, "A12"]), d=side(play=["M29"]))
    game.play(thing, at="M29")
    assert game.zone(thing) == "play"
    assert game.mark("controller", thing) == game.seat("A")
    game.to_menu("D").done().to_menu("A")
    assert game.zone(thing) == "play"
    assert game.mark("controller", thing) == game.seat("A")


@rule("CTH-052", "CTH-053")
def test_an_action_card_does_not_stay():
    game = position(a=side(hand=["A13", "A12"])).play("A13")
    assert game.zone("A13") == "discard"
    assert game.sanity("D") == 94


@rule("CTH-007")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("M01", 10), ("M30", 2), ("P17", 0), ("L2", 3), ("B1", 0), ("C1", 2), ("A24", 8), ("A12", 0)],
)
def test_playing_a_card_costs_its_sanity(card, cost):
    game = position(a=side(hand=[card, "A13"]), d=side(play=["M29"]))
    game.play(card, at="M29")
    assert (game.sanity("A"), game.sanity("D")) == (100 - cost, 100)


@rule("CTH-008")
def test_power_is_what_an_attack_deals():
    game = position(a=side(play=["M28"]))
    assert game.power("M28") == 4
    assert game.attack("M28").life("D") == 96


@rule("CTH-009", "CTR-29")
def test_at_no_sanity_everything_can_still_be_played_and_used():
    game = position(a=side(play=["B1"], hand=["M26", "L2", "A12"], sanity=0))
    assert game.offers() == {"B1", "M26", "L2", "A12", "DONE"}
    game.play("M26").use("B1")
    assert game.sanity("A") == 0


@rule("CTH-010", "CTR-19")
def test_an_action_beyond_the_sanity_left():
    game = position(a=side(play=["B2"], sanity=14), d=side(play=["M26"]))
    game.use("B2", at="M26")
    assert game.zone("M26") == "discard"
    assert game.sanity("A") == 0


@rule("CTH-011")
@pytest.mark.parametrize("card", ["M09", "M11", "P23", "P27", "P28"])
def test_a_demanded_discard_needs_a_card(card):
    enemy = side(play=["M26", "B1"], hand=["A13"])
    assert card not in position(a=side(play=[card]), d=enemy, discard=["P17"]).offers()
    assert card in position(a=side(play=[card], hand=["A12"]), d=enemy, discard=["P17"]).offers()


@rule("CTH-012")
def test_an_opponents_sanity_stops_at_0_too():
    game = position(a=side(hand=["A13", "A12"]), d=side(sanity=4)).play("A13")
    assert game.sanity("D") == 0


@rule("CTH-013", "CTR-25")
@pytest.mark.parametrize("active", [0, 1])
def test_a_location_destroys_the_one_in_play_whosever_it_is(active):
    """The controller of the old one is seat 0."""
    game = position(a=side(hand=["L1", "A12"]), location="L3", active=active).play("L1")
    assert game.zones("L1", "L3") == ["play", "discard"]


@rule("CTH-014")
def test_a_location_holds_for_both_players():
    game = position(location="L2", begins=True)
    assert (game.sanity("A"), game.sanity("D")) == (97, 100)
    game.to_menu("A").done()
    assert (game.sanity("A"), game.sanity("D")) == (97, 97)


@rule("CTH-015", "CTR-26")
def test_a_curse_goes_on_a_body_only():
    game = position(a=side(play=["B1", "M30"], hand=["C1", "A12"]), d=side(play=["P17", "B2"]), location="L1")
    game.choose("C1")
    assert game.asked == ("TARGET", "A")
    assert game.offers() == {"M30", "P17"}
    game.choose("P17")
    assert game.bearer("C1") == "P17"


@rule("CTH-016", "CTH-053")
def test_all_curses_of_a_dead_body_are_discarded():
    game = position(a=side(play=[("M26", "C1", "C3")], hand=["A24", "A12"]), d=side(play=[("P17", "C2")]))
    game.play("A24")
    assert game.zones("M26", "C1", "C3") == ["discard"] * 3
    assert game.zones("P17", "C2") == ["play", "play"]


@rule("CTH-049", "CTR-01")
def test_one_discard_pile_for_both():
    """A card that D played, taken over and destroyed, can be dug up by A, and what A discarded by D."""
    game = position(a=side(hand=["A18", "A03", "A20", "A12"]), d=side(play=["M29"]))
    game.play("A18", at="M29").play("A03", at="M29").play("A20", at="M29")
    assert game.hand("A") == {"M29", "A12"}


@rule("CTH-049")
def test_one_draw_pile_for_both():
    game = position(a=side(hand=["A15", "A12"]), draw=["P21", "P22", "P23", "P24"])
    game.play("A15").to_menu("A").done()
    assert game.hand("A") == {"A12", "P21", "P22"}
    assert game.hand("D") == {"P23", "P24"}


@rule("CTH-054")
def test_cards_in_a_hand_cannot_be_destroyed():
    game = position(a=side(hand=["A23", "P21"]), d=side(play=["P17"], hand=["P22"]))
    game.play("A23")
    assert game.zones("P17", "P21", "P22") == ["discard", "hand A", "hand D"]


@rule("CTH-055", "CTR-56", "B3")
def test_who_discards_picks_the_card():
    game = position(a=side(play=["B3"], hand=["A12"]), d=side(hand=["A13", "P17"]))
    game.use("B3")
    assert game.asked == ("FORCED_DISCARD", "D")
    assert game.offers() == {"A13", "P17"}
    game.choose("P17")
    assert game.zones("A13", "P17") == ["hand D", "discard"]


@rule("CTH-059")
def test_a_cards_text_overrides_the_rules():
    """Things do not attack in the phase they come into play (CTH-035), but M22 says that it does."""
    game = position(a=side(hand=["M22"]))
    game.play("M22").attack("M22")
    assert game.life("D") == 97


@rule("CTH-056", "CTR-03")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed_not_before():
    game = position(
        a=side(play=["P24"], hand=["A15", "A12"]), draw=["P21", "P22"], discard=["P17", "P18"], rest="hand D"
    )
    game.play("A15")
    assert game.pile("draw") == []
    assert game.pile("discard") == ["P17", "P18", "A15"]
    game.use("P24")
    assert len(game.pile("draw")) == 2
    assert game.pile("discard") == []


@rule("CTR-03", "CTR-04")
def test_nothing_to_draw_is_no_loss():
    """Both piles are empty; with an empty hand there is nothing to discard either."""
    game = position(a=side(hand=["A12", "A13"]), rest="aside", begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.hand("A") == {"A12", "A13"}
    game = position(a=side(play=["M26"]), rest="aside", begins=True)
    assert game.asked == ("MENU", "A")
    assert game.hand("A") == set()


@rule("CTR-04", "CTH-020")
def test_the_discard_of_the_draw_phase_is_compulsory():
    game = position(a=side(hand=["A12"]), draw=["M26", "M27"], begins=True)
    assert game.asked == ("DRAW_DISCARD", "A")
    assert game.offers() == {"A12", "M26", "M27"}
    game.choose("A12")
    assert game.hand("A") == {"M26", "M27"}


@rule("CTR-05", "CTR-06")
def test_both_at_0_is_a_draw():
    """No card brings this about: D's life is set to 0 by hand."""
    game = position(a=side(hand=["P11"], life=3), d=side(life=0))
    game.play("P11")
    assert (game.over, game.winner) == ("terminated", None)
    assert game.table.returns(0).tolist() == [0, 0]


@rule("CTR-05")
@pytest.mark.parametrize("active", [0, 1])
def test_the_winner_gets_1_and_the_loser_minus_1(active):
    game = position(a=side(play=["M26"]), d=side(life=2), active=active).attack("M26")
    assert game.winner == "A"
    assert game.life("D") == 0
    returns = game.table.returns(0)
    assert (returns[game.seat("A")], returns[game.seat("D")]) == (1, -1)


@rule("CTR-07")
def test_life_and_sanity_have_no_upper_bound():
    game = position(a=side(hand=["A12", "A11", "A10", "A13"])).play("A12").play("A11").play("A10")
    assert (game.life("A"), game.sanity("A")) == (108, 111)


@rule("CTR-08")
def test_the_limit_of_turns_is_an_option():
    game = position(turn=4, turn_limit=5).done()
    assert game.over == "running"
    game.to_menu("D").done()
    assert (game.over, game.winner) == ("truncated", None)


@rule("CTR-09")
@pytest.mark.parametrize("deck", ["full", "seen"])
def test_no_turn_goes_on_for_ever(deck):
    """Players who never end a phase while there is something else to do."""
    table = variant(deck=deck).table()
    done = table.n_actions - 4
    rng = np.random.default_rng(1)
    longest, turn, start = 0, 0, 0
    for seed in range(20):
        table.deal(0, seed)
        while not table.over(0):
            legal = [action for action in np.flatnonzero(table.legal(0)) if action != done]
            table.step(0, int(rng.choice(legal or [done])))
            if table.states["turn"][0] != turn:
                turn, start = int(table.states["turn"][0]), table.decisions(0)
            longest = max(longest, table.decisions(0) - start)
    assert longest < 200
