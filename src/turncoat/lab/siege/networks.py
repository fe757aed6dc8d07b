"""A network of its own for one server, with two cables: one to the database, which can be cut, and one to the people.

A cable that is cut loses every packet in both directions and tells neither side, as a broken switch would. Needs Linux,
`ip` and root.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

NOWHERE: Final = "02:00:00:00:de:ad"  # the hardware address of no host
SECONDS: Final = 20


class NoNetworks(Exception):
    """Networks cannot be made on this machine; the message says why."""


class Network:
    """A network that exists while its block is entered. `number` tells simultaneous networks apart."""

    def __init__(self, number: int = 0) -> None:
        self.name: Final = f"turncoat{number}"
        self._cables: Final = (f"tcdb{number}", f"tcpeople{number}")
        self.database_host: Final = f"10.231.{2 * number}.1"
        self._database_peer: Final = f"10.231.{2 * number}.2"
        self._people_host: Final = f"10.231.{2 * number + 1}.1"
        self.host: Final = f"10.231.{2 * number + 1}.2"  # address of the server in it, for clients

    @property
    def within(self) -> Sequence[str]:
        """The command prefix that runs a program inside the network."""
        return ("ip", "netns", "exec", self.name)

    @property
    def peers(self) -> str:
        """Address range from which the server in it reaches the database."""
        return f"{self._database_peer}/32"

    def __enter__(self) -> Self:
        if shutil.which("ip") is None:
            raise NoNetworks("there is no `ip` (iproute2)")
        try:
            self._make()
        except subprocess.CalledProcessError as fault:
            self._remove()
            raise NoNetworks(f"ip {' '.join(fault.cmd[1:])}: {fault.stderr.decode().strip()}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._remove()

    def cut(self) -> None:
        """Cut the cable to the database."""
        cable = self._cables[0]
        _ip("neigh", "replace", self._database_peer, "lladdr", NOWHERE, "nud", "permanent", "dev", cable)
        inside = ("neigh", "replace", self.database_host, "lladdr", NOWHERE, "nud", "permanent")
        _ip("-n", self.name, *inside, "dev", f"{cable}in")

    def mend(self) -> None:
        cable = self._cables[0]
        _ip("neigh", "del", self._database_peer, "dev", cable)
        _ip("-n", self.name, "neigh", "del", self.database_host, "dev", f"{cable}in")

    def _make(self) -> None:
        self._remove()
        _ip("netns", "add", self.name)
        _ip("-n", self.name, "link", "set", "lo", "up")
        ends = ((self.database_host, self._database_peer), (self._people_host, self.host))
        for cable, (outside, inside) in zip(self._cables, ends, strict=True):
            _ip("link", "add", cable, "type", "veth", "peer", "name", f"{cable}in", "netns", self.name)
            _ip("addr", "add", f"{outside}/24", "dev", cable)
            _ip("link", "set", cable, "up")
            _ip("-n", self.name, "addr", "add", f"{inside}/24", "dev", f"{cable}in")
            _ip("-n", self.name, "link", "set", f"{cable}in", "up")

    def _remove(self) -> None:
        """Remove the namespace, the cables and the addresses that exist."""
        for cable in self._cables:
            if Path(f"/sys/class/net/{cable}").exists():
                _ip("link", "del", cable)
        if Path(f"/run/netns/{self.name}").exists():
            _ip("netns", "del", self.name)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=SECONDS)
