"""Backups of a whole database, for its host: one file format for both kinds of database, so that a backup also moves a server from one
kind to the other; and erasing a table."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.backup.checks import TableChecks, Unchecked
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Store
from turncoat.server.store.copy_schema import check_objects, has_manifest
from turncoat.server.store.manifest import check_manifest, digested, write_manifest
from turncoat.server.store.sqlite import file

NO_MANIFEST: Final = (
    "there is no manifest in this file: an earlier version made it, or it is no backup. Entries, positions and lists of tables agree with "
    "each other; devices, seats, keys, calls, notes, facts and the last entries of games were not checked"
)


class Checked(msgspec.Struct, frozen=True):
    """A copy, and that it is as it was made."""

    rows: dict[str, int]  # how many each table has
    digest: str  # of its manifest; empty: it has none
    unchecked: list[str]  # what could not be found out, in words


async def backup(store: Store, path: Path) -> Checked:
    """A checked copy in a new file. A file of this name is always whole: until then its name ends in `.part`."""
    if path.exists():
        raise BadInput("file_exists", str(path))
    part = path.with_name(path.name + ".part")
    with file.refusing(part):
        part.unlink(missing_ok=True)
    rows = await store.copy_to(part)
    await asyncio.to_thread(_add_manifest, part)
    checked = await asyncio.to_thread(check_copy, part)
    if checked.rows != rows:
        raise BadInput("broken_copy", str(part))
    part.rename(path)
    return checked


async def restore(store: Store, path: Path, digest: str = "", *, is_forced: bool = False) -> Checked:
    """Checks such a file and makes it the database, in place of what there is only if that is forced. `digest`: the one that was shown
    when it was made."""
    if not path.is_file():
        raise BadInput("cannot_read", str(path))
    checked = await asyncio.to_thread(check_copy, path)
    if digest and checked.digest != digest.lower():
        raise BadInput("broken_copy", f"{path} (its digest is {checked.digest or 'missing'})")
    await store.fill_from(path, is_forced=is_forced)
    return checked


async def erase(store: Store, table: TableId) -> None:
    """Erase a table. BadInput: there is none."""
    await store.open()
    try:
        if await store.table(table) is None:
            raise BadInput("no_such_table", table)
        await store.erase(table)
    finally:
        await store.close()


def _add_manifest(copy: Path) -> None:
    with file.refusing(copy), closing(file.connect(copy)) as connection, _naming(copy):
        version = file.version_of(connection, copy)
        assert version is not None, "it was copied"
        write_manifest(connection, version)


def check_copy(path: Path) -> Checked:
    """BadInput: the file is damaged, has what is not ours in it, or something is not as its manifest says or does not follow from its
    entries."""
    with file.refusing(path), closing(file.connect(path, is_read_only=True)) as copy:
        version = file.version_of(copy, path)
        if not version:
            raise BadInput("not_our_database", str(path))
        check_objects(copy, path, version)
        problem = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise BadInput("broken_copy", f"{path} ({problem})")
        with _naming(path):
            lines = digested(copy, version)
        digest = check_manifest(copy, path, version, lines) if has_manifest(copy) else ""
        checks = TableChecks(copy)
        with _naming(path):
            checks.run()
        rows = {name: count for _, name, count, _ in lines}
        return Checked(rows, digest, [*_unchecked(checks.unchecked, digest)])


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """The file, where only what is wrong in it is known."""
    try:
        yield
    except BadInput as refusal:
        raise BadInput(refusal.code, f"{path} ({refusal.detail})") from refusal


def _unchecked(unchecked: Unchecked, digest: str) -> Iterator[str]:
    if not digest:
        yield NO_MANIFEST
    if unchecked.played_by_other_rules:
        yield (
            f"{unchecked.played_by_other_rules:,} tables were dealt by rules of another version: their positions can be read, "
            "but were not reckoned again from their answers"
        )
    if unchecked.of_unknown_games:
        yield f"{unchecked.of_unknown_games:,} tables are of games that this version does not have: their positions were not checked"
