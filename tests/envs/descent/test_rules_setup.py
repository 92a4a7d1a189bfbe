"""How an encounter is set up (DES-043 to DES-051, windows SU1 to SU4); who is never reinforced (DES-203)."""

import pytest

from dungeonzoo.envs.descent import setup as sheets
from dungeonzoo.envs.descent import state
from dungeonzoo.envs.descent.state import Phase, TokenLife

from .encounters import SETTING_UP, area, begin, ready
from .kit import Position
from .names import CODES, PLACES

rule = pytest.mark.rule


def until(game: Position, question: str) -> Position:
    """Gives the first answers up to this question of the set-up."""
    while game.question != question:
        assert game.phase in SETTING_UP, f"{question} is never asked"
        game.choose(min(game.offers(), key=str))
    return game


def asked_in_set_up(code: str, n: int = 2, **options) -> list[str]:
    """What is asked, one after the other."""
    game = begin(code, n, **options)
    questions = []
    while game.phase in SETTING_UP:
        questions.append(game.asked)
        game.choose(min(game.offers(), key=str))
    return questions


@rule("DES-043", "DES-051")
def test_the_order_of_a_set_up():
    game = begin("CP1", plot_cards="PC-10", start_threat=2, plot_shop=False)
    assert (game.question, game.who, game.phase) == ("ENTRANCE", "A", Phase.PHASE_SETUP)
    assert not game.open("D1")
    tokens = game.record["token"]
    assert (tokens["life"][:5] == TokenLife.ON_MAP).all()
    assert (tokens["life"][state.FIRST_QUEST_TOKEN :][:4] == TokenLife.ON_MAP).all()
    questions = asked_in_set_up("CP1", plot_cards="PC-10", start_threat=2, plot_shop=False)
    assert questions[:2] == ["ENTRANCE", "ENTRANCE"]
    assert questions[-1] == "SUMMON"
    assert questions.index("SPOT") < questions.index("KIND"), "Merick comes before the open group"
    after = ready("CP1")
    assert (after.phase, after.round, after.question) == (Phase.PHASE_HEROES, 1, "NEXT_HERO")


@rule("DES-043")
def test_quest_figures_stand_before_the_heroes():
    game = begin("DW2")
    game.name_units()
    assert game.question == "ENTRANCE"
    assert [game.at(f"F{n}") for n in range(1, 5)] == [(4, 1), (3, 3), (16, 4), (16, 7)]


@rule("DES-044")
def test_search_tokens_lie_facedown():
    found = set()
    for seed in range(60):
        game = ready("CP1", seed=seed)
        assert not any(game.faceup(f"S{n}") for n in range(1, 6))
        found.add(int(game.record["unique"]))
    assert found == set(range(5)), "any of them may be the unique one"
    assert int(ready("FB").record["unique"]) == -1


@rule("DES-045")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_heroes_enter(n: int):
    game = begin("FB", n)
    free = area((10, 9, 11, 10))
    for name in PLACES[:n]:
        if len(free) > 1:
            assert (game.question, game.who, game.offers()) == ("ENTRANCE", name, free)
            where = max(free)
            game.choose(where)
        else:
            (where,) = free
        assert game.at(name) == where
        free.remove(where)


@rule("DES-046")
def test_groups_come_in_order():
    game = until(begin("OQ2"), "SPOT")
    assert game.offers() == area((9, 7, 13, 9))
    assert int(game.record["figure"]["rank"][state.FIRST_MONSTER]) == state.Rank.MASTER, "masters first"
    until(game, "KIND")
    assert (game.who, len(game.monsters)) == ("overlord", 3), "all Zombies are there"
    game.choose("barghest")
    assert game.question == "FORM"
    until(game, "KIND")
    assert "zombie" not in game.offers()
    assert len([name for name in game.monsters if name.startswith("barghest")]) == 2


@rule("DES-047")
def test_kinds_of_an_open_group():
    game = until(begin("CD1"), "KIND")
    assert game.offers() == {"spider", "barghest", "merriod", "dragon"}
    game.choose("spider")
    until(game, "KIND")
    assert game.offers() == {"barghest", "merriod", "dragon"}, "Cave Spiders are in use"


@rule("DES-047")
def test_an_open_group_fits_into_its_zone():
    for n, dragons in ((3, True), (4, False)):
        game = until(begin("CD2", n), "KIND")
        assert ("dragon" in game.offers()) == dragons, "two Shadow Dragons have no room among twelve spaces"


@rule("DES-048", "DES-191")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_full_groups(n: int):
    for code in CODES:
        game = ready(code, n)
        for group in range(int(game.record["n_groups"])):
            kind = int(game.record["group"]["kind"][group])
            count = game.setup["encounter"][game.record["encounter"]]["group"]["count"][group][n - 2]
            if kind < 0 or kind >= sheets.FIRST_LIEUTENANT or (count >= 0).any():
                continue
            extra = int(game.record["group"]["extra"][group][0])
            limit = game.setup["kind"]["limit"][kind][n - 2]
            mine = [game[name].rank for name in game.monsters if game[name].group == group]
            assert [mine.count(rank) for rank in (0, 1)] == [limit[0] + extra, limit[1]], (code, group)


@rule("DES-049")
def test_room_is_kept_for_the_others():
    game = until(begin("DW1", 4), "KIND").choose("ettin")
    assert game.question == "SPOT"
    assert game.offers() == area((3, 5, 5, 7)) - {(4, 6)}, "in the middle it would leave no room for another"
    game.choose((3, 6))
    assert game.offers() == {(5, 5), (5, 6), (5, 7)}


@rule("DES-049")
def test_room_is_kept_for_later_groups_of_the_zone():
    game = until(begin("OQ0", 4), "SPOT")
    assert game.offers() == area((7, 2, 11, 5)), "30 spaces hold two Ettins and five Goblin Archers"


@rule("DES-050", "REL-1", "REL-5")
def test_a_relic_for_a_lieutenant():
    relics = "REL-1:overlord,REL-3:overlord,REL-5:overlord,REL-6:heroes"
    game = until(begin("MB1", relics=relics), "BEARER")
    assert (game.who, game.offers()) == ("overlord", {"PASS", "choice 0", "choice 2"})
    game.choose("REL-3")
    game.start()
    assert game["eliza"].relic == 2
    assert not [name for name in game.monsters if name != "eliza" and game[name].relic >= 0]
    assert [asked for asked, _ in game.log].count("BEARER") == 1
    baron = until(begin("FI2", relics="REL-5:overlord"), "BEARER")
    assert baron.offers() == {"PASS", "choice 4"}
    assert "BEARER" not in asked_in_set_up("FB", relics="REL-1:overlord"), "no lieutenant"


@rule("DES-203")
def test_lieutenants_are_never_reinforced():
    game = ready("FB")
    for row in game.setup["encounter"]:
        for reinforcement in row["reinforcement"][: row["n_reinforcements"]]:
            groups = [g for g in range(row["n_groups"]) if reinforcement["groups"] >> g & 1]
            assert groups
            assert all(row["group"]["kind"][g] < sheets.FIRST_LIEUTENANT for g in groups)
