"""Commands to look things up: `turncoat rules | cards | guide`."""

from collections.abc import Callable
from typing import Annotated, Final

import typer

from turncoat.cli.arguments import GameName, Language, read_game, read_language
from turncoat.cli.refusals import refuse

NOTHING_FOUND: Final = 1

reference = typer.Typer()
rules = typer.Typer(help="Look up the rules of any game.")
reference.add_typer(rules, name="rules")


@rules.command("show")
def show_rule(
    rule: Annotated[str, typer.Argument(metavar="RULE", help="Its id, as 4.17, t3.6 or r7, or a chapter's.")],
    lang: Language = None,
) -> int:
    """What a rule says, rules to read next, and components that it touches."""
    from turncoat.texts.lookup import rule_page

    return _look_up(lang, lambda language: rule_page(rule, language))


@rules.command("search")
def search_rules(
    words: Annotated[
        list[str], typer.Argument(metavar="WORDS...", help="In any form; the last may be begun.")
    ],
    game: Annotated[str | None, typer.Option(help="Only this game; by default all of them.")] = None,
    lang: Language = None,
    limit: Annotated[int, typer.Option(min=1, help="How many rules are shown.")] = 10,
) -> int:
    """Rules that speak of something: those that have all words first."""
    from turncoat.texts.lookup import found_rules

    query, mark = " ".join(words), "\x1b[1m{}\x1b[0m".format  # bold
    return _look_up(lang, lambda language: found_rules(query, _games(game), language, limit, mark))


@rules.command("list")
def list_rules(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all games.")] = None,
    lang: Language = None,
) -> int:
    """The chapters and their rules."""
    from turncoat.texts.lookup import chapters_page

    return _look_up(lang, lambda language: chapters_page(_games(name), language))


@reference.command()
def cards(
    name: GameName,
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="Words of a title.")] = None,
    lang: Language = None,
) -> int:
    """What is printed on the cards and other components of a game."""
    from turncoat.texts.lookup import cards_page

    return _look_up(lang, lambda language: cards_page(read_game(name).name, language, names or []))


@reference.command()
def guide(
    name: GameName,
    lang: Language = None,
    page: Annotated[int | None, typer.Option(help="Only this page.")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="The whole game at a glance.")] = False,
    role: Annotated[str | None, typer.Option(help="What this role should know.")] = None,
) -> int:
    """The guide for a first game."""
    from turncoat.texts.lookup import guide_page

    return _look_up(lang, lambda told: guide_page(read_game(name).name, told, page, role, is_summary=summary))


def _look_up(lang: str | None, page: Callable[[str], str]) -> int:
    """Show a page in the reader's language, or say why there is none."""
    from turncoat.kernel.errors import BadInput
    from turncoat.texts.asking import refusal_in
    from turncoat.texts.lookup import NothingFound

    language = read_language(lang)
    try:
        typer.echo(page(language))
    except NothingFound as missing:
        typer.echo(missing)
        return NOTHING_FOUND
    except BadInput as refusal:
        return refuse(refusal_in(language, refusal))
    return 0


def _games(name: str | None) -> list[str]:
    """The one that was named, or all of them."""
    from turncoat.games.catalog import GAMES

    return [*GAMES] if name is None else [read_game(name).name]
