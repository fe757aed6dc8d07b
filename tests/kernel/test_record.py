"""A game as its seed and its answers."""

import json
from collections.abc import Callable

import pytest

from tests.table import Table, expect_refusal, new
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import Dice, fast, scripted_dice, sealed_dice
from turncoat.kernel.reading import as_list
from turncoat.kernel.record import read_record, replay
from turncoat.kernel.shapes import Json

LIFEBOAT = GAMES["lifeboat"]


def play_with_orders(
    dice: Dice, steps: int = 80, options: dict[str, str] | None = None
) -> tuple[Table, list[str]]:
    """A game with standing orders, and its fingerprint after each entry."""
    table = new("lifeboat", 4, dice=dice, options=options)
    prints = [table.session.fingerprint()]
    luck = fast(9)
    for step in range(steps):
        if table.ending():
            break
        if step == 10:
            table.session.order(1, "pass any end")
            prints.append(table.session.fingerprint())
        if step == 40:
            table.session.clear_order(1, "pass any end")
            prints.append(table.session.fingerprint())
        table.session.play_randomly(luck, 1)
        prints.append(table.session.fingerprint())
    return table, prints


def record_of(table: Table, ends: str = "") -> dict[str, Json]:
    assert table.session.record is not None
    text = json.dumps(table.session.record.to_json(ends))
    record: dict[str, Json] = json.loads(text)
    return record


@pytest.mark.parametrize("dice", [fast(4), sealed_dice(bytes(32), [b"a", b"b"]), scripted_dice([6, 6, 1], 4)])
def test_a_replay_goes_through_the_same_positions(dice: Dice) -> None:
    table, prints = play_with_orders(dice, options={"sea": "rough", "windows": "together"})
    record, ends = read_record(LIFEBOAT, record_of(table, "end"))
    s, again = replay(record, keep_fingerprints=True)
    assert again == prints
    assert fingerprint(s) == table.session.fingerprint()
    assert ends == "end"
    assert replay(record)[1] == []


def test_a_record_names_what_it_is_of() -> None:
    table, _ = play_with_orders(fast(1), 3, {"sea": "rough"})
    record = record_of(table)
    assert [record[name] for name in ("record", "game", "version", "seats", "options")] == [
        *[1, "lifeboat", 1, 4, {"sea": "rough"}]
    ]
    givers = [as_list(entry, "entry")[:2] for entry in as_list(record["entries"], "entries")]
    assert givers == [["answer", 0], ["answer", 1], ["answer", 2]]


def test_orders_are_part_of_the_record() -> None:
    table, _ = play_with_orders(fast(4))
    entries = as_list(record_of(table)["entries"], "entries")
    assert ["order", 1, "pass any end"] in entries
    assert ["no_order", 1, "pass any end"] in entries


def test_a_refused_answer_is_not_recorded() -> None:
    table = new("lifeboat", 3)
    table.refuses(0, "vow 0", "illegal_option", rule="L1.4")
    assert record_of(table)["entries"] == []


Tamper = Callable[[dict[str, Json]], object]

TAMPERED: list[tuple[Tamper, str]] = [
    (lambda record: record.update(entries=[["answer", 0, "row"]]), "illegal_option"),
    (lambda record: record.update(entries=[["answer", 0, "vow 0"]]), "illegal_option"),
    (lambda record: record.update(entries=[["answer", 9, "vow 0"]]), "no_such_seat"),
    (
        lambda record: record.update(entries=[["answer", 0, "vow 1"], ["answer", 0, "vow 1"]]),
        "already_answered",
    ),
    (lambda record: record.update(entries=[["guess", 0, "vow 1"]]), "broken_record"),
    (lambda record: record.update(entries=[["order", 0, "pass"]]), "unknown_order"),
    (lambda record: record.update(entries=[["order", 9, "pass any end"]]), "no_such_seat"),
    (lambda record: record.update(entries=[["answer", 0]]), "broken_record"),
    (lambda record: record.update(entries=[["answer", "0", "vow 1"]]), "expected_number"),
    (lambda record: record.update(entries={}), "expected_list"),
    (lambda record: record.update(record=2), "unknown_schema"),
    (lambda record: record.update(game="raft"), "other_game"),
    (lambda record: record.update(version=7), "unknown_version"),
    (lambda record: record.update(seats=9), "wrong_player_count"),
    (lambda record: record.update(options={"sea": "wild"}), "unknown_choice"),
    (lambda record: record.update(dice={"kind": "fast"}), "broken_save"),
    (lambda record: record.update(dice={"kind": None}), "expected_number"),
    (lambda record: record.update(ends=None), "expected_text"),
    (lambda record: record.pop("dice"), "missing_field"),
]


@pytest.mark.parametrize(
    ("tamper", "code"), TAMPERED, ids=[f"{n}-{code}" for n, (_, code) in enumerate(TAMPERED)]
)
def test_a_tampered_record_is_refused(tamper: Tamper, code: str) -> None:
    record = record_of(new("lifeboat", 3))
    tamper(record)
    with expect_refusal(code, rule="L1.4" if code == "illegal_option" else ""):
        replay(read_record(LIFEBOAT, record)[0])
