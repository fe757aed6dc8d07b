"""Generator of TypeScript names of each game: a misspelt name fails the page's type check.

The file is `web/src/games/GAME/names.ts`, for a plug-in of this repository `plugins/GAME/page/names.ts`.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from turncoat.games.catalog import GAMES
from turncoat.kernel.declarations import Facts
from turncoat.kernel.game import Game
from turncoat.kernel.moments import AMOUNTS, BOOL, PERHAPS, SEVERAL, WORD, MomentField, MomentKind
from turncoat.kernel.names import NUMBER, SEAT

ROOT: Final = Path(__file__).resolve().parent.parent
HEADING: Final = (
    "// Names of the game. Made by `python -m tools.web_types` from its declarations. Not to be edited.\n"
)
NAMES: Final = """\
/** Names that coach marks and exercises may use. */
export interface Names {
  question: Question;
  event: EventName;
  zone: Zone;
  moment: Moment["moment"];
}
"""
KERNEL_KINDS: Final = (
    "card",
    "zone",
    "track",
    "verb",
    "ending",
    "trigger",
    "event",
)  # kinds that general code defines; a game defines the others


def targets() -> dict[Path, str]:
    """The files to write, with their content."""
    return {_folder(name) / "names.ts": text_of(game) for name, game in GAMES.items()}


def _folder(game: str) -> Path:
    plugin = ROOT / "plugins" / game
    return plugin / "page" if plugin.is_dir() else ROOT / "web" / "src" / "games" / game


def text_of(game: Game) -> str:
    lists = game.names.lists
    unions = {
        "Question": [
            f"{procedure.name}.{step.name}"
            for procedure in game.procedures
            for step in procedure.steps
            if step.ask is not None
        ],
        "EventName": lists["event"],
        "Verb": lists["verb"],
        "Trigger": lists["trigger"],
        "Track": [label.partition(".")[0] for label in lists["track"]],
        "Ending": lists["ending"],
        "Zone": [label.partition(".")[0] for label in lists["zone"]],
    }
    if game.printed_numbers():
        unions["Printed"] = list(game.printed_numbers())
    parts = [
        HEADING,
        *(_union(name, members) for name, members in unions.items()),
        _options(game),
        _cards(game),
    ]
    parts += [_array(kind, names) for kind, names in lists.items() if kind not in KERNEL_KINDS]
    if game.facts:
        parts.append(_facts(game.facts))
    parts += [moments_text("Moment", game.moments.kinds, _type_of), NAMES]
    return "\n".join(parts)


def moments_text(name: str, kinds: Iterable[MomentKind], type_of: Callable[[str], str]) -> str:
    """A union type, discriminated by `moment`; `type_of` maps a kind of names to its type."""
    members = [
        "; ".join(
            [f'moment: "{kind.name}"', *[f"{field.label}: {_field(field, type_of)}" for field in kind.fields]]
        )
        for kind in kinds
    ]
    return f"export type {name} =" + "".join(f"\n  | {{ {one} }}" for one in members) + ";\n"


def _field(field: MomentField, type_of: Callable[[str], str]) -> str:
    if field.shape == WORD:
        return " | ".join(f'"{word}"' for word in field.words)
    base = (
        "number" if field.base in (NUMBER, SEAT) else "boolean" if field.base == BOOL else type_of(field.base)
    )
    if field.shape == PERHAPS:
        return f"{base} | null"
    if field.shape == SEVERAL:
        return f"{base}[]"
    return f"Partial<Record<{base}, number>>" if field.shape == AMOUNTS else base


def _type_of(kind: str) -> str:
    """The TypeScript type of a kind of names. Cards are too many for a type of their own."""
    if kind == "card":
        return "string"
    return kind.title() if kind in KERNEL_KINDS else f"{kind.title()}Name"


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =" + "".join(f'\n  | "{one}"' for one in dict.fromkeys(members)) + ";\n"


def _options(game: Game) -> str:
    fields = [
        f"\n  {setting.name}: " + " | ".join(f'"{choice}"' for choice in setting.choices) + ";"
        for setting in game.settings
    ]
    return "export interface Options {" + "".join(fields) + "\n}\n"


def _cards(game: Game) -> str:
    """Names of cards by family."""
    families: dict[str, list[str]] = {}
    for number, name in enumerate(game.layout.cards):
        families.setdefault(game.layout.families[game.layout.family_of[number]], []).append(name)
    lines = [
        f"\n  {family}: " + " | ".join(f'"{name}"' for name in names) + ";"
        for family, names in families.items()
    ]
    return "export interface Cards {" + "".join(lines) + "\n}\nexport type Family = keyof Cards;\n"


def _facts(facts: Facts) -> str:
    groups = "".join(
        f"\n  {name}: {{"
        + "".join(f"\n    {key}: {json.dumps(value)}," for key, value in group.items())
        + "\n  },"
        for name, group in facts.items()
    )
    return f"/** What is printed on components. */\nexport const FACTS = {{{groups}\n}} as const;\n"


def _array(kind: str, names: list[str]) -> str:
    """Names as an array, in the order of their numbers."""
    members = "".join(f'\n  "{one}",' for one in names)
    return (
        f"export const {kind.upper()}_NAMES = [{members}\n] as const;\n"
        f"export type {kind.title()}Name = (typeof {kind.upper()}_NAMES)[number];\n"
    )
