"""A second program of the same game: slow, plain, written from the rules, without the kernels.

It reads a position from the record of a game and says what may be answered. Geometry (adjacency, distances,
lines of sight) and the reading of all cards are its own; with the kernels it shares the words of the record.

    Oracle(table).legal()        # the legal actions of the question that is asked
"""

from collections.abc import Callable

from dungeonzoo.envs.core.table import Table
from dungeonzoo.envs.descent.state import Ask

from .boards import Board
from .names import FRAMES, WINDOWS
from .oracle_campaign import Campaign
from .oracle_state import Setting

ROAMING, WALKING, JAIN = range(3)
"""Frame.count of ASK_STEPS."""


class Judge(Campaign):
    """One position and its question."""

    def legal(self) -> set[int]:
        if self.over:
            return set()
        return {int(action) for action in self._rules()[Ask(self.frame.kind)]()}

    def oracle_name(self) -> str:
        """What is asked, such as "MENU" or, of a timing window, "AT3"."""
        window = self.frame.kind == Ask.ASK_WINDOW
        return WINDOWS[self.frame.source] if window else FRAMES[self.frame.kind]

    def _rules(self) -> dict[Ask, Callable[[], set[int]]]:
        steps = {ROAMING: self.roam, WALKING: self.walk, JAIN: self.jain}
        return {
            Ask.ASK_HERO_PICK: self.hero_pick,
            Ask.ASK_CLASS_PICK: self.class_pick,
            Ask.ASK_SKILL_BUY: self.buy_skill,
            Ask.ASK_SHOP: self.shop,
            Ask.ASK_BUYER: self.with_room,
            Ask.ASK_SELL: lambda: self.goods(self.frame.source),
            Ask.ASK_PURSE: self.purse,
            Ask.ASK_DARK_SHOP: self.dark_shop,
            Ask.ASK_NEXT_QUEST: self.next_quest,
            Ask.ASK_TRAVEL: self.travel,
            Ask.ASK_RELIC_TO: self.with_room,
            Ask.ASK_ENTRANCE: self.entrance,
            Ask.ASK_KIND: self.open_kind,
            Ask.ASK_BEARER: self.bearer,
            Ask.ASK_FORM: self.form,
            Ask.ASK_SPOT: self.spot,
            Ask.ASK_SUMMON: self.summon,
            Ask.ASK_NEXT_HERO: self.next_hero,
            Ask.ASK_EQUIP: self.equip,
            Ask.ASK_MENU: self.menu,
            Ask.ASK_DARK_MENU: self.dark_menu,
            Ask.ASK_MONSTER: self.monster,
            Ask.ASK_START: self.start,
            Ask.ASK_BASE: self.base,
            Ask.ASK_STEPS: lambda: steps[self.frame.count](),
            Ask.ASK_WINDOW: self.window,
            Ask.ASK_WEAPON: self.choose_weapon,
            Ask.ASK_TARGET: self.choose_target,
            Ask.ASK_SURGE: self.choose_surge,
            Ask.ASK_FIGURE: self.ask_figure,
            Ask.ASK_HERO: self.ask_hero,
            Ask.ASK_SPACE: self.ask_space,
            Ask.ASK_TOKEN: self.ask_token,
            Ask.ASK_DOOR: self.ask_door,
            Ask.ASK_CHOICE: self.ask_choice,
            Ask.ASK_NUMBER: self.ask_number,
            Ask.ASK_DIE: self.ask_die,
            Ask.ASK_CARD: self.ask_card,
            Ask.ASK_ITEM: self.ask_item,
            Ask.ASK_MAY: self.ask_may,
            Ask.ASK_RANK: self.reinforcing_rank,
            Ask.ASK_PATH: self.path,
            Ask.ASK_DEED: self.ask_deed,
            Ask.ASK_GROUP: self.reinforcing_group,
        }


class Oracle:
    """Follows the game in slot 0 of a table."""

    def __init__(self, table: Table, board: Board | None = None) -> None:
        self.table = table
        self.board = board
        self.setting = Setting(table.setup)

    @property
    def judge(self) -> Judge:
        return Judge(self.table, self.setting, self.board)

    def asked(self) -> str:
        """What is asked, such as "MENU" or, of a timing window, "AT3"; "" when the game is over."""
        head = self.table.states[0]["head"]
        if head["over"]:
            return ""
        frame = head["stack"][head["depth"] - 1]
        window = frame["kind"] == Ask.ASK_WINDOW
        return WINDOWS[int(frame["source"])] if window else FRAMES[int(frame["kind"])]

    def legal(self) -> set[int]:
        return self.judge.legal()
