from .coverage_plugin import STATEMENT, Rules, Use, gaps

RULES = {"toy": Rules({"TOY-01", "TOY-02", "A01"}, {"TOY-02"})}


def test_an_id_without_a_test_is_reported():
    assert gaps(RULES, [Use("TOY-01", "test_x", "toy")]) == ["toy: no test names A01"]


def test_a_test_of_another_game_does_not_count():
    covered = [Use("TOY-01", "test_x", "toy"), Use("A01", "test_y", "other")]
    assert "toy: no test names A01" in gaps(RULES, covered)


def test_an_unknown_id_is_reported():
    covered = [Use("TOY-01", "test_x", "toy"), Use("A01", "test_x", None), Use("A02", "test_x", "toy")]
    assert gaps(RULES, covered) == ["test_x names A02, which is no rule or card of toy"]


def test_full_coverage_is_silent():
    assert gaps(RULES, [Use("TOY-01", "test_x", "toy"), Use("A01", "test_y", None)]) == []


def test_rules_decisions_and_golden_tests_are_statements():
    lines = [
        "CUT-001** a rule",
        "R-07** a ruling",
        "W07** a decision",
        "GT-010** a golden test",
        "OQ1a-3** an encounter's rule",
        "D01** a card",
    ]
    page = "\n".join(f"- **{line}" for line in lines)
    assert STATEMENT.findall(page) == ["CUT-001", "R-07", "W07", "GT-010", "OQ1a-3"]
