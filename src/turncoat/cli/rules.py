"""Commands to look things up: `turncoat rules | cards | guide`."""

from collections.abc import Callable
from typing import Final

import click

from turncoat.cli.arguments import game_name, language_option, read_game, read_language
from turncoat.cli.help import Commands
from turncoat.cli.refusals import refuse

NOTHING_FOUND: Final = 1

reference = click.Group()
rules = Commands("rules", help="Look up the rules of any game.")
reference.add_command(rules)


@rules.command("show")
@click.argument("rule", metavar="RULE", help="The rule's number, as 4.17, t3.6 or r7, or that of a chapter.")
@language_option
def show_rule(
    rule: str,
    lang: str | None,
) -> int:
    """Show a rule, rules to read next, and the components that it touches."""
    from turncoat.texts.lookup import rule_page

    return _look_up(lang, lambda language: rule_page(rule, language))


@rules.command("search")
@click.argument(
    "words",
    metavar="WORDS...",
    nargs=-1,
    required=True,
    help="Words in any form; the last may be incomplete.",
)
@click.option("--game", help="The game to search; by default all games.")
@language_option
@click.option("--limit", metavar="N", type=click.IntRange(min=1), default=10, help="The most rules to show.")
def search_rules(
    words: tuple[str, ...],
    game: str | None,
    lang: str | None,
    limit: int,
) -> int:
    """Find rules by words; rules that have all the words come first."""
    from turncoat.texts.lookup import find_rules

    query, mark = " ".join(words), "\x1b[1m{}\x1b[0m".format  # bold
    return _look_up(lang, lambda language: find_rules(query, _games(game), language, limit, mark))


@rules.command("list")
@click.argument("name", metavar="[GAME]", required=False, help="The game's name; by default all games.")
@language_option
def list_rules(
    name: str | None,
    lang: str | None,
) -> int:
    """List chapters and their rules."""
    from turncoat.texts.lookup import chapters_page

    return _look_up(lang, lambda language: chapters_page(_games(name), language))


@reference.command()
@game_name
@click.argument(
    "names", metavar="[NAME]...", nargs=-1, help="Words of a card's title; by default all cards are listed."
)
@language_option
def cards(
    name: str,
    names: tuple[str, ...],
    lang: str | None,
) -> int:
    """Show what is printed on the cards and other components of a game."""
    from turncoat.texts.lookup import cards_page

    return _look_up(lang, lambda language: cards_page(read_game(name).name, language, names or []))


@reference.command()
@game_name
@language_option
@click.option("--page", metavar="N", type=int, help="The number of a page; by default all pages.")
@click.option("--summary", is_flag=True, help="Show the whole game at a glance instead.")
@click.option("--role", help="Show what this role should know instead.")
def guide(
    name: str,
    lang: str | None,
    page: int | None,
    summary: bool,
    role: str | None,
) -> int:
    """Show the guide for a first game."""
    from turncoat.texts.lookup import guide_page

    return _look_up(lang, lambda told: guide_page(read_game(name).name, told, page, role, is_summary=summary))


def _look_up(lang: str | None, page: Callable[[str], str]) -> int:
    """Show a page in the reader's language, or say why there is none."""
    from turncoat.kernel.errors import BadInput
    from turncoat.texts.asking import refusal_in
    from turncoat.texts.lookup import NothingFound

    language = read_language(lang)
    try:
        click.echo(page(language))
    except NothingFound as missing:
        click.echo(missing)
        return NOTHING_FOUND
    except BadInput as refusal:
        return refuse(refusal_in(language, refusal))
    return 0


def _games(name: str | None) -> list[str]:
    """The named game, or all games."""
    from turncoat.games.catalog import GAMES

    return [*GAMES] if name is None else [read_game(name).name]
