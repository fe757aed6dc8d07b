"""The packages that the comparison needs, looked for before anything is measured."""

from importlib.util import find_spec
from typing import Final

from turncoat.kernel.errors import BadInput

# Shimmy lets PettingZoo's hanabi play by OpenSpiel; without it PettingZoo only says so when the game is made.
PACKAGES: Final = ("numpy", "gymnasium", "pettingzoo", "greenlet", "open_spiel", "shimmy")
INSTALLATION: Final = "pip install 'turncoat[rl,openspiel]' shimmy"


def check_packages() -> None:
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise BadInput("peer_not_installed", f"{', '.join(missing)} ({INSTALLATION})")
