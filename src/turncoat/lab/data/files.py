"""Parquet files of saved games: NAME.parquet has the games, NAME.seats.parquet and so on the other tables.

Files are written beside their places under other names, and moved there when all are whole. Each is sealed, and holds
the seal of the games file that it belongs to.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from turncoat.kernel.errors import BadInput

try:
    import pyarrow as pa
    import pyarrow.ipc
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] != "pyarrow":
        raise
    raise BadInput("extra_not_installed", "pip install 'turncoat[lab]'") from None

from turncoat.lab.data.schema import TABLES, VERSION, schema_of
from turncoat.lab.data.sealing import SealedFile, SealingFile

if TYPE_CHECKING:
    from turncoat.lab.data.rows import Rows
    from turncoat.lab.simulate.saving import SavedGame

GAMES: Final = "games"
MARK: Final = b"turncoat"  # metadata key of the schema's version
RUN: Final = b"turncoat.games"  # metadata key of the games file's seal, in the other tables
ROWS_IN_GROUP: Final = 50_000  # rows wait in memory until there are so many
ROWS_AT_ONCE: Final = 1_000  # rows per read: records and events are long
COMPRESSION: Final = "zstd"  # half of snappy's bytes on records and events; all three readers know it


def path_of(path: Path, table: str) -> Path:
    return path if table == GAMES else path.with_suffix(f".{table}{path.suffix}")


def stream(table: str, rows: list[dict[str, Any]]) -> bytes:
    """Encode rows as an Arrow stream, to be sent between processes."""
    sink = pa.BufferOutputStream()
    made = pa.Table.from_pylist(rows, schema_of(table))
    with pyarrow.ipc.new_stream(sink, made.schema) as writer:
        writer.write_table(made)
    return bytes(sink.getvalue())


class TableWriter:
    """Writer of one file, in groups of rows. BadInput: the file cannot be written."""

    def __init__(self, path: Path, table: str) -> None:
        schema = schema_of(table).with_metadata({MARK: str(VERSION).encode()})
        self.path: Final = path
        self.draft: Final = path.with_name(f".{path.name}.draft")
        self._schema: Final = schema
        self._waiting: list[pa.Table] = []
        self._rows: int = 0
        with self._refuse_full_disk():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._sink: Final = SealingFile(self.draft)
            self._file: Final = pq.ParquetWriter(
                self._sink, schema, compression=COMPRESSION, write_page_checksum=True
            )

    def put(self, streamed: bytes) -> None:
        table = pyarrow.ipc.open_stream(streamed).read_all()
        self._waiting.append(table)
        self._rows += table.num_rows
        if self._rows >= ROWS_IN_GROUP:
            self._flush()

    def close(self, games: str = "") -> str:
        """Close the file. Returns its seal; `games` is the seal of the games file, which is noted in it."""
        self._flush()
        with self._refuse_full_disk():
            return self._sink.close(self._file, {RUN: games} if games else {})

    def abandon(self) -> None:
        self._sink.abandon(self._file)
        self.draft.unlink(missing_ok=True)

    def _flush(self) -> None:
        if self._waiting:
            together = pa.concat_tables(self._waiting).unify_dictionaries().combine_chunks()
            with self._refuse_full_disk():
                self._file.write_table(together.replace_schema_metadata(self._schema.metadata))
        self._waiting, self._rows = [], 0

    @contextmanager
    def _refuse_full_disk(self) -> Iterator[None]:
        try:
            yield
        except OSError as fault:
            raise BadInput("cannot_write", f"{self.path}: {fault.strerror}") from None


class ParquetSaver:
    """Writers of all tables of a run."""

    def __init__(self, path: Path) -> None:
        self.writers: Final = {table: TableWriter(path_of(path, table), table) for table in TABLES}

    def put(self, games: "list[SavedGame]", rows: "Rows") -> None:
        for table, streamed in rows.items():
            self.writers[table].put(streamed)


@contextmanager
def open_writers(path: Path) -> Iterator[ParquetSaver]:
    """Open writers for a block. At its end all files are moved into their places. BadInput: they cannot be written."""
    saver = ParquetSaver(path)
    try:
        yield saver
        games = saver.writers[GAMES].close()
        for table, writer in saver.writers.items():
            if table != GAMES:
                writer.close(games)
    except BaseException:
        for writer in saver.writers.values():
            writer.abandon()
        raise
    for writer in saver.writers.values():
        writer.draft.replace(writer.path)


def read(path: Path, table: str, columns: list[str] | None = None) -> pa.Table:
    """Read a table of the run whose games are in this file. BadInput: there is none, or it cannot be read."""
    with _open_file(path, table) as file:
        return file.read(columns)


def rows(path: Path, table: str, columns: list[str]) -> Iterator[dict[str, Any]]:
    """Read a table row by row, with a limited number of rows in memory."""
    with _open_file(path, table) as file:
        for batch in file.iter_batches(ROWS_AT_ONCE, columns=columns):
            yield from batch.to_pylist()


@contextmanager
def _open_file(path: Path, table: str) -> "Iterator[pq.ParquetFile]":
    place = path_of(path, table)
    try:
        with SealedFile(place) as sealed:
            if sealed.words.get(MARK) != str(VERSION).encode():
                raise BadInput("other_schema", f"{place}: not a table of saved games of version {VERSION}")
            if table != GAMES:
                _check_run(sealed, place, path)
            with pq.ParquetFile(sealed, metadata=sealed.metadata) as file:
                yield file
    except FileNotFoundError as fault:
        raise BadInput("no_such_file", str(fault.filename)) from None
    except (pa.ArrowException, OSError, ValueError) as fault:
        raise BadInput("broken_parquet", f"{place}: {str(fault).partition(chr(10))[0]}") from None


def _check_run(sealed: SealedFile, place: Path, path: Path) -> None:
    with SealedFile(path) as games:
        if sealed.words.get(RUN) != games.seal.encode():
            raise BadInput("other_run", f"{place}: not of the run whose games are in {path}")


def record_in(path: Path, game_id: str) -> bytes:
    """The record of one game, as a record file has it. BadInput: there is no such game."""
    for game in rows(path, GAMES, ["game_id", "record"]):
        if game["game_id"] == game_id:
            return str(game["record"]).encode()
    raise BadInput("no_such_game", game_id)
