"""What finished games are compared by."""

from typing import Any

from dungeonzoo.envs.cutthroat.measures import measures

from .kit import P0, P1, P2, P3, position


def told(**fields: Any) -> dict[str, list[float]]:
    """The measures of a game that is just being fought, as if it were over."""
    game = position("E08", start="RND-C", n=7, hands={P0: "D01 D02"}, **fields)
    return {words: values.tolist() for words, values in measures(game.table.states, game.variant)}


def test_a_party_with_survivors():
    found = told(
        lp={P1: 0}, kills={P0: [3, 4], P1: [5, 6], P2: [2]}, plus={P0: 2}, minus={P0: 1}, gifts={P0: 3}
    )
    assert found == {
        "games with a winner": [True],
        "players alive at the end": [3],
        "Encounters beaten": [7],
        "Prestige of the best": [11],
    }


def test_a_party_that_died_lost_its_last_encounter():
    found = told(alive={seat: 0 for seat in (P0, P1, P2, P3)})
    assert found["games with a winner"] == [False]
    assert found["Encounters beaten"] == [6]
    assert found["Prestige of the best"] == []
