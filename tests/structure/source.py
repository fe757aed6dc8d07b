"""Parser of our own source into syntax trees."""

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "turncoat"


@dataclass(frozen=True)
class Module:
    path: Path
    tree: ast.Module

    @property
    def name(self) -> str:
        parts = self.path.relative_to(PACKAGE.parent).with_suffix("").parts
        return ".".join(parts).removesuffix(".__init__")

    @property
    def room(self) -> str:
        """The package that a module belongs to; each game is a package of its own."""
        parts = self.name.split(".")
        if len(parts) > 3 and parts[1] == "games":
            return ".".join(parts[1:3])
        return parts[1] if len(parts) > 1 else ""

    def imports(self) -> list[str]:
        found: list[str] = []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                found.extend(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.append(node.module)
        return found

    def where(self, node: ast.AST) -> str:
        return f"{self.path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def modules(*rooms: str) -> list[Module]:
    """All modules below these folders of the package; with none, all modules."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts
        if not rooms or any(inside[: len(room.split("/"))] == tuple(room.split("/")) for room in rooms):
            found.append(Module(path, ast.parse(path.read_text())))
    return found
