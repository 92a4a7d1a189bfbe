"""The golden tests of the Plot cards PC-01 to PC-09."""

import pytest

from .boards import Board
from .kit import Position, position

rule = pytest.mark.rule

CORRIDOR = Board(("......",))
FIELDS_OF_FB = {"mode": "quest", "scenario": "FIRST"}


def thief(points: int = 5, plot: str = "PC-01*", **more) -> Position:
    """A goblin at its actions, next to a search token."""
    laid = {"tokens": {"S1": (5, 4)}, **more}
    return position({"goblin": (4, 4)}, turn="goblin", points={"goblin": points}, plot=plot, **laid)


# --- Petty Theft


@rule("GT-001", "RAY-095", "RAY-096", "RAY-033", "RAY-045", "PC-01")
def test_a_trigger_makes_fortune_for_the_poorer_hero():
    game = position({"goblin": (4, 4)}, turn="OT1", threat=2, fortune={"B": 1})
    game.play("PC-01")
    assert (game.threat, game.fortune, game.plot("PC-01")) == (1, (1, 1), "exhausted")
    assert not game.was_asked("HERO")


@rule("GT-002", "RAY-097", "RAY-098", "RAY-099", "DER-28")
def test_a_monster_takes_a_token():
    game = thief()
    actions = game["goblin"].actions
    game.play("PETTY_THEFT")
    assert (game["goblin"].points, game["goblin"].actions) == (3, actions)
    assert game.token("S1") == "goblin"
    assert game.faceup("S1")


@rule("GT-003", "RAY-099", "DER-30", "DES-170")
def test_the_unique_token_is_left_where_it_is():
    game = thief(unique="S1")
    game.play("PETTY_THEFT")
    assert game["goblin"].points == 3
    assert game.token("S1") == (5, 4)
    assert game.faceup("S1")
    assert not game.can("PETTY_THEFT")
    tokens = {"S1": (5, 4), "T1": (9, 9)}
    game = position({"A": (6, 4)}, turn="A", tokens=tokens, unique="S1", faceup="S1")
    before = game.search_deck
    game.play("ACT_SEARCH")
    assert game.token("S1") is None
    assert (game.search("A"), game.search_deck) == ([], before)
    assert game.record["token"]["face"][8] == 1, "the heroes claim the statue"


@rule("GT-004", "RAY-098", "DER-28")
def test_too_few_points_or_none_for_petty_theft():
    assert not thief(points=1).can("PETTY_THEFT")
    game = position(
        {"A": (3, 4), "goblin": (4, 4)},
        turn="A",
        tokens={"S1": "goblin", "S2": (6, 4)},
        plot="PC-01* PC-04",
        threat=2,
        fortune={"B": 2},
    )
    game.play("ACT_ATTACK_UNARMED", "goblin", "PC-04", (3, 3))
    assert game.asked == "STEPS"
    game.play("E")
    assert game.at("goblin") == (5, 4)
    assert not game.can("PETTY_THEFT")


@rule("GT-005", "RAY-097")
def test_petty_theft_not_exhausted():
    assert not thief(plot="PC-01").can("PETTY_THEFT")


@rule("GT-006", "RAY-100", "DER-32", "THI-0")
def test_a_token_on_a_base_is_out_of_reach():
    heroes, skills = {"A": "HER-7 THI"}, {"A": "THI-0"}
    units = {"A": (4, 4), "goblin": (5, 4)}
    game = position(units, turn="A", heroes=heroes, skills=skills, tokens={"S1": "goblin"})
    assert not game.can("ACT_SEARCH")
    assert not game.can("THI-0")
    game = position(units, turn="A", heroes=heroes, skills=skills, tokens={"S1": (5, 5)})
    assert game.can("ACT_SEARCH")
    assert game.can("THI-0")


@rule("GT-007", "RAY-101", "DER-33", "DER-31")
def test_the_defeated_leave_their_tokens():
    game = position(
        {"A": (4, 5), "goblin": (5, 5)},
        turn="A",
        items={"A": "GEA-02"},
        tokens={"S1": "goblin", "S2": "goblin"},
        search_deck="SEA-1 SEA-2",
    )
    game.dice("B420", "R020", "g0").play("ACT_ATTACK_1", "goblin")
    assert game["goblin"].gone
    assert game.token("S1") == game.token("S2") == (5, 5)
    assert game.faceup("S1")
    assert game.faceup("S2")
    game.play("ACT_SEARCH", "S2")
    assert (game.search("A"), game.token("S1"), game.token("S2")) == (["SEA-1"], (5, 5), None)


