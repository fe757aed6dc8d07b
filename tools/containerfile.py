"""Parser of the Containerfile: its stages, their instructions, and the command of the last stage."""

import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CONTAINERFILE: Final = ROOT / "Containerfile"
KNOWN: Final = frozenset(
    {"RUN", "COPY", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
)


@dataclass(frozen=True)
class Instruction:
    keyword: str
    text: str


@dataclass
class Stage:
    base: str
    name: str = ""
    instructions: list[Instruction] = field(default_factory=list)

    def texts(self, keyword: str) -> list[str]:
        return [one.text for one in self.instructions if one.keyword == keyword]

    @property
    def environment(self) -> dict[str, str]:
        return dict(one.split("=", 1) for one in self.texts("ENV"))

    @property
    def user(self) -> str:
        return self.texts("USER")[-1]

    @property
    def command(self) -> list[str]:
        """The command that a container runs."""
        return [*_words(self.texts("ENTRYPOINT")[-1]), *_words(self.texts("CMD")[-1])]

    @property
    def health_check(self) -> list[str]:
        return _words(self.texts("HEALTHCHECK")[-1].partition(" CMD ")[2])

    @property
    def packages(self) -> set[str]:
        """The packages that `apt-get install` installs."""
        names: set[str] = set()
        for command in self.texts("RUN"):
            for part in command.split("&&"):
                words = shlex.split(part)
                if words[:2] == ["apt-get", "install"]:
                    names |= {word for word in words[2:] if not word.startswith("-")}
        return names


def _words(text: str) -> list[str]:
    words: list[str] = json.loads(text)
    return words


def read_stages(path: Path = CONTAINERFILE) -> list[Stage]:
    """Parse the stages. ValueError: an unsupported instruction."""
    stages: list[Stage] = []
    for line in _lines(path.read_text("utf-8")):
        keyword, _, text = line.partition(" ")
        if keyword == "FROM":
            base, _, name = text.partition(" AS ")
            stages.append(Stage(base, name))
        elif keyword in KNOWN and stages:
            stages[-1].instructions.append(Instruction(keyword, text.strip()))
        else:
            raise ValueError(f"an instruction that is not known: {line}")
    return stages


def _lines(text: str) -> Iterator[str]:
    """Lines without comments, with continued lines joined."""
    joined = ""
    for line in text.splitlines():
        if line.lstrip().startswith("#") or not line.strip():
            continue
        joined += line.removesuffix("\\").strip() + " "
        if not line.endswith("\\"):
            yield joined.strip()
            joined = ""
