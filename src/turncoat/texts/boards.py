"""The numbers of a board in words: a form's tables, with a title for every number that may be corrected."""

from dataclasses import dataclass
from typing import Final

from turncoat.kernel.boards import BoardNumber
from turncoat.kernel.game import Game
from turncoat.texts.names import Names
from turncoat.texts.people import nobody
from turncoat.texts.phrases import key
from turncoat.texts.sentences import capital
from turncoat.texts.words import Words, words_of

TRACKS: Final = "tracks"
ALSO: Final = {"6": "1-3, 6"}  # of players, by a table's name: few players read the table for six
# What the columns of a weather table are called elsewhere.
COLUMNS: Final = {"generator": "place-generator", "boiler": "place-boiler", "rescue": "track-rescue-at"}


@dataclass(frozen=True)
class Cell:
    title: str
    number: BoardNumber
    faces: dict[str, str]  # what each face is called, of a die


@dataclass(frozen=True)
class Row:
    title: str
    cells: list[Cell]


@dataclass(frozen=True)
class Table:
    """`columns` are the titles of a row's cells, where a row has several."""

    title: str
    help: str
    columns: list[str]
    rows: list[Row]


def board_tables(game: Game, language: str) -> list[Table]:
    """Empty for a game that has no board to correct."""
    names = Names(game, words_of(game.name, language), nobody())
    tables: dict[str, dict[str, list[BoardNumber]]] = {}
    for number in game.board_numbers():
        table, row = _place(number.path.split("."))
        tables.setdefault(table, {}).setdefault(row, []).append(number)
    return [_table(names, table, rows) for table, rows in tables.items()]


def _place(parts: list[str]) -> tuple[str, str]:
    """The table and the row that a number stands in."""
    if len(parts) == 1:
        return TRACKS, parts[0]
    if len(parts) == 2:
        return parts[0], parts[1]
    return ".".join(parts[:2]), parts[2]


def _table(names: Names, table: str, rows: dict[str, list[BoardNumber]]) -> Table:
    words = names.words
    base, _, players = table.partition(".")
    message = f"board-{key(base)}"
    first = next(iter(rows.values()))
    columns = [words.say(COLUMNS[one.path.split(".")[-1]]) for one in first] if players else []
    return Table(
        words.say(message, {"players": ALSO.get(players, players).replace("-", "–")} if players else {}),
        words.say(message, form="help") if words.has(message, "help") else "",
        columns,
        [_row(names, base, row, cells, columns) for row, cells in rows.items()],
    )


def _row(names: Names, table: str, row: str, numbers: list[BoardNumber], columns: list[str]) -> Row:
    title = _row_title(names, table, row)
    cells = [
        Cell(f"{title}: {column}" if column else title, number, _faces(names, number))
        for number, column in zip(numbers, columns or [""], strict=True)
    ]
    return Row(title, cells)


def _row_title(names: Names, table: str, row: str) -> str:
    words: Words = names.words
    if table == TRACKS:
        return words.say(f"board-{key(row)}")
    if row.isdigit():
        return words.say("board-face", {"n": int(row) + 1})
    kind = "weather" if row in names.game.names.lists["weather"] else "place"
    return capital(str(names.of(kind, row)))


def _faces(names: Names, number: BoardNumber) -> dict[str, str]:
    return {face: capital(str(names.of("weather", face))) for face in number.faces}
