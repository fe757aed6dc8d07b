"""Read-only request handlers: health, games, open tables, and why an action is not offered."""

from typing import Final

import msgspec

from turncoat.bots.catalog import PLAYERS
from turncoat.bots.games import PERSONAS
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import why_not as rule_against
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.http import shapes
from turncoat.server.http.request import Ask
from turncoat.server.show.texts import Reader
from turncoat.server.table.summary import read_summary
from turncoat.talk.offers import offered
from turncoat.talk.phrases import TalkTexts
from turncoat.talk.statements import to_wire
from turncoat.texts.asking import AskTexts

MOST_LISTED: Final = 100
MOST_LOOKED_AT: Final = 5_000  # tables: most of them are private


async def health(ask: Ask) -> shapes.Health:
    """Refused if nothing can be written or read, the database is damaged, or what other servers write is not heard: a proxy in front of
    several servers then leaves this one out."""
    ask.hall.following.check()
    await ask.hall.store.check()
    return shapes.Health(True, len(ask.hall.registry), ask.hall.connections.count())


async def games(ask: Ask) -> shapes.Games:
    found = []
    for game in GAMES.values():
        options = [
            shapes.GameOption(setting.name, list(setting.choices), setting.choices[setting.default])
            for setting in game.settings
            if setting.is_offered
        ]
        board = ask.hall.boards.get(game.name, {})
        found.append(
            shapes.GameShape(game.name, game.version, game.fewest_seats, game.most_seats, options, board)
        )
    return shapes.Games(found, sorted(PLAYERS), PERSONAS)


async def listing(ask: Ask) -> shapes.Listing:
    """Tables that are open to every player or spectator, newest first, up to a limit."""
    found: list[shapes.Listed] = []
    for skipped in range(0, MOST_LOOKED_AT, MOST_LISTED):
        rows = await ask.hall.store.tables(ask.query.stage, MOST_LISTED, skipped)
        for row in rows:
            summary = read_summary(row.summary)
            if summary.is_open and (ask.query.stage == "gathering" or summary.can_watch):
                found.append(shapes.Listed(row.id, row.created, summary))
        if len(rows) < MOST_LISTED or len(found) >= MOST_LISTED:
            break
    return shapes.Listing(found[:MOST_LISTED])


async def why_not(ask: Ask) -> shapes.WhyNot:
    place, actor = await ask.seat()
    s = place.table.running()
    verb = s.game.names.numbers["verb"].get(ask.query.action.split(" ", maxsplit=1)[0])
    if verb is None:
        raise BadInput("unknown_action", ask.query.action)
    refusal = rule_against(s, actor.seat, verb)
    language = ask.query.language
    texts = AskTexts(Reader(place.table, s, actor.seat, language).names) if language else None
    name = s.game.verbs[verb].name
    if refusal is None:
        return shapes.WhyNot(None, text="" if texts is None else texts.may_do(name))
    text = "" if texts is None else texts.why_not(name, refusal.code, refusal.rule)
    return shapes.WhyNot(refusal.code, refusal.rule, text)


async def offers(ask: Ask) -> shapes.Offers:
    place, actor = await ask.seat()
    record = await ask.hall.listen(place)
    s = place.table.running()
    found = offered(view_wire(view(s, actor.seat)), (), record, actor.seat)
    texts = []
    if ask.query.language:
        reader = TalkTexts(Reader(place.table, s, actor.seat, ask.query.language).names, record)
        texts = [reader.text(one) for one in found]
    return shapes.Offers([msgspec.convert(to_wire(one), dict[str, str | int]) for one in found], texts)