@rule("GT-008", "RAY-101", "DES-088", "FB-2")
def test_tokens_stay_when_a_goblin_leaves_the_map():
    tokens = {"S1": "goblin"}
    game = position({"goblin": (2, 1)}, turn="goblin", at="FB", tokens=tokens, points={"goblin": 1})
    game.play("LEAVE_MAP")
    assert game["goblin"].gone
    assert game.record["counter"][0] == 1
    assert game.token("S1") == (2, 1)


@rule("GT-009", "DES-099", "RAY-101")
def test_a_barghests_token_and_two_spaces_for_it():
    units = {"A": (3, 4), "barghest": (4, 4)}
    tokens = {"S1": "barghest"}
    game = position(units, turn="A", items={"A": "GEA-02"}, tokens=tokens, damage={"barghest": 3})
    game.dice("B420", "R020", "g0").play("ACT_ATTACK_1", "barghest")
    assert (game.asked, game.who) == ("SPACE", "overlord")
    assert game.offers() == {(4, 4), (5, 4)}
    game.play((5, 4))
    assert game.token("S1") == (5, 4)


@rule("GT-010", "DER-01", "DES-177", "DES-178")
def test_petty_theft_again_a_turn_later():
    game = position({"goblin": (4, 4)}, turn="overlord", plot="PC-01*", threat=1)
    assert game.asked == "OT1"
    assert game.plot("PC-01") == "ready"
    assert len(game.hand) == 1
    assert game.can("PC-01")


@rule("GT-011", "DER-28", "DES-091")
def test_nothing_is_taken_while_walking():
    tokens = {"S1": (8, 3)}
    game = position(
        {"barghest": (4, 4)}, turn="barghest", plot="PC-01*", tokens=tokens, points={"barghest": 4}
    )
    game.play((5, 4), "E")
    assert game["barghest"].points == 3
    assert not game.can("PETTY_THEFT")
    game.play("E")
    assert not game.can("PETTY_THEFT"), "a walker next to the token"
    game.play("PUT_DOWN", "base 0")
    assert game.can("PETTY_THEFT")


# --- Concealment


@rule("GT-012", "RAY-103", "RAY-104", "RAY-105", "DER-22", "PC-02")
def test_two_cards_seen_one_up_and_one_down():
    game = position(
        {"A": (9, 9), "goblin": (4, 4)},
        turn="start goblin",
        plot="PC-02",
        tokens={"S1": "goblin", "S2": (9, 10)},
        search_deck="SEA-1 SEA-8",
    )
    game.play("PC-02", "choice 1")
    assert (game.threat, game.fortune) == (0, (0, 0))
    assert (game.search_deck[0], game.search_deck[-1]) == ("SEA-8", "SEA-1")
    assert game.known("overlord") == [(0, "SEA-8"), (11, "SEA-1")]
    assert game.known("heroes") == []
    game.play("END").next_round()
    game.play("A").play("ACT_SEARCH")
    assert game.search("A") == []
    assert game.search_discard == ["SEA-8"]


@rule("GT-013", "RAY-103")
def test_no_token_no_concealment():
    game = position({"goblin": (4, 4)}, turn="start goblin", plot="PC-02")
    assert not game.was_asked("OT3")
    assert game.question == "MONSTER"


@rule("GT-014", "RAY-106", "RAY-108", "DER-02", "RAY-046", "RAY-032")
def test_concealment_for_a_threat():
    game = position({"goblin": (4, 4)}, turn="overlord", plot="PC-02*", threat=1)
    assert game.asked == "OT1"
    assert game.plot("PC-02") == "exhausted"
    game.play("REFRESH_CONCEALMENT")
    assert (game.asked, game.who) == ("HERO", "A")
    game.play("B")
    assert (game.plot("PC-02"), game.threat, game.fortune) == ("ready", 0, (0, 1))


@rule("GT-015", "RAY-107", "DES-230")
def test_concealment_when_a_quest_ends():
    units = {"A": (10, 9), "goblin": (7, 4)}
    game = position(units, turn="A", at="FB", plot="PC-02*", options=FIELDS_OF_FB)
    game.finish("heroes")
    assert game.over
    assert game.plot("PC-02") == "ready"
    assert (game.threat, game.fortune) == (1, (0, 0))


# --- Slippery


