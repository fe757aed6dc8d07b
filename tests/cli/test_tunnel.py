"""Tunnel programs: which one is started, what address it prints, and what happens when it ends."""

import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from turncoat.cli.invite import Sharing
from turncoat.cli.tunnel import PROGRAMS, Program, Tunnel, address_in, tunnel_program
from turncoat.kernel.errors import BadInput
from turncoat.server.http.reach import Reach

AT = "http://127.0.0.1:8710"

CLOUDFLARED = """\
2026-11-18T10:00:00Z INF Thank you for trying Cloudflare Tunnel. (https://developers.cloudflare.com/cloudflare-one/connections)
2026-11-18T10:00:00Z INF Requesting new quick Tunnel on trycloudflare.com...
2026-11-18T10:00:01Z INF POST https://api.trycloudflare.com/tunnel
2026-11-18T10:00:04Z INF |  https://calm-sea-under-stars.trycloudflare.com                     |
"""
TAILSCALE = """\
Available on the internet:

https://laptop.tail1234.ts.net/
|-- proxy http://127.0.0.1:8710

Press Ctrl+C to exit.
"""
NGROK = """\
t=2026-11-18T10:00:00+0000 lvl=info msg="update available" url=http://bin.ngrok.com
t=2026-11-18T10:00:00+0000 lvl=info msg="starting web service" obj=web addr=127.0.0.1:4040
t=2026-11-18T10:00:01+0000 lvl=info msg="started tunnel" obj=tunnels addr=http://localhost:8710 url=https://ab-1.ngrok-free.app
"""
LOCALHOST_RUN = """\
Welcome to localhost.run!
Follow your favourite reverse tunnel at [https://twitter.com/localhost_run].
To set up and manage custom domains go to https://admin.localhost.run/
More details on custom domains (and how to enable subdomains of your custom domain) at https://localhost.run/docs/custom-domains
9f3c.lhr.life tunneled with tls termination, https://9f3c.lhr.life
"""
SERVEO = "Forwarding HTTP traffic from https://9f3c.serveo.net\n"


@pytest.mark.parametrize(
    ("name", "printed", "address"),
    [
        ("cloudflared", CLOUDFLARED, "https://calm-sea-under-stars.trycloudflare.com"),
        ("tailscale", TAILSCALE, "https://laptop.tail1234.ts.net"),
        ("ngrok", NGROK, "https://ab-1.ngrok-free.app"),
        ("ssh", LOCALHOST_RUN, "https://9f3c.lhr.life"),
        ("ssh", SERVEO, "https://9f3c.serveo.net"),
        ("ssh", "https://9f3c.a.free.pinggy.link\n", "https://9f3c.a.free.pinggy.link"),
    ],
)
def test_the_address_is_read_among_all_that_a_program_prints(name: str, printed: str, address: str) -> None:
    addresses = [address_in(name, line) for line in printed.splitlines(keepends=True)]
    assert [one for one in addresses if one] == [address]


def install(folder: Path, name: str, printed: str, code: int = 0) -> None:
    """Install a program of that name that prints this and waits to be ended; with a code it ends by itself. Its process
    id is in NAME.pid."""
    waits = f"sys.exit({code})" if code else "time.sleep(60)"
    program = folder / name
    program.write_text(
        f"#!{sys.executable}\nimport os, pathlib, sys, time\n"
        f"pathlib.Path({str(program.with_suffix('.pid'))!r}).write_text(str(os.getpid()))\n"
        f"print(*sys.argv[1:])\nprint({printed!r}, flush=True)\n{waits}\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def only_these_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, the only one on the search path."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_the_first_installed_program_is_taken_or_the_one_that_is_named(only_these_programs: Path) -> None:
    install(only_these_programs, "ngrok", NGROK)
    assert tunnel_program("", AT, is_known=False).name == "ngrok"
    install(only_these_programs, "tailscale", TAILSCALE)
    assert tunnel_program("", AT, is_known=False).command == [
        str(only_these_programs / "tailscale"),
        "funnel",
        "8710",
    ]
    assert tunnel_program("ngrok", AT, is_known=False).name == "ngrok"
    install(only_these_programs, "cloudflared", CLOUDFLARED)
    assert tunnel_program("", AT, is_known=False).command[-2:] == ["--url", AT]


def test_a_host_of_ones_own_is_reached_by_ssh(only_these_programs: Path) -> None:
    install(only_these_programs, "ssh", SERVEO)
    own = tunnel_program("ssh:me@example.org:8080", AT, is_known=True).command
    assert own[-4:] == ["-N", "-R", "8080:127.0.0.1:8710", "me@example.org"]
    service = tunnel_program("ssh:serveo.net", AT, is_known=False).command
    assert service[-4:] == ["-T", "-R", "80:127.0.0.1:8710", "serveo.net"]


@pytest.mark.parametrize(
    "wanted", ["", *PROGRAMS, "ssh:me@example.org", "ssh:", "ssh:-oProxyCommand=x", "bore"]
)
def test_a_program_that_is_missing_or_unknown_is_refused(only_these_programs: Path, wanted: str) -> None:
    with pytest.raises(BadInput, match=r"no_tunnel|bad_option"):
        tunnel_program(wanted, AT, is_known=False)


def test_links_begin_with_the_address_of_the_tunnel_while_it_runs(
    only_these_programs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(only_these_programs, "tailscale", TAILSCALE)
    reach = Reach()
    told = threading.Event()
    sharing = Sharing("", told.set)
    sharing.start(AT, reach)
    assert told.wait(20)
    assert reach.public == "https://laptop.tail1234.ts.net"
    sharing.stop()
    assert capsys.readouterr().out == "Friends elsewhere: https://laptop.tail1234.ts.net\n"


def test_a_tunnel_that_ends_says_why_and_its_address_is_used_no_more(
    only_these_programs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(only_these_programs, "ngrok", f"{NGROK}ERR_NGROK_4018 sign up", code=1)
    told = threading.Event()
    reach = Reach("")
    sharing = Sharing("ngrok", lambda: told.set() if not reach.public else None)
    sharing.start(AT, reach)
    assert told.wait(20)
    sharing.stop()
    assert "ERR_NGROK_4018 sign up" in capsys.readouterr().err


def test_a_program_is_ended_with_the_server(only_these_programs: Path) -> None:
    install(only_these_programs, "tailscale", TAILSCALE)
    known, ended = threading.Event(), threading.Event()
    tunnel = Tunnel(lambda _: known.set(), lambda _: ended.set())
    tunnel.start(Program("tailscale", [str(only_these_programs / "tailscale")]))
    assert known.wait(20)
    tunnel.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(int((only_these_programs / "tailscale.pid").read_text()), 0)
    assert not ended.is_set()


@pytest.mark.skipif(sys.platform == "win32", reason="a process there is ended without a signal")
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_no_tunnel_outlives_a_server_that_a_signal_ends(tmp_path: Path, ending: signal.Signals) -> None:
    program, started = tmp_path / "cloudflared", tmp_path / "pid"
    program.write_text(f"#!/bin/sh\necho $$ > {started}.part\nmv {started}.part {started}\nexec sleep 600\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    command = [
        sys.executable,
        "-m",
        "turncoat",
        "play",
        "--port",
        "0",
        "--stay",
        "--share",
        "--tunnel",
        "cloudflared",
    ]
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        end = time.monotonic() + 30
        while not started.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        tunnel = int(started.read_text())
        server.send_signal(ending)
        server.wait(30)
    with pytest.raises(ProcessLookupError):
        os.kill(tunnel, 0)
