"""Manifest of a backup: row count and digest of each database table, entry count and last chain of each game table.

A digest of all that completes it.

Much in a database follows from nothing else: notes, devices, who holds a seat. What was changed there after the backup was made, or left out
at the end of a game, only this tells. A forger can make a manifest that fits: the digest, kept elsewhere, tells that.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.store.copy_schema import CREATE_MANIFEST, MANIFEST, TableShape, shapes_of
from turncoat.server.store.hash_chain import first_chain

FORMAT: Final = 1
WHOLE: Final = "whole"  # the manifest's own digest; its count is the format
ROWS: Final = "rows"  # of a table of the database
HEAD: Final = "head"  # of a table of players

Line: TypeAlias = tuple[str, str, int, bytes]  # kind, name, count, digest

_ENCODER: Final = msgspec.msgpack.Encoder()
_INSERT: Final = f"INSERT INTO {MANIFEST} (kind, name, count, digest) VALUES (?, ?, ?, ?)"
_LAST_CHAINS: Final = (
    "SELECT id, secret, entries, (SELECT chain FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) "
    "FROM tables ORDER BY id"
)


class RowDigest:
    """SHA-256 over rows in the order of their keys, each as an array of MessagePack."""

    def __init__(self, shape: TableShape) -> None:
        self._shape: Final = shape
        self._hash: Final = hashlib.sha256()
        self.count: int = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """BadInput: something is not of its column's type."""
        for row in rows:
            for column, value in zip(self._shape.columns, row, strict=True):
                if type(value) is not column.kind and not (value is None and column.may_be_null):
                    kind = type(value).__name__
                    raise BadInput("broken_copy", f"{self._shape.name}.{column.name} is a {kind}")
            self._hash.update(_ENCODER.encode(row))
            self.count += 1

    def line(self) -> Line:
        return ROWS, self._shape.name, self.count, self._hash.digest()


def digested(copy: sqlite3.Connection, version: int) -> list[Line]:
    """Every table of the database, row by row."""
    lines = []
    for shape in shapes_of(version):
        digest = RowDigest(shape)
        digest.add(_rows(copy, shape))
        lines.append(digest.line())
    return lines


def _rows(copy: sqlite3.Connection, shape: TableShape) -> Iterator[tuple[Any, ...]]:
    try:
        for row in copy.execute(shape.query):  # noqa: UP028 - `yield from` would close a cursor whose connection is closed
            yield row
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        raise BadInput("broken_copy", f"{shape.name} has a text that is none") from error


def write_manifest(copy: sqlite3.Connection, version: int) -> None:
    """In place of one that may be there, from before the database was copied."""
    lines = digested(copy, version)
    copy.execute("BEGIN")
    copy.execute(f"DROP TABLE IF EXISTS {MANIFEST}")
    copy.execute(CREATE_MANIFEST)
    copy.executemany(_INSERT, lines)
    copy.executemany(_INSERT, _heads(copy))
    copy.execute(_INSERT, (WHOLE, "", FORMAT, _digest_of(copy, version)))
    copy.execute("COMMIT")


def check_manifest(copy: sqlite3.Connection, path: Path, version: int, lines: list[Line]) -> str:
    """Its digest. `lines` are what `digested` makes of the copy. BadInput names the first thing that is not as it says."""
    whole = copy.execute(f"SELECT name, count, digest FROM {MANIFEST} WHERE kind = ?", (WHOLE,)).fetchall()
    if len(whole) != 1 or whole[0][:2] != ("", FORMAT):
        raise BadInput("broken_copy", f"{path} (its manifest is of another format)")
    digest = _digest_of(copy, version)
    if whole[0][2] != digest:
        raise BadInput("broken_copy", f"{path} (its manifest was changed)")
    for expected, found in zip_longest(_lines(copy, HEAD), _heads(copy)):
        _compare(path, expected, found, "entries")
    for expected, found in zip_longest(_lines(copy, ROWS), sorted(lines)):
        _compare(path, expected, found, "rows")
    return digest.hex()


def _compare(path: Path, expected: Line | None, found: Line | None, what: str) -> None:
    if expected == found:
        return
    if expected is None or found is None or expected[1] != found[1]:
        name = (expected or found or ("", ""))[1]
        raise BadInput(
            "broken_copy", f"{path} ({name}: there is a table more or fewer than its manifest says)"
        )
    _, name, count, _ = found
    if count != expected[2]:
        raise BadInput("broken_copy", f"{path} ({name}: {count} {what}, {expected[2]} in its manifest)")
    raise BadInput("broken_copy", f"{path} ({name}: its {what} are not those of its manifest)")


def _heads(copy: sqlite3.Connection) -> Iterator[Line]:
    """Of every table of players, by name."""
    for table, secret, entries, chain in copy.execute(_LAST_CHAINS):
        yield HEAD, table, entries, first_chain(table, secret) if chain is None else chain


def _lines(copy: sqlite3.Connection, kind: str) -> Iterator[Line]:
    query = f"SELECT kind, name, count, digest FROM {MANIFEST} WHERE kind = ? ORDER BY name"
    for line in copy.execute(query, (kind,)):  # noqa: UP028 - as above
        yield line


def _digest_of(copy: sqlite3.Connection, version: int) -> bytes:
    digest = hashlib.sha256(_ENCODER.encode(("turncoat", FORMAT, version)))
    for kind in (HEAD, ROWS):
        for line in _lines(copy, kind):
            digest.update(_ENCODER.encode(line))
    return digest.digest()
