import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from tests.table import expect_refusal
from turncoat.kernel.dice import Dice, Saved, dice_from_saved, fast, scripted_dice, sealed_dice

SECRET = bytes(range(32))

STREAMS: dict[str, Callable[[], Dice]] = {
    "fast": lambda: fast(5),
    "sealed": lambda: sealed_dice(SECRET, [b"one", b"two"]),
    "scripted": lambda: scripted_dice([], 5),
}
ALL = pytest.mark.parametrize("stream", list(STREAMS))

# The 0.1 % points of chi square by degrees of freedom: a fixed seed passes or fails for good.
CHI_SQUARE = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 23: 49.73}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@ALL
@pytest.mark.parametrize("sides", range(1, 9))
def test_every_face_of_a_die_comes_and_equally_often(stream: str, sides: int) -> None:
    dice = STREAMS[stream]()
    counts = Counter(dice.roll(sides) for _ in range(3000))
    assert sorted(counts) == list(range(1, sides + 1))
    if sides > 1:
        assert chi_square(list(counts.values())) < CHI_SQUARE[sides - 1]


@ALL
def test_a_shuffle_gives_every_order_equally_often(stream: str) -> None:
    dice = STREAMS[stream]()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values())) < CHI_SQUARE[23]


@ALL
def test_a_copy_and_a_saved_stream_go_on_alike_from_any_word(stream: str) -> None:
    dice = STREAMS[stream]()
    for _ in range(20):  # past the end of two blocks
        twin, restored = dice.copy(), dice_from_saved(dice.save())
        ahead = dice.copy()
        expected = [ahead.below(1000) for _ in range(12)]
        assert [twin.below(1000) for _ in range(12)] == expected
        assert [restored.below(1000) for _ in range(12)] == expected
        assert dice.below(1000) == expected[0]


@ALL
def test_playing_a_copy_on_leaves_the_stream_where_it_was(stream: str) -> None:
    dice = STREAMS[stream]()
    twin = dice.copy()
    for _ in range(11):
        twin.below(6)
    assert dice.save() == STREAMS[stream]().save()


def test_the_sealed_stream_is_hmac_over_a_counter() -> None:
    message = b"turncoat.sealed" + (3).to_bytes(4, "big") + b"one" + (3).to_bytes(4, "big") + b"two"
    key = hmac.new(SECRET, message, hashlib.sha256).digest()
    words: list[int] = []
    for counter in range(3):
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    dice = sealed_dice(SECRET, [b"one", b"two"])
    assert all(word < 2**32 // 1000 * 1000 for word in words)  # none of these had to be rejected
    assert [dice.below(1000) for _ in words] == [word % 1000 for word in words]


def test_the_sealed_stream_rejects_words_that_would_favour_low_numbers() -> None:
    dice = sealed_dice(SECRET, [])
    count = 2**31 + 1  # nearly half of all words are beyond the last full round
    drawn = [dice.below(count) for _ in range(50)]
    assert all(0 <= number < count for number in drawn)
    used = dice.save()["used"]
    assert isinstance(used, int)
    assert used > 60


def test_every_contribution_and_their_order_change_the_sealed_stream() -> None:
    contributions = [[], [b""], [b"one"], [b"one", b"two"], [b"two", b"one"], [b"onetwo"], [b"on", b"etwo"]]
    keys = {str(sealed_dice(SECRET, parts).save()["key"]) for parts in contributions}
    assert len(keys) == len(contributions)
    assert sealed_dice(bytes(32), [b"one"]).save() != sealed_dice(SECRET, [b"one"]).save()


def test_a_secret_has_256_bits() -> None:
    with expect_refusal("bad_secret", "bits=128"):
        sealed_dice(bytes(16), [])


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, -(2**63), 2**64 - 1, -(2**64) + 1])
def test_any_seed_of_64_bits_and_its_sign_will_do(seed: int) -> None:
    assert fast(seed).save() != fast(seed + 1 if seed < 0 else seed - 1).save()


@pytest.mark.parametrize("seed", [2**64, -(2**64), 10**50])
def test_a_seed_beyond_that_is_refused(seed: int) -> None:
    with expect_refusal("seed_out_of_bounds", "seed"):
        fast(seed)


def test_scripted_rolls_come_first_and_leave_everything_else_to_chance() -> None:
    dice, plain = scripted_dice([6, 1], 3), fast(3)
    assert dice.below(100) == plain.below(100)
    assert [dice.roll(6), dice.roll(6)] == [6, 1]
    assert [dice.roll(6) for _ in range(5)] == [plain.roll(6) for _ in range(5)]


@pytest.mark.parametrize(("face", "sides"), [(7, 6), (0, 6), (-2, 6), (2, 1)])
def test_a_scripted_face_that_the_die_lacks_is_refused(face: int, sides: int) -> None:
    with expect_refusal("impossible_roll", f"d{sides}={face}"):
        scripted_dice([face]).roll(sides)


def test_a_script_is_its_own_list() -> None:
    rolls = [1, 2]
    dice = scripted_dice(rolls)
    rolls.clear()
    twin = dice.copy()
    assert (dice.roll(6), twin.roll(6), twin.roll(6), dice.roll(6)) == (1, 1, 2, 2)


BROKEN: list[tuple[Saved, str]] = [
    ({}, "dice"),
    ({"kind": "loaded"}, "dice"),
    ({"kind": "fast"}, "dice"),
    ({"kind": "fast", "word": -1}, "dice"),
    ({"kind": "fast", "word": 2**64}, "dice"),
    ({"kind": "fast", "word": "1"}, "dice"),
    ({"kind": "sealed", "key": "00" * 32}, "dice"),
    ({"kind": "sealed", "key": "xx" * 32, "used": 0}, "dice.key"),
    ({"kind": "sealed", "key": "00" * 31, "used": 0}, "dice.key"),
    ({"kind": "sealed", "key": "00" * 32, "used": -1}, "dice.used"),
    ({"kind": "sealed", "key": "00" * 32, "used": 2**70}, "dice.used"),
    ({"kind": "scripted", "rolls": [1]}, "dice"),
    ({"kind": "scripted", "rolls": 1, "then_kind": "fast", "then_word": 1}, "dice"),
    ({"kind": "scripted", "rolls": [], "then_kind": "scripted", "then_rolls": []}, "dice.then_kind"),
]


@pytest.mark.parametrize(("saved", "place"), BROKEN)
def test_a_broken_stream_is_refused(saved: Saved, place: str) -> None:
    with expect_refusal("broken_save", place):
        dice_from_saved(saved)
