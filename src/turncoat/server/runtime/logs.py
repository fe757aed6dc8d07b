"""Logs of a server, for its host: one JSON object a line, with an allow-list of fields. Nothing of any game is among them."""

import json
import logging
import sys
import time
from typing import Final

WORDS: Final = ("table", "code", "seat", "server", "seconds", "count", "kind", "status", "path", "method")


class Lines(logging.Formatter):
    """A record as a line, without the values that would go into its words; of exceptions only their kind and where they arose. Libraries
    write down whatever they work on, and that is cards and tokens."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": str(record.msg).partition("\n")[0],
        }
        for word in WORDS:
            if hasattr(record, word):
                found[word] = getattr(record, word)
        if record.exc_info and record.exc_info[0] is not None:
            found["fault"] = record.exc_info[0].__name__
            found["where"] = _places(record)
        return json.dumps(found)


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
    # It writes down whole addresses of sockets, and an invitation may stand in one.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
