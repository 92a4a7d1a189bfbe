"""Words of the game."""
from ..core.game import Words


class CthulhuWords(Words):
    def __init__(self, cards, layout):
        self.names = [*(card.label for card in cards), "done", "attack", "option A", "option B"]

    def action_name(self, action):
        return self.names[action]

    def action_text(self, view, action):
        return self.names[action]

    def describe(self, view, mask):
        return ""

    def board(self, view):
        return ""

    def action_help(self, action):
        return ""

    def changes(self, before, after):
        return []
