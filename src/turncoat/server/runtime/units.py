"""Units of time and identifiers that all packages of the server use."""

from typing import Final, TypeAlias

Milliseconds: TypeAlias = int  # a duration, or a time since 1970, UTC
Span: TypeAlias = tuple[Milliseconds, Milliseconds]  # from, until
TableId: TypeAlias = str
DeviceId: TypeAlias = str

SECOND: Final = 1_000  # milliseconds
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
