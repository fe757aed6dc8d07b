"""Invitations that `turncoat play` prints: addresses for friends, a QR code, and news of the tunnel."""

import sys
from collections.abc import Callable
from typing import Final

from turncoat.cli.tunnel import Tunnel, tunnel_program
from turncoat.server.http.reach import Reach


def show_address(whom: str, address: str) -> None:
    """Print an address, with a QR code on a terminal that can draw one."""
    print(f"{whom}: {address}", flush=True)
    if sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower():
        import segno

        segno.make(address, error="l").terminal(compact=True, border=2)


class Sharing:
    """The tunnel of one server: while it is up, links for friends begin with its address."""

    def __init__(self, wanted: str | None, on_change: Callable[[], None] = lambda: None) -> None:
        """`wanted` is None if there is no tunnel. `on_change` is called when the address is known, and when it is
        lost."""
        self._wanted: Final = wanted
        self._on_change: Final = on_change
        self._tunnel: Tunnel | None = None

    def start(self, address: str, reach: Reach) -> None:
        if self._wanted is None:
            return
        is_known = bool(reach.public)

        def use(public: str) -> None:
            if not is_known:
                reach.public = public
                show_address("Friends elsewhere", public)
            self._on_change()

        def end(last: str) -> None:
            if not is_known:
                reach.public = ""
            print(f"turncoat: the tunnel has ended:\n{last}", file=sys.stderr, flush=True)
            self._on_change()

        self._tunnel = Tunnel(use, end)
        self._tunnel.start(tunnel_program(self._wanted, address, is_known=is_known))

    def stop(self) -> None:
        if self._tunnel is not None:
            self._tunnel.stop()
