"""The options of the game: what they mean, what they may be, and how the rules get them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.content import Row
from ..core.game import Config, whole
from . import setup as vocabulary
from .cards import load, of_type

MODES = {
    "encounter": vocabulary.MODE_ENCOUNTER,
    "quest": vocabulary.MODE_QUEST,
    "campaign": vocabulary.MODE_CAMPAIGN,
}
RANDOM, DRAFT, NO = "random", "draft", "none"
PICKS = {RANDOM: vocabulary.BY_CHANCE, DRAFT: vocabulary.BY_DRAFT}
PREPARATIONS = ("decide", RANDOM)
SIDES = (NO, "heroes", "overlord")
"""Who has a relic, or won most quests of Act II, by number."""
ACT1_POOLS = {
    "printed": vocabulary.ACT1_PRINTED,
    "extra": vocabulary.ACT1_EXTRA,
    "both": vocabulary.ACT1_BOTH,
}
ACT2_POOLS = ("original", "both")
INTROS = ("FIRST", "TOLL")
FEWEST_HEROES, MOST_HEROES = 2, 4
MOST_XP = 20
MOST_GOLD = 2000
MOST_TOKENS = 12
"""Of threat, and of fortune of one hero, at the start."""
START_THREAT = 3
START_PLOT_CARDS = 3
"""In play by chance at the start, outside a campaign."""
MOST_ROUNDS = 99
DECISIONS = {"encounter": 3000, "quest": 6000, "campaign": 40000}
"""After how many a game is cut off (DER-115)."""
CAP_UNIT = 10
MOST_DECISIONS = 300_000
NONE = -1


@dataclass(frozen=True, kw_only=True)
class DescentConfig(Config):
    """Options of the game."""

    heroes: int = 2
    """How many heroes play against the overlord, 2 to 4."""
    mode: str = "encounter"
    """What is played: one "encounter", a "quest" of one or two of them, or a "campaign" of nine quests."""
    scenario: str = RANDOM
    """The code of the encounter ("FB"), the id of the quest ("FATGOBLIN"), or "random" (of the act)."""
    act: int | None = None
    """1 or 2: Act of monsters, shop and agent; None: that of the scenario (not in a campaign)."""
    hero_pick: str = RANDOM
    """Ids of the heroes ("HER-5,HER-1"), "random", or "draft": they are chosen at the start."""
    class_pick: str = RANDOM
    """Ids of the classes of the named heroes ("BER,DIS"), "random" or "draft"."""
    hero_xp: int | None = None
    """Experience that each hero may spend before the first quest, 0 to 20; None: 0 in Act I, 5 in Act II.
    Like the next two it has no part in a campaign."""
    hero_gold: int | None = None
    """Gold that the heroes may spend first, 0 to 2000; None: 0 in Act I, 150 for each of them in Act II."""
    overlord_xp: int | None = None
    """Experience that the overlord may spend first, 0 to 20; None: 0 in Act I, 5 in Act II."""
    prep: str = "decide"
    """Whether what is spent first is decided by the players ("decide") or by chance ("random")."""
    plot_deck: bool = True
    """Whether the overlord has the Plot deck, and there are threat and fortune."""
    start_threat: int | None = None
    """Threat of the overlord at the start, 0 to 12; None: 0 in a campaign, else 3."""
    start_fortune: str | None = None
    """Fortune tokens of each hero at the start ("1,0"), up to 12; None: nobody has any."""
    plot_cards: str | None = None
    """Plot cards in play at the start beside the basic one: "none", ids ("PC-02,PC-08"), or "random 3" (1 to
    9); None: "none" in a campaign, else "random 3"."""
    plot_shop: bool = True
    """Whether Plot cards can be bought before a single quest or encounter."""
    relics: str | None = None
    """Relics that somebody has at the start: "REL-1:heroes,REL-3:overlord"; None: all are to be won."""
    carry: str | None = None
    """What encounter 1 would have handed on to a single encounter 2 ("2", "2,1"); None: the usual."""
    act2_majority: str = NO
    """Who won two quests of Act II or more before a single finale: "none", "heroes" or "overlord"."""
    act1_pool: str = "printed"
    """Quests of Act I of a campaign: the five "printed" ones, two "extra" ones, or "both"."""
    act2_pool: str = "original"
    """Quests of Act II of a campaign: the three "original" ones, or "both": these and Bell Tower."""
    intro: str = "FIRST"
    """First quest of a campaign: "FIRST" or "TOLL"."""
    travel: bool = False
    """Whether the heroes travel to the quests of a campaign (Travel cards)."""
    round_cap: int | None = None
    """The Round at whose end an encounter is over, unless its clock is earlier: 1 to 99; None: its own."""
    decision_cap: int | None = None
    """Decisions after which a game is cut off, in tens; None: 3000, in a quest 6000, in a campaign 40000."""
    raythen_banned: bool = False
    """Whether the agent Raythen cannot be summoned at all."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.check_whole("heroes", FEWEST_HEROES, MOST_HEROES)
        self.check_choice("mode", MODES)
        self._check_scenario()
        self._check_heroes()
        self._check_preparation()
        self._check_plot()
        self._check_relics()
        self._check_carry()
        self._check_campaign()
        self._check_number("round_cap", 1, MOST_ROUNDS)
        self._check_number("decision_cap", CAP_UNIT, MOST_DECISIONS, CAP_UNIT)

    @property
    def scenarios(self) -> tuple[str, ...]:
        """Ids of what may be played in this mode."""
        types = {"encounter": ("Encounter",), "quest": ("Quest",)}.get(self.mode, ())
        return ids(*types)

    def _check_scenario(self) -> None:
        self.check_choice("scenario", (*self.scenarios, RANDOM))
        self._check_number("act", 1, 2)
        self.check("act", self.mode != "campaign" or self.act is None, "None with mode='campaign'")

    def _check_heroes(self) -> None:
        known = ids("Hero")
        like = ",".join(known[: self.heroes])
        right = f"'random', 'draft', or ids of {self.heroes} heroes with commas, like {like!r}"
        self.check(
            "hero_pick", self.hero_pick in tuple(PICKS) or _named(self.hero_pick, known, self.heroes), right
        )
        right = "'random', 'draft', or ids of classes, one for each hero of hero_pick, of his archetype"
        self.check("class_pick", self.class_pick in tuple(PICKS) or self._are_classes(), right)

    def _are_classes(self) -> bool:
        """Different classes, each of the archetype of its hero."""
        if self.hero_pick in PICKS or not _named(self.class_pick, ids("Class"), self.heroes):
            return False
        heroes, classes = self.hero_pick.split(","), self.class_pick.split(",")
        archetypes = {row["id"]: row["archetype"] for row in of_type(load(None), "Hero", "Class")}
        return [archetypes[name] for name in heroes] == [archetypes[name] for name in classes]

    def _check_preparation(self) -> None:
        self._check_number("hero_xp", 0, MOST_XP)
        self._check_number("hero_gold", 0, MOST_GOLD)
        self._check_number("overlord_xp", 0, MOST_XP)
        self.check_choice("prep", PREPARATIONS)

    def _check_plot(self) -> None:
        self.check_switch("plot_deck")
        self._check_number("start_threat", 0, MOST_TOKENS)
        right = f"None, or {self.heroes} numbers of 0 to {MOST_TOKENS} with commas"
        fortune = _numbers(self.start_fortune)
        fine = len(fortune) == self.heroes and all(n <= MOST_TOKENS for n in fortune)
        self.check("start_fortune", self.start_fortune is None or fine, right)
        known = ids("Plot Card")[1:]
        right = f"None, 'none', ids like '{known[0]},{known[-1]}', or 'random 1' to 'random {len(known)}'"
        fine = self.plot_cards in (None, NO) or _named(self.plot_cards, known)
        self.check("plot_cards", fine or _chance(self.plot_cards) > 0, right)
        for option in ("start_threat", "start_fortune", "plot_cards"):
            self.check(option, self.plot_deck or getattr(self, option) is None, "None with plot_deck=False")
        self.check_switch("plot_shop")
        self.check_switch("raythen_banned")

    def _check_relics(self) -> None:
        right = "None, or ids of different relics with who has them, like 'REL-1:heroes,REL-3:overlord'"
        self.check("relics", self.relics is None or bool(_relics(self.relics)), right)

    def _check_carry(self) -> None:
        most = _most_carried(self.scenario) if self.mode == "encounter" else []
        if most:
            numbers = "a number" if len(most) == 1 else "one or two numbers with commas, together"
            right = f"None, or {numbers} from 0 to {most[0]}"
        else:
            right = "None but for a single encounter that comes second in its quest"
        carried = _numbers(self.carry)
        fine = 0 < len(carried) <= len(most) and sum(carried) <= most[0]
        self.check("carry", self.carry is None or fine, right)
        self.check_choice("act2_majority", SIDES)

    def _check_campaign(self) -> None:
        self.check_choice("act1_pool", ACT1_POOLS)
        self.check_choice("act2_pool", ACT2_POOLS)
        self.check_choice("intro", INTROS)
        self.check_switch("travel")

    def _check_number(self, option: str, least: int, most: int, unit: int = 1) -> None:
        """None, or a whole number."""
        value = getattr(self, option)
        fine = value is None or (whole(value, least, most) and value % unit == 0)
        of = f", a multiple of {unit}" if unit > 1 else ""
        self.check(option, fine, f"None, or a whole number from {least} to {most}{of}")


