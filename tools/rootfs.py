"""Builds the root file system of the image without a container engine, starts it, and checks it: `make rootfs`.

Every instruction of the Containerfile is carried out in a chroot; the base is made by debootstrap, reduced as Debian's
own slim images are. Needs root, debootstrap and a network. Packages for Python are downloaded outside and copied in, so
that the settings of this machine's pip apply.
"""

import argparse
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.containerfile import ROOT, Stage, read_stages

MIRROR: Final = "http://deb.debian.org/debian"
MOST_MEGABYTES: Final = 200  # most megabytes of the unpacked image
START_TIME: Final = 30.0  # seconds
PLAIN_PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# Paths that Debian's slim images leave out too.
LEFT_OUT: Final = ("doc", "man", "info", "locale", "groff", "lintian", "linda")
EXCLUDED: Final = "".join(f"path-exclude /usr/share/{folder}/*\n" for folder in LEFT_OUT)
WHEELS: Final = "wheels"  # name of the stage that builds wheels, which is thrown away
PLATFORMS: Final = ("manylinux_2_28", "manylinux_2_17", "manylinux2014", "manylinux_2_5", "manylinux1")


def build(folder: Path) -> Path:
    """Build all stages. Returns the root of the last one."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("rootfs: needs root and debootstrap (apt install debootstrap)")
    if not [*ROOT.glob("dist/*-py3-none-any.whl")]:
        sys.exit("rootfs: there is no wheel in dist/; run `make wheel` first")
    stages = read_stages()
    roots: dict[str, Path] = {}
    root = folder
    for number, stage in enumerate(stages):
        root = folder / (stage.name or f"stage{number}")
        _make_base(stage.base, folder, root)
        roots[stage.name] = root
        for instruction in stage.instructions:
            if instruction.keyword == "RUN":
                _run(root, instruction.text, folder)
            elif instruction.keyword == "COPY":
                _copy(root, instruction.text, roots)
    for stage in stages[:-1]:
        shutil.rmtree(roots[stage.name])
    return root


def _make_base(name: str, folder: Path, root: Path) -> None:
    """Make the closest equivalent of `docker.io/library/debian:trixie-slim`."""
    suite = name.rpartition(":")[2].removesuffix("-slim")
    base = folder / f"base-{suite}"
    if not base.exists():
        part = folder / f"base-{suite}.part"
        shutil.rmtree(part, ignore_errors=True)
        print(f"making {name} ...", flush=True)
        command = ["debootstrap", "--variant=minbase", suite, str(part), MIRROR]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for left_out in LEFT_OUT:
            shutil.rmtree(part / "usr/share" / left_out, ignore_errors=True)
        (part / "etc/dpkg/dpkg.cfg.d/slim").write_text(EXCLUDED)
        for kept in ("var/cache/apt", "var/lib/apt/lists"):
            shutil.rmtree(part / kept, ignore_errors=True)
            (part / kept).mkdir()
        part.rename(base)
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "--archive", str(base), str(root)], check=True)


def _run(root: Path, command: str, folder: Path) -> None:
    print(f"RUN {command[:100]}", flush=True)
    environment = {"PATH": PLAIN_PATH, "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"}
    environment |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    resolver = root / "etc/resolv.conf"
    shutil.copy("/etc/resolv.conf", resolver)
    if "requirements-host.lock" in command:
        shutil.copytree(_download_wheels(folder, root), root / WHEELS)
        environment |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": f"/{WHEELS}"}
    in_root = ["chroot", str(root), "/bin/sh", "-c", command]
    done = subprocess.run(in_root, env=environment, check=False, capture_output=True, text=True)
    resolver.unlink()
    if done.returncode:
        sys.exit(f"rootfs: RUN {command}\n{done.stdout}{done.stderr}")


def _download_wheels(folder: Path, root: Path) -> Path:
    """Download wheels for the root's Python."""
    wheels = folder / WHEELS
    shutil.rmtree(wheels, ignore_errors=True)
    version = next(root.glob("usr/bin/python3.*")).name.removeprefix("python")
    platforms = [f"{one}_{os.uname().machine}" for one in PLATFORMS]
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--require-hashes", "--only-binary=:all:", "--python-version", version, "--dest", str(wheels)),
            *(word for one in (*platforms, "any") for word in ("--platform", one)),
            *("-r", str(ROOT / "requirements-host.lock")),
        ],
        check=True,
    )
    return wheels


