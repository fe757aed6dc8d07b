"""The image for hosts: what the Containerfile says, the compose file beside it, and the tool that builds without an
engine."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from tools import rootfs
from tools.containerfile import ROOT, read_stages
from turncoat.server.config import PREFIX, Config

BUILD, IMAGE = read_stages()
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def services() -> dict[str, str]:
    """The lines of each service, by its name."""
    part = COMPOSE.partition("\nservices:\n")[2].partition("\nnetworks:\n")[0]
    names = re.split(r"^  (\w+):\n", part, flags=re.MULTILINE)[1:]
    return dict(zip(names[::2], names[1::2], strict=True))


def test_the_image_is_slim_and_has_nothing_in_it_to_install_or_compile_with() -> None:
    assert {BUILD.base, IMAGE.base} == {"docker.io/library/debian:trixie-slim"}
    assert IMAGE.packages == {"python3"}
    assert BUILD.packages == {"binutils", "python3", "python3-venv"}
    assert IMAGE.texts("COPY") == ["--from=build /opt/turncoat /opt/turncoat"]


def test_a_server_in_the_image_is_not_root_and_keeps_tables_in_the_volume() -> None:
    made = " ".join(IMAGE.texts("RUN"))
    assert IMAGE.user == "turncoat"
    assert "useradd --system --uid 8710 --user-group --home-dir /data" in made
    assert "install --directory --owner turncoat --group turncoat --mode 700 /data" in made
    assert IMAGE.texts("VOLUME") == IMAGE.texts("WORKDIR") == ["/data"]
    assert IMAGE.environment["TURNCOAT_DATABASE"] == "/data/tables.db"


def test_a_server_in_the_image_is_started_and_asked_at_the_port_that_it_shows() -> None:
    assert IMAGE.command == ["turncoat", "serve"]
    assert IMAGE.health_check == ["turncoat", "health"]
    assert IMAGE.texts("EXPOSE") == [IMAGE.environment["TURNCOAT_PORT"]] == [str(Config().port)]
    assert IMAGE.environment["PATH"].startswith("/opt/turncoat/bin:")


def test_what_is_set_in_the_image_and_in_the_compose_file_are_settings_of_a_server() -> None:
    given = {*IMAGE.environment, *re.findall(r"^      (TURNCOAT_\w+):", services()["turncoat"], re.MULTILINE)}
    names = {name.removeprefix(PREFIX).lower() for name in given if name.startswith(PREFIX)}
    assert {"url", "trusts_proxy", "proxies", "database"} < names
    assert names <= set(Config.__struct_fields__)


def test_the_compose_file_is_read_by_a_parser() -> None:
    composed = yaml.safe_load(COMPOSE)
    assert set(composed["services"]) == set(services())
    for service in composed["services"].values():
        assert set(service["networks"]) <= set(composed["networks"])
        named = {volume.partition(":")[0] for volume in service["volumes"]}
        assert {name for name in named if not name.startswith(".")} <= set(composed["volumes"])
        assert set(service.get("depends_on", ())) <= set(composed["services"])


def test_the_compose_file_fits_the_image() -> None:
    port, volume = IMAGE.texts("EXPOSE")[0], IMAGE.texts("VOLUME")[0]
    parts = services()
    assert set(parts) == {"turncoat", "caddy", "postgres"}
    assert "dockerfile: Containerfile" in parts["turncoat"]
    assert f"- tables:{volume}\n" in parts["turncoat"]
    assert f"TURNCOAT_UPSTREAM: turncoat:{port}\n" in parts["caddy"]
    assert "./examples/Caddyfile:" in parts["caddy"]
    assert "profiles:\n      - postgres\n" in parts["postgres"]
    assert "ports:" not in parts["turncoat"] + parts["postgres"], "only Caddy is reached from outside"
    subnet = re.findall(r"172\.[\d./]+", COMPOSE)
    assert len(subnet) == 2
    assert len(set(subnet)) == 1, "the trusted proxies are those of the network"


def test_every_image_outside_has_a_version() -> None:
    for image in [*re.findall(r"image: (docker\S+)", COMPOSE), BUILD.base]:
        assert re.search(r":[\d\w]+[-.]", image), image


def test_what_the_image_installs_is_locked_with_the_versions_of_the_other_locks() -> None:
    def read_pins(name: str) -> dict[str, str]:
        return dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / name).read_text(), re.MULTILINE))

    host, everything = read_pins("requirements-host.lock"), read_pins("requirements.lock")
    assert host.items() <= everything.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [
        *project["dependencies"],
        *(one for extra in ("postgres", "push") for one in project["optional-dependencies"][extra]),
    ]
    names = {re.split(r"[><=; ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in needed}
    assert names <= set(host)
    assert "-r /build/requirements-host.lock" in " ".join(BUILD.texts("RUN"))


def test_only_what_the_image_copies_is_sent_to_the_engine() -> None:
    ignored = (ROOT / ".containerignore").read_text()
    assert ignored == (ROOT / ".dockerignore").read_text()
    first, *kept = ignored.split()
    assert first == "*"
    copied = {word for text in BUILD.texts("COPY") for word in text.split()[:-1]}
    assert {word.removeprefix("!") for word in kept} == copied


def test_an_instruction_that_the_tool_does_not_know_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "Containerfile"
    path.write_text("FROM a:b\nONBUILD RUN true\n")
    with pytest.raises(ValueError, match="not known: ONBUILD RUN true"):
        read_stages(path)


def test_lines_are_continued_and_comments_left_out(tmp_path: Path) -> None:
    path = tmp_path / "Containerfile"
    path.write_text("FROM a:b AS one\n# a comment\nRUN true \\\n    && false\nENV A=b=c\n")
    (stage,) = read_stages(path)
    assert (stage.base, stage.name) == ("a:b", "one")
    assert stage.texts("RUN") == ["true && false"]
    assert stage.environment == {"A": "b=c"}


def test_a_root_is_as_large_as_its_files_and_links_are_counted_once(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(bytes(3_000_000))
    before = rootfs.megabytes(tmp_path)
    (tmp_path / "two").hardlink_to(tmp_path / "one")
    assert before == rootfs.megabytes(tmp_path) == 3.0
