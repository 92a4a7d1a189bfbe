"""What a Cryptonaut has (CE-036 to CE-044) and her Actions (CE-045 to CE-055)."""

import pytest

from dungeonzoo.envs.cryptic import setup as sheets

from .kit import position

rule = pytest.mark.rule
CLASSES = ("MERCENARY", "SCIENTIST", "EXPERT", "SPELLCASTER")


@rule("CE-036", "VET", "MAG")
def test_attributes():
    game = position(units={"VET": (5, 5), "MAG": (9, 5)}, clear=True, turn="VET")
    veteran, magus = (game.setup["sheet"][game[name].sheet] for name in ("VET", "MAG"))
    assert [int(veteran[name]) for name in ("vitae", "stamina", "aim", "cast", "move")] == [5, 4, 5, -1, 4]
    assert [int(magus[name]) for name in ("vitae", "stamina", "aim", "cast", "move")] == [3, 3, 3, 5, 4]
    assert sum(weapon >= 0 for weapon in veteran["weapon"]) == 2


@rule("CE-037")
def test_current_and_greatest_values():
    game = position(
        units={"VET": (5, 5), "hound": (6, 5)}, clear=True, turn="hound", vitae={"VET": 4}, stamina={"VET": 2}
    )
    game.dice(1).do("attack", "VET")
    one = game["VET"]
    assert (one.vitae, one.max_vitae, one.stamina, one.max_stamina) == (3, 5, 2, 4)


@rule("CE-038", "CE-039")
def test_eight_of_each_class():
    rows = position(turn="choose").setup["sheet"]
    for number, name in enumerate(CLASSES):
        assert int(getattr(sheets, name)) == number
        assert [int(row["profession"]) for row in rows].count(number) == 8
        assert all(
            (row["cast"] >= 0) == (name == "SPELLCASTER") for row in rows if row["profession"] == number
        )


@rule("CE-039", "A20")
@pytest.mark.parametrize("who", ["VET", "MAG"])
def test_only_spellcasters_cast(who: str):
    game = position(units={who: (5, 5), "hound": (8, 5)}, clear=True, turn=who, items={who: "A20"})
    assert game.can("cast") == (who == "MAG")


@rule("CE-040")
def test_an_inventory_has_no_limit():
    game = position(
        units={"VET": (5, 5)},
        clear=True,
        lay={(6, 5): "soul"},
        turn="VET",
        souls={"VET": 19},
        knowledge={"VET": 4},
        items={"VET": "A01 A02 A03 A04 A05"},
    )
    game.choose("move", "E")
    assert game["VET"].souls == 20


@rule("CE-041")
def test_four_abilities_each():
    for row in position(turn="choose").setup["sheet"]:
        assert (row["ability"] >= 0).all()
        assert len(set(row["ability"].tolist())) == 4


@rule("CE-042", "DEM")
def test_the_first_ability_is_unlocked():
    game = position(units={"DEM": (5, 5), "hound": (8, 5)}, clear=True, lay={(6, 5): "wall"}, turn="DEM")
    assert game.can("ability", (5, 7)), "Aura Grenades; the only Ability that she has"
    assert not game.can("ability", "Breaching Charge")
    assert not game.can("devour")


@rule("CE-043", "CE-047", "PHS")
def test_each_marked_thing_is_used_once_per_round():
    units = {"PHS": (5, 5), "hound": (8, 5), "hound 2": (5, 8)}
    game = position(units=units, clear=True, turn="PHS", charged={"PHS": "1"}, dice=[6])
    game.do("attack", "Gauss Prototype", "hound").choose("no", "attack")
    assert game.asked == "TARGET", "the Sidearm alone is left"
    game.dice(6).choose("hound", "no", "buy")
    assert game.can("attack", "hound"), "it bears no mark"
    assert game.can("ability", "Force Field"), "a mark of its own"
    assert game.can("ability", "Gravity Well")


@rule("CE-043", "R-78", "DEM")
def test_cleanup_gives_it_back():
    units = {"DEM": (5, 5), "INF": (9, 9), "hound": (8, 5)}
    game = position(units=units, clear=True, turn="DEM", hand="SK05")
    game.do("ability", "Aura Grenades", (8, 5))
    assert not game.can("ability")
    game.goddess_turn().next_round("DEM")
    assert game.can("ability")


# --- Actions


