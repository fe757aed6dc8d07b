"""Database schema, the same for SQLite and PostgreSQL, and its migrations.

A released step is never changed; a new version is a new step at the end. Columns are numbers, texts or bytes, so that rows can be
copied between the two kinds of database.
"""

from typing import Final

# The types are PostgreSQL's. SQLite knows BIGINT, and stores bytes unchanged in a column of any type.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, created BIGINT NOT NULL, secret BYTEA NOT NULL, entries BIGINT NOT NULL,
            summary BYTEA NOT NULL, stage TEXT NOT NULL, wake BIGINT, keeper TEXT, kept_until BIGINT, position BYTEA NOT NULL)""",
        "CREATE INDEX tables_by_stage ON tables (stage, created)",
        "CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL",
        "CREATE TABLE erased (id TEXT PRIMARY KEY)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL, seat BIGINT NOT NULL,
            body BYTEA NOT NULL, events BYTEA NOT NULL, chain BYTEA NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE devices (
            id TEXT PRIMARY KEY, token_hash BYTEA NOT NULL UNIQUE, created BIGINT NOT NULL, seen BIGINT NOT NULL,
            name TEXT NOT NULL)""",
        """CREATE TABLE holders (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, device TEXT NOT NULL, since BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, device))""",
        "CREATE INDEX holders_by_device ON holders (device)",
        """CREATE TABLE keys (
            hash BYTEA PRIMARY KEY, table_id TEXT NOT NULL, purpose TEXT NOT NULL, seat BIGINT NOT NULL, until BIGINT,
            is_single BIGINT NOT NULL)""",
        "CREATE INDEX keys_by_table ON keys (table_id)",
        """CREATE TABLE calls (
            id TEXT PRIMARY KEY, device TEXT NOT NULL, table_id TEXT, kind TEXT NOT NULL, target BYTEA NOT NULL,
            language TEXT NOT NULL)""",
        "CREATE INDEX calls_by_device ON calls (device)",
        """CREATE TABLE notes (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, notes BYTEA NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
    ),
    (
        """CREATE TABLE dailies (
            day TEXT NOT NULL, device TEXT NOT NULL, table_id TEXT NOT NULL, is_won BIGINT, PRIMARY KEY (day, device))""",
        "CREATE INDEX dailies_by_table ON dailies (table_id)",
        "CREATE INDEX dailies_by_device ON dailies (device)",
        """CREATE TABLE daily_choices (
            day TEXT NOT NULL, device TEXT NOT NULL, question TEXT NOT NULL, choice TEXT NOT NULL,
            PRIMARY KEY (day, device, question))""",
        "CREATE INDEX daily_choices_by_device ON daily_choices (device)",
    ),
)
VERSION: Final = len(STEPS)

# The table that marks a database as ours and holds its version.
VERSION_TABLE: Final = "turncoat_version"
CREATE_VERSION: Final = (
    f"CREATE TABLE {VERSION_TABLE} (version BIGINT NOT NULL)",
    f"INSERT INTO {VERSION_TABLE} (version) VALUES (0)",
)

# All tables and their columns, in the order of copying.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "tables": (
        "id", "game", "created", "secret", "entries", "summary", "stage", "wake", "keeper", "kept_until", "position",
    ),
    "erased": ("id",),
    "entries": ("table_id", "number", "at", "kind", "seat", "body", "events", "chain"),
    "devices": ("id", "token_hash", "created", "seen", "name"),
    "holders": ("table_id", "seat", "device", "since"),
    "keys": ("hash", "table_id", "purpose", "seat", "until", "is_single"),
    "calls": ("id", "device", "table_id", "kind", "target", "language"),
    "notes": ("table_id", "seat", "notes"),
    "facts": ("name", "value"),
    "dailies": ("day", "device", "table_id", "is_won"),
    "daily_choices": ("day", "device", "question", "choice"),
}  # fmt: skip


def upgrade(version: int) -> list[str]:
    """The statements that upgrade a database of that version; version 0 has only the table of the version."""
    steps = [statement for step in STEPS[version:] for statement in step]
    return [*steps, f"UPDATE {VERSION_TABLE} SET version = {VERSION}"]
