"""A campaign from its start to the finale, and the step that prepares a single quest."""

import pytest

from dungeonzoo.envs.descent.questing import Q_AFTER
from dungeonzoo.envs.descent.state import Life, Phase, Task

from .campaigns import campaign, go, in_shop, next_quest, quest_over
from .kit import Position, setup
from .names import ITEMS, OVERLORD, PLOT, QUESTS

BASIC = [
    *("OC-01", "OC-02", "OC-03", "OC-03", "OC-04", "OC-04", "OC-05", "OC-05"),
    *("OC-06", "OC-06", "OC-07", "OC-08", "OC-09", "OC-09", "OC-10"),
]
PRINTED = {"FATGOBLIN", "CASTLE", "CARDINAL", "MASQUERADE", "WING"}


def gold(game: Position) -> int:
    return int(game.record["gold"])


def xp(game: Position) -> int:
    """The overlord's experience."""
    return int(game.record["xp"])


def on_offer(game: Position) -> list[str]:
    return [ITEMS[11 + i] for i, n in enumerate(game.record["offered"]) for _ in range(n)]


def past_shop(game: Position) -> Position:
    """On to the overlord's experience, or behind it."""
    while game.question in ("SHOP", "SKILL_BUY", "RELIC_TO"):
        game.choose("A") if game.question == "RELIC_TO" else game.decline()
    return game


# --- start of a campaign


@pytest.mark.rule("DES-035", "DES-036", "DER-117")
def test_heroes_draft_in_index_order_hero_then_class():
    game = setup(mode="campaign", heroes=3, hero_pick="draft", class_pick="draft")
    assert (game.question, game.who) == ("HERO_PICK", "A")
    assert game.search_deck == game.search_discard == game.hand == []
    game.choose("HER-5")
    assert (game.question, game.who) == ("CLASS_PICK", "A")
    assert game.offers() == {"choice 0", "choice 1"}
    game.choose("choice 1")
    assert (game.question, game.who) == ("HERO_PICK", "B")
    assert not game.can("HER-5")
    game.choose("HER-6")
    assert (game.question, game.who) == ("HERO_PICK", "C")  # one warrior's class was left for Syndrael
    game.choose("HER-1", "choice 0")
    assert [game[name].cls for name in "ABC"] == [1, 0, 2]


