"""Catalogue of a game in one language: the name and text of everything that its table can show.

It is the same for every client, and read before anything is dealt, so that no request ever names a card.
"""

from functools import cache
from typing import Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, TrackPlace, ZonePlace
from turncoat.kernel.names import NUMBER
from turncoat.kernel.settings import Setting
from turncoat.kernel.windows import Trigger
from turncoat.rulebooks import rules_of
from turncoat.server.http import shapes
from turncoat.server.http.request import Ask
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
MOST_READ: Final = 1000  # what can be greater is a set of things or a moment, not a number that people read
FIGURES: Final = "figure"
NUMBERED: Final = "0"  # the first of things that have numbers instead of names
UNNAMED: Final = ("card", "zone", "track", "verb", "event", "trigger", "ending")


async def words(ask: Ask) -> msgspec.Raw:
    game, language = _asked(ask)
    return msgspec.Raw(_words(game, language))


async def rules(ask: Ask) -> msgspec.Raw:
    game, language = _asked(ask)
    return msgspec.Raw(encoded_rules(game, language))


async def forms(ask: Ask) -> msgspec.Raw:
    language = ask.path["language"]
    if language not in LANGUAGES:
        raise BadInput("not_here")
    return msgspec.Raw(encoded_forms(language))


def _asked(ask: Ask) -> tuple[str, str]:
    game, language = ask.path["game"], ask.path["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise BadInput("not_here")
    return game, language


@cache
def _words(game: str, language: str) -> bytes:
    return ENCODER.encode(catalogue(GAMES[game], language))


@cache
def encoded_rules(game: str, language: str) -> bytes:
    entries = [reference(game, language).entry(rule.id) for rule in rules_of(game)]
    found = [
        shapes.RuleWords(one.id, one.chapter, one.text, list(one.related), one.touches) for one in entries
    ]
    said = reference_of(game, language)
    guide = [
        shapes.GuidePage(said.say(f"guide-page-{page}-title"), said.say(f"guide-page-{page}"))
        for page in pages_of(said)
    ]
    return ENCODER.encode(shapes.RuleBook(found, guide, said.say("guide-summary")))


@cache
def encoded_forms(language: str) -> bytes:
    return ENCODER.encode(shapes.WordForms(lines_of_forms(language), sorted(little_words(language))))


def catalogue(game: Game, language: str) -> shapes.Catalogue:
    names = Names(game, words_of(game.name, language), nobody())
    say = names.words.say
    return shapes.Catalogue(
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
        final=[verb.name for verb in game.verbs if verb.is_final],
        telling=_telling(game),
        triggers=[_trigger(trigger, names) for trigger in game.triggers],
        tracks=[_track(place, names) for place in game.layout.tracks],
        zones=[_zone(place, names) for place in game.layout.zones],
        settings=[_setting(setting, names.words) for setting in game.settings if setting.is_offered],
        board=_board(game, language),
    )


def _telling(game: Game) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for verb in game.verbs:
        for ask in verb.tells_side_at:
            found.setdefault(ask, []).append(verb.name)
    return found


def _cards(game: Game, names: Names, language: str) -> dict[str, shapes.CardWords]:
    """By identifier: its name, what it belongs to, and what it says."""
    texts = {
        component.name: (group, component)
        for group in components_of(game, language)
        for component in group.components
        if component.kind == "card"
    }
    found = {}
    for card in game.layout.cards:
        group, component = texts.get(card.partition(":")[0], (None, None))
        lines = (
            [] if component is None else [shapes.TextLine(line.depth, line.text) for line in component.lines]
        )
        found[card] = shapes.CardWords(
            capital(str(names.card(card))), "" if group is None else group.name, lines
        )
    return found


def _sheets(game: Game, language: str) -> dict[str, dict[str, shapes.CardWords]]:
    found: dict[str, dict[str, shapes.CardWords]] = {}
    for group in components_of(game, language):
        for component in group.components:
            if component.kind != "card":
                lines = [shapes.TextLine(line.depth, line.text) for line in component.lines]
                sheet = shapes.CardWords(capital(component.title), group.name, lines)
                found.setdefault(component.kind, {})[component.name] = sheet
    return found


def _trigger(trigger: Trigger, names: Names) -> shapes.TriggerWords:
    name = capital(names.words.say(f"trigger-{key(trigger.name)}"))
    verbs = [names.game.verbs[verb].name for verb in trigger.verbs]
    return shapes.TriggerWords(trigger.name, name, trigger.rule, verbs)


def _track(place: TrackPlace, names: Names) -> shapes.TrackWords:
    parts = Place(place)
    short = f"track-{key(parts.base)}-short"
    title = names.words.say(short if names.words.has(short) else f"track-{key(parts.base)}")
    return shapes.TrackWords(
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


def _zone(place: ZonePlace, names: Names) -> shapes.ZoneWords:
    parts = Place(place)
    return shapes.ZoneWords(
        place.label(),
        parts.base,
        capital(names.words.say(f"zone-{key(parts.base)}")),
        None if place.owner == NOBODY else place.owner,
        parts.keys,
        _key_names(parts, names),
        SIGHTS[place.sight],
    )


def _key_names(parts: Place, names: Names) -> list[str | None]:
    """What the place is the one of; None: a figure that has a number, and only a view tells who that is."""
    figures = names.game.names.lists.get(FIGURES, [])
    if NUMBERED not in figures or parts.base in texts_of(names.game.name).counted:
        return [str(name) for name in names.keys(parts)]
    return [None if one in figures else str(names.key_name(one)) for one in parts.keys]


def _setting(setting: Setting, words: Words) -> shapes.SettingWords:
    message = f"setting-{key(setting.name)}"
    return shapes.SettingWords(
        setting.name,
        words.say(message),
        words.say(message, form="help") if words.has(message, "help") else "",
        {choice: _choice(setting.name, choice, words) for choice in setting.choices},
        setting.choices[setting.default],
        setting.is_reading,
    )


def _board(game: Game, language: str) -> list[shapes.BoardTable]:
    return [
        shapes.BoardTable(
            table.title,
            table.help,
            table.columns,
            [shapes.BoardRow(row.title, [_cell(cell) for cell in row.cells]) for row in table.rows],
        )
        for table in board_tables(game, language)
    ]


def _cell(cell: Cell) -> shapes.BoardCell:
    number = cell.number
    return shapes.BoardCell(
        number.path, cell.title, number.ours, number.low, number.high, cell.faces, number.is_in_book
    )


def _choice(name: str, choice: str, words: Words) -> str:
    if choice.isdigit():
        return words.say(f"choice-{key(name)}-n", {"n": int(choice)})
    return words.say(f"choice-{key(name)}-{key(choice)}")
