"""The link to a table's voice call. It is stored with the notes instead of the settings, since spectators may not see it."""

from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec

from turncoat.kernel.errors import BadInput

VOICE_SEAT: Final = -1  # its seat among the notes of a table
HTTPS: Final = "https"


class VoiceCall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(max_length=300)] = ""  # empty: none


def check_link(link: str) -> None:
    """BadInput: the link is not a plain https URL."""
    if not link:
        return
    try:
        parts = urlsplit(link)
        has_port = parts.port is None or parts.port > 0
    except ValueError:
        raise BadInput("unusable_link") from None
    is_plain = link.isascii() and link.isprintable() and not set(' "<>\\^`{|}') & set(link)
    is_named = bool(parts.hostname) and parts.username is None and parts.password is None
    if parts.scheme != HTTPS or not is_plain or not is_named or not has_port:
        raise BadInput("unusable_link")