def ids(*types: str) -> tuple[str, ...]:
    """The ids of everything of these types, by number."""
    return tuple(row["id"] for row in of_type(load(None), *types))


def plot_cards() -> int:
    """How many Plot cards there are beside the basic one."""
    return len(ids("Plot Card")) - 1


# --- options that are lists


def _named(text: Any, known: Sequence[str], n: int | None = None) -> bool:
    """Different ones of these, so many."""
    names = text.split(",") if isinstance(text, str) else []
    return set(names) <= set(known) and len(names) == len(set(names)) == (len(names) if n is None else n) > 0


def _numbers(text: Any) -> list[int]:
    """Numbers with commas; none, if it is anything else."""
    parts = text.split(",") if isinstance(text, str) else []
    fine = all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts)
    return [int(part) for part in parts] if fine else []


def _chance(text: Any) -> int:
    """How many Plot cards come into play by chance: n of "random n", or 0."""
    word, _, number = text.partition(" ") if isinstance(text, str) else ("", "", "")
    (n,) = _numbers(number) or [0]
    return n if word == RANDOM and n <= plot_cards() else 0


def _relics(text: Any) -> dict[str, str]:
    """Who has which relic; nothing, if it is no such list."""
    pairs = [part.partition(":") for part in text.split(",")] if isinstance(text, str) else []
    owners = {relic: owner for relic, _, owner in pairs}
    fine = set(owners) <= set(ids("Relic")) and set(owners.values()) <= set(SIDES[1:])
    return owners if fine and len(owners) == len(pairs) else {}


