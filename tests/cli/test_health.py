"""`turncoat health`, as containers and service managers ask."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.tls_proxy import make_certificate
from turncoat.lab.siege.live_server import UNLIMITED, LiveServer


def health(port: str, settings: dict[str, str]) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "health", "--port", port],
        env={**os.environ, **settings},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("is_secure", [False, True])
def test_a_server_is_well_while_it_runs_whatever_its_name_and_protocol(
    tmp_path: Path, is_secure: bool
) -> None:
    settings = {"TURNCOAT_URL": "https://play.example.org"}
    if is_secure:
        certificate = str(make_certificate(tmp_path, "play.example.org"))
        settings |= {"TURNCOAT_TLS_CERT": certificate, "TURNCOAT_TLS_KEY": certificate}
    with LiveServer(
        str(tmp_path / "turncoat.db"), tmp_path / "log", {**UNLIMITED, **settings}, host="0.0.0.0"
    ) as server:
        port = server.address.rpartition(":")[2]
        everywhere = {**settings, "TURNCOAT_HOST": "0.0.0.0"}
        assert health(port, everywhere) == (0, "well\n")
        code, told = health(port, {"TURNCOAT_URL": "https://other.example.org"})
        assert (code, told[:3]) == ((1, "421") if not is_secure else (1, "no "))
    code, told = health(port, everywhere)
    assert code == 1
    assert told.startswith("no answer: ")
