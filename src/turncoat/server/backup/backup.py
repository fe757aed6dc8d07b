"""Backups of a database. Both kinds of database have one file format, so a backup also migrates a server from one kind to the
other."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.backup.checks import TableChecks, Unchecked
from turncoat.server.store.api import Store
from turncoat.server.store.copy_schema import check_objects, has_manifest
from turncoat.server.store.manifest import check_manifest, digest_tables, write_manifest
from turncoat.server.store.sqlite import file

NO_MANIFEST: Final = (
    "there is no manifest in this file: an earlier version made it, or it is no backup. Entries, positions and lists of tables agree with "
    "each other; devices, seats, keys, subscriptions, notes, facts and the last entries of games were not checked"
)


class Checked(msgspec.Struct, frozen=True):
    """A checked copy."""

    rows: dict[str, int]  # row counts by table
    digest: str  # of its manifest; empty: none
    unchecked: list[str]  # descriptions of what could not be checked


async def backup(store: Store, path: Path) -> Checked:
    """Write a checked copy to a new file. Its name ends in `.part` until it is complete and checked."""
    if path.exists():
        raise BadInput("file_exists", str(path))
    part = path.with_name(path.name + ".part")
    with file.errors_as_refusals(part):
        part.unlink(missing_ok=True)
    rows = await store.copy_to(part)
    await asyncio.to_thread(_add_manifest, part)
    checked = await asyncio.to_thread(check_copy, part)
    if checked.rows != rows:
        raise BadInput("broken_copy", str(part))
    part.rename(path)
    return checked


async def restore(
    store: Store, path: Path, digest: str = "", *, is_forced: bool = False, needs_manifest: bool = True
) -> Checked:
    """Check a backup and replace the database by it, a non-empty one only if that is forced.

    `digest` is the one that was shown when the backup was made. With `needs_manifest` a file without a manifest is refused, since that
    may have been removed to hide changes.
    """
    if not path.is_file():
        raise BadInput("cannot_read", str(path))
    checked = await asyncio.to_thread(check_copy, path)
    if digest and checked.digest != digest.lower():
        raise BadInput("broken_copy", f"{path} (its digest is {checked.digest or 'missing'})")
    if needs_manifest and not checked.digest:
        raise BadInput("no_manifest", f"{path}: {NO_MANIFEST}; --without-manifest restores it all the same")
    await store.fill_from(path, is_forced=is_forced)
    return checked


def _add_manifest(copy: Path) -> None:
    with (
        file.errors_as_refusals(copy),
        closing(file.connect(copy)) as connection,
        _name_file_in_refusals(copy),
    ):
        version = file.version_of(connection, copy)
        assert version is not None, "it was copied"
        write_manifest(connection, version)


def check_copy(path: Path) -> Checked:
    """Check a copy. BadInput: it is damaged, has foreign objects, or differs from its manifest or from its entries."""
    with file.errors_as_refusals(path), closing(file.connect(path, is_read_only=True)) as copy:
        version = file.version_of(copy, path)
        if not version:
            raise BadInput("not_our_database", str(path))
        check_objects(copy, path, version)
        problem = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise BadInput("broken_copy", f"{path} ({problem})")
        with _name_file_in_refusals(path):
            lines = digest_tables(copy, version)
        digest = check_manifest(copy, path, version, lines) if has_manifest(copy) else ""
        checks = TableChecks(copy, has_manifest=bool(digest))
        with _name_file_in_refusals(path):
            checks.run()
        rows = {name: count for _, name, count, _ in lines}
        return Checked(rows, digest, [*_list_gaps(checks.unchecked, digest)])


@contextmanager
def _name_file_in_refusals(path: Path) -> Iterator[None]:
    """Add the file's name to refusals."""
    try:
        yield
    except BadInput as refusal:
        raise BadInput(refusal.code, f"{path} ({refusal.detail})") from refusal


def _list_gaps(unchecked: Unchecked, digest: str) -> Iterator[str]:
    if not digest:
        yield NO_MANIFEST
    if unchecked.played_by_other_rules:
        yield (
            f"{unchecked.played_by_other_rules:,} tables were dealt by rules of another version: their positions can be read, "
            "but were not reckoned again from their answers"
        )
    if unchecked.of_unknown_games:
        yield f"{unchecked.of_unknown_games:,} tables are of games that this version does not have: their positions were not checked"
