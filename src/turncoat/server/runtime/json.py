"""JSON of the server: one encoder, and the errors of decoding a client's JSON."""

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()
UNREADABLE_JSON: Final = (
    msgspec.DecodeError,
    UnicodeDecodeError,
    RecursionError,
)  # the last one for input that is nested too deep
