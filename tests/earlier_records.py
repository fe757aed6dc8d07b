"""Records of version 1 of the games, from before its rules were corrected."""

import gzip
import json
from pathlib import Path
from typing import Any, Final

EARLIER: Final = Path(__file__).parent / "earlier"


def read_earlier(name: str) -> bytes:
    return gzip.decompress((EARLIER / name).read_bytes())


EARLIER_RECORDS: Final[list[Any]] = [
    json.loads(line) for line in read_earlier("records.jsonl.gz").splitlines()
]
