"""Golden games: recorded games of every variant that must play back to the same end for ever.

A difference is a bug, or the game has changed and gets a new version; then scripts/golden writes new ones.
"""

from pathlib import Path

import pytest

from dungeonzoo.envs.core.registry import entries, find
from dungeonzoo.envs.core.replay import check_replay, read_replay

FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_play_back(file: Path):
    check_replay(file)


def test_every_variant_has_golden_games():
    played = [(replay.game, replay.version, replay.options) for replay in map(read_replay, FILES)]
    for entry in entries():
        options = find(entry.game).variant(**entry.options).options
        del options["content"]
        assert played.count((entry.game, entry.version, options)) >= 4, entry.id
