"""Allowed schema of a database copy: exactly the tables and indexes of its schema version.

A trigger, view or computed column in a foreign file would run code of its author in the server that reads it.
"""

import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.store.schema import CREATE_VERSION, STEPS, VERSION_TABLE

MANIFEST: Final = "turncoat_manifest"
CREATE_MANIFEST: Final = (
    f"CREATE TABLE {MANIFEST} (kind TEXT NOT NULL, name TEXT NOT NULL, count BIGINT NOT NULL, digest BYTEA NOT NULL, "
    "PRIMARY KEY (kind, name))"
)
# Tables that SQLite itself makes for ANALYZE.
_STATISTICS: Final = re.compile(r"CREATE TABLE sqlite_stat[14]\([a-z,]+\)")
_TYPES: Final[dict[str, type]] = {"BIGINT": int, "TEXT": str, "BYTEA": bytes}

Objects: TypeAlias = dict[
    tuple[str, str], tuple[str, str]
]  # by type and name: table, and SQL that creates it


class Column(msgspec.Struct, frozen=True):
    name: str
    kind: type
    may_be_null: bool


class TableShape(msgspec.Struct, frozen=True):
    name: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]  # primary key, by which rows are sorted

    @property
    def query(self) -> str:
        """A query for all rows, in an order that is the same in both kinds of database."""
        return f"SELECT {', '.join(column.name for column in self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"


def check_objects(copy: sqlite3.Connection, path: Path, version: int) -> None:
    """BadInput: an object of the schema is unexpected or missing."""
    expected = _objects_of(version)
    objects = _objects_in(copy)
    with_manifest = {**expected, **_manifest_objects()}
    for kind, name in objects:
        if not _is_expected(objects, with_manifest, (kind, name)):
            raise BadInput("broken_copy", f"{path} ({kind} {name} is not ours)")
    for kind, name in expected:
        if (kind, name) not in objects:
            raise BadInput("broken_copy", f"{path} ({kind} {name} is missing)")


def _is_expected(objects: Objects, expected: Objects, key: tuple[str, str]) -> bool:
    _, made = objects[key]
    return objects[key] == expected.get(key) or _STATISTICS.fullmatch(made) is not None


def has_manifest(copy: sqlite3.Connection) -> bool:
    return ("table", MANIFEST) in _objects_in(copy)


@cache
def shapes_of(version: int) -> tuple[TableShape, ...]:
    """Our tables in a version of the schema, without the one that holds the version."""
    with closing(_empty(version)) as empty:
        names = [name for kind, name in _objects_in(empty) if kind == "table" and name != VERSION_TABLE]
        return tuple(_shape(empty, name) for name in names)


def _shape(empty: sqlite3.Connection, table: str) -> TableShape:
    rows = empty.execute(f"PRAGMA table_info({table})").fetchall()
    columns = tuple(
        Column(name, _TYPES[kind], not is_needed and not place) for _, name, kind, is_needed, _, place in rows
    )
    key = sorted((place, name) for _, name, _, _, _, place in rows if place)
    return TableShape(table, columns, tuple(name for _, name in key))


@cache
def _objects_of(version: int) -> Objects:
    with closing(_empty(version)) as empty:
        return _objects_in(empty)


@cache
def _manifest_objects() -> Objects:
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.execute(CREATE_MANIFEST)
        return _objects_in(empty)


def _empty(version: int) -> sqlite3.Connection:
    """An empty database of that version, in memory."""
    made = sqlite3.connect(":memory:")
    for statement in (*CREATE_VERSION, *(one for step in STEPS[:version] for one in step)):
        made.execute(statement)
    return made


def _objects_in(connection: sqlite3.Connection) -> Objects:
    """Objects of a database. Whitespace is normalized, since earlier versions wrote it differently."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
    return {
        (str(kind), str(name)): (str(table), " ".join(str(made or "").split()))
        for kind, name, table, made in rows
    }
