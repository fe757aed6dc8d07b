"""A diary has an entry where beliefs moved or something was said, and can be written and read."""

import json

import pytest

from tests.table import expect_refusal
from turncoat.bots.diary import MOST_REASONS, Diary, Entry, Reason, from_wire, to_wire
from turncoat.kernel.shapes import Json

ENTRY = Entry(12, (0.25, 0.5), (Reason(1, 7, 0.75),), "work kitchen", "cautious", "warn")


def decide(diary: Diary, heard: int, *beliefs: float) -> None:
    diary.note_decision(heard, beliefs, [], "pass", "steady")


def test_a_belief_that_hardly_moved_is_no_news() -> None:
    diary = Diary()
    for heard, belief in enumerate((0.3, 0.31, 0.319, 0.325, 0.33)):
        decide(diary, heard, 0.0, belief)
    assert [entry.heard for entry in diary.entries] == [0, 3]  # measured from what was written last


def test_what_was_said_is_written_with_the_decision_it_went_with() -> None:
    diary = Diary()
    decide(diary, 1, 0.5)
    diary.note_statement("warn")
    decide(diary, 2, 0.5)
    diary.note_statement("thank")
    decide(diary, 3, 0.5)
    assert [(entry.heard, entry.said) for entry in diary.entries] == [(1, "warn"), (2, "thank")]


def test_who_has_not_decided_yet_has_nothing_to_write() -> None:
    diary = Diary()
    diary.note_statement("warn")
    assert not diary.entries


def test_the_weightiest_reasons_are_kept() -> None:
    diary = Diary()
    shifts = (0.1, -0.9, 0.3, 0.5)
    diary.note_decision(1, [0.5], [Reason(0, at, shift) for at, shift in enumerate(shifts)], "pass", "steady")
    reasons = diary.entries[0].reasons
    assert len(reasons) == MOST_REASONS
    assert [reason.shift for reason in reasons] == [-0.9, 0.5, 0.3]


def test_an_entry_comes_back_from_a_file() -> None:
    assert from_wire(json.loads(json.dumps(to_wire(ENTRY)))) == ENTRY
    silent = Entry(3, (0.0, 1.0), (), "pass", "")
    assert "said" not in to_wire(silent)
    assert from_wire(json.loads(json.dumps(to_wire(silent)))) == silent


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"heard": "x"}, "expected_number"),
        ({"beliefs": 1}, "expected_list"),
        ({"beliefs": ["x"]}, "expected_number"),
        ({"reasons": [[1, 2]]}, "expected_list"),
        ({"reasons": [[1, 2, "x"]]}, "expected_number"),
        ({"mood": "good"}, "unknown_field"),
    ],
)
def test_an_entry_that_is_none_is_refused(change: dict[str, Json], code: str) -> None:
    with expect_refusal(code):
        from_wire({**to_wire(ENTRY), **change})