@rule("GT-016", "RAY-110", "RAY-111", "RAY-112", "DES-079", "PC-03")
def test_past_a_hero_in_a_corridor():
    units = {"A": (2, 0), "zombie": (1, 0), "B": (5, 0)}
    game = position(units, turn="zombie", board=CORRIDOR)
    game.play("ACT_MOVE")
    assert not game.can("E")
    game = position(units, turn="start zombie", board=CORRIDOR, plot="PC-03", threat=1, fortune={"A": 1})
    game.play("PC-03").rest()
    game.play("ACT_MOVE", "E", "E")
    assert game.at("zombie") == (3, 0)
    assert (game["zombie"].points, game.threat) == (0, 0)


@rule("GT-017", "RAY-113", "DES-081")
def test_no_stop_in_a_heros_space():
    units = {"A": (2, 0), "zombie": (1, 0), "B": (5, 0)}
    game = position(units, turn="start zombie", board=CORRIDOR, plot="PC-03", threat=1, fortune={"A": 1})
    game.play("PC-03").rest()
    game.set("zombie", "points", 2)
    assert not game.can("E")
    game.set("zombie", "points", 3)
    assert game.can("E")


@rule("GT-018", "RAY-112", "DES-102", "DER-38")
def test_a_hero_who_stands_in_water():
    units = {"A": (2, 0), "zombie": (1, 0), "B": (5, 0)}
    board = Board(("..~...",))
    game = position(units, turn="start zombie", board=board, plot="PC-03", threat=1, fortune={"A": 1})
    game.play("PC-03").rest()
    game.set("zombie", "points", 4).play("E")
    assert game["zombie"].points == 1


@rule("GT-019", "RAY-114", "DER-40")
@pytest.mark.parametrize("token", [(5, 5), (9, 9)])
def test_slippery_twice_in_a_turn(token: tuple[int, int]):
    game = position(
        {"goblin": (4, 4), "goblin 2": (4, 6)},
        turn="start goblin",
        plot="PC-01* PC-03",
        threat=2,
        fortune={"A": 1},
        tokens={"S1": token},
    )
    game.play("PC-03").rest()
    game.play("ACT_MOVE")
    taken = game.can("PETTY_THEFT")
    if taken:
        game.play("PETTY_THEFT")
    game.play("END")
    assert taken == (token == (5, 5))
    assert game.plot("PC-03") == ("ready" if taken else "exhausted")
    game.play("goblin 2")
    assert game.can("PC-03") == taken
    assert game.threat == 1


# --- Distraction


@rule(
    *("GT-020", "RAY-116", "RAY-117", "RAY-118", "RAY-119", "RAY-120", "RAY-047", "DER-41", "PC-04"),
)
def test_a_search_instead_of_an_attack():
    game = position(
        {"A": (3, 4), "goblin": (4, 4)},
        turn="A",
        tokens={"S1": "goblin"},
        plot="PC-04",
        threat=2,
        fortune={"B": 1},
        search_deck="SEA-2",
    )
    game.play("ACT_ATTACK_UNARMED", "goblin")
    assert (game.asked, game.who) == ("AT1", "overlord")
    game.play("PC-04")
    assert (game.fortune, game.asked, game.who) == ((1, 1), "HERO", "A")
    game.play("B")
    assert (game.fortune, game.asked, game.who) == ((1, 2), "SPACE", "overlord")
    beside = {(x, y) for x in (2, 3, 4) for y in (3, 4, 5)} - {(3, 4)}
    assert game.offers() == beside
    game.play((2, 4))
    assert (game.search("A"), game.search_deck[0]) == (["SEA-2"], "SEA-1")
    assert game.token("S1") is None
    assert game.conditions("A") == {"Stunned"}
    assert (game.asked, game.who) == ("STEPS", "overlord")
    game.play("E", "E")
    assert game.at("goblin") == (6, 4)
    assert (game.asked, game.who, game["A"].actions) == ("MENU", "A", 1)
    assert game["goblin"].damage == 0


@rule("GT-021", "DER-42", "BER-0")
def test_what_the_attack_cost_is_lost():
    game = position(
        {"A": (3, 4), "goblin": (4, 4)},
        turn="A",
        heroes={"A": "HER-5 BER", "B": "HER-6 KNI"},
        skills={"A": "BER-0"},
        items={"A": "GEA-01"},
        tokens={"S1": "goblin"},
        plot="PC-04",
        threat=2,
        fortune={"B": 2},
    )
    game.play("BER-0", "goblin", "PC-04", (2, 4)).rest()
    assert (game["A"].fatigue, game["A"].actions, game["goblin"].damage) == (1, 1, 0)
    assert game.conditions("A") == {"Stunned"}


