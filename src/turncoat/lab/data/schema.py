"""The schema of saved games: tables, columns, their types and what they mean. docs/data.md is compared with it by a
test.

Only this module, `files.py` and `sealing.py` import pyarrow, an optional dependency.
"""

from typing import Final

import pyarrow as pa

VERSION: Final = 1  # grows when a column changes its meaning or goes away; a new column does not change it

INDEX: Final = pa.int32()
TEXT: Final = pa.string()
NAME: Final = pa.dictionary(pa.int32(), pa.string())  # a text with few distinct values
FLAG: Final = pa.bool_()
CHANCE: Final = pa.float32()
TEXTS: Final = pa.list_(pa.string())
INDICES: Final = pa.list_(pa.int8())
GAME: Final = ("game_id", TEXT, "the game: GAME-PLAYERS-SEED, and -TURN of a mirrored deal")

Column = tuple[str, pa.DataType, str]

TABLES: Final[dict[str, list[Column]]] = {
    "games": [
        GAME,
        ("game", NAME, "the game's name"),
        ("version", INDEX, "version of its rules"),
        ("players", pa.int8(), "number of seats"),
        ("seed", TEXT, "the deal's seed: a number of up to 64 bits and a sign"),
        ("turn", pa.int8(), "by how many seats a mirrored deal was turned; else 0"),
        ("options", TEXT, "options of the table, one JSON object"),
        ("finished", FLAG, "false: the game failed, and its rows end where it did"),
        ("ending", NAME, "how it ended; null if it did not"),
        ("winning_sides", TEXTS, "sides with a seat that won"),
        ("winners", INDICES, "seats that won"),
        ("decisions", INDEX, "number of answers"),
        ("events", INDEX, "number of events"),
        ("record", TEXT, "the record (docs/replays.md): `turncoat extract` writes it as a file"),
    ],
    "seats": [
        GAME,
        ("seat", pa.int8(), "from 0"),
        ("loyal_bot", NAME, "who played while the seat was loyal"),
        ("traitor_bot", NAME, "who played while it was a traitor"),
        ("persona", NAME, "its last persona, if its bot has any; else null"),
        ("character", NAME, "whom the seat played; null in games without characters"),
        ("first_side", NAME, "side after the deal"),
        ("last_side", NAME, "side at the end"),
        ("won", FLAG, "whether the seat won"),
    ],
    "decisions": [
        GAME,
        ("decision", INDEX, "from 0, in order"),
        ("event", INDEX, "how many events there had been"),
        ("seat", pa.int8(), "who was asked and answered"),
        ("side", NAME, "the seat's side then"),
        ("question", NAME, "what was asked: procedure and step"),
        ("options", TEXTS, "all legal options, as the engine writes them"),
        ("chosen", TEXT, "the option that was chosen"),
    ],
    "events": [
        GAME,
        ("event", INDEX, "from 0, in order; every viewer has the same numbers"),
        ("decision", INDEX, "the answer that led to it; -1 for the deal"),
        ("kind", NAME, "what kind of event"),
        ("rule", NAME, "the rule that it follows from"),
        ("told", TEXT, "what all viewers were told, one JSON object"),
        ("secret", TEXT, "what only some seats were told, one JSON object; null if there was nothing"),
        ("knowers", INDICES, "the seats that were told the secret part"),
    ],
    "statements": [
        GAME,
        ("statement", INDEX, "from 0, in order"),
        ("event", INDEX, "how many events there had been"),
        ("decision", INDEX, "how many answers had been given"),
        ("speaker", pa.int8(), "who said it"),
        ("side", NAME, "the speaker's side then"),
        ("kind", NAME, "what kind of statement (docs/talk.md)"),
        ("seat", pa.int8(), "whom it is about or put to; null if no one"),
        ("level", NAME, "its degree, such as `accuse`; null if it has none"),
        ("is_true", FLAG, "whether the claim was true; null if it is no claim, or not about facts"),
        ("is_lie", FLAG, "whether a false claim was made against better knowledge; null as above"),
        ("statement_json", TEXT, "all of it, one JSON object"),
    ],
    "beliefs": [
        GAME,
        ("event", INDEX, "how many events the bot had heard"),
        ("decision", INDEX, "how many answers had been given by then"),
        ("part", CHANCE, "the same as a part of the whole game: 0 to 1"),
        ("seat", pa.int8(), "who believes; bots that keep a diary note what is new"),
        ("side", NAME, "its side then"),
        ("about", pa.int8(), "about whom; never itself"),
        ("belief", CHANCE, "how likely a traitor, it says"),
        ("is_traitor", FLAG, "whether that seat was one"),
    ],
    "tracks": [
        GAME,
        ("decision", INDEX, "number of answers before the change; -1 for the deal"),
        ("part", CHANCE, "the same as a part of the whole game: 0 to 1"),
        (
            "track",
            NAME,
            "an open track of the board, such as a dial; only the general ones, not those of seats",
        ),
        ("value", INDEX, "its value from then on"),
    ],
}


def schema_of(table: str) -> pa.Schema:
    return pa.schema([pa.field(name, kind) for name, kind, _ in TABLES[table]])
