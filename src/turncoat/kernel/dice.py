"""The random stream as a value: it is part of the state, copied and saved with it, and the only source of randomness.

Fast is for simulation, Sealed for real tables (no player can predict it from what was seen), Scripted for tests. A
*roll* is a die that players see; *below* is all other randomness (shuffles, blind picks). A script fixes rolls only.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.errors import BadInput

MASK_32: Final = 0xFFFFFFFF
MASK_64: Final = 0xFFFFFFFFFFFFFFFF
WORDS_IN_BLOCK: Final = 8

Saved = dict[str, str | int | list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A stream of random numbers. Subclasses make its words."""

    def below(self, count: int) -> int:
        """A uniformly distributed number from 0 to `count` - 1."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """The result of a die that players see: from 1 to `sides`."""
        return self.below(sides) + 1

    def copy(self) -> "Dice":
        raise NotImplementedError

    def save(self) -> Saved:
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card


class Fast(Dice):
    """PCG XSH-RS 64/32. The bias of the multiplication is below n / 2**32, negligible for simulation."""

    def __init__(self, word: int) -> None:
        self.word: int = word

    def below(self, count: int) -> int:
        word = self.word
        self.word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (((word >> 22 ^ word) >> (22 + (word >> 61)) & 0xFFFFFFFF) * count) >> 32

    def copy(self) -> Dice:
        return Fast(self.word)

    def save(self) -> Saved:
        return {"kind": "fast", "word": self.word}


class Sealed(Dice):
    """HMAC-SHA256 of a 256-bit key over a counter, with rejection sampling: unbiased, and unpredictable
    without the key."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key: bytes = key
        self.used: int = used  # words drawn so far
        self.words: list[int] = []  # the block that the next words come from
        if used % WORDS_IN_BLOCK:
            self.words = self.block(used // WORDS_IN_BLOCK)

    def block(self, number: int) -> list[int]:
        digest = hmac.digest(self.key, number.to_bytes(8, "big"), hashlib.sha256)
        return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]

    def word(self) -> int:
        place = self.used % WORDS_IN_BLOCK
        if place == 0:
            self.words = self.block(self.used // WORDS_IN_BLOCK)
        self.used += 1
        return self.words[place]

    def below(self, count: int) -> int:
        fair = (MASK_32 + 1) // count * count
        while True:
            word = self.word()
            if word < fair:
                return word % count

    def copy(self) -> Dice:
        other = Sealed(self.key)
        other.used = self.used
        other.words = self.words  # shared: the list is replaced, never changed
        return other

    def save(self) -> Saved:
        return {"kind": "sealed", "key": self.key.hex(), "used": self.used}


class Scripted(Dice):
    """Rolls given by a test, in order; rolls after the last one, and all other randomness, come from another
    stream."""

    def __init__(self, rolls: list[int], then: Dice) -> None:
        self.rolls: list[int] = rolls
        self.then: Dice = then

    def below(self, count: int) -> int:
        return self.then.below(count)

    def roll(self, sides: int) -> int:
        if not self.rolls:
            return self.then.roll(sides)
        face = self.rolls.pop(0)
        if not 1 <= face <= sides:
            raise BadInput("impossible_roll", f"d{sides}={face}")
        return face

    def copy(self) -> Dice:
        return Scripted(self.rolls[:], self.then.copy())

    def save(self) -> Saved:
        return {
            "kind": "scripted",
            "rolls": self.rolls[:],
            **{f"then_{k}": v for k, v in self.then.save().items()},
        }


def fast(seed: int) -> Dice:
    """A fast stream. Neighbouring seeds give unrelated streams."""
    if abs(seed) > MASK_64:
        raise BadInput("seed_out_of_bounds", "seed")
    digest = hashlib.sha256(b"turncoat.fast" + seed.to_bytes(16, "big", signed=True)).digest()
    return Fast(int.from_bytes(digest[:8], "big"))


def sealed_dice(secret: bytes, contributions: list[bytes]) -> Dice:
    """The stream of a real table, from the server's secret and the contributions of all players in seat order."""
    if len(secret) != 32:
        raise BadInput("bad_secret", f"bits={len(secret) * 8}")
    message = b"turncoat.sealed"
    for part in contributions:
        message += len(part).to_bytes(4, "big") + part
    return Sealed(hmac.digest(secret, message, hashlib.sha256))


def scripted_dice(rolls: list[int], seed: int = 0) -> Dice:
    return Scripted(rolls[:], fast(seed))


def dice_from_saved(saved: Saved) -> Dice:
    """The stream that `save` described; BadInput if the value describes none."""
    kind = saved.get("kind")
    word = saved.get("word")
    key = saved.get("key")
    used = saved.get("used")
    rolls = saved.get("rolls")
    if kind == "fast" and isinstance(word, int) and 0 <= word <= MASK_64:
        return Fast(word)
    if kind == "sealed" and isinstance(key, str) and isinstance(used, int):
        if not 0 <= used <= MASK_64:
            raise BadInput("broken_save", "dice.used")
        try:
            secret = bytes.fromhex(key)
        except ValueError:
            raise BadInput("broken_save", "dice.key") from None
        if len(secret) != 32:
            raise BadInput("broken_save", "dice.key")
        return Sealed(secret, used)
    if kind == "scripted" and isinstance(rolls, list) and all(isinstance(roll, int) for roll in rolls):
        rest = {name[5:]: value for name, value in saved.items() if name.startswith("then_")}
        if rest.get("kind") == "scripted":
            raise BadInput("broken_save", "dice.then_kind")
        return Scripted(rolls[:], dice_from_saved(rest))
    raise BadInput("broken_save", "dice")
