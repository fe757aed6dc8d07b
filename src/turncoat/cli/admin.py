"""Commands for the host of a server, running or not: `turncoat admin tables | close | erase | mute | announce | opening
| limits | show`.

An order is sent to the server that has the database open; if none has, it is carried out here (`server/admin/`).
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from turncoat.cli.arguments import json_option
from turncoat.cli.help import Commands

if TYPE_CHECKING:
    from turncoat.server.admin.orders import AnyOrder
    from turncoat.server.hall.house_rules import HouseRules

UNITS: Final = (("d", 86_400_000), ("h", 3_600_000), ("min", 60_000))
HOST_ALONE: Final = "you alone: pages on the server's computer, and those with the host's code"


@click.group(cls=Commands)
@click.option(
    "--database",
    metavar="ADDRESS",
    help="The server's database, by default turncoat.db: a file, or postgresql://...",
)
@click.option(
    "--config",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The server's file with settings (TOML).",
)
@click.pass_context
def admin(context: click.Context, database: str | None, config: Path | None) -> None:
    """Look after a server while it runs: its tables, who may open them, quotas, announcements."""
    from turncoat.server.config import read_config

    context.obj = read_config(config, {"database": database}).database


table_argument = click.argument(
    "table", metavar="TABLE", help="The table's name: what follows `#t=` in its link."
)


@admin.command()
@click.option(
    "--stage",
    type=click.Choice(["gathering", "dealing", "playing", "over"]),
    help="Only tables of this stage.",
)
@json_option
@click.pass_obj
def tables(database: str, stage: str | None, as_json: bool) -> int:
    """List all tables with size, age and last move."""
    from turncoat.server.admin.orders import Listed, ListTables

    listed: Listed = _give(database, ListTables())
    lines = [line for line in listed.tables if stage in (None, line.stage)]
    if as_json:
        _print_json(lines)
        return 0
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=None, pad_edge=False)
    for heading in ("table", "game", "stage", "people"):
        shown.add_column(heading, overflow="fold")
    for heading in ("bots", "size", "age", "last move"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        people = ", ".join(line.people) + (f" · {line.title}" if line.title else "")
        shown.add_row(
            line.table,
            line.game,
            line.stage,
            people,
            str(line.bots),
            f"{line.size / 1000:,.0f} kB",
            span(listed.now - line.created),
            span(listed.now - line.last),
        )
    Console(soft_wrap=False, markup=False).print(shown)
    print(f"{len(lines):,} {'table' if len(lines) == 1 else 'tables'}")
    return 0


def span(milliseconds: int) -> str:
    """A length of time in its largest unit."""
    for unit, length in UNITS:
        if milliseconds >= length:
            return f"{milliseconds // length} {unit}"
    return "now"


@admin.command()
@table_argument
@click.pass_obj
def close(database: str, table: str) -> int:
    """End a game without a winner; its players can look back at it. A table whose game has not begun is erased."""
    from turncoat.server.admin.orders import Closed, CloseTable

    closed: Closed = _give(database, CloseTable(table))
    print(f"{table} is closed" + ("; it had no game, and is erased" if closed.is_erased else ""))
    return 0


@admin.command()
@table_argument
@click.pass_obj
def erase(database: str, table: str) -> int:
    """Erase a table, with all that was played, said and noted there."""
    from turncoat.server.admin.orders import EraseTable

    _give(database, EraseTable(table))
    print(f"{table} is erased; backups may still have it")
    return 0


@admin.command()
@table_argument
@click.argument("player", metavar="PLAYER", help="The player's name, or the number of the seat, from 1 on.")
@click.option("--off", is_flag=True, help="Let the player write again.")
@click.pass_obj
def mute(database: str, table: str, player: str, off: bool) -> int:
    """Stop a player's free text at a table; ready-made phrases and moves stay."""
    from turncoat.server.admin.orders import MutedPlayer, MutePlayer

    muted: MutedPlayer = _give(database, MutePlayer(table, player, not off))
    print(f"{muted.name} (seat {muted.seat + 1}) {'may write again' if off else 'is muted'}")
    return 0


