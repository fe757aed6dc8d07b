"""Request handlers for scenarios and the daily table: scenarios on offer, today's table, and results of a day."""

from functools import cache
from typing import Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.daily import deal_of_today, open_daily, own_daily
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.runtime.json import ENCODER
from turncoat.server.show.texts import Reader
from turncoat.server.table.daily_choices import choices_of, own_answers, player_of
from turncoat.server.table.settings import day_of
from turncoat.server.table.stages import GATHERING, OVER
from turncoat.server.table.table import Table
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.options import OptionTexts
from turncoat.texts.phrases import key
from turncoat.texts.words import words_of

MOST_CHOICES: Final = 6  # choices that are shown per decision, the most frequent first


async def scenarios(request: ApiRequest) -> msgspec.Raw:
    language = request.path["language"]
    if language not in LANGUAGES:
        raise BadInput("not_here")
    return msgspec.Raw(_scenarios(language))


@cache
def _scenarios(language: str) -> bytes:
    described = []
    for game in GAMES.values():
        words = words_of(game.name, language)
        for scenario in game.scenarios.values():
            message = f"scenario-{key(scenario.name)}"
            described.append(
                shapes.ScenarioWords(
                    game.name,
                    scenario.name,
                    scenario.players,
                    scenario.seat,
                    scenario.minutes,
                    scenario.is_retired,
                    words.say(message),
                    words.say(message, form="line"),
                    words.say(message, form="intro"),
                    words.say(message, form="goal"),
                )
            )
    return ENCODER.encode(shapes.Scenarios(described))


async def daily(request: ApiRequest) -> shapes.Daily:
    deal = await deal_of_today(request.hall)
    begun = None if request.device is None else await own_daily(request.hall, deal, request.device.id)
    is_there = begun is not None and await request.hall.store.table(begun.table) is not None
    return shapes.Daily(
        deal.day,
        deal.ends,
        deal.game,
        deal.scenario.name,
        begun.table if begun is not None and is_there else "",
        begun is not None and begun.is_won is not None,
    )


async def play_daily(request: ApiRequest) -> shapes.DailyMade:
    with request.limits.new_table(request.address):
        await request.hall.house.check_opening(request.code, is_local=request.is_local)
        device = await request.known_device(request.body.name)
        table = await open_daily(request.hall, device.id, request.body.name)
    return shapes.DailyMade(table, (await request.hall.place(table)).table.stage != GATHERING)


async def daily_results(request: ApiRequest) -> shapes.DailyResults:
    """Results of a day, for the decisions that the player has answered in this game. BadInput: the game is not over."""
    place, actor = await request.seat()
    table = place.table
    day = day_of(table.settings)
    if not day:
        raise BadInput("not_daily")
    if table.stage != OVER or actor.seat != player_of(table):
        raise BadInput("not_over")
    counts = await request.hall.store.daily_counts(day)
    counted = await request.hall.store.daily(day, request.who().id)
    scenario = table.game.scenario_of(table.settings.options)
    assert scenario is not None, "daily tables have one"
    questions = []
    for question, mine in choices_of(scenario, own_answers(table, actor.seat)).items():
        by_option = {mine: 0, **counts.choices.get(question, {})}
        shown = sorted(by_option, key=lambda option: (-by_option[option], option))[:MOST_CHOICES]
        choices = [
            shapes.DailyChoice(
                _text(table, actor.seat, option, request.query.language), by_option[option], option == mine
            )
            for option in dict.fromkeys([*shown, mine])
        ]
        questions.append(shapes.DailyQuestion(question, choices))
    is_counted = counted is not None and counted.table == table.id
    return shapes.DailyResults(day, counts.games, counts.won, is_counted, questions)


def _text(table: Table, seat: int, option: str, language: str) -> str:
    """The text of an option without its position; only the verb if the text depends on the position."""
    assert table.state is not None
    names = Reader(table, table.state, seat, language).names
    texts = OptionTexts(names)
    verb = option.split(" ", maxsplit=1)[0]
    message = f"option-{key(verb)}"
    if names.words.has(message):
        return names.words.say(message, texts.arguments(option))
    return names.words.say(f"verb-{key(verb)}")
