"""Operations on a whole PostgreSQL database: schema upgrade, copy to an SQLite file, restore from one."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.store.copy_schema import TableShape, shapes_of
from turncoat.server.store.manifest import ManifestRow, RowDigest, digest_tables
from turncoat.server.store.postgres.connection import FAULTS, Connection, connect, hang_up
from turncoat.server.store.schema import COLUMNS, CREATE_VERSION, VERSION, VERSION_TABLE, upgrade
from turncoat.server.store.sqlite import file
from turncoat.server.store.statements import insertion

# Advisory locks of a schema. Servers share the first; a restore takes it exclusively.
_IN_USE: Final = "hashtext('turncoat in use ' || current_schema())"
_UPGRADING: Final = "hashtext('turncoat upgrading ' || current_schema())"
_AT_ONCE: Final = 1000  # rows
_COPY_SECONDS: Final = 3600.0
# Foreign triggers, rules, policies and columns on our tables.
_FOREIGN_OBJECTS: Final = """
WITH ours AS (SELECT oid, relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1::text[]))
SELECT 'trigger', tgname::text, relname::text FROM pg_trigger JOIN ours ON ours.oid = tgrelid WHERE NOT tgisinternal
UNION ALL SELECT 'rule', rulename::text, relname::text FROM pg_rewrite JOIN ours ON ours.oid = ev_class
UNION ALL SELECT 'policy', polname::text, relname::text FROM pg_policy JOIN ours ON ours.oid = polrelid
UNION ALL SELECT 'column', attname::text, relname::text FROM pg_attribute JOIN ours ON ours.oid = attrelid
    WHERE attnum > 0 AND NOT attisdropped AND (relname || '.' || attname <> ALL($2::text[]) OR attgenerated <> '')"""


@asynccontextmanager
async def errors_as_refusals() -> AsyncIterator[None]:
    """Turn errors of the database into refusals. The address is left out, since it has a password."""
    try:
        yield
    except (*FAULTS, ValueError) as error:
        raise BadInput("cannot_use_database", f"{type(error).__name__}: {error}") from error


@asynccontextmanager
async def open_connection(url: str) -> AsyncIterator[Connection]:
    async with errors_as_refusals():
        connection = await connect(url)
        try:
            yield connection
        finally:
            await hang_up(connection)


async def name_of(connection: Connection) -> str:
    """Database and schema, for messages: the address has a password."""
    return str(await connection.fetchval("SELECT current_database() || '.' || current_schema()"))


async def share(connection: Connection) -> None:
    """Take the shared lock, which prevents restores while connected. BadInput: a restore is running."""
    if not await connection.fetchval(f"SELECT pg_try_advisory_lock_shared({_IN_USE})"):
        raise BadInput("database_in_use", await name_of(connection))


async def bring_up_to_date(connection: Connection) -> None:
    async with connection.transaction():
        await connection.execute(
            f"SELECT pg_advisory_xact_lock({_UPGRADING})"
        )  # so that one of several servers upgrades
        version = await version_of(connection)
        if version is None:
            for statement in CREATE_VERSION:
                await connection.execute(statement)
        if version != VERSION:
            for statement in upgrade(version or 0):
                await connection.execute(statement)


async def version_of(connection: Connection) -> int | None:
    """The schema version of a database; None if it is empty. BadInput: it is newer, or not ours."""
    if await connection.fetchval("SELECT to_regclass($1)", VERSION_TABLE) is None:
        others = await connection.fetchval(
            "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v')"
        )
        if others:
            raise BadInput("not_our_database", await name_of(connection))
        return None
    version = await connection.fetchval(f"SELECT version FROM {VERSION_TABLE}")
    assert isinstance(version, int)
    if version > VERSION:
        raise BadInput("newer_database", f"{await name_of(connection)} ({version} > {VERSION})")
    return version


async def copy_to_file(url: str, path: Path) -> dict[str, int]:
    """Copy a snapshot of the database to a file; return the row counts of its tables."""
    async with (
        open_connection(url) as source,
        source.transaction(isolation="repeatable_read", readonly=True),
    ):
        version = await version_of(source)
        if version is None:
            raise BadInput("not_our_database", await name_of(source))
        if version < VERSION:
            raise BadInput("older_database", f"{await name_of(source)} ({version} < {VERSION})")
        file.bring_up_to_date(path)
        with closing(file.connect(path)) as copy:
            copy.execute("BEGIN")
            rows = {table: await _copy_table(source, copy, table) for table in COLUMNS}
            copy.execute("COMMIT")
    return rows


async def _copy_table(source: Connection, copy: sqlite3.Connection, table: str) -> int:
    cursor = await source.cursor(f"SELECT {', '.join(COLUMNS[table])} FROM {table}", timeout=_COPY_SECONDS)
    while rows := await cursor.fetch(_AT_ONCE):
        await asyncio.to_thread(copy.executemany, insertion(table), rows)
    count = await source.fetchval(f"SELECT count(*) FROM {table}", timeout=_COPY_SECONDS)
    assert isinstance(count, int)
    return count


async def fill_from_file(url: str, path: Path, *, is_forced: bool) -> None:
    """Replace the contents of the database by those of a copy, in one transaction."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        file.copy_file(path, copy)
        file.bring_up_to_date(copy)  # the file may come from an older server
        async with open_connection(url) as target, target.transaction():
            if not await target.fetchval(f"SELECT pg_try_advisory_xact_lock({_IN_USE})"):
                raise BadInput("database_in_use", await name_of(target))
            if await version_of(target) is not None and not is_forced:
                raise BadInput("database_not_empty", f"{await name_of(target)} (--force)")
            await bring_up_to_date(target)
            await _check_foreign_objects(target)
            await target.execute(f"TRUNCATE {', '.join(COLUMNS)}")
            with closing(file.connect(copy, is_read_only=True)) as source:
                for shape in shapes_of(VERSION):
                    await target.copy_records_to_table(
                        shape.name,
                        records=source.execute(shape.query),
                        columns=[column.name for column in shape.columns],
                        timeout=_COPY_SECONDS,
                    )
                await _compare(target, await asyncio.to_thread(digest_tables, source, VERSION))


async def _check_foreign_objects(target: Connection) -> None:
    """BadInput: the database has an object that is not ours and would act on our rows."""
    names = [*COLUMNS, VERSION_TABLE]
    columns = [f"{table}.{column}" for table, columns in COLUMNS.items() for column in columns]
    for kind, name, table in await target.fetch(
        _FOREIGN_OBJECTS, names, [*columns, f"{VERSION_TABLE}.version"]
    ):
        raise BadInput("unknown_object", f"{await name_of(target)} ({kind} {name} of {table})")


async def _compare(target: Connection, expected: list[ManifestRow]) -> None:
    """Check that the written rows are those that were read."""
    for shape, row in zip(shapes_of(VERSION), expected, strict=True):
        digest = RowDigest(shape)
        order = ", ".join(_order_clause(shape, name) for name in shape.key)
        columns = ", ".join(column.name for column in shape.columns)
        query = f"SELECT {columns} FROM {shape.name} ORDER BY {order}"
        cursor = await target.cursor(query, timeout=_COPY_SECONDS)
        while rows := await cursor.fetch(_AT_ONCE):
            digest.add(tuple(one) for one in rows)
        if digest.row() != row:
            raise BadInput("broken_copy", f"{await name_of(target)} ({shape.name} is not as it was written)")


def _order_clause(shape: TableShape, name: str) -> str:
    """Order by a column as SQLite does."""
    is_text = any(column.name == name and column.kind is str for column in shape.columns)
    return f'{name} COLLATE "C"' if is_text else name