def _copy(root: Path, text: str, roots: dict[str, Path]) -> None:
    print(f"COPY {text}", flush=True)
    *words, target = text.split()
    source = ROOT
    if words[0].startswith("--from="):
        source = roots[words.pop(0).removeprefix("--from=")]
    into = root / target.lstrip("/")
    if target.endswith("/"):
        into.mkdir(parents=True, exist_ok=True)
    paths = [path for word in words for path in sorted(source.glob(word.lstrip("/")))]
    if not paths:
        sys.exit(f"rootfs: COPY {text}: nothing to copy")
    for path in paths:
        subprocess.run(
            ["cp", "--archive", "--no-target-directory", str(path), str(_at(path, into))], check=True
        )


def _at(path: Path, into: Path) -> Path:
    return into / path.name if into.is_dir() else into


def megabytes(root: Path) -> float:
    files = (path.lstat() for path in root.rglob("*"))
    seen: dict[tuple[int, int], int] = {(one.st_dev, one.st_ino): one.st_size for one in files}
    return sum(seen.values()) / 1e6


def in_container(
    root: Path, stage: Stage, command: list[str], **more: str
) -> tuple[list[str], dict[str, str]]:
    """A command as a container would run it, and its environment."""
    home = stage.texts("WORKDIR")[-1]
    prefix = [
        shutil.which("chroot") or "chroot",
        f"--userspec={stage.user}:{stage.user}",
        str(root),
        "/bin/sh",
        "-c",
    ]
    return [*prefix, f'cd {home} && exec "$@"', "sh", *command], {**stage.environment, "HOME": home, **more}


@contextlib.contextmanager
def start_container(root: Path, stage: Stage, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    command, environment = in_container(root, stage, stage.command, TURNCOAT_PORT=str(port))
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def check(root: Path) -> dict[str, float]:
    """Check that the root starts, is healthy, stores its tables in the volume and is small enough. Returns its figures.
    SystemExit: it fails."""
    stage = read_stages()[-1]
    size = megabytes(root)
    if size > MOST_MEGABYTES:
        sys.exit(f"rootfs: {size:.0f} MB, and {MOST_MEGABYTES} at most")
    (root / "dev/null").exists() or sys.exit("rootfs: there is no /dev/null")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    begin = time.monotonic()
    with start_container(root, stage, port) as process:
        asked, environment = in_container(root, stage, stage.health_check, TURNCOAT_PORT=str(port))
        while subprocess.run(asked, env=environment, check=False, capture_output=True).returncode:
            if process.poll() is not None or time.monotonic() > begin + START_TIME:
                sys.exit("rootfs: the server did not become healthy")
            time.sleep(0.1)
        seconds = time.monotonic() - begin
        user = Path(f"/proc/{process.pid}").stat().st_uid
        ordered, _ = in_container(root, stage, ["turncoat", "admin", "show"])
        shown = subprocess.run(ordered, env=environment, check=True, capture_output=True, text=True).stdout
    volume = root / stage.texts("VOLUME")[-1].lstrip("/")
    if not user or "tables may be opened by anyone" not in shown or not (volume / "tables.db").is_file():
        sys.exit(f"rootfs: user {user}, {shown}, {[*volume.iterdir()]}")
    for file in volume.iterdir():
        file.unlink()
    return {"megabytes": round(size, 1), "seconds": round(seconds, 2)}


def archive(root: Path, path: Path) -> None:
    """Archive the root for `podman import` and `machinectl import-tar`. Device files are left to the engine."""

    def without_devices(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
        return None if member.isdev() else member

    with tarfile.open(path, "w:xz") as tar:
        tar.add(root, ".", filter=without_devices)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "rootfs", help="to build in")
    parser.add_argument("--archive", type=Path, help="a .tar.xz to write")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    root = build(options.folder.resolve())
    figures = check(root)
    print(f"{root}: {figures['megabytes']} MB, healthy after {figures['seconds']} s")
    if options.archive is not None:
        archive(root, options.archive)
        print(f"{options.archive}: {options.archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
