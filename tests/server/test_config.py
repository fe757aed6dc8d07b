"""Configuration of a server: file, environment and command line."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from turncoat.kernel.errors import BadInput
from turncoat.server.config import RENAMED, Config, Mail, read_config

FILE = """
port = 1
host = "0.0.0.0"
url = "https://play.example.org"
[mail]
host = "mail.example.org"
password = "from the file"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turncoat.toml"
    path.write_text(FILE)
    return path


def test_nothing_needs_to_be_set() -> None:
    assert read_config(None, {}, {}) == Config()


def test_the_command_line_goes_over_the_environment_and_that_over_the_file(file: Path) -> None:
    environment = {"TURNCOAT_PORT": "2", "TURNCOAT_DATABASE": "two.db", "TURNCOAT_TRUSTS_PROXY": "true"}
    config = read_config(file, {"database": "three.db", "port": None}, environment)
    assert (config.host, config.port, config.database) == ("0.0.0.0", 2, "three.db")
    assert config.trusts_proxy


def test_how_letters_are_sent_can_be_set_one_by_one(file: Path) -> None:
    config = read_config(file, {}, {"TURNCOAT_MAIL_PASSWORD": "secret", "TURNCOAT_MAIL_PORT": "25"})
    assert config.mail == Mail(host="mail.example.org", port=25, password="secret")


def test_other_variables_are_none_of_our_business() -> None:
    assert read_config(None, {}, {"PORT": "1", "TURNCOAT_COMPILE": "1"}) == Config()


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"TURNCOAT_PROT": "80"}, "TURNCOAT_PROT"),
        ({"TURNCOAT_PORT": "eighty"}, "port"),
        ({"TURNCOAT_PORT": "70000"}, "port"),
        ({"TURNCOAT_MAIL_HSOT": "x"}, "hsot"),
        ({"TURNCOAT_LOG": "loud"}, "log"),
        ({"TURNCOAT_BOT_PROCESSES": "0"}, "bot_processes"),
        ({"TURNCOAT_URL": "play.example.org"}, "url"),
        ({"TURNCOAT_URL": "https://play.example.org/turncoat"}, "url"),
        ({"TURNCOAT_URL": "https://ada@play.example.org"}, "url"),
        ({"TURNCOAT_ACTS_A_SECOND": "9"}, "acts_a_second is now commands_a_second"),
        ({"TURNCOAT_URL": "ftp://play.example.org"}, "url"),
    ],
)
def test_a_slip_of_the_pen_is_refused_by_name(environment: dict[str, str], named: str) -> None:
    with pytest.raises(BadInput, match=f"wrong_setting: .*{named}"):
        read_config(None, {}, environment)


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("prot = 80", "wrong_setting", "prot"),
        ("calls_loopback = true", "wrong_setting", "calls_loopback is now loopback_webhooks"),
        ("mail = 3", "wrong_setting", "mail"),
        ("port = ", "unreadable", "turncoat.toml"),
        (None, "no_such_file", "turncoat.toml"),
    ],
)
def test_so_is_one_in_a_file(tmp_path: Path, text: str | None, code: str, named: str) -> None:
    path = tmp_path / "turncoat.toml"
    if text is not None:
        path.write_text(text)
    environment: dict[str, Any] = {"TURNCOAT_MAIL_HOST": "x"}
    with pytest.raises(BadInput, match=f"{code}: .*{named}"):
        read_config(path, {}, environment)


@pytest.mark.parametrize(
    ("written", "origin"),
    [
        ("https://play.example.org/", "https://play.example.org"),
        ("https://Play.Example.org:443", "https://play.example.org"),
        ("http://192.168.0.7:80/", "http://192.168.0.7"),
        ("http://localhost:8710", "http://localhost:8710"),
    ],
)
def test_an_address_is_meant_as_browsers_write_it(written: str, origin: str) -> None:
    assert read_config(None, {"url": written}, {}).url == origin


def test_every_setting_is_in_the_docs_and_every_one_there_can_be_set(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    path = tmp_path / "turncoat.toml"
    path.write_text(page.partition("```toml\n")[2].partition("```")[0], "utf-8")
    read_config(path, {}, {})
    written = tomllib.loads(path.read_text("utf-8"))
    assert set(written) == set(Config.__struct_fields__)
    assert set(written["mail"]) == set(Mail.__struct_fields__)


def test_every_renamed_setting_is_on_the_page_about_upgrades() -> None:
    page = (Path(__file__).parents[2] / "docs" / "upgrading.md").read_text("utf-8")
    rows = [row.split("|")[1:4] for row in page.splitlines() if row.startswith("| `")]
    assert rows == [
        [f" `{old}` ", f" `{new}` ", f" `TURNCOAT_{new.upper()}` "] for old, new in RENAMED.items()
    ]
    assert {*RENAMED.values()} <= {*Config.__struct_fields__}
