"""Names of each game as TypeScript, `web/src/games/GAME/names.ts`: a misspelt one fails the page's type check."""

from pathlib import Path
from typing import Final

from turncoat.games.catalog import GAMES
from turncoat.kernel.game import Game

ROOT: Final = Path(__file__).resolve().parent.parent
HEADING: Final = (
    "// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.\n"
)
KERNEL_KINDS: Final = (
    "card",
    "zone",
    "track",
    "verb",
    "ending",
    "trigger",
    "event",
)  # the others are the game's own


def targets() -> dict[Path, str]:
    """The files and what they contain."""
    folder = ROOT / "web" / "src" / "games"
    return {folder / name / "names.ts": text_of(game) for name, game in GAMES.items()}


def text_of(game: Game) -> str:
    lists = game.names.lists
    unions = {
        "Procedure": [procedure.name for procedure in game.procedures],
        "Question": [
            f"{procedure.name}.{step.name}" for procedure in game.procedures for step in procedure.steps
        ],
        "EventName": lists["event"],
        "Verb": lists["verb"],
        "Track": [label.partition(".")[0] for label in lists["track"]],
        "Zone": [label.partition(".")[0] for label in lists["zone"]],
    }
    parts = [HEADING, *(_union(name, members) for name, members in unions.items()), _options(game)]
    parts += [_array(kind, names) for kind, names in lists.items() if kind not in KERNEL_KINDS]
    return "\n".join(parts)


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =" + "".join(f'\n  | "{one}"' for one in dict.fromkeys(members)) + ";\n"


def _options(game: Game) -> str:
    fields = [
        f"\n  {setting.name}: " + " | ".join(f'"{choice}"' for choice in setting.choices) + ";"
        for setting in game.settings
    ]
    return "export interface Options {" + "".join(fields) + "\n}\n"


def _array(kind: str, names: list[str]) -> str:
    """In the order of their numbers."""
    members = "".join(f'\n  "{one}",' for one in names)
    return (
        f"export const {kind.upper()}_NAMES = [{members}\n] as const;\n"
        f"export type {kind.title()}Name = (typeof {kind.upper()}_NAMES)[number];\n"
    )
