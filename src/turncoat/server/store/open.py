"""Factory of stores: SQLite or PostgreSQL, by the address of the database."""

from pathlib import Path
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.store.api import Store
from turncoat.server.store.sqlite.store import SqliteStore

_POSTGRES: Final = ("postgresql://", "postgres://")


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None if the address is another kind."""
    return None if "://" in address else Path(address)


def open_store(address: str) -> Store:
    """The store at a `postgresql://...` address or in a file. It connects with its `open`."""
    if address.startswith(_POSTGRES):
        try:
            from turncoat.server.store.postgres.store import PostgresStore  # noqa: PLC0415 - few need it installed
        except ModuleNotFoundError as missing:
            raise BadInput("missing_package", f"{missing.name} (turncoat[postgres])") from missing
        return PostgresStore(address)
    if "://" in address:
        raise BadInput("bad_database_address", f"{address.partition('://')[0]} (postgresql)")
    return SqliteStore(Path(address))