@rule("GT-022", "DER-41", "DES-169", "DER-17", "OC-08")
def test_poison_on_the_way_to_a_token():
    game = position(
        {"A": (3, 4), "goblin": (4, 4)},
        turn="A",
        damage={"A": 11},
        tokens={"S1": "goblin"},
        plot="PC-04",
        hand="OC-08",
        threat=2,
        fortune={"B": 2},
        search_deck="SEA-2",
    )
    game.play("ACT_ATTACK_UNARMED", "goblin", "PC-04", (2, 4))
    assert game.asked == "SR1"
    game.dice("g3", "k4").play("OC-08", "Awareness")
    assert (game.asked, game.who) == ("RO1", "A"), "he has fortune now"
    game.play("PASS")
    assert game.asked == "DF2"
    assert game.offers() == {"TAKE_CARD", "TAKE_THREAT"}
    game.play("TAKE_CARD")
    assert game["A"].down
    assert (game.search("A"), game.search_deck[0], game.token("S1")) == ([], "SEA-2", (2, 4))
    assert game.conditions("A") == set()
    assert (game.asked, game.who) == ("STEPS", "overlord")


@rule("GT-023", "DER-08", "HER-4")
def test_two_targets_one_token():
    game = position(
        {"A": (3, 4), "zombie": (5, 4), "zombie 2": (5, 6)},
        turn="A",
        heroes={"A": "HER-4 RUN"},
        items={"A": "GEA-08"},
        tokens={"S1": "zombie 2"},
        plot="PC-04",
        threat=2,
        fortune={"B": 2},
    )
    game.play("FEAT", "zombie", "zombie 2", "PC-04", (2, 4)).rest()
    assert (game["zombie"].damage, game["zombie 2"].damage) == (0, 0)
    assert (game["A"].feat, game["A"].actions) == (1, 1)
    assert game.conditions("A") == {"Stunned"}


@rule("DER-08", "DER-41", "RAY-117")
def test_two_targets_two_tokens():
    game = position(
        {"A": (3, 4), "zombie": (5, 4), "zombie 2": (5, 6)},
        turn="A",
        heroes={"A": "HER-4 RUN"},
        items={"A": "GEA-08"},
        tokens={"S1": "zombie", "S2": "zombie 2"},
        plot="PC-04",
        threat=2,
        fortune={"B": 2},
    )
    game.play("FEAT", "zombie", "zombie 2", "PC-04")
    assert (game.asked, game.who, game.offers()) == ("TOKEN", "overlord", {"S1", "S2"})
    game.play("S2", (2, 4))
    assert (game.token("S1"), game.token("S2")) == ("zombie", None)
    assert (game.asked, game.about) == ("STEPS", "zombie 2")


@rule("GT-024", "DER-08", "DES-220")
def test_a_familiar_is_not_distracted():
    game = position(
        {"A": (1, 1), "reanimate": (3, 4), "goblin": (4, 4)},
        turn="A",
        heroes={"A": "HER-3 NEC"},
        skills={"A": "NEC-0"},
        tokens={"S1": "goblin"},
        plot="PC-04",
        threat=2,
    )
    game.play("FAMILIAR_ACT").dice("B320", "R020", "g3").play("ACT_ATTACK_1", "goblin")
    assert not game.was_asked("AT1")
    assert game["goblin"].damage == 1


@rule("GT-025", "DER-43", "KNI-5")
def test_distraction_against_a_guard():
    game = position(
        {"A": (5, 4), "zombie": (3, 4)},
        turn="zombie",
        skills={"A": "KNI-5"},
        items={"A": "GEA-02"},
        tokens={"S1": "zombie"},
        points={"zombie": 2},
        plot="PC-04",
        threat=2,
        fortune={"B": 2},
        search_deck="SEA-2",
    )
    game.play("E")
    assert (game.asked, game.who) == ("OT5", "A")
    game.play("KNI-5")
    assert game.asked == "AT1"
    game.play("PC-04", (6, 4))
    assert game.search("A") == ["SEA-2"]
    assert game.conditions("A") == {"Stunned"}
    game.play("N", "PASS")
    assert (game.question, game.about, game["zombie"].points) == ("MONSTER", "zombie", 1)
    assert game.at("zombie") == (4, 3)
    assert game["zombie"].damage == 0


# --- Foiled Again


