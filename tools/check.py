"""Check runner: runs every stage, continues after a failure, and prints a summary table.

A check is a `Stage`, one entry in `stages`. The output of a stage is shown only if it fails; the summary ends with the
last line of pytest's output.
"""

import argparse
import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST_BUDGET = 120
# Tests that wait for a server, a browser or a timeout leave a core idle: more processes than cores.
PROCESSES_PER_CORE = 3


@dataclass(frozen=True)
class Stage:
    name: str
    command: Sequence[str]


@dataclass(frozen=True)
class Result:
    stage: Stage
    ok: bool
    seconds: float
    output: str

    @property
    def closing_line(self) -> str:
        lines = self.output.strip().splitlines()
        return lines[-1] if lines else ""

    @property
    def reruns(self) -> list[str]:
        """Tests of other processes that failed at first and passed when run again."""
        return [line for line in self.output.splitlines() if line.startswith("RERUN ")]


def python(module: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", module, *arguments)


def pytest(*arguments: str) -> Stage:
    spread = ("-n", str((os.cpu_count() or 1) * PROCESSES_PER_CORE), "--dist", "worksteal")
    return Stage("pytest", python("pytest", "--color=no", *spread, *arguments))


def stages(options: argparse.Namespace) -> list[Stage]:
    if options.compiled:
        return [pytest()]
    return [
        Stage("format", python("ruff", "format", "--check")),
        Stage("lint", python("ruff", "check")),
        Stage("types", python("mypy")),
        Stage("commits", python("tools.commits")),
        Stage("web", (sys.executable, str(ROOT / "tools" / "web.py"), "check")),
        pytest("-x", "-m", "not slow") if options.fast else pytest(),
    ]


def run(stage: Stage) -> Result:
    print(f"{stage.name} ...", flush=True)
    begin = time.monotonic()
    done = subprocess.run(
        stage.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    result = Result(stage, done.returncode == 0, time.monotonic() - begin, done.stdout)
    if not result.ok:
        print(result.output, flush=True)
    return result


def compiled_modules() -> list[str]:
    """Names of the modules that setup.py compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["turncoat"]["compiled"]
    package = ROOT / "src" / "turncoat"
    plain = {package / path for path in settings["except"]}
    paths = {path for room in settings["rooms"] for path in (package / room).rglob("*.py")} - plain
    parts = sorted(path.relative_to(package.parent).with_suffix("").parts for path in paths)
    return [".".join(one).removesuffix(".__init__") for one in parts]


def not_compiled() -> list[str]:
    """Modules that this interpreter imports as Python although setup.py compiles them."""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    wrong = []
    for name in compiled_modules():
        spec = importlib.util.find_spec(name)
        if spec is None or not (spec.origin or "").endswith(suffixes):
            wrong.append(f"{name}: {spec.origin if spec else 'not installed'}")
    return wrong


def summarise(results: Sequence[Result], fast: bool) -> None:
    total = sum(result.seconds for result in results)
    print()
    for result in results:
        print(f"{result.stage.name:<10}{'ok' if result.ok else 'FAILED':<8}{result.seconds:>7.1f} s")
    print(f"{'all':<10}{'ok' if all(result.ok for result in results) else 'FAILED':<8}{total:>7.1f} s")
    if fast and total > FAST_BUDGET:
        print(f"over the {FAST_BUDGET} s of make fast: mark slow tests with @pytest.mark.slow")
    for result in results:
        if result.stage.name == "pytest":
            print(*result.reruns, result.closing_line, sep="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the checks of this repository.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--fast", action="store_true", help="without slow tests; stop at the first failure")
    which.add_argument("--compiled", action="store_true", help="only the tests, on the compiled package")
    options = parser.parse_args()
    if options.compiled and (wrong := not_compiled()):
        print("these modules are not the compiled ones:", *wrong, sep="\n  ")
        return 1
    results = [run(stage) for stage in stages(options)]
    summarise(results, options.fast)
    return 0 if all(result.ok for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