def _most_carried(code: str) -> list[int]:
    """The most of each number that is handed on to this encounter, if any is."""
    rows = {row["id"]: row for row in of_type(load(None), "Quest", "Encounter")}
    row: Row = rows.get(code, {})
    return rows[row["of"]]["carry_most"] if "carry_in" in row else []


# --- the setup of the kernel


def fill_options(options: Any, config: DescentConfig) -> None:
    """Writes the options into a record of the kernel's setup."""
    options["heroes"] = config.heroes
    options["mode"] = MODES[config.mode]
    options["encounter"] = _scenario(config, "encounter")
    options["quest"] = _scenario(config, "quest")
    options["act"] = NONE if config.act is None else config.act - 1
    options["hero"] = NONE
    options["hero"][: config.heroes] = _picked(config.hero_pick, ids("Hero"), config.heroes)
    options["cls"] = NONE
    options["cls"][: config.heroes] = _picked(config.class_pick, ids("Class"), config.heroes)
    for option in ("hero_xp", "hero_gold", "overlord_xp"):
        value = getattr(config, option)
        options[option] = NONE if value is None else value
    options["random_prep"] = config.prep == RANDOM
    _fill_plot(options, config)
    owners = _relics(config.relics)
    options["relic_of"] = [SIDES.index(owners.get(relic, NO)) for relic in ids("Relic")]
    options["carry_in"] = NONE
    carried = _numbers(config.carry)
    options["carry_in"][: len(carried)] = carried
    options["majority"] = SIDES.index(config.act2_majority)
    options["act1_pool"] = ACT1_POOLS[config.act1_pool]
    options["act2_both"] = config.act2_pool == "both"
    options["intro"] = ids("Quest").index(config.intro)
    options["travel"] = config.travel
    options["round_cap"] = MOST_ROUNDS if config.round_cap is None else config.round_cap
    options["decision_cap"] = (config.decision_cap or DECISIONS[config.mode]) // CAP_UNIT
    options["banned_raythen"] = config.raythen_banned
    options["score"] = config.reward == "score"


def _scenario(config: DescentConfig, mode: str) -> int:
    """The number of what is played in this mode, or by chance."""
    if config.mode != mode or config.scenario == RANDOM:
        return vocabulary.BY_CHANCE
    return config.scenarios.index(config.scenario)


def _picked(text: str, known: Sequence[str], n: int) -> list[int]:
    """Numbers of what is named, or how it is found."""
    return [PICKS[text]] * n if text in PICKS else [known.index(name) for name in text.split(",")]


def _fill_plot(options: Any, config: DescentConfig) -> None:
    """Without the deck there is neither threat nor fortune (DER-15)."""
    options["plot_deck"] = config.plot_deck
    options["plot_shop"] = config.plot_shop
    if not config.plot_deck:
        return
    campaign = config.mode == "campaign"
    threat = 0 if campaign else START_THREAT
    options["start_threat"] = threat if config.start_threat is None else config.start_threat
    fortune = _numbers(config.start_fortune)
    options["start_fortune"][: len(fortune)] = fortune
    cards = config.plot_cards or (NO if campaign else f"{RANDOM} {START_PLOT_CARDS}")
    options["random_plot_cards"] = _chance(cards)
    options["plot_cards"] = _bits(cards.split(","), ids("Plot Card"))


def _bits(names: Iterable[str], known: Sequence[str]) -> int:
    return sum(1 << known.index(name) for name in names if name in known)
