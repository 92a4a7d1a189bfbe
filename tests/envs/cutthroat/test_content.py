"""The card tables and the options of the game: what they change, and how wrong ones are refused."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from dungeonzoo.envs.core.table import spread
from dungeonzoo.envs.cutthroat import cards as card_table
from dungeonzoo.envs.cutthroat.cards import Card
from dungeonzoo.envs.cutthroat.check import check_state
from dungeonzoo.envs.cutthroat.game import GAME
from dungeonzoo.envs.cutthroat.state import Place
from tests.card_tables import card, refused, table

from .kit import P0, P1, UPRIGHT, position, variant

rule = pytest.mark.rule


def cards(*decks: str) -> list[Card]:
    """The cards of these decks ("D", "RL", ...), or all."""
    every = variant().cards
    return [card for card in every if not decks or card.id.rstrip("0123456789") in decks]


# --- the built-in tables


@rule("GT-088", "CUT-002", "CUT-003", "CUT-005", "CUT-071", "CUT-072", "CUT-073", "CUT-074", "CUT-075")
@rule("CUT-076", "CUT-110", "CUT-131", "CUT-133")
def test_every_card_has_its_row():
    assert [card.id for card in cards()] == [
        *(f"D{n:02}" for n in range(1, 35)),
        *(f"C{n}" for n in range(1, 7)),
        *("AL", "Q1", "Q2"),
        *(f"E{n:02}" for n in range(1, 26)),
        *(f"I{n:02}" for n in range(1, 27)),
        *(f"RL{n:02}" for n in range(1, 30)),
        *(f"EV{n:02}" for n in range(1, 31)),
        *(f"F{n:02}" for n in range(22)),
    ]
    copies: Counter[str] = Counter()
    for row in cards("D"):
        assert row.copies
        copies[row.type] += row.copies
    assert copies == {"Attack": 47, "Maneuver": 3, "Rider": 4, "Action": 27, "Item": 13}
    assert Counter(card.type for card in cards("EV")) == {"Event": 16, "Treasure": 12, "Realm": 2}
    assert Counter(card.type for card in cards("RL")) == {"Relic Incarnate": 25, "Relic": 4}
    incarnations = [card.incarnation for card in cards("RL") if card.type == "Relic Incarnate"]
    assert sorted(filter(None, incarnations)) == [f"I{n:02}" for n in range(1, 27) if n != 14]


@rule("CUT-082", "CUT-099")
def test_encounters_name_their_set_and_their_keywords():
    sets = Counter(card.set for card in cards("E", "I"))
    assert sets == {"base game": 25, "Death Incarnate": 15, "earlier sets": 11}
    words = {card.id: card.keywords for card in cards("E", "I") if card.keywords}
    assert {card for card, keywords in words.items() if "Boss" in keywords} == {"I04", "I15"}
    assert {card for card, keywords in words.items() if "Non-Combat" in keywords} == {
        *("E24", "E25", "I08", "I09")
    }
    assert {card for card, keywords in words.items() if "Finisher" in keywords} == {
        *("E21", "I01", "I02", "I03", "I10", "I13")
    }
    assert all(len(keywords) == 1 for keywords in words.values())


def test_texts_are_one_finished_line():
    texts = [text for card in cards() for text in (card.effect, card.realm) if text]
    assert len(texts) == 175 + 26
    assert all(text.isprintable() and not set("{}") & set(text) for text in texts)
    assert all(len(text) <= 400 for text in texts)


def test_no_text_names_a_step_or_a_decision_of_the_rules_page():
    step = re.compile(r"\b(W\d\d|CU[TR]-\d+|[A-Z]{3}-\d)")
    assert not [card.id for card in cards() if step.search(f"{card.effect} {card.realm}")]


@rule("CUR-16")
def test_figures_of_lp_and_damage_are_multiples_of_five():
    setup = np.frombuffer(variant().setup, GAME.rules.setup_dtype)[0]
    for field, names in {"kind": ["value"], "encounter": ["lp", "second_lp", "strike"]}.items():
        for name in names:
            assert not (setup[field][name] % 5).any(), name


def test_every_kind_of_figure_reaches_the_rules():
    setup = np.frombuffer(variant().setup, GAME.rules.setup_dtype)[0]
    assert setup["kind"]["value"][4].tolist() == [50, 25, 15, 0]
    assert setup["kind"]["copies"].sum() == 94
    assert setup["kind"]["amount"][27].tolist() == [30, 10]
    assert setup["thing"]["amount"][:7].any() == 0
    assert setup["thing"]["amount"][7 + 24].tolist() == [5, 25]
    humility = setup["encounter"][25 + 9]
    assert humility["lp"].tolist() == [60, 80, 100, 120]
    assert humility["second_lp"].tolist() == [80, 100, 120, 140]
    assert humility["prestige"].tolist() == [2, 3, 0]
    assert setup["encounter"]["strike"][1].tolist() == [20, 10, 5]
    assert setup["encounter"]["special"][25 + 8].tolist() == [10, 10, 6]
    assert [int(i) for i in np.flatnonzero(setup["encounter"]["holy"])] == [4, 5, 6, 7, 8, 13, 14]
    assert setup["event"]["track"][3] == 0b1010101010
    assert setup["event"]["type"].tolist() == [0] * 16 + [1] * 12 + [2] * 2
    assert setup["fortune"]["upright"][14].tolist() == [50, 5]
    assert setup["fortune"]["reversed"][16].tolist() == [10, 5]


# --- options


def test_there_is_an_agent_for_each_player_and_one_space_for_any_number():
    four = variant()
    for players in range(3, 7):
        other = variant(players=players)
        assert other.agents == tuple(f"player_{seat}" for seat in range(players))
        assert other.n_actions == four.n_actions == 177
        assert dict(other.observation_layout) == dict(four.observation_layout)


def test_every_option_reaches_the_rules():
    def option(name: str, **options: object) -> int:
        setup = np.frombuffer(GAME.variant(**options).setup, GAME.rules.setup_dtype)[0]
        return int(setup["options"][name])

    assert [option("players", players=n) for n in range(3, 7)] == [3, 4, 5, 6]
    assert [option("event_deck", event_deck=on) for on in (False, True)] == [0, 1]
    assert [option("quest", quest=n) for n in range(3)] == [0, 1, 2]
    assert [option("finisher_rule", finisher_rule=on) for on in (False, True)] == [0, 1]
    assert [option("encounter_pool", encounter_pool=p) for p in ("base", "incarnations", "both")] == [0, 1, 2]
    assert [option("fortune_flat", fortune_lp=lp) for lp in ("per_card", "flat")] == [0, 1]
    assert [option("score", reward=reward) for reward in ("win", "score")] == [0, 1]


@pytest.mark.parametrize(
    ("pool", "first", "last"), [("base", 0, 24), ("incarnations", 25, 50), ("both", 0, 50)]
)
def test_the_stack_comes_from_the_pool(pool: str, first: int, last: int):
    table = variant(encounter_pool=pool).table(60)
    table.deal_batch(spread(1, 60))
    places = table.states["place"] == Place.STACKED
    seen = np.flatnonzero((places | (table.states["place"] == Place.FACED)).any(0))
    assert (seen.min(), seen.max()) == (first, last)


def test_the_base_game_alone_has_no_incarnation_no_relic_and_no_fortune():
    table = variant(encounter_pool="base", event_deck=False).table()
    rng = np.random.default_rng(0)
    for seed in range(10):
        table.deal(0, seed)
        while not table.over(0):
            state = table.states[0]
            assert state["encounter"] < 25
            assert state["event"] < 0
            assert not state["thing"][:, 7:].any()
            assert not state["fortune_open"]
            table.step(0, int(rng.choice(np.flatnonzero(table.legal(0)))))


# --- rewards


@pytest.mark.parametrize(
    ("kills", "winners"),
    [({P0: [3], P1: [2]}, {P0: 1.0}), ({P0: [3], P1: [3]}, {P0: 0.5, P1: 0.5})],
)
def test_reward_win_is_shared_by_the_winners_at_the_end(kills: dict, winners: dict):
    game = position(start="GAME-2", kills=kills, stack="", event=None)
    assert game.over
    assert game.table.returns(0).tolist() == [winners.get(seat, 0) for seat in range(4)]


def test_reward_win_is_nothing_before_the_end():
    game = position("E08", start="RND-C", kills={P0: [3]}, hands={P0: "D01 D02"})
    assert game.table.returns(0).tolist() == [0, 0, 0, 0]


def test_reward_score_is_a_tenth_of_the_prestige_of_the_living():
    score = {"reward": "score"}
    game = position(
        "E08",
        start="RND-C",
        kills={P0: [3], P1: [6]},
        minus={P0: 5},
        lp={P1: 0},
        hands={P0: "D01 D02"},
        options=score,
    )
    assert game.table.returns(0).tolist() == pytest.approx([-0.2, 0, 0, 0])


def test_reward_score_counts_relics_and_the_quest_at_the_end_alone():
    score = {"reward": "score", "quest": 1}
    game = position("E08", start="RND-C", things={P0: "RL02"}, hands={P0: "D01 D02"}, options=score)
    assert game.table.returns(0).tolist() == [0, 0, 0, 0]
    game = position(start="GAME-2", things={P0: "RL02 RL26"}, stack="", options=score)
    assert game.over
    assert game.table.returns(0).tolist() == pytest.approx([1.1, 0, 0, 0])


# --- a user's card table


def test_a_users_figures_take_effect(tmp_path: Path):
    mine = table(
        tmp_path,
        card("D03", "values = [90, 45, 25, 0]")
        + card("D22", "amount = { bonus = 35 }")
        + card("E08", "lp = [205, 255, 305, 355]", "prestige = 6", "strike = { damage = 15 }")
        + card("RL24", "amount = { least = 45, bonus = 20 }")
        + card("EV07", "amount = { lost = 25 }")
        + card("F04", "upright = { bonus = 5 }"),
    )
    own = {"content": mine}
    game = position("E08", start="RND-D", left=80, sets={P0: "D03"}, hands={P1: "D22"}, options=own)
    game.play(P1, "D22").rest()
    assert game.kills(P0) == [6]
    game = position("E08", start="strike", options=own).rest()
    assert game.lps == [85, 85, 85, 85]
    game = position("E08", start="RND-D", sets={P0: "D03"}, things={P0: "RL24"}, options=own).rest()
    assert game.creature == 255 - 45 - 20
    game = position("E08", start="ENC-6", event="EV07", hands={P0: "D01 D02"}, options=own)
    assert game.lps == [75, 75, 75, 75]
    game = position("E08", start="RND-D", sets={P0: "D06"}, fortune="F04", chance=[UPRIGHT], options=own).say(
        P0, "deck 1"
    )
    assert game.rest().creature == 255 - 20 - 5


def test_figures_may_stand_in_any_order(tmp_path: Path):
    mine = GAME.variant(content=table(tmp_path, card("E02", "strike = { all = 5, last = 10, first = 20 }")))
    assert mine.setup == variant().setup


def test_figures_left_out_keep_their_values(tmp_path: Path):
    mine = GAME.variant(content=table(tmp_path, card("E02", "prestige = 5")))
    setup = np.frombuffer(mine.setup, GAME.rules.setup_dtype)[0]
    assert setup["encounter"]["prestige"][1].tolist() == [5, 0, 0]
    assert setup["encounter"]["strike"][1].tolist() == [20, 10, 5]


def test_copies_may_move_between_kinds(tmp_path: Path):
    mine = table(tmp_path, card("D01", "copies = 1") + card("D27", "copies = 2"))
    setup = np.frombuffer(GAME.variant(content=mine).setup, GAME.rules.setup_dtype)[0]
    assert setup["kind"]["copies"].sum() == 94
    assert setup["kind"]["copies"][[0, 26]].tolist() == [1, 2]


def test_a_track_may_change_its_length(tmp_path: Path):
    mine = table(tmp_path, card("EV04", "track = [1, 9]") + card("EV05", "track = []"))
    setup = np.frombuffer(GAME.variant(content=mine).setup, GAME.rules.setup_dtype)[0]
    assert setup["event"]["track"][3:5].tolist() == [0b1000000010, 0]


def test_a_text_shows_the_figures_of_the_table(tmp_path: Path):
    def effect(text: str) -> str:
        return next(c.effect for c in GAME.variant(content=table(tmp_path, text)).cards if c.id == "D21")

    assert "10 damage" in effect(card("D21"))
    assert "35 damage" in effect(card("D21", "amount = { damage = 35 }"))
    assert effect(card("D21", 'effect = "It misses: {damage}."')) == "It misses: 10."


def test_the_options_have_no_part_in_the_hash():
    assert variant(players=6, quest=1, reward="score").content_hash == variant().content_hash


def test_names_may_be_changed(tmp_path: Path):
    mine = GAME.variant(
        content=table(tmp_path, card("D13", 'name = "Flourish"') + card("C2", 'name = "Orm"'))
    )
    names = [mine.words.action_name(action) for action in range(mine.n_actions)]
    assert [name for name in names if "Flourish" in name]
    assert len([name for name in names if "Orm" in name]) == 2
    assert not [name for name in names if "Feint" in name or "Orn Hammerfist" in name]


def random_table(rng: np.random.Generator) -> str:
    """Every card with other figures, all of them possible."""

    def figure(name: str) -> int:
        if name in card_table.COUNTS:
            most = card_table.LIMITS.get(name, 2 if name == "prestige" else card_table.MOST_COUNT)
            return int(rng.integers(name in card_table.POSITIVE, most + 1))
        return 5 * int(rng.integers(name in card_table.POSITIVE, 5))

    def lines(row: dict) -> Iterator[str]:
        for field, value in row.items():
            if field in card_table.FIGURES:
                figures = ", ".join(f"{name} = {figure(name)}" for name in value)
                yield f"{field} = {{ {figures} }}"
            elif field in ("lp", "second_lp"):
                yield f"{field} = {[5 * int(lp) for lp in rng.integers(1, 200, 4)]}"
            elif field == "values":
                yield f"values = {[5 * int(n) for n in sorted(rng.integers(0, 41, 3), reverse=True)] + [0]}"
            elif field == "track":
                yield f"track = {sorted(rng.permutation(range(1, 10))[:4].tolist())}"

    return "".join(card(row["id"], *lines(row)) for row in card_table.load(None))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_figures_are_possible_can_be_played(tmp_path: Path, seed: int):
    rng = np.random.default_rng(seed)
    path = table(tmp_path, random_table(rng))
    mine = GAME.variant(content=path, players=3 + seed % 4, finisher_rule=seed % 2 == 1)
    games = mine.table()
    for start in range(4):
        games.deal(0, start)
        while not games.over(0):
            games.step(0, int(rng.choice(np.flatnonzero(games.legal(0)))))
            assert np.abs(games.observe(0, 0)).max() <= 1
            if games.decisions(0) % 40 == 0:
                check_state(mine, games.states[0])


BROKEN = {
    "field of another card": (card("E08", "special = { lp = 5 }"), "E08.*special"),
    "values of a Maneuver": (card("D13", "values = [10, 5, 0, 0]"), "D13.*values"),
    "another set": (card("E08", 'set = "mine"'), "E08, set.*'base game'"),
    "another keyword": (card("E21", 'keywords = ["Boss"]'), "E21, keywords.*Finisher"),
    "another Incarnation": (card("RL01", 'incarnation = "I02"'), "RL01, incarnation.*I01"),
    "another use": (card("RL01", 'use = "automatic"'), "RL01, use.*activated"),
    "copies as text": (card("D01", 'copies = "2"'), "D01, copies.*'2'"),
    "copies as yes or no": (card("D01", "copies = true"), "D01, copies.*True"),
    "negative copies": (card("D01", "copies = -1"), "D01, copies.*-1.*0 to 94"),
    "one card too few": (card("D01", "copies = 1"), "93 cards.*94"),
    "Items for hand cards": (card("D01", "copies = 1") + card("D31", "copies = 2"), "14 of them Items.*13"),
    "three of an Item": (card("D30", "copies = 3") + card("D31", "copies = 0"), "D30, copies.*3.*0 to 2"),
    "a portrait twice": (card("D04", "copies = 7") + card("D01", "copies = 1"), "D04, copies.*7.*6 to 6"),
    "three values": (card("D01", "values = [200, 100, 0]"), "D01, values.*4"),
    "rising values": (card("D01", "values = [50, 100, 200, 0]"), "D01, values.*fall"),
    "a miss that hits": (card("D01", "values = [200, 100, 50, 5]"), "D01, values.*miss"),
    "an odd value": (card("D01", "values = [200, 100, 48, 0]"), "D01, values.*48.*multiple of 5"),
    "a huge value": (card("D01", "values = [205, 100, 50, 0]"), "D01, values.*205.*0 to 200"),
    "a value as a fraction": (card("D01", "values = [200, 100.0, 50, 0]"), "D01, values.*100.0"),
    "odd LP": (card("E08", "lp = [201, 250, 300, 350]"), "E08, lp.*201.*multiple of 5"),
    "no LP": (card("E08", "lp = [0, 250, 300, 350]"), "E08, lp.*0.*5 to 995"),
    "huge LP": (card("E08", "lp = [200, 250, 300, 1000]"), "E08, lp.*1000.*5 to 995"),
    "LP of five parties": (card("E08", "lp = [200, 250, 300, 350, 400]"), "E08, lp.*4"),
    "LP as one number": (card("E08", "lp = 200"), "E08, lp.*200"),
    "too much Prestige": (card("E08", "prestige = 9"), "E08, prestige.*9.*0 to 8"),
    "too much Prestige with the bonus": (card("E08", "prestige = 7"), "E08.*7.*2 by EV16.*8"),
    "too large a bonus": (card("EV16", "amount = { lp = 30, prestige = 3 }"), "E21.*6.*3 by EV16"),
    "Prestige as a list": (card("E08", "prestige = [5]"), "E08, prestige"),
    "Prestige of one creature": (card("I10", "prestige = [2]"), "I10, prestige.*2"),
    "a track beyond the game": (card("EV01", "track = [2, 10]"), "EV01, track.*10.*1 to 9"),
    "a track in disorder": (card("EV01", "track = [3, 2]"), "EV01, track.*rising"),
    "a track with a number twice": (card("EV01", "track = [2, 2]"), "EV01, track.*different"),
    "odd damage": (card("E08", "strike = { damage = 12 }"), "E08, strike.damage.*12.*multiple of 5"),
    "negative damage": (card("E08", "strike = { damage = -5 }"), "E08, strike.damage.*-5.*0 to 200"),
    "huge damage": (card("E08", "strike = { damage = 205 }"), "E08, strike.damage.*205.*0 to 200"),
    "damage as text": (card("E08", 'strike = { damage = "10" }'), "E08, strike.damage.*'10'"),
    "damage without a name": (card("E08", "strike = 10"), "E08, strike"),
    "half a strike": (card("E02", "strike = { first = 20 }"), "E02, strike.*first, last, all"),
    "an unknown figure": (card("E08", "strike = { fire = 10 }"), "E08, strike.*damage.*fire"),
    "too many cards": (card("EV15", "amount = { cards = 10 }"), "EV15, amount.cards.*10.*0 to 9"),
    "no step": (card("RL25", "amount = { bonus = 5, every = 0 }"), "RL25, amount.every.*0.*5 to 200"),
    "no Round": (card("E25", "special = { rounds = 0 }"), "E25, special.rounds.*0.*1 to 9"),
    "too many heads": (card("E11", "special = { least = 40, heads = 7 }"), "E11, special.heads.*7.*1 to 6"),
    "a wheel without end": (card("F10", "upright = { draws = 9 }"), "F10, upright.draws.*9.*0 to 8"),
    "a life beyond the maximum": (
        card("RL15", "amount = { left = 105 }"),
        "RL15, amount.left.*105.*5 to 100",
    ),
    "name of another card": (card("E08", 'name = "feint"'), "Feint|feint"),
    "name of a card with a portrait": (card("D01", 'name = "Attack 30 (Nyx)"'), "Attack 30"),
    "one name for two Characters": (card("C2", 'name = "Nyx"'), "Nyx"),
    "a brace too few": (card("D21", 'effect = "{damage"'), "D21, effect.*brace"),
    "a brace too many": (card("D21", 'effect = "damage}"'), "D21, effect.*brace"),
    "an unknown figure in a text": (card("D21", 'effect = "{harm}"'), "D21, effect.*{harm}.*{damage}"),
    "a figure without a name": (card("D21", 'effect = "{}"'), "D21, effect.*{damage}"),
    "a figure of a text without any": (card("D13", 'effect = "{damage}"'), "D13, effect.*no braces"),
    "a reach into a figure": (card("D21", 'effect = "{damage.real}"'), "D21, effect.*{damage}"),
    "a shape of a figure": (card("D21", 'effect = "{damage:>999}"'), "D21, effect.*{damage}"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_table_is_refused_in_one_line(tmp_path: Path, fault: str):
    text, found = BROKEN[fault]
    refused(GAME, table(tmp_path, text), found)