@pytest.mark.rule("DES-035", "DES-036")
def test_random_heroes_and_classes_differ():
    for seed in range(20):
        game = setup(mode="campaign", heroes=4, seed=seed)
        heroes, classes = ([getattr(game[name], field) for name in "ABCD"] for field in ("hero", "cls"))
        assert len(set(heroes)) == len(set(classes)) == 4
        archetypes = game.setup["hero"]["archetype"][heroes].tolist()
        assert archetypes == [cls // 2 for cls in classes]


@pytest.mark.rule("DES-037", "DES-038", "DES-041")
def test_a_hero_begins_with_the_free_skill_and_its_gear_equipped():
    game = campaign(3)
    assert game.skills("A") == ["KNI-0"]
    assert game.items("A") == ["GEA-02", "GEA-03"]
    assert game.items("C") == ["GEA-09", "GEA-10"]
    assert (game["A"].xp, gold(game), xp(game), game.threat) == (0, 0, 0, 0)
    assert not game.record["bought"].any()
    assert game["B"].health == 14
    assert game["C"].stamina == 5


@pytest.mark.rule("DES-039", "DES-042", "RAY-011")
def test_a_quest_begins_with_all_basic_cards_and_a_full_search_deck():
    game = campaign(3)
    assert sorted([*game.hand, *game.deck]) == BASIC
    assert len(game.hand) == 3
    assert len(game.search_deck) == 12


@pytest.mark.rule("RAY-003", "RAY-006", "RAY-007", "DES-040", "DER-16")
def test_the_plot_deck_lies_before_the_overlord_from_the_start():
    game = campaign()
    assert [game.plot(card) for card in PLOT] == ["ready", *["facedown"] * 9]


@pytest.mark.rule("RAY-004", "DER-15", "DES-040")
def test_without_the_plot_deck_a_quests_end_brings_no_threat():
    game = go(quest_over("FIRST", "overlord", options={"plot_deck": False}))
    assert game.threat == 0
    assert {game.plot(card) for card in PLOT} == {"facedown"}
    game.put("xp", 1)
    assert past_shop(game).question == "DARK_SHOP"
    assert not game.can("XP_TO_THREAT")
    assert not any(game.can(card) for card in PLOT)


# --- from encounter to encounter


def between(**fields: object) -> Position:
    """Encounter 1 of A Fat Goblin has ended."""
    return quest_over("FATGOBLIN", "heroes", encounter=1, encounter_winner=0, **fields)


@pytest.mark.rule("DES-225", "DES-226", "DES-227", "DER-119", "DER-106")
def test_what_is_carried_into_the_second_encounter():
    game = between(search={"A": "SEA-1 SEA-5*"}, threat=2, carry=(3, 1))
    game.set("A", "damage", 3).set("A", "fatigue", 2).set("A", "conditions", 1).set("A", "feat", 1)
    game.set("A", "exhausted", 1).set("A", "turned", 2).set("B", "fortune", 1).set("A", "monkey", 1)
    game.lay_plot(["PC-06*"])
    hand, deck, search = game.hand, game.deck, game.search_deck
    go(game)
    assert game.encounter == "FG2"
    assert (game["A"].damage, game["A"].fatigue, game["A"].conditions) == (3, 0, 1)
    assert (game["A"].feat, game["A"].exhausted, game["A"].turned, game["A"].monkey) == (0, 0, 0, 0)
    assert game.search("A") == ["SEA-1", "SEA-5*"]
    assert (game.hand, game.deck, game.search_deck) == (hand, deck, search)
    assert (game.threat, game.fortune, game.plot("PC-06")) == (2, (0, 1), "exhausted")
    assert game.record["carry"].tolist() == [3, 1]


@pytest.mark.rule("DES-226", "DER-123")
def test_the_knocked_out_stand_up_by_two_red_dice_and_brute():
    game = between()
    game.set("B", "skills", 3)
    for name in "AB":
        game.set(name, "life", Life.DOWN).set(name, "damage", game[name].health)
    go(game, "R010", "R030", "R020", "R020")
    assert game["A"].damage == 12 - 4
    assert game["B"].damage == 14 - 4 - 2


@pytest.mark.rule("DES-222", "DES-226", "DES-228")
def test_the_first_map_is_gone():
    game = between()
    game.lay_figure(4, game.map.spaces[5])
    go(game)
    assert game.record["figure"][4]["life"] == Life.ABSENT
    assert (game.record["figure"]["life"][13:] == Life.ABSENT).all()
    groups = game.record["group"]
    assert (groups["kind"][groups["open"] == 1] == -1).all()


@pytest.mark.rule("DES-229", "DES-230", "RAY-018", "RAY-019", "RAY-107", "RAY-137")
def test_a_quests_end_brings_threat_and_readies_concealment():
    game = quest_over("FATGOBLIN", "overlord", threat=1, cursed=3)
    game.lay_plot(["PC-02*", "PC-08"])
    go(game)
    assert game.threat == 1 + 1 + 1 + 3
    assert game.record["cursed"] == 0
    assert game.plot("PC-02") == "ready"
    assert game.record["quest_winner"] == 2
    assert go(quest_over("FATGOBLIN", "heroes", threat=1)).threat == 2


@pytest.mark.rule("RAY-024", "RAY-025", "RAY-026", "RAY-005")
def test_threat_and_deck_stay_from_quest_to_quest():
    game = past_shop(go(quest_over("FATGOBLIN", "heroes", threat=4)))
    game.choose("PC-02").choose("END") if game.question == "DARK_SHOP" else None
    game.choose("CASTLE")
    assert game.encounter == "CD1"
    assert game.threat == 3
    assert game.plot("PC-01") == "ready"
    assert game.plot("PC-02") == "ready"


# --- gold, clean-up, rewards


@pytest.mark.rule("DES-231", "DES-232", "DES-233", "DER-119")
def test_search_cards_become_gold_and_everybody_is_well():
    game = quest_over("FIRST", "overlord", search={"A": "SEA-1* SEA-3", "B": "SEA-5"})
    game.set("A", "damage", 5).set("A", "fatigue", 2).set("A", "conditions", 5).set("A", "exhausted", 1)
    game.set("B", "feat", 1).set("B", "turned", 1)
    game.lay_plot(["PC-06*"])
    go(game)
    assert game.phase == Phase.PHASE_CAMPAIGN
    assert gold(game) == 25 + 50 + 50
    assert game.search("A") == game.search("B") == []
    assert [getattr(game["A"], field) for field in ("damage", "fatigue", "conditions", "exhausted")] == [
        0
    ] * 4
    assert (game["B"].feat, game["B"].turned) == (0, 0)
    assert game.plot("PC-06") == "ready"
    assert game.hand == game.discard == []


@pytest.mark.rule("DES-234", "DES-231")
def test_everybody_gets_experience_then_the_winner_his_reward():
    game = go(quest_over("FATGOBLIN", "heroes", n=3))
    assert gold(game) == 3 * 25
    assert [game[name].xp for name in "ABC"] == [1, 1, 1]
    assert xp(game) == 1
    game = go(quest_over("FATGOBLIN", "overlord", n=3))
    assert (gold(game), xp(game), game["A"].xp) == (0, 2, 1)


@pytest.mark.rule("DES-247", "DES-038")
def test_a_relic_of_the_heroes_goes_to_whom_the_speaker_names():
    game = go(quest_over("MASQUERADE", "heroes"))
    assert (game.question, game.who) == ("RELIC_TO", "A")
    game.choose("B")
    assert game.items("B")[-1] == "REL-2-"
    assert game.relic_of("REL-2") == "heroes"


@pytest.mark.rule("DES-247", "DER-112")
def test_a_relic_of_the_overlord_is_his():
    game = go(quest_over("MASQUERADE", "overlord"))
    assert game.relic_of("REL-2") == "overlord"
    assert game.relic_of("REL-3") is None


@pytest.mark.rule("DES-247")
def test_a_relic_lost_by_a_lieutenant_comes_to_the_heroes():
    game = quest_over("FATGOBLIN", "overlord", relic_lost=1 << 2)
    game.lay_relics({"REL-3": "overlord"}, {})
    go(game)
    assert game.question == "RELIC_TO"
    game.choose("A")
    assert game.relic_of("REL-3") == "heroes"
    assert "REL-3-" in game.items("A")


# --- shopping


@pytest.mark.rule("DES-236", "DES-235")
def test_five_items_of_the_act_are_offered_and_one_purse_pays():
    game = in_shop("FATGOBLIN", 0, 0, 0, 0, 1, gold=100)
    assert on_offer(game) == ["SHO-01", "SHO-02", "SHO-03", "SHO-04", "SHO-06"]
    assert gold(game) == 150
    assert game.offers() >= {"SHO-01", "SHO-03", "SHO-04", "SHO-06", "A", "B", "END"}
    assert not game.can("SHO-02")
    game.choose("SHO-03", "B")
    assert gold(game) == 50
    assert game.items("B")[-1] == "SHO-03-"
    assert on_offer(game) == ["SHO-01", "SHO-02", "SHO-04", "SHO-06"]
    game.choose("END")
    assert on_offer(game) == []
    left = game.record["shop_left"]
    assert left[0] == 1
    assert left[2] == 0


@pytest.mark.rule("DES-236")
def test_both_copies_of_an_item_can_be_offered():
    game = in_shop("FATGOBLIN", 6, 6, 0, 0, 0, gold=100)
    assert on_offer(game).count("SHO-07") == 2
    game.choose("SHO-07", "A").choose("SHO-07", "A")
    assert game.items("A")[-2:] == ["SHO-07-", "SHO-07-"]
    assert not game.can("SHO-07")


@pytest.mark.rule("DES-237", "DER-109")
def test_items_are_sold_for_half_their_price():
    game = in_shop(items={"A": "SHO-07- REL-2-"})
    game.choose("A")
    assert game.question == "SELL"
    assert game.offers() == {"GEA-02", "GEA-03", "SHO-07"}
    before = gold(game)
    left = int(game.record["shop_left"][6])
    game.choose("SHO-07")
    assert gold(game) == before + 25
    assert game.record["shop_left"][6] == left + 1
    game.choose("A", "GEA-02")
    assert gold(game) == before + 50
    assert game.items("A") == ["GEA-03", "REL-2-"]


@pytest.mark.rule("DER-109")
def test_sell_values():
    rows = campaign().setup["item"]
    for row in rows[11:43]:
        assert row["sell"] == row["cost"] // 2 // 25 * 25
    assert (rows["sell"][:11] == 25).all()


@pytest.mark.rule("DES-075")
def test_a_hero_with_twelve_items_can_buy_nothing():
    full = " ".join(["SHO-07-"] * 10)
    game = in_shop(gold=100, items={"B": full + " SHO-07-"})
    game.choose("SHO-03")
    assert game.question != "BUYER"  # nobody but A has room
    assert "SHO-03-" in game.items("A")


@pytest.mark.rule("RAY-053", "DER-27", "DES-236")
def test_two_fortune_show_one_more_card():
    game = quest_over("FATGOBLIN", "heroes")
    game.set("A", "fortune", 2).set("B", "fortune", 3)
    go(game, 0, 0, 0, 0, 0, 0, 0)
    game.choose("SHOP_FORTUNE")
    assert (game.question, game.who) == ("PURSE", "A")
    game.choose("B").choose("A")
    assert game.fortune == (1, 2)
    assert len(on_offer(game)) == 6
    game.choose("SHOP_FORTUNE", "B").choose("B")
    assert (game.fortune, len(on_offer(game))) == ((1, 0), 7)
    assert not game.can("SHOP_FORTUNE")


@pytest.mark.rule("RAY-055", "RAY-056", "DES-238", "RAY-054")
def test_after_shopping_all_fortune_is_gone():
    game = quest_over("FATGOBLIN", "heroes")
    game.set("A", "fortune", 1).set("B", "fortune", 4)
    go(game)
    assert game.fortune == (1, 4)
    game.choose("END")
    assert game.fortune == (0, 0)


# --- experience


@pytest.mark.rule("DES-239", "DES-231")
def test_heroes_buy_skills_of_their_class_in_index_order():
    game = quest_over("FATGOBLIN", "heroes")
    game.set("A", "xp", 2).set("B", "xp", 0)
    go(game).choose("END")
    assert (game.question, game.who) == ("SKILL_BUY", "A")
    assert game.offers() == {"PASS", *(f"KNI-{n}" for n in range(1, 9))}
    game.choose("KNI-4")
    assert (game.skills("A"), game["A"].xp) == (["KNI-0", "KNI-4"], 1)
    assert game.offers() == {"PASS", "KNI-1", "KNI-2", "KNI-3"}
    game.choose("PASS")
    assert (game.question, game.who) == ("SKILL_BUY", "B")
    game.choose("BER-1")
    assert game["B"].health == 18
    assert game.question == "DARK_SHOP"
    assert game["A"].xp == 1


@pytest.mark.rule("DES-240", "DES-241", "RAY-020", "RAY-012", "RAY-027", "RAY-028", "RAY-029", "RAY-030")
def test_the_overlord_spends_experience_and_threat():
    game = past_shop(go(quest_over("FATGOBLIN", "overlord", xp=3, threat=1)))
    assert (xp(game), game.threat) == (5, 3)
    game.choose("XP_TO_THREAT")
    assert (xp(game), game.threat) == (4, 6)
    game.choose("PC-08", "PC-02")
    assert (xp(game), game.threat) == (4, 1)
    assert game.plot("PC-08") == game.plot("PC-02") == "ready"
    assert not any(game.can(card) for card in PLOT)
    game.choose("OC-22", "OC-11")
    assert (xp(game), game.threat) == (2, 1)


@pytest.mark.rule("RAY-009", "RAY-028", "RAY-031", "RAY-010")
def test_plot_cards_are_bought_in_that_step_and_kept():
    game = go(quest_over("FATGOBLIN", "heroes", threat=9))
    assert not any(game.can(card) for card in PLOT)
    past_shop(game).choose("PC-04").choose("END").choose("CASTLE")
    assert game.plot("PC-04") == "ready"


@pytest.mark.rule("DES-241")
def test_dear_cards_need_others_of_their_class():
    game = past_shop(go(quest_over("FATGOBLIN", "heroes", xp=2, bought="OC-21 OC-22")))
    assert xp(game) == 3
    assert game.can("OC-23")
    assert not game.can("OC-25")
    assert game.can("OC-26")
    assert not game.can("OC-13")
    game.choose("OC-23")
    assert not game.can("OC-25")  # three of the class, but one point left
    game = past_shop(go(quest_over("FATGOBLIN", "heroes", xp=2, bought="OC-21 OC-21 OC-22")))
    assert game.can("OC-25")


@pytest.mark.rule("DES-242", "DES-243")
def test_copies_are_bought_singly_and_come_with_the_next_quest():
    game = past_shop(go(quest_over("FATGOBLIN", "heroes", xp=5)))
    game.choose("OC-27").choose("OC-27")
    assert not game.can("OC-27")
    assert not any(game.can(card) for card in OVERLORD[:10])
    assert "OC-27" not in [*game.hand, *game.deck]
    game.choose("END").choose("CASTLE")
    assert [*game.hand, *game.deck].count("OC-27") == 2


# --- the next quest


@pytest.mark.rule("DES-244", "DES-245")
@pytest.mark.parametrize(("winner", "who"), [("heroes", "A"), ("overlord", "overlord")])
def test_the_winner_picks_a_quest_that_was_not_played(winner: str, who: str):
    game = past_shop(go(quest_over("CASTLE", winner)))
    if game.question == "DARK_SHOP":
        game.choose("END")
    assert (game.question, game.who) == ("NEXT_QUEST", who)
    assert game.offers() == PRINTED - {"FATGOBLIN", "CASTLE"}
    game.choose("WING")
    assert (game.encounter, game.record["track"]) == ("DW1", 3)


@pytest.mark.rule("DES-245", "DER-117")
def test_interlude_and_finale_are_fixed():
    game = past_shop(go(quest_over("WING", "heroes")))
    if game.question == "DARK_SHOP":
        game.choose("END")
    assert (game.encounter, game.record["act"], game.record["track"]) == ("LV1", 0, 4)
    game = past_shop(go(quest_over("COURT", "heroes")))
    if game.question == "DARK_SHOP":
        game.choose("END")
    assert (game.encounter, game.record["act"], game.record["track"]) == ("FI1", 1, 8)


@pytest.mark.rule("DES-244")
@pytest.mark.parametrize(
    ("pool", "played", "offered"),
    [
        ("extra", "FIRST", {"GRAIN", "BELL"}),
        ("extra", "FIRST GRAIN BELL", PRINTED),
        ("both", "FIRST GRAIN", PRINTED | {"BELL"}),
    ],
)
def test_pools_of_the_first_act(pool: str, played: str, offered: set[str]):
    bits = sum(1 << QUESTS.index(name) for name in played.split())
    last = played.split()[-1]
    track = len(played.split()) - 1
    game = quest_over(last, "heroes", options={"act1_pool": pool}, track=track, quests_played=bits)
    past_shop(go(game))
    if game.question == "DARK_SHOP":
        game.choose("END")
    assert game.offers() == offered


@pytest.mark.rule("DES-244")
def test_bell_tower_in_the_second_act():
    for pool, more in (("original", set()), ("both", {"BELL"})):
        game = past_shop(go(quest_over("ARCHIVE", "heroes", options={"act2_pool": pool})))
        if game.question == "DARK_SHOP":
            game.choose("END")
        assert game.offers() == {"EMBER", "COURT"} | more
    game.choose("BELL")
    assert (game.encounter, game.record["act"]) == ("OQ2", 1)


# --- the act changes


@pytest.mark.rule("DES-246", "DER-111")
def test_after_the_interlude_all_act_1_items_are_for_sale_then_act_2():
    game = quest_over("LANTERN", "heroes", gold=500, items={"A": "SHO-03-"})
    game.record["shop_left"][2] = 0
    game.set("A", "fortune", 2)
    go(game, 0, 0, 0, 0, 0, 0)
    game.choose("A")  # Trueshot
    assert game.record["act"] == 0
    assert set(on_offer(game)) == {f"SHO-{n:02}" for n in range(1, 19)} - {"SHO-03"}
    assert on_offer(game).count("SHO-09") == 2
    assert not game.can("SHOP_FORTUNE")
    assert not game.can("A")
    game.choose("SHO-10", "B").choose("END")
    assert game.record["act"] == 1
    assert on_offer(game) == ["SHO-19", "SHO-20", "SHO-21", "SHO-22", "SHO-23"]
    assert game.can("SHOP_FORTUNE")
    assert game.can("A")
    game.choose("SHOP_FORTUNE")
    assert on_offer(game)[-1] == "SHO-24"


@pytest.mark.rule("DES-246", "DES-237")
def test_an_act_1_item_sold_later_does_not_come_back():
    game = in_shop("EMBER", items={"A": "SHO-03-"})
    game.choose("A", "SHO-03")
    game.choose("END")
    assert game.record["shop_left"][2] >= 1
    again = in_shop("ARCHIVE", shop_left=game.record["shop_left"].copy())
    assert all(int(item[4:]) >= 19 for item in on_offer(again))


# --- the end


@pytest.mark.rule("DES-249", "DER-113")
@pytest.mark.parametrize(("winner", "value"), [("heroes", 1.0), ("overlord", -1.0)])
def test_the_finale_decides_the_campaign(winner: str, value: float):
    game = go(quest_over("THRONE", winner))
    assert game.over
    assert game.winner == winner
    assert game.returns == [-value, value, value]


@pytest.mark.rule("DER-113")
def test_victories_in_the_second_act_are_counted():
    assert go(quest_over("EMBER", "overlord")).record["won_act2"].tolist() == [0, 0, 1]
    assert go(quest_over("BELL", "heroes", track=6)).record["won_act2"].tolist() == [0, 1, 0]
    assert go(quest_over("BELL", "heroes", track=2)).record["won_act2"].tolist() == [0, 0, 0]
    assert go(quest_over("LANTERN", "heroes")).record["won_act2"].tolist() == [0, 0, 0]
    assert setup(scenario="FI2", act2_majority="overlord").record["won_act2"].tolist() == [0, 0, 2]


# --- travel


@pytest.mark.rule("DES-248", "DER-110", "DES-231")
def test_each_icon_of_the_route_draws_a_card():
    game = next_quest("FATGOBLIN", options={"travel": True})  # road, plain
    game.set("A", "damage", 0)
    free = 14 + 11
    go(
        game, *[0] * free, 0, 1
    )  # TRV-1 on the road does nothing, TRV-3 on the plain gives the overlord a card
    assert game.record["travelled"].tolist() == 0b101
    assert len(game.hand) == 3
    assert game.encounter == "FG1"


@pytest.mark.rule("DER-110")
def test_without_the_option_nobody_travels():
    game = go(next_quest("FATGOBLIN"))
    assert game.record["travelled"] == 0
    assert game.encounter == "FG1"


@pytest.mark.rule("DER-110", "DES-147")
def test_damage_of_the_road_leaves_one_health():
    game = next_quest("EMBER", after="ARCHIVE", options={"travel": True})  # mountain, mountain
    for name in "AB":
        game.set(name, "damage", game[name].health - 1)
    game.set("B", "damage", 0).set("B", "fatigue", game["B"].stamina)
    go(game, *[0] * (14 + 11), 0, 6)  # TRV-1: 1 damage and 1 fatigue, then TRV-8: an offer
    assert (game.question, game.who) == ("TRAVEL", "A")
    assert game["A"].damage == game["A"].health - 1
    assert (game["B"].damage, game["B"].fatigue) == (2, game["B"].stamina)
    assert game["A"].fatigue == 1


@pytest.mark.rule("DES-248")
def test_a_card_may_skip_the_next_one():
    game = next_quest("FATGOBLIN", options={"travel": True})
    go(game, *[0] * 25, 5)  # TRV-6 on the road
    assert game.record["travelled"] == 1 << 5
    assert game.encounter == "FG1"


# --- preparation


@pytest.mark.rule("DES-239", "DES-236", "DES-240", "DER-14")
def test_a_single_quest_may_be_prepared():
    game = setup(
        mode="quest",
        scenario="FATGOBLIN",
        hero_pick="HER-6,HER-5",
        class_pick="KNI,BER",
        hero_xp=1,
        hero_gold=100,
        overlord_xp=1,
        start_threat=2,
        plot_cards="none",
    )
    assert (game.phase, game.question, game.who) == (Phase.PHASE_START, "SKILL_BUY", "A")
    game.choose("KNI-1")
    assert game.who == "B"
    game.choose("PASS")
    assert game.question == "SHOP"
    assert len(on_offer(game)) == 5
    assert not game.can("SHOP_FORTUNE")
    game.choose("A", "GEA-03")
    assert gold(game) == 125
    game.choose("END")
    assert game.question == "DARK_SHOP"
    game.choose("PC-03")
    assert game.plot("PC-03") == "ready"
    game.choose("OC-28")
    assert [*game.hand, *game.deck].count("OC-28") == 1
    assert game.encounter == "FG1"


@pytest.mark.rule("DES-041", "DER-14")
def test_without_means_there_is_nothing_to_prepare():
    game = setup(mode="quest", scenario="FATGOBLIN", plot_deck=False, act=1)
    assert game.phase == Phase.PHASE_SETUP


@pytest.mark.rule("DER-14", "DER-16")
def test_plot_cards_may_lie_faceup_from_the_start():
    game = setup(scenario="FG1", plot_cards="PC-02,PC-08", start_threat=0)
    assert [card for card in PLOT if game.plot(card) == "ready"] == ["PC-01", "PC-02", "PC-08"]
    game = setup(scenario="FG1", plot_cards="random 3", start_threat=0)
    assert sum(game.plot(card) == "ready" for card in PLOT) == 4


@pytest.mark.rule("DES-236", "DES-239", "DES-240", "DES-241")
def test_random_preparation_spends_within_means():
    bought = 0
    for seed in range(30):
        game = setup(
            mode="quest",
            scenario="FATGOBLIN",
            seed=seed,
            act=2,
            prep="random",
            relics="REL-1:heroes,REL-3:overlord",
        )
        assert game.phase == Phase.PHASE_SETUP
        assert gold(game) >= 0
        assert xp(game) >= 0
        assert sum("REL-1-" in game.items(name) for name in "AB") == 1
        assert game.relic_of("REL-3") == "overlord"
        bought += int(game.record["bought"].sum()) + sum(len(game.skills(name)) - 1 for name in "AB")
    assert bought > 30


@pytest.mark.rule("DES-042")
def test_random_content_belongs_to_the_act():
    for seed in range(20):
        game = setup(scenario="random", act=2, seed=seed)
        assert game.record["act"] == 1
        assert game.setup["encounter"]["act"][game.record["encounter"]] in (1, -1)


# --- single encounters


@pytest.mark.rule("DER-106", "DER-107")
@pytest.mark.parametrize(
    ("scenario", "carry", "winner", "value"),
    [
        ("FG1", (1, 3), 0, 0.5),
        ("OQ1a", (4, 0), 0, -1.0),
        ("CD1", (3, 0), 1, 0.5),
        ("CP1", (1, 0), 0, 0.5),
        ("MB1", (3, 1), 0, 0.5),
        ("DW1", (4, 0), 0, -1.0),
        ("FI1", (0, 0), 0, 1.0),
        ("DA1", (2, 0), 0, 1 / 3),
        ("HC1", (4, 1), 0, 0.6),
        ("FG2", (1, 0), 2, -1.0),
    ],
)
def test_what_a_single_encounter_is_worth(scenario: str, carry: tuple[int, int], winner: int, value: float):
    game = setup(scenario=scenario, plot_deck=False, act=1)
    game.cut_to(Task.QUESTING)
    game.frame["step"] = Q_AFTER
    game.put("carry", carry)
    game.put("encounter_winner", winner)
    go(game)
    assert game.over
    assert game.returns[1] == pytest.approx(value)
    assert game.returns[0] == -game.returns[1]


@pytest.mark.rule("DES-225")
def test_a_second_encounter_alone_begins_with_what_a_first_one_would_leave():
    game = setup(scenario="MB2", plot_deck=False, act=1)
    assert game.record["carry"].tolist() == [2, 1]
    game = setup(scenario="MB2", plot_deck=False, act=1, carry="4,0")
    assert game.record["carry"].tolist() == [4, 0]
    assert len(game.hand) == game.n_heroes
    assert game.search("A") == []
