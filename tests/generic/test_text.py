"""Words about a position. That they tell no secret is in test_secrets.py."""

import numpy as np

from dungeonzoo.envs.core.game import Variant, View

from .play import random_tables, view


def test_every_action_has_its_own_name(variant: Variant):
    names = {variant.words.action_name(action).casefold() for action in range(variant.n_actions)}
    assert len(names) == variant.n_actions


def test_legal_actions_read_differently_and_end_the_description(variant: Variant):
    words = variant.words
    for table in random_tables(variant, 300, seed=1):
        legal = np.flatnonzero(table.legal(0)).tolist()
        seen = view(variant, table, max(table.actor(0), 0))
        position = words.read(seen)
        texts = [words.answer(position, action) for action in legal]
        assert len({text.casefold() for text in texts}) == len(legal), texts
        lines = words.describe(seen, table.legal(0)).splitlines()
        listed = ["Legal actions:", *(f"{a}. {text}" for a, text in zip(legal, texts, strict=True))]
        assert lines[-len(listed) :] == listed if legal else "Legal actions:" not in lines


def test_the_board_fits_on_a_page(variant: Variant):
    for table in random_tables(variant, 150, seed=4):
        for seat in range(-1, table.n_seats):
            lines = variant.words.board(view(variant, table, seat)).splitlines()
            assert max(map(len, lines)) <= 100
            assert all(line.endswith("│") and len(line) == 98 for line in lines if line.startswith("│"))


def test_whatever_happens_is_told_to_every_seat(variant: Variant):
    before: dict[int, View] = {}
    for table in random_tables(variant, 150, seed=6):
        now = {seat: view(variant, table, seat) for seat in range(-1, table.n_seats)}
        for seat in before:
            assert variant.words.changes(now[seat], now[seat]) == []
            for sentence in variant.words.changes(before[seat], now[seat]):
                assert sentence.endswith(".")
                assert sentence[0].isupper() or sentence.startswith(variant.agents)
                assert seat >= 0 or "you" not in sentence.lower().split()
        before = now