def searcher(cards: str, **more) -> Position:
    """A searches a token beside him."""
    laid = {"tokens": {"S1": (5, 4)}, "threat": 1, "fortune": {"B": 1}, **more}
    return position({"A": (4, 4), **laid.pop("units", {})}, turn="A", search_deck=cards, **laid)


@rule("GT-026", "RAY-122", "RAY-123", "RAY-124", "DER-45", "PC-05")
def test_the_chest_goes_back_on_top():
    game = searcher("SEA-7 SEA-6", plot="PC-05")
    game.play("ACT_SEARCH")
    assert game.asked == "SR3"
    game.play("PC-05")
    assert game.search("A") == ["SEA-6"]
    assert game.items("A") == []
    assert game.search_deck[0] == "SEA-7"
    assert game.known("heroes") == game.known("overlord") == [(0, "SEA-7")]
    assert (game.threat, game.fortune) == (0, (1, 1))


@rule("GT-027", "DER-45", "THI-1")
def test_after_appraisal_comes_foiled_again():
    game = searcher("SEA-8 SEA-5 SEA-1", plot="PC-05", heroes={"A": "HER-7 THI"}, skills={"A": "THI-1"})
    game.play("ACT_SEARCH")
    assert (game.asked, game.who) == ("SR2_HERO", "A")
    game.play("THI-1")
    assert (game.asked, game.who) == ("SR3", "overlord")
    game.play("PC-05")
    assert game.question == "MENU"
    assert game.search("A") == ["SEA-1"]
    assert (game.search_deck[0], game.search_discard) == ("SEA-5", ["SEA-8"])
    assert [asked for asked, _ in game.log].count("SR2_HERO") == 1


@rule("GT-028", "DER-46")
def test_foiled_again_with_no_card_left():
    game = searcher("SEA-1", search_rest=False, plot="PC-05")
    game.play("ACT_SEARCH", "PC-05")
    assert game.search("A") == []
    assert game.search_deck == ["SEA-1"]


# --- Covetous


@rule("GT-029", "RAY-126", "RAY-127", "RAY-128", "RAY-129", "PC-06")
def test_covetous_through_a_round():
    units = {"B": (6, 4), "spider": (3, 4), "spider 2": (4, 3), "spider 3": (7, 4)}
    game = searcher("SEA-1", plot="PC-06", units=units, tokens={"S1": (4, 5)}, n=3, fortune={}, deck="OC-07")
    game.play("ACT_SEARCH")
    assert game.asked == "SR2"
    game.play("PC-06", "C")
    assert (game.plot("PC-06"), game.search("A")) == ("exhausted", ["SEA-1"])
    game.overlord_turn()
    game.rest()
    assert game.plot("PC-06") == "exhausted", "after the refresh"
    for name in ("spider", "spider 2"):
        game.play(name).dice("B320", "Y110", "g3").play("ACT_ATTACK_1", "A")
        assert (game.asked, game.attack["surges"]) == ("SURGE", 1)
        game.rest().play("END")
    game.play("spider 3").dice("B320", "Y110", "g3").play("ACT_ATTACK_1", "B")
    assert game.question == "MONSTER"
    game.play("END").next_round()
    assert game.plot("PC-06") == "ready"


@rule("GT-030", "DER-47", "DES-175")
def test_a_potion_drunk_in_time():
    units = {"A": (4, 4), "spider": (3, 4)}
    game = position(units, turn="A", plot="PC-06*", search={"A": "SEA-1"}, damage={"A": 3})
    game.play("SEA-1", "A")
    assert (game["A"].damage, game.search("A")) == (0, ["SEA-1*"])
    game = position(units, turn="spider", plot="PC-06*", search={"A": "SEA-1*"})
    game.dice("B320", "Y110", "g3").play("ACT_ATTACK_1", "A")
    assert not game.was_asked("SURGE")


# --- Guarded Treasure, Cursed Treasure


@rule("GT-031", "RAY-131", "DES-125", "DER-49", "PC-07")
def test_a_guarding_shield_and_pierce():
    units = {"A": (4, 4), "goblin master": (5, 4)}
    tokens = {"S1": "goblin master"}
    game = position(units, turn="A", items={"A": "SHO-06"}, tokens=tokens, plot="PC-07")
    game.dice("B320", "R020", "g1").play("ACT_ATTACK_1", "goblin master")
    assert game["goblin master"].damage == 3


