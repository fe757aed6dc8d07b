"""Bots of seats: valid names, and the draws of a surprise bot and of a regular."""

import functools
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from turncoat.bots.catalog import BELIEF, BELIEFS, PERSONA, SEARCH, SEARCHES, play_as, player_named
from turncoat.bots.catalog import PERSONAS as PERSONA_NAMED
from turncoat.bots.games import PERSONAS
from turncoat.bots.regulars import REGULARS
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.table.body import require
from turncoat.server.table.spelling import fold_case
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.words import COMMON, words_of

if TYPE_CHECKING:
    from turncoat.server.table.table import Table

SURPRISE: Final = "surprise"  # a bot whose persona is a secret
SURPRISES: Final = (PERSONA, BELIEF)
SOCIABLE: Final = (SURPRISE, *SURPRISES, SEARCH)  # bots that play as a regular; the others have no temper
WORD: Final = 8  # bytes of a seed
LONGEST_BOT: Final = 60  # characters, as commands allow


def check_bot(name: str) -> None:
    """BadInput: there is no such bot. External bots play through the network, like people; the server starts none."""
    if ":" in name and not name.startswith((PERSONA_NAMED, BELIEFS, SEARCHES)):
        raise BadInput("unknown_bot", name)
    if name != SURPRISE:
        player_named(name)


def check_bot_name(name: str) -> None:
    """Check a bot's name in an imported file; another server may have other bots. BadInput: its length is wrong."""
    require(0 < len(name) <= LONGEST_BOT, "bot")


def regular_for(table: "Table", seat: Seat, bot: str, wanted: str) -> str:
    """The regular for a bot: the wanted one, or a random one that is not at the table and has no player's name; empty for a bot that is
    no regular. BadInput: there is no such regular, or it is taken."""
    if bot not in SOCIABLE:
        if wanted:
            raise BadInput("unknown_regular", wanted)
        return ""
    if wanted:
        if wanted not in REGULARS:
            raise BadInput("unknown_regular", wanted)
        if any(chair.regular == wanted for other, chair in enumerate(table.chairs) if other != seat):
            raise BadInput("regular_taken")
        return wanted
    present = {
        chair.regular for chair in table.chairs
    }  # includes this seat's, so that a new draw brings another
    names = {fold_case(chair.name) for chair in table.chairs}
    free = [name for name in REGULARS if name not in present and not names & regular_names(name)]
    return free[_draw_number(table, f"regular.{table.entries}", seat) % len(free)]


@functools.cache
def regular_names(regular: str) -> frozenset[str]:
    """The regular's names in all languages, case-folded, for comparison with players' names."""
    said = (words_of(COMMON, language).say(f"regular-{regular}") for language in LANGUAGES)
    return frozenset(fold_case(name) for name in said)


def taken_names(table: "Table", seat: Seat) -> list[str]:
    """Names at the other seats, which a player at this seat cannot have."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return [chair.name for chair in others] + [
        name for chair in others if chair.regular for name in regular_names(chair.regular)
    ]


def draw_bot(choices: Sequence[str] = SURPRISES) -> str:
    """A random bot for the seat of an absent person."""
    return secrets.choice(choices)


def bot_of(table: "Table", seat: Seat) -> str:
    """The bot that plays the seat. The draw of a surprise follows from the table's secret."""
    bot, regular = table.chairs[seat].bot, table.chairs[seat].regular
    if regular and bot in SOCIABLE:
        return play_as(regular) if bot == SURPRISE else f"{bot}:{regular}"
    if bot != SURPRISE:
        return bot
    choices = surprises(table.settings.game)
    return choices[_draw_number(table, "surprise", seat) % len(choices)]


def surprises(game: str) -> list[str]:
    names = [name for side in PERSONAS.get(game, []) for name in side]
    return [BELIEF, *(f"{PERSONA_NAMED}{name}" for name in dict.fromkeys(names))]


def bot_seed(table: "Table", seat: Seat) -> int:
    """The seed of the bot's own random stream."""
    return _draw_number(table, "bot", seat)


def _draw_number(table: "Table", purpose: str, seat: Seat) -> int:
    """A number that follows from the table's secret, another one for each purpose and seat."""
    message = f"turncoat.{purpose}.{seat}".encode()
    return int.from_bytes(hmac.digest(table.secret, message, hashlib.sha256)[:WORD], "big")
