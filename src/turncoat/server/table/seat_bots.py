"""Bots of seats: the names that a host may choose, and the draw of a surprise."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from turncoat.bots.catalog import BELIEF, player_named
from turncoat.bots.catalog import PERSONAS as PERSONA
from turncoat.bots.games import PERSONAS
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.table.table import Table

SURPRISE: Final = "surprise"  # a bot that keeps to itself who it is
SURPRISES: Final = ("persona", "belief")
WORD: Final = 8  # bytes of a seed


def check_bot(name: str) -> None:
    """BadInput: there is no such bot. Bots of other programs play through the network, like people: none is started here."""
    if ":" in name and not name.startswith("persona:"):
        raise BadInput("unknown_bot", name)
    if name != SURPRISE:
        player_named(name)


def draw_bot(choices: Sequence[str] = SURPRISES) -> str:
    """For the seat of a person who is away."""
    return secrets.choice(choices)


def bot_of(table: Table, seat: Seat) -> str:
    """The bot that plays there; a surprise is drawn once for all."""
    bot = table.chairs[seat].bot
    if bot != SURPRISE:
        return bot
    choices = surprises(table.settings.game)
    return choices[_drawn(table, "surprise", seat) % len(choices)]


def surprises(game: str) -> list[str]:
    names = [name for side in PERSONAS.get(game, []) for name in side]
    return [BELIEF, *(f"{PERSONA}{name}" for name in dict.fromkeys(names))]


def bot_seed(table: Table, seat: Seat) -> int:
    """The seed of the bot's own random stream."""
    return _drawn(table, "bot", seat)


def _drawn(table: Table, purpose: str, seat: Seat) -> int:
    """A number that follows from the table's secret, another one for each purpose and seat."""
    message = f"turncoat.{purpose}.{seat}".encode()
    return int.from_bytes(hmac.digest(table.secret, message, hashlib.sha256)[:WORD], "big")
