"""Logs of a server: one JSON object per line, with an allow-list of fields, none of which has secrets of games."""

import json
import logging
import sys
import time
from typing import Final

WORDS: Final = ("table", "code", "seat", "server", "seconds", "count", "kind", "status", "path", "method")


class Lines(logging.Formatter):
    """Formats a record without its arguments, and an exception by class and places only: libraries log data, which may be cards and
    tokens."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": str(record.msg).partition("\n")[0],
        }
        for word in WORDS:
            if hasattr(record, word):
                fields[word] = getattr(record, word)
        if record.exc_info and record.exc_info[0] is not None:
            fields["fault"] = record.exc_info[0].__name__
            fields["where"] = _places(record)
        return json.dumps(fields)


def _places(record: logging.LogRecord) -> list[str]:
    places: list[str] = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('turncoat')[2]}:{trace.tb_lineno}:{code.co_name}")
        trace = trace.tb_next
    return places


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn logs full URLs of sockets, which may contain an invitation.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
