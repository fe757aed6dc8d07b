"""Read-only request handlers: health, house rules, games, open tables, why an action is not offered, and the preview of a
run of answers."""

from typing import Final

import msgspec

from turncoat.bots.catalog import PLAYERS
from turncoat.bots.games import PERSONAS
from turncoat.bots.regulars import REGULARS
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import why_not as rule_against
from turncoat.kernel.errors import BadInput
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.runtime.units import DAY
from turncoat.server.show.texts import Reader
from turncoat.server.table.commands.answer import look_ahead
from turncoat.server.table.step_view import decision_of
from turncoat.server.table.summary import read_summary
from turncoat.texts.asking import AskTexts

MOST_LISTED: Final = 100
MOST_LOOKED_AT: Final = 5_000  # tables that are read for a list; most are private


async def health(request: ApiRequest) -> shapes.Health:
    """Whether the server works. A refusal makes a proxy take this server out of rotation.

    StoreFailed: the database cannot be written or read, is damaged, or notifications of other servers do not arrive.
    """
    request.hall.following.check()
    await request.hall.store.check()
    return shapes.Health(True, len(request.hall.registry), request.hall.connections.count())


async def house(request: ApiRequest) -> shapes.HouseShape:
    rules = request.hall.house.rules
    opening = "anyone" if request.is_local else rules.opening
    days = request.device_idle // DAY
    return shapes.HouseShape(
        opening, rules.announcement, rules.announced, rules.retention_days, days, request.contact
    )


async def games(request: ApiRequest) -> shapes.Games:
    described = []
    for game in GAMES.values():
        options = [
            shapes.GameOption(setting.name, list(setting.choices), setting.choices[setting.default])
            for setting in game.settings
            if setting.is_offered
        ]
        board = request.hall.boards.get(game.name, {})
        described.append(
            shapes.GameShape(game.name, game.version, game.fewest_seats, game.most_seats, options, board)
        )
    return shapes.Games(described, sorted(PLAYERS), PERSONAS, list(REGULARS))


async def list_tables(request: ApiRequest) -> shapes.Listing:
    """Tables that are open to all players or spectators, newest first, up to a limit."""
    listed: list[shapes.Listed] = []
    for skipped in range(0, MOST_LOOKED_AT, MOST_LISTED):
        rows = await request.hall.store.tables(request.query.stage, MOST_LISTED, skipped)
        for row in rows:
            summary = read_summary(row.summary)
            if summary.is_open and (request.query.stage == "gathering" or summary.can_watch):
                listed.append(shapes.Listed(row.id, row.created, summary))
        if len(rows) < MOST_LISTED or len(listed) >= MOST_LISTED:
            break
    return shapes.Listing(listed[:MOST_LISTED])


async def why_not(request: ApiRequest) -> shapes.WhyNot:
    place, actor = await request.seat()
    s = place.table.running_state()
    verb = s.game.names.numbers["verb"].get(request.query.action.split(" ", maxsplit=1)[0])
    if verb is None:
        raise BadInput("unknown_action", request.query.action)
    refusal = rule_against(s, actor.seat, verb)
    language = request.query.language
    texts = AskTexts(Reader(place.table, s, actor.seat, language).names) if language else None
    name = s.game.verbs[verb].name
    if refusal is None:
        return shapes.WhyNot(None, text="" if texts is None else texts.may_do(name))
    text = "" if texts is None else texts.why_not(name, refusal.code, refusal.rule)
    return shapes.WhyNot(refusal.code, refusal.rule, text)


async def ahead(request: ApiRequest) -> shapes.Ahead:
    """Preview how a gathered question goes on. It reveals nothing: between two answers to it nothing is drawn, rolled or shown."""
    place, actor = await request.seat()
    wanted: shapes.LookAhead = request.body
    s = look_ahead(place.table, actor.require_seat(), wanted.options, wanted.decision)
    decision = None if s is None else decision_of(s, actor.seat)
    if s is None or decision is None or not wanted.language:
        return shapes.Ahead(decision)
    reader = Reader(place.table, s, actor.seat, wanted.language)
    return shapes.Ahead(decision, msgspec.json.decode(reader.texts.shared.question(s, actor.seat, decision)))