@rule("GT-032", "RAY-132", "DES-224")
@pytest.mark.parametrize(("carriers", "threat"), [(2, 2), (1, 2), (0, 1)])
def test_two_carriers_one_threat(carriers: int, threat: int):
    units = {"A": (10, 9), "goblin": (7, 4), "goblin 2": (8, 4)}
    tokens = {"S1": "goblin", "S2": "goblin 2"}
    laid = dict(list(tokens.items())[:carriers])
    game = position(units, turn="A", at="FB", plot="PC-07", tokens=laid, options=FIELDS_OF_FB)
    game.finish("heroes")
    assert game.threat == threat, "1 comes with the end of the quest"


@rule("GT-033", "RAY-134", "RAY-135", "RAY-137", "DER-50", "PC-08")
def test_three_spaces_from_a_monster():
    units = {"A": (10, 9), "goblin": (7, 6)}
    tokens = {"S1": (11, 9)}
    game = position(units, turn="A", at="FB", plot="PC-08", tokens=tokens, options=FIELDS_OF_FB)
    game.play("ACT_SEARCH")
    assert game.asked == "SR1"
    game.play("PC-08")
    assert (game.record["cursed"], game.plot("PC-08")) == (1, "exhausted")
    assert (game.threat, game.fortune) == (0, (0, 0))
    game.finish("heroes")
    assert game.threat == 2


@rule("GT-034", "RAY-134", "RAY-136")
@pytest.mark.parametrize(
    ("monster", "cursed", "asked"), [((7, 4), 3, True), ((8, 4), 0, False), ((7, 4), 4, False)]
)
def test_four_spaces_or_four_threats(monster: tuple[int, int], cursed: int, asked: bool):
    units = {"goblin": monster}
    game = searcher("SEA-1", tokens={"S1": (3, 4)}, units=units, plot="PC-08", cursed=cursed)
    game.play("ACT_SEARCH")
    assert game.was_asked("SR1") == asked


# --- Bait and Switch


def baited(units: dict, **more) -> Position:
    """A is about to step east, onto (4, 4)."""
    laid = {"tokens": {"S1": (5, 4)}, "plot": "PC-09", "threat": 2, "fortune": {"B": 2}, **more}
    return position({"A": (3, 4), **units}, turn="A", points={"A": 4}, **laid)


@rule("GT-035", "RAY-139", "RAY-140", "RAY-141", "RAY-142", "RAY-143", "DER-52", "PC-09")
def test_a_zombie_changes_places_with_a_token():
    game = baited({"zombie": (8, 4)})
    game.play("E")
    assert (game.asked, game.who) == ("HT3", "overlord")
    game.play("PC-09")
    assert game.on((5, 4)) == "zombie"
    assert game.token("S1") == (8, 4)
    assert (game.asked, game.who) == ("MAY", "overlord")
    game.dice("B320", "Y110", "g1").play("YES").rest()
    assert game["A"].damage == 2
    assert (game.asked, game.who, game["A"].points) == ("MENU", "A", 3)
    assert game["zombie"].activated == 0
    assert (game.threat, game.fortune) == (0, (2, 2))


@rule("GT-036", "RAY-140", "DER-51", "DER-32")
@pytest.mark.parametrize(
    ("units", "token"),
    [
        ({"ettin": (8, 4)}, (5, 4)),
        ({"goblin": (11, 4)}, (5, 4)),
        ({"goblin": (5, 4), "goblin 2": (7, 4)}, "goblin"),
        ({"B": (5, 4), "goblin": (7, 4)}, (5, 4)),
    ],
)
def test_nobody_to_change_places_with(units: dict, token: tuple[int, int] | str):
    game = baited(units, tokens={"S1": token})
    game.play("E")
    assert not game.was_asked("HT3")


@rule("GT-037", "DER-52", "DES-154")
def test_a_fall_in_ones_own_turn():
    game = baited({"zombie": (8, 4)}, damage={"A": 11})
    game.play("E", "PC-09")
    game.dice("B320", "Y110", "g1").play("YES", "PASS")
    assert game.asked == "DF2"
    game.play("TAKE_CARD")
    assert game["A"].down
    assert (game.asked, game.who) == ("MENU", "B")


@rule("GT-038", "DER-53", "DES-197", "OC-17")
def test_first_a_web_then_a_zombie():
    game = baited({"zombie": (8, 4)}, hand="OC-17")
    game.play("E").dice("g3", "k4").play("OC-17")
    assert game.conditions("A") == {"Immobilized"}
    assert game.asked == "HT3"
    game.play("PC-09", "PASS")
    assert game.on((5, 4)) == "zombie"