@rule("CE-045")
def test_two_actions():
    game = position(units={"VET": (5, 5), "INF": (9, 5)}, clear=True, turn="VET", stamina={"VET": 1})
    assert game.left("VET") == 2
    game.choose("move", "E", "done").choose("move", "E", "done")
    assert game.stopped, "nothing but to Retire is left"


@rule("CE-046", "CE-054")
def test_kinds_of_actions():
    game = position(
        units={"MAG": (10, 8), "INF": (10, 10), "hound": (11, 8)},
        dead={"XEN": (9, 8)},
        clear=True,
        turn="MAG",
        souls={"MAG": 2, "XEN": 1},
        done="1",
        items={"MAG": "A12"},
    )
    verbs = {"move", "attack", "cast", "ability", "loot", "prepare", "rest", "charge", "devour", "restore"}
    assert verbs <= game.offers()
    assert "trade" not in game.offers(), "nobody is adjacent"
    assert {"free", "teleport", "dig", "buy"}.isdisjoint(game.offers())
    beside = position(
        units={"VET": (5, 5), "INF": (6, 5)}, clear=True, turn="VET", done="1", souls={"VET": 1}
    )
    assert {"trade", "teleport"} <= beside.offers()


@rule("CE-047")
def test_the_same_action_again():
    units = {"VET": (5, 5), "guardian": (7, 5)}
    game = position(units=units, clear=True, turn="VET", dice=[1, 1])
    game.do("attack", "Pistol", "guardian").do("attack", "Pistol", "guardian")
    assert game["guardian"].vitae == 1
    assert game["VET"].base_used == 2


@rule("CE-048", "CE-049", "CE-050", "R-64")
@pytest.mark.parametrize(
    ("changes", "left"),
    [("", 2), ("haste", 3), ("slow", 1), ("haste slow", 2), ("haste+2", 3), ("slow+2", 1)],
)
def test_haste_and_slow(changes: str, left: int):
    game = position(
        units={"VET": (5, 5)}, clear=True, turn="VET", stamina={"VET": 1}, changes={"VET": changes}
    )
    assert game.left("VET") == left


@rule("CE-051")
def test_actions_are_bought_while_stamina_lasts():
    game = position(units={"BER": (5, 5), "VET": (15, 15)}, clear=True, turn="BER", used={"BER": 2})
    assert game["BER"].stamina == 5
    game.choose("buy", "move", "E", "done").choose("buy", "move", "W", "done")
    assert game["BER"].stamina == 1
    assert game.stopped


@rule("CE-052", "CE-053", "R-73", "XEN")
def test_free_actions():
    units = {"XEN": (5, 5), "hound": (8, 5), "VET": (15, 15)}
    game = position(units=units, clear=True, turn="XEN", used={"XEN": 2}, souls={"XEN": 1})
    assert game.can("free"), "no Action is left"
    game.do("free", "Field Study", "hound")
    assert game["XEN"].base_used == 2
    assert game.change("hound", "armor") == -1
    assert not game.can("free"), "once per Round"
    game = position(units=units, clear=True, turn="XEN")
    game.do("free", "Field Study", "hound")
    assert (game["XEN"].base_used, game.left("XEN")) == (0, 2)


@rule("CE-053", "CE-055")
def test_restoring_is_free_any_number_of_times():
    game = position(
        units={"VET": (5, 5)}, clear=True, turn="VET", souls={"VET": 3}, vitae={"VET": 1}, used={"VET": 1}
    )
    game.do("restore", "soul").do("restore", "soul")
    assert (game["VET"].vitae, game["VET"].souls, game["VET"].base_used) == (5, 1, 1)


@rule("CE-054", "CE-082")
def test_no_free_action_in_the_middle_of_a_move():
    game = position(units={"XEN": (5, 5), "hound": (8, 9)}, clear=True, turn="XEN", souls={"XEN": 1})
    assert game.can("free")
    game.choose("move", "N")
    assert {"free", "restore", "charge", "attack", "MENU"}.isdisjoint(game.offers())
    game.choose("done")
    assert game.can("free")


@rule("CE-055")
def test_charging_is_free():
    game = position(units={"VET": (5, 5)}, clear=True, turn="VET", souls={"VET": 1})
    game.do("charge", "Assault Rifle")
    assert (game["VET"].charged, game["VET"].base_used) == (1, 0)
