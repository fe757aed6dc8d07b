"""Generator of the table of confusable characters, from a Unicode file: `python -m tools.confusables FILE`.

Run it for a new version of https://www.unicode.org/Public/security/latest/confusables.txt
"""

import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

from turncoat.server.table.lookalikes import DATA

HEADING: Final = """# Characters that look like others (Unicode Technical Standard 39, confusables.txt {version}): what each of them looks like, then which do.
# © {year} Unicode, Inc. Unicode License V3, see NOTICE.md. Made by `python -m tools.confusables`. Not to be edited.
"""


def write_table(source: str) -> str:
    like: dict[str, list[int]] = defaultdict(list)
    version = date = ""
    for line in source.lstrip("\ufeff").splitlines():
        if line.startswith("# Version:"):
            version = line.split()[-1]
        elif line.startswith("# Date:"):
            date = line.split()[2]
        elif line and not line.startswith("#"):
            character, target, _ = line.split(";", maxsplit=2)
            like[" ".join(target.split())].append(int(character, 16))
    rows = (
        f"{target}\t{' '.join(f'{one:04X}' for one in sorted(like[target]))}\n" for target in sorted(like)
    )
    return HEADING.format(version=version, year=date[:4]) + "".join(rows)


if __name__ == "__main__":
    DATA.write_text(write_table(Path(sys.argv[1]).read_text("utf-8")), encoding="utf-8")
