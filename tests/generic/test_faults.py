"""Every fault of docs/faults.md has a test that names it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_fault_has_a_test():
    listed = {
        int(n) for n in re.findall(r"^(\d+)\. ", (ROOT / "docs" / "faults.md").read_text(), re.MULTILINE)
    }
    named = {
        int(number)
        for path in (ROOT / "tests").rglob("test_*.py")
        for numbers in re.findall(r"@pytest\.mark\.fault\(([\d, ]+)\)", path.read_text())
        for number in numbers.split(",")
    }
    assert named == listed