@admin.command()
@click.argument("text", metavar="[TEXT]", required=False, help="The message, for readers of all languages.")
@click.option("--en", help="The message for readers of English.")
@click.option("--ru", help="The message for readers of Russian.")
@click.option("--uk", help="The message for readers of Ukrainian.")
@click.option("--clear", is_flag=True, help="Take the message away.")
@click.pass_obj
def announce(
    database: str, text: str | None, en: str | None, ru: str | None, uk: str | None, clear: bool
) -> int:
    """Show a message on all pages, until it is cleared."""
    from turncoat.kernel.errors import BadInput
    from turncoat.server.admin.orders import Announce

    given = {"": text, "en": en, "ru": ru, "uk": uk}
    texts = {language: one.strip() for language, one in given.items() if one and one.strip()}
    if clear == bool(texts):
        raise BadInput("bad_arguments", "give a text, or --clear")
    _give(database, Announce(texts))
    print("no announcement is shown any more" if clear else "all pages show it within a minute")
    return 0


@admin.command("opening")
@click.argument(
    "who",
    metavar="WHO",
    type=click.Choice(["anyone", "code", "host"]),
    help="Either anyone, visitors with a code, or the host alone.",
)
@click.option("--code", help="The code, at least 6 letters or digits; by default one is made.")
@click.option("--new-code", is_flag=True, help="Make a new code; the earlier one becomes invalid.")
@click.pass_obj
def set_opening(database: str, who: str, code: str | None, new_code: bool) -> int:
    """Say who may open tables: anyone, visitors with an invite code, or the host alone."""
    from turncoat.server.admin.orders import SetOpening

    _print_opening(_give(database, SetOpening(who, code or "", new_code)))  # type: ignore[arg-type]
    return 0


@admin.command("limits")
@click.option(
    "--tables",
    metavar="N",
    type=click.IntRange(min=0),
    help="The most tables that are not over; 0: no limit.",
)
@click.option(
    "--megabytes", metavar="N", type=click.IntRange(min=0), help="The most space on the disk; 0: no limit."
)
@click.option(
    "--days",
    metavar="N",
    type=click.IntRange(min=0),
    help="Erase tables after so many days without a move; 0: never.",
)
@click.pass_obj
def set_limits(database: str, tables: int | None, megabytes: int | None, days: int | None) -> int:
    """Set quotas for tables and disk, and how long tables without a move are kept."""
    from turncoat.server.admin.orders import Limited, SetLimits

    limited: Limited = _give(database, SetLimits(tables, megabytes, days))
    _print_limits(limited.rules)
    if limited.erased:
        print(f"{limited.erased:,} tables were older, and are erased; backups may still have them")
    return 0


@admin.command()
@json_option
@click.pass_obj
def show(database: str, as_json: bool) -> int:
    """Show the house rules of a server, and what its database holds."""
    from turncoat.server.admin.orders import HouseReport, ShowHouse

    report: HouseReport = _give(database, ShowHouse())
    if as_json:
        _print_json(report)
        return 0
    _print_opening(report.rules)
    _print_limits(report.rules)
    for language, text in report.rules.announcement.items():
        print(f"announcement{f' ({language})' if language else ''}: {text}")
    counted = ", ".join(f"{count:,} {stage}" for stage, count in report.usage.tables.items())
    print(f"tables: {counted or 'none'}; {report.usage.size / 1e6:,.1f} MB")
    return 0


def _give(database: str, order: "AnyOrder") -> Any:
    import asyncio

    from turncoat.server.admin.client import give_order
    from turncoat.server.runtime.logs import set_up_logs

    set_up_logs("error")
    return asyncio.run(give_order(database, order))


def _print_opening(rules: "HouseRules") -> None:
    who = {
        "anyone": "anyone",
        "code": f"visitors with the code {rules.invite_code}",
        "host": f"{HOST_ALONE} {rules.host_code}",
    }
    print(f"tables may be opened by {who[rules.opening]}")


def _print_limits(rules: "HouseRules") -> None:
    print(f"tables that are not over: {rules.most_tables or 'no limit'}")
    print(f"megabytes on the disk: {rules.most_megabytes or 'no limit'}")
    kept = f"{rules.retention_days} days after the last move" if rules.retention_days else "for ever"
    print(f"tables are kept {kept}")


def _print_json(report: object) -> None:
    import msgspec

    print(msgspec.json.encode(report).decode())
