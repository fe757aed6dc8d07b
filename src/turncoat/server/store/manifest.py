"""Manifest of a backup: row count and digest of each database table, entry count and last chain of each game table, and a digest
of the manifest itself.

Hash chains cover entries only. The manifest also covers notes, devices and seat holders, and detects missing entries at the end of a game.
A forger can make a matching manifest; the digest, stored elsewhere, detects that.
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
WHOLE: Final = "whole"  # kind: the manifest's own digest, with the format as its count
ROWS: Final = "rows"  # kind: a table of the database
HEAD: Final = "head"  # kind: a game table

ManifestRow: TypeAlias = tuple[str, str, int, bytes]  # kind, name, count, digest

_ENCODER: Final = msgspec.msgpack.Encoder()
_INSERT: Final = f"INSERT INTO {MANIFEST} (kind, name, count, digest) VALUES (?, ?, ?, ?)"
_LAST_CHAINS: Final = (
    "SELECT id, secret, entries, (SELECT chain FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) "
    "FROM tables ORDER BY id"
)


class RowDigest:
    """SHA-256 over rows in the order of their keys, each encoded as a MessagePack array."""

    def __init__(self, shape: TableShape) -> None:
        self._shape: Final = shape
        self._hash: Final = hashlib.sha256()
        self.count: int = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        """BadInput: a value does not have its column's type."""
        for row in rows:
            for column, value in zip(self._shape.columns, row, strict=True):
                if type(value) is not column.kind and not (value is None and column.may_be_null):
                    kind = type(value).__name__
                    raise BadInput("broken_copy", f"{self._shape.name}.{column.name} is a {kind}")
            self._hash.update(_ENCODER.encode(row))
            self.count += 1

    def row(self) -> ManifestRow:
        return ROWS, self._shape.name, self.count, self._hash.digest()


def digest_tables(copy: sqlite3.Connection, version: int) -> list[ManifestRow]:
    """Digests of all tables of the database."""
    rows = []
    for shape in shapes_of(version):
        digest = RowDigest(shape)
        digest.add(_rows(copy, shape))
        rows.append(digest.row())
    return rows


def _rows(copy: sqlite3.Connection, shape: TableShape) -> Iterator[tuple[Any, ...]]:
    try:
        for row in copy.execute(shape.query):  # noqa: UP028 - `yield from` would close a cursor whose connection is closed
            yield row
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        raise BadInput("broken_copy", f"{shape.name} has a text that is none") from error


def write_manifest(copy: sqlite3.Connection, version: int) -> None:
    """Write the manifest, replacing an older one."""
    rows = digest_tables(copy, version)
    copy.execute("BEGIN")
    copy.execute(f"DROP TABLE IF EXISTS {MANIFEST}")
    copy.execute(CREATE_MANIFEST)
    copy.executemany(_INSERT, rows)
    copy.executemany(_INSERT, _heads(copy))
    copy.execute(_INSERT, (WHOLE, "", FORMAT, _digest_of(copy, version)))
    copy.execute("COMMIT")


def check_manifest(copy: sqlite3.Connection, path: Path, version: int, rows: list[ManifestRow]) -> str:
    """Check a copy against its manifest; return the manifest's digest. `rows` are the copy's `digest_tables`. BadInput names the first difference."""
    whole = copy.execute(f"SELECT name, count, digest FROM {MANIFEST} WHERE kind = ?", (WHOLE,)).fetchall()
    if len(whole) != 1 or whole[0][:2] != ("", FORMAT):
        raise BadInput("broken_copy", f"{path} (its manifest is of another format)")
    digest = _digest_of(copy, version)
    if whole[0][2] != digest:
        raise BadInput("broken_copy", f"{path} (its manifest was changed)")
    for expected, actual in zip_longest(_manifest_rows(copy, HEAD), _heads(copy)):
        _compare(path, expected, actual, "entries")
    for expected, actual in zip_longest(_manifest_rows(copy, ROWS), sorted(rows)):
        _compare(path, expected, actual, "rows")
    return digest.hex()


def _compare(path: Path, expected: ManifestRow | None, actual: ManifestRow | None, what: str) -> None:
    if expected == actual:
        return
    if expected is None or actual is None or expected[1] != actual[1]:
        name = (expected or actual or ("", ""))[1]
        raise BadInput(
            "broken_copy", f"{path} ({name}: there is a table more or fewer than its manifest says)"
        )
    _, name, count, _ = actual
    if count != expected[2]:
        raise BadInput("broken_copy", f"{path} ({name}: {count} {what}, {expected[2]} in its manifest)")
    raise BadInput("broken_copy", f"{path} ({name}: its {what} are not those of its manifest)")


def _heads(copy: sqlite3.Connection) -> Iterator[ManifestRow]:
    """Entry count and last chain of every game table, by id."""
    for table, secret, entries, chain in copy.execute(_LAST_CHAINS):
        yield HEAD, table, entries, first_chain(table, secret) if chain is None else chain


def _manifest_rows(copy: sqlite3.Connection, kind: str) -> Iterator[ManifestRow]:
    query = f"SELECT kind, name, count, digest FROM {MANIFEST} WHERE kind = ? ORDER BY name"
    for row in copy.execute(query, (kind,)):  # noqa: UP028 - as above
        yield row


def _digest_of(copy: sqlite3.Connection, version: int) -> bytes:
    digest = hashlib.sha256(_ENCODER.encode(("turncoat", FORMAT, version)))
    for kind in (HEAD, ROWS):
        for row in _manifest_rows(copy, kind):
            digest.update(_ENCODER.encode(row))
    return digest.digest()
