"""The server's JSON: one encoder, and what reading JSON of a client can fail with."""

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()
UNREADABLE_JSON: Final = (
    msgspec.DecodeError,
    UnicodeDecodeError,
    RecursionError,
)  # the last: nested too deep
