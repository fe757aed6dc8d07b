"""Pages that list things list all of them."""

import re

from tests.structure.source import ROOT, modules
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS


def test_every_refusal_of_the_kernel_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    codes = set()
    for module in modules("kernel"):
        codes |= set(re.findall(r'BadInput\(\s*"(\w+)"', module.path.read_text()))
    missing = {code for code in codes if f"`{code}`" not in page}
    assert not missing


def test_every_command_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    for name, (words, _) in COMMANDS.items():
        assert f"`{name}`" in page
        for word in words:
            assert f"`{word}`" in page, f"{name}: {word}"


def test_every_game_has_a_page() -> None:
    for name in GAMES:
        assert (ROOT / "docs" / f"{name}.md").exists()


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
