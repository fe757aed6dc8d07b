"""Request handlers for the catalogue of a game in one language: names and texts of all that its table can show.

It is the same for all clients and fetched before the deal, so no request ever names a card.
"""

from functools import cache
from typing import Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.dangers import DangerKind
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, TrackPlace, ZonePlace
from turncoat.kernel.names import NUMBER
from turncoat.kernel.procedures import Ask, SealedAsk
from turncoat.kernel.settings import Setting
from turncoat.kernel.windows import Trigger
from turncoat.rulebooks import rules_of
from turncoat.server.http.catalogue_shapes import (
    BoardCell,
    BoardRow,
    BoardTable,
    CardWords,
    Catalogue,
    DangerWords,
    GuidePage,
    RuleBook,
    RuleWords,
    SettingWords,
    TextLine,
    TrackWords,
    TriggerWords,
    WordForms,
    ZoneWords,
)
from turncoat.server.http.request import ApiRequest
from turncoat.server.runtime.json import ENCODER
from turncoat.texts.boards import Cell, board_tables
from turncoat.texts.components.catalog import components_of
from turncoat.texts.games import texts_of
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.lookup import pages_of
from turncoat.texts.names import Names, Place
from turncoat.texts.people import nobody
from turncoat.texts.phrases import key
from turncoat.texts.reference import reference
from turncoat.texts.sentences import capital
from turncoat.texts.word_forms import lines_of_forms, little_words
from turncoat.texts.words import Words, reference_of, words_of

SIGHTS: Final = {OPEN: "open", OWNER: "owner", TOP: "top", HIDDEN: "hidden"}
MOST_READ: Final = 1000  # tracks with higher values are sets of bits or times, not numbers that people read
FIGURES: Final = "figure"
NUMBERED: Final = "0"  # the first name of figures that have numbers instead of names
UNNAMED: Final = ("card", "zone", "track", "verb", "event", "trigger", "ending")


async def words(request: ApiRequest) -> msgspec.Raw:
    game, language = _game_and_language(request)
    return msgspec.Raw(_words(game, language))


async def rules(request: ApiRequest) -> msgspec.Raw:
    game, language = _game_and_language(request)
    return msgspec.Raw(encoded_rules(game, language))


async def forms(request: ApiRequest) -> msgspec.Raw:
    language = request.path["language"]
    if language not in LANGUAGES:
        raise BadInput("not_here")
    return msgspec.Raw(encoded_forms(language))


