"""Units and identifiers that every room of the server uses: moments, spans, tables, devices."""

from typing import Final, TypeAlias

Milliseconds: TypeAlias = int  # a span, or a moment since 1970, UTC
Span: TypeAlias = tuple[Milliseconds, Milliseconds]  # from, until
TableId: TypeAlias = str
DeviceId: TypeAlias = str

SECOND: Final = 1_000  # milliseconds
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
