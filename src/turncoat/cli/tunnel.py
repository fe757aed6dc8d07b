"""Tunnels: an installed program that lends this computer a public https address, for friends elsewhere."""

import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from turncoat.kernel.errors import BadInput

SSH: Final = "ssh"
SSH_PORT: Final = "80"  # the named host's port, unless another is given
# The first one installed is used. `{at}` is the address at which the server listens, `{port}` its port.
PROGRAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "cloudflared": ("tunnel", "--no-autoupdate", "--url", "{at}"),
    "tailscale": ("funnel", "{port}"),
    "ngrok": ("http", "{port}", "--log", "stdout", "--log-format", "logfmt"),
}
# Programs also print addresses of their manuals.
ADDRESSES: Final[Mapping[str, re.Pattern[str]]] = {
    "cloudflared": re.compile(r"(https://(?!api\.)[\w-]+\.trycloudflare\.com)"),
    "tailscale": re.compile(r"(https://[\w.-]+\.ts\.net(?::\d+)?)"),
    "ngrok": re.compile(r"\burl=(https://[\w.-]+)"),
    SSH: re.compile(r"(?:\b(?:tunneled|forwarding)\b.*|^)(https://[\w.-]+)/?\s*$", re.IGNORECASE),
}
ALIVE: Final = ("-o", "ExitOnForwardFailure=yes", "-o", "ServerAliveInterval=30")
INSTALL: Final = (
    "install cloudflared, tailscale or ngrok, or name a host of yours: --tunnel ssh:you@example.org"
)
KEPT_LINES: Final = 5
END_TIME: Final = 5.0  # seconds that a program gets to end by itself
STOP_TIME: Final = 1.0  # seconds in which `stop` follows, if Ctrl-C ended the program too


class Program(NamedTuple):
    name: str
    command: list[str]


def tunnel_program(wanted: str, address: str, *, is_known: bool) -> Program:
    """The wanted tunnel program, or the first one installed. With `is_known` the public address is known and need not
    be printed. BadInput: there is no such program."""
    port = address.rpartition(":")[2]
    if wanted.startswith(f"{SSH}:"):
        host, _, remote = wanted.removeprefix(f"{SSH}:").partition(":")
        if not host or host.startswith("-"):
            raise BadInput("bad_option", f"--tunnel {wanted} (ssh:you@example.org)")
        forward = ("-R", f"{remote or SSH_PORT}:127.0.0.1:{port}", host)
        # A service prints the address in a session; a host of one's own would start a shell.
        return Program(SSH, [_path(SSH), *ALIVE, *(["-N"] if is_known else ["-T"]), *forward])
    if wanted and wanted not in PROGRAMS:
        raise BadInput("bad_option", f"--tunnel {wanted} ({', '.join(PROGRAMS)}, ssh:you@example.org)")
    name = wanted or next((one for one in PROGRAMS if shutil.which(one)), "")
    if not name:
        raise BadInput("no_tunnel", INSTALL)
    return Program(name, [_path(name), *(word.format(at=address, port=port) for word in PROGRAMS[name])])


def _path(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise BadInput("no_tunnel", f"{program} is not installed")
    return path


def address_in(name: str, line: str) -> str:
    """The public address in a line that a tunnel program prints; empty if there is none."""
    match = ADDRESSES[name].search(line)
    return match[1] if match else ""


class Tunnel:
    """A running tunnel program, from `start` to `stop`. `on_address` is called with its address, `on_end` with its last
    lines when it ends by itself."""

    def __init__(self, on_address: Callable[[str], None], on_end: Callable[[str], None]) -> None:
        self._on_address: Final = on_address
        self._on_end: Final = on_end
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        self._is_stopped: Final = threading.Event()

    def start(self, program: Program) -> None:
        self._process = subprocess.Popen(
            program.command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = threading.Thread(target=self._read, args=(program.name, self._process), daemon=True)
        self._reader.start()

    def _read(self, name: str, process: "subprocess.Popen[str]") -> None:
        """Read the output to its end, even after the address is known: a full pipe would stop the program."""
        assert process.stdout is not None
        address = ""
        last: list[str] = []
        for line in process.stdout:
            last = [*last, line.rstrip()][-KEPT_LINES:]
            if not address:
                address = address_in(name, line)
                if address:
                    self._on_address(address)
        if not self._is_stopped.wait(STOP_TIME):
            self._on_end("\n".join(last))

    def stop(self) -> None:
        if self._process is None or self._reader is None:
            return
        self._is_stopped.set()
        self._process.terminate()
        try:
            self._process.wait(END_TIME)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(END_TIME)
        assert self._process.stdout is not None
        self._process.stdout.close()