def _game_and_language(request: ApiRequest) -> tuple[str, str]:
    game, language = request.path["game"], request.path["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise BadInput("not_here")
    return game, language


@cache
def _words(game: str, language: str) -> bytes:
    return ENCODER.encode(catalogue(GAMES[game], language))


@cache
def encoded_rules(game: str, language: str) -> bytes:
    entries = [reference(game, language).entry(rule.id) for rule in rules_of(game)]
    rules = [RuleWords(one.id, one.chapter, one.text, list(one.related), one.touches) for one in entries]
    said = reference_of(game, language)
    guide = [
        GuidePage(said.say(f"guide-page-{page}-title"), said.say(f"guide-page-{page}"))
        for page in pages_of(said)
    ]
    return ENCODER.encode(RuleBook(rules, guide, said.say("guide-summary")))


@cache
def encoded_forms(language: str) -> bytes:
    return ENCODER.encode(WordForms(lines_of_forms(language), sorted(little_words(language))))


def catalogue(game: Game, language: str) -> Catalogue:
    names = Names(game, words_of(game.name, language), nobody())
    say = names.words.say
    return Catalogue(
        title=say(f"game-{key(game.name)}"),
        fewest=game.fewest_seats,
        most=game.most_seats,
        cards=_cards(game, names, language),
        sheets=_sheets(game, language),
        groups={group.name: capital(group.title) for group in components_of(game, language)},
        names={
            kind: {one: str(names.of(kind, one)) for one in listed}
            for kind, listed in game.names.lists.items()
            if kind not in UNNAMED and not (kind == FIGURES and NUMBERED in listed)
        },
        short={one: say(f"character-{key(one)}-short") for one in game.names.lists.get("character", [])},
        endings={one: say(f"ending-{key(one)}") for one in game.endings},
        sides={one: capital(say(f"side-{key(one)}")) for one in game.sides},
        verbs={verb.name: capital(say(f"verb-{key(verb.name)}")) for verb in game.verbs},
        intents={verb: say(f"intent-{key(one)}") for verb, one in texts_of(game.name).intents.items()},
        dangers={kind.name: _danger(kind, names.words) for kind in game.dangers.kinds},
        is_by_round=not game.dangers.by_seat,
        final=[verb.name for verb in game.verbs if verb.is_final],
        gathered=_gathered_questions(game),
        telling=_list_verbs(game),
        triggers=[_trigger(trigger, names) for trigger in game.triggers],
        tracks=[_track(place, names) for place in game.layout.tracks],
        zones=[_zone(place, names) for place in game.layout.zones],
        settings=[_setting(setting, names.words) for setting in game.settings if setting.is_offered],
        board=_board(game, language),
    )


def _gathered_questions(game: Game) -> list[str]:
    return [question for question, ask in _questions(game) if ask.is_gathered]


def _questions(game: Game) -> list[tuple[str, Ask]]:
    """All questions of a game, named as in decisions."""
    return [
        (f"{procedure.name}.{step.name}", step.ask)
        for procedure in game.procedures
        for step in procedure.steps
        if step.ask is not None
    ]


def _list_verbs(game: Game) -> dict[str, list[str]]:
    verbs_by_ask: dict[str, list[str]] = {}
    for verb in game.verbs:
        for ask in verb.tells_side_at:
            verbs_by_ask.setdefault(ask, []).append(verb.name)
    return verbs_by_ask


def _cards(game: Game, names: Names, language: str) -> dict[str, CardWords]:
    """Names and texts of cards, by identifier."""
    texts = {
        component.name: (group, component)
        for group in components_of(game, language)
        for component in group.components
        if component.kind == "card"
    }
    cards = {}
    for number, card in enumerate(game.layout.cards):
        base = card.partition(":")[0]
        group, component = texts.get(base, (None, None))
        lines = [] if component is None else [TextLine(line.depth, line.text) for line in component.lines]
        family = game.layout.families[game.layout.family_of[number]]
        cards[card] = CardWords(
            capital(str(names.card(card))),
            "" if group is None else group.name,
            lines,
            kind=_face(names, f"family-{key(family)}-one"),
            gist=_face(names, f"gist-card-{key(base)}"),
        )
    return cards


def _face(names: Names, message: str) -> str:
    """A text of card faces; empty if the game has none."""
    return names.words.say(message) if names.words.has(message) else ""


def _sheets(game: Game, language: str) -> dict[str, dict[str, CardWords]]:
    sheets: dict[str, dict[str, CardWords]] = {}
    for group in components_of(game, language):
        for component in group.components:
            if component.kind != "card":
                lines = [TextLine(line.depth, line.text) for line in component.lines]
                sheet = CardWords(capital(component.title), group.name, lines)
                sheets.setdefault(component.kind, {})[component.name] = sheet
    return sheets


def _danger(kind: DangerKind, words: Words) -> DangerWords:
    message = f"danger-{key(kind.name)}"
    return DangerWords(
        words.say(message),
        words.say(message, form="comes"),
        words.say(message, form="why"),
        words.say(message, form="help"),
    )


def _trigger(trigger: Trigger, names: Names) -> TriggerWords:
    name = capital(names.words.say(f"trigger-{key(trigger.name)}"))
    verbs = [names.game.verbs[verb].name for verb in trigger.verbs]
    number = names.game.triggers.index(trigger)
    asks = [
        question
        for question, ask in _questions(names.game)
        if isinstance(ask, SealedAsk) and ask.trigger == number
    ]
    return TriggerWords(trigger.name, name, trigger.rule, verbs, asks[0] if asks else "")


def _track(place: TrackPlace, names: Names) -> TrackWords:
    parts = Place(place)
    short = f"track-{key(parts.base)}-short"
    title = names.words.say(short if names.words.has(short) else f"track-{key(parts.base)}")
    return TrackWords(
        place.label(),
        parts.base,
        capital(title),
        None if place.owner == NOBODY else place.owner,
        parts.keys,
        _key_names(parts, names),
        SIGHTS[place.sight],
        place.kind,
        is_switch=place.kind == NUMBER and place.low == 0 and place.high == 1,
        is_read=place.high < MOST_READ,
        high=place.high,
    )


def _zone(place: ZonePlace, names: Names) -> ZoneWords:
    parts = Place(place)
    return ZoneWords(
        place.label(),
        parts.base,
        capital(names.words.say(f"zone-{key(parts.base)}")),
        None if place.owner == NOBODY else place.owner,
        parts.keys,
        _key_names(parts, names),
        SIGHTS[place.sight],
    )


def _key_names(parts: Place, names: Names) -> list[str | None]:
    """Names of the place's keys; None for a numbered figure, which only a view can name."""
    figures = names.game.names.lists.get(FIGURES, [])
    if NUMBERED not in figures or parts.base in texts_of(names.game.name).counted:
        return [str(name) for name in names.keys(parts)]
    return [None if one in figures else str(names.key_name(one)) for one in parts.keys]


def _setting(setting: Setting, words: Words) -> SettingWords:
    message = f"setting-{key(setting.name)}"
    return SettingWords(
        setting.name,
        words.say(message),
        words.say(message, form="help") if words.has(message, "help") else "",
        {choice: _choice(setting.name, choice, words) for choice in setting.choices},
        setting.choices[setting.default],
        setting.is_reading,
    )


def _board(game: Game, language: str) -> list[BoardTable]:
    return [
        BoardTable(
            table.title,
            table.help,
            table.columns,
            [BoardRow(row.title, [_cell(cell) for cell in row.cells]) for row in table.rows],
        )
        for table in board_tables(game, language)
    ]


def _cell(cell: Cell) -> BoardCell:
    number = cell.number
    return BoardCell(
        number.path, cell.title, number.ours, number.low, number.high, cell.faces, number.is_in_book
    )


def _choice(name: str, choice: str, words: Words) -> str:
    if choice.isdigit():
        return words.say(f"choice-{key(name)}-n", {"n": int(choice)})
    return words.say(f"choice-{key(name)}-{key(choice)}")
