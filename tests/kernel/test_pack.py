"""Packs: round trips at any point of a game, also after a change of numbering; damaged packs are refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.damage import JUNK, Damage, places, put
from tests.kernel.saves import SITUATIONS, in_an_effect
from tests.kernel.test_versions import SECOND, Plankboat
from tests.table import expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.kernel.changes import Changes
from turncoat.kernel.codec import fingerprint, restore, save
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast, scripted_dice, sealed_dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.invariants import problems
from turncoat.kernel.numbering import in_words, numbering_id, numbering_id_of, packing_names
from turncoat.kernel.pack import Packer, numbering_of, numbers_in, pack, unpack
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.reading import as_list, as_object
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat_lifeboat.game import LIFEBOAT

STATES = {situation: SITUATIONS[situation]().session.state for situation in SITUATIONS}
PACKS = {situation: pack(s) for situation, s in STATES.items()}


def head_of(data: bytes) -> Json:
    head: Json = json.loads(data.split(b"\n", 2)[1])
    return head


def with_head(data: bytes, head: Json) -> bytes:
    mark, _, piles = data.split(b"\n", 2)
    return b"\n".join([mark, json.dumps(head).encode(), piles])


def mark_with(data: bytes, names: dict[str, Json]) -> bytes:
    """A pack with the same numbers, marked with this numbering."""
    return numbering_id_of(names).encode() + b"\n" + data.split(b"\n", 1)[1]


def read_names(game: Game) -> dict[str, Json]:
    """The names after a round trip through JSON, as a store returns them."""
    return as_object(json.loads(json.dumps(packing_names(game))), "names")


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_game_comes_back_as_it_was(situation: str) -> None:
    again = unpack(LIFEBOAT, PACKS[situation])
    assert save(again) == save(STATES[situation])
    assert pack(again) == PACKS[situation]


DICE_KINDS = {
    "fast": fast(3),
    "sealed": sealed_dice(bytes(32), [b"salt"]),
    "scripted": scripted_dice([6, 5], 2),
}


@pytest.mark.parametrize("kind", list(DICE_KINDS))
def test_the_random_stream_goes_on_where_it_was(kind: str) -> None:
    s = LIFEBOAT.new(4, fast(1))
    s.dice = DICE_KINDS[kind].copy()
    s.dice.roll(6)
    again = unpack(LIFEBOAT, pack(s))
    assert [again.dice.roll(6) for _ in range(20)] == [s.dice.roll(6) for _ in range(20)]


def test_positions_that_carry_out_the_same_effect_share_it() -> None:
    one, other = unpack(LIFEBOAT, PACKS["effect"]), unpack(LIFEBOAT, PACKS["effect"])
    carried = [f.effect for f in one.stack]
    assert any(effect is not None for effect in carried)
    assert all(f.effect is effect for f, effect in zip(other.stack, carried, strict=True))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_pack_is_several_times_smaller_than_a_save(name: str) -> None:
    s = GAMES[name].new(GAMES[name].most_seats, sealed_dice(bytes(32), [b"salt"]))
    play_randomly(s, fast(4), 60)
    assert 3 * len(pack(s)) < len(json.dumps(save(s), separators=(",", ":")))


# Other numbers


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_pack_in_words_is_the_save(situation: str) -> None:
    written = in_words(numbers_in(PACKS[situation]), read_names(LIFEBOAT))
    assert json.dumps(written) == json.dumps(save(STATES[situation]))


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_pack_of_the_first_version_is_carried_over_to_the_second(situation: str) -> None:
    assert numbering_of(PACKS[situation]) == numbering_id(LIFEBOAT) != numbering_id(SECOND)
    carried = unpack(SECOND, PACKS[situation], read_names(LIFEBOAT))
    assert fingerprint(carried) == fingerprint(restore(SECOND, save(STATES[situation])))


def test_a_pack_of_the_second_version_is_read_as_it_is_by_the_second() -> None:
    carried = restore(SECOND, in_an_effect().session.save())
    assert fingerprint(unpack(SECOND, pack(carried))) == fingerprint(carried)


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_numbers_that_have_changed_within_a_version_are_read_by_their_names(situation: str) -> None:
    """The pack was written by a game that lists cards and procedures in reverse order."""
    names = read_names(LIFEBOAT)
    as_list(as_object(names["words"], "words")["card"], "card").reverse()
    as_list(names["procedures"], "procedures").reverse()
    s = STATES[situation].copy()
    last = len(LIFEBOAT.layout.cards) - 1
    s.zones = [[last - card for card in cards] for cards in s.zones]
    for f in s.stack:
        procedure = LIFEBOAT.procedures[f.procedure]
        f.v = [
            last - value if kind == "card" and value >= 0 else value
            for kind, value in zip(procedure.kinds, f.v, strict=True)
        ]
        f.procedure = len(LIFEBOAT.procedures) - 1 - f.procedure
    data = mark_with(pack(s), names)
    assert fingerprint(unpack(LIFEBOAT, data, names)) == fingerprint(STATES[situation])


def test_another_numbering_has_another_name() -> None:
    first = numbering_id(LIFEBOAT)
    assert first == numbering_id_of(read_names(LIFEBOAT))
    assert first.startswith("1/lifeboat/1/")
    names = read_names(LIFEBOAT)
    as_list(as_object(names["words"], "words")["card"], "card").reverse()
    assert numbering_id_of(names) != first


def test_without_the_names_of_its_numbering_a_pack_is_refused() -> None:
    with expect_refusal("unknown_version", "pack"):
        unpack(SECOND, PACKS["vote"])
    with expect_refusal("broken_save", "names"):
        unpack(SECOND, PACKS["vote"], read_names(SECOND))


def test_a_version_without_a_way_here_is_refused() -> None:
    with expect_refusal("unknown_version", "1"):
        unpack(Plankboat(2, {}), PACKS["vote"], read_names(LIFEBOAT))


def test_another_game_or_another_shape_is_refused() -> None:
    with expect_refusal("other_game", "lifeboat"):
        unpack(GAMES["thing"], PACKS["vote"], read_names(LIFEBOAT))
    with expect_refusal("unknown_schema", "pack"):
        unpack(LIFEBOAT, b"2" + PACKS["vote"][1:], read_names(LIFEBOAT))


# Damage

(
    SEATS,
    OPTIONS,
    CURRENT,
    DECISION,
    TRACKS,
    ZONES,
    PEEKS,
    STACK,
    SEALED,
    ORDERS,
    DICE,
    ENDING,
    WINNERS,
    RESULT,
) = range(14)

DAMAGE: list[tuple[str, Damage, str, str]] = [
    ("window", put([SEATS], 9), "broken_save", "seats"),
    ("window", put([SEATS], True), "expected_number", "seats"),
    ("window", put([OPTIONS], []), "broken_save", "options"),
    ("window", put([OPTIONS, 0], 7), "broken_save", "options.secrecy"),
    ("window", put([OPTIONS, 0], -1), "broken_save", "options.secrecy"),
    ("window", put([OPTIONS, 0], 0), "orders_not_allowed", ""),
    ("window", put([CURRENT], 3), "broken_save", "current=3"),
    ("window", put([DECISION], -1), "broken_save", "decision"),
    ("window", put([DECISION], 1.5), "expected_number", "decision"),
    ("window", put([TRACKS], {}), "expected_list", "tracks"),
    ("window", put([TRACKS], [1]), "broken_save", "tracks"),
    ("window", put([TRACKS, 1], 5), "broken_save", "tracks.hull"),
    ("window", put([TRACKS, 1], True), "expected_number", "tracks"),
    ("window", put([TRACKS, 1], 0), "broken_save", "afloat_without_hull"),
    ("window", put([ZONES], 3), "broken_save", "zones"),
    ("window", put([ZONES], -1), "broken_save", "zones"),
    ("look", put([PEEKS, 0, 0], 99), "broken_save", "peeks"),
    ("look", put([PEEKS, 0], []), "broken_save", "peeks"),
    ("look", put([PEEKS, 0, 1], 8), "broken_save", "peeks:weather"),
    ("look", put([PEEKS, 0], [18, 1]), "broken_save", "peeks:weather"),
    ("window", put([STACK], []), "broken_save", "empty_stack"),
    ("window", put([STACK, 0], [0, 0, []]), "broken_save", "stack"),
    ("window", put([STACK, 0, 0], 99), "broken_save", "stack"),
    ("window", put([STACK, 0, 0], -1), "broken_save", "stack"),
    ("window", put([STACK, -1, 1], 99), "broken_save", "stack.window"),
    ("window", put([STACK, -1, 1], -1), "broken_save", "stack.window"),
    ("window", put([STACK, -1, 1], 0), "broken_save", "nobody_asked:window"),
    ("window", put([STACK, -1, 2], [0]), "broken_save", "stack.window"),
    ("window", put([STACK, -1, 2, 0], 9), "broken_save", "stack.window.trigger"),
    ("window", put([STACK, -1, 2, 0], -2), "broken_save", "stack.window.trigger"),
    ("window", put([STACK, -1, 2, 0], -1), "broken_save", "frame:window"),
    ("window", put([STACK, -1, 3], None), "expected_text", "stack"),
    ("effect", put([STACK, -2, 3], ""), "broken_save", "frame:for_each"),
    ("effect", put([STACK, -2, 3], "["), "not_json", ""),
    ("effect", put([STACK, -2, 3], '["Hope",3]'), "broken_save", "effect.Hope"),
    ("vote", put([SEALED], []), "broken_save", "sealed"),
    ("vote", put([SEALED, 0], 99 << 20), "broken_save", "sealed"),
    ("vote", put([SEALED, 0], -2), "broken_save", "sealed"),
    ("vote", put([SEALED, 0], 1 << 10), "broken_save", "sealed"),
    ("end", put([SEALED, 0], 1 << 10), "broken_save", "sealed"),
    ("vote", put([SEALED, 0], 0), "broken_save", "sealed:vote:0"),
    ("window", put([ORDERS, 0], -1), "broken_save", "orders"),
    ("window", put([ORDERS, 0], 3), "broken_save", "orders"),
    ("window", put([ORDERS, 0], 99 << 4), "broken_save", "orders"),
    ("window", put([ORDERS, 0], 99 << 12), "broken_save", "orders"),
    ("window", put([ORDERS, 0], 2 << 20), "broken_save", "orders"),
    ("window", put([DICE], {"kind": "loaded"}), "broken_save", "dice"),
    ("vows", put([DICE, "key"], "zz"), "broken_save", "dice.key"),
    ("window", put([ENDING], 99), "broken_save", "ending"),
    ("window", put([ENDING], -2), "broken_save", "ending"),
    ("end", put([WINNERS], 8), "broken_save", "winners"),
    ("end", put([WINNERS], -1), "broken_save", "winners"),
    ("window", put([RESULT], "much"), "expected_number", "result"),
]


@pytest.mark.parametrize(
    ("situation", "damage", "code", "detail"),
    DAMAGE,
    ids=[f"{m}-{c}-{d}-{at}" for at, (m, _, c, d) in enumerate(DAMAGE)],
)
def test_a_damaged_pack_is_refused_with_the_place(
    situation: str, damage: Damage, code: str, detail: str
) -> None:
    head = head_of(PACKS[situation])
    damage(head)
    with expect_refusal(code, detail):
        unpack(LIFEBOAT, with_head(PACKS[situation], head))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "unknown_schema"),
        (b"\xff\xfe", "unknown_schema"),
        (b"1/lifeboat/1/0", "unknown_version"),
        (numbering_id(LIFEBOAT).encode(), "not_json"),
        (numbering_id(LIFEBOAT).encode() + b"\n\xff\n", "broken_save"),
        (numbering_id(LIFEBOAT).encode() + b"\n{}\n", "expected_list"),
        (numbering_id(LIFEBOAT).encode() + b"\n[]\n", "broken_save"),
        (numbering_id(LIFEBOAT).encode() + b"\n" + b"[" * 100_000, "not_json"),
        (PACKS["vote"] + b"\x01", "broken_save"),
        (PACKS["vote"][:-1], "broken_save"),
        (PACKS["vote"] + b"\xff", "broken_save"),
    ],
)
def test_what_is_no_pack_is_refused(data: bytes, code: str) -> None:
    with expect_refusal(code):
        unpack(LIFEBOAT, data)


def test_a_card_that_does_not_exist_is_refused_with_its_zone() -> None:
    zone = max(zone for zone, cards in enumerate(STATES["vote"].zones) if cards)
    with expect_refusal("broken_save", f"zones.{LIFEBOAT.layout.zones[zone].label()}"):
        unpack(LIFEBOAT, PACKS["vote"][:-1] + chr(len(LIFEBOAT.layout.cards)).encode())


def test_every_truncated_pack_is_refused() -> None:
    for data in PACKS.values():
        for length in range(len(data)):
            with pytest.raises(BadInput):
                unpack(LIFEBOAT, data[:length])


def check_it_can_be_played(s: State) -> None:
    assert problems(s) == []
    assert fingerprint(unpack(s.game, pack(s))) == fingerprint(s)
    assert fingerprint(restore(s.game, save(s))) == fingerprint(s)
    for seat in [*range(s.seats), SPECTATOR]:
        view_wire(view(s, seat))


def late(name: str) -> State:
    s = GAMES[name].new(GAMES[name].most_seats, fast(6))
    play_randomly(s, fast(7), 90)
    return s


TO_DAMAGE = [*STATES.values(), *[late(name) for name in GAMES]]
PLACES = [places(head_of(pack(s))) for s in TO_DAMAGE]
NAME_PLACES = places(read_names(LIFEBOAT))


@pytest.mark.slow
@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_its_numbers_a_pack_is_refused_or_a_possible_position(
    data: st.DataObject,
) -> None:
    at = data.draw(st.integers(0, len(TO_DAMAGE) - 1))
    game = TO_DAMAGE[at].game
    packed = pack(TO_DAMAGE[at])
    head = head_of(packed)
    for _ in range(data.draw(st.integers(1, 2))):
        try:
            put(data.draw(st.sampled_from(PLACES[at])), data.draw(JUNK))(head)
        except (AssertionError, IndexError, KeyError, TypeError):
            return  # the first change has removed the place of the second one
    damaged = with_head(packed, head)
    names = read_names(game)
    names["until"] = [*as_list(names["until"], "until"), "rain"]
    for written, known in ((damaged, None), (mark_with(damaged, names), names)):
        try:
            s = unpack(game, written, known)
        except BadInput:
            continue
        check_it_can_be_played(s)


@pytest.mark.slow
@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_its_bytes_a_pack_is_refused_or_a_possible_position(data: st.DataObject) -> None:
    s = data.draw(st.sampled_from(TO_DAMAGE))
    packed = bytearray(pack(s))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(packed) - 1))
        length = data.draw(st.integers(0, 3))
        packed[at : at + length] = data.draw(st.binary(max_size=3))
    try:
        again = unpack(s.game, bytes(packed))
    except BadInput:
        return
    check_it_can_be_played(again)


@pytest.mark.slow
@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_the_names_a_pack_is_refused_or_a_possible_position(data: st.DataObject) -> None:
    situation = data.draw(st.sampled_from(list(PACKS)))
    names = read_names(LIFEBOAT)
    put(data.draw(st.sampled_from(NAME_PLACES)), data.draw(JUNK))(names)
    try:
        s = unpack(LIFEBOAT, mark_with(PACKS[situation], names), names)
    except BadInput:
        return
    check_it_can_be_played(s)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_is_packed_answer_by_answer_as_each_position_alone(game: Game) -> None:
    """Also if an answer was refused because another seat was quicker, and if changes refer to other positions."""
    dice, packer = fast(3), Packer()
    before = game.deal(game.fewest_seats, fast(4), {})
    run(before)
    for number in range(120):
        if before.ending != RUNNING:
            break
        seat, legal = ask_next(before)
        after = before.copy()
        take(after, seat, legal[dice.below(len(legal))])
        assert packer.pack(after, Changes(before, after)) == pack(after)
        if number % 5 == 0:
            other = before.copy()
            take(other, seat, legal[dice.below(len(legal))])
            assert packer.pack(other, Changes(before, other)) == pack(other)
            assert packer.pack(after, Changes(before, other)) == pack(after)
        before = after
