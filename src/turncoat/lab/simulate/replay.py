"""`turncoat replay`: a record played again, with what was said at the table and what its bots thought, if the record has it."""

from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.diary import Entry, from_wire
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, has_seat
from turncoat.kernel.reading import as_list
from turncoat.kernel.record import ANSWER, Record, read_record
from turncoat.kernel.session import Session, begin
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.talk.games import kinds_of
from turncoat.talk.phrases import TalkTexts
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement
from turncoat.texts.asking import AskTexts
from turncoat.texts.diary import DiaryTexts
from turncoat.texts.log import LogTexts
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of
from turncoat.texts.symbols import plain
from turncoat.texts.words import Words, words_of

LEAST: Final = 0.01  # less than that is not worth a line in a diary


@dataclass
class Replayed:
    """A recorded game at its end. `choices` are a seat's answers in words, by how many events there were and the option's id."""

    session: Session
    talk: TalkRecord | None
    choices: dict[tuple[int, str], str] = field(default_factory=dict)

    def names(self, words: Words) -> Names:
        """The names of the seats, once all have characters."""
        view = self.session.view(SPECTATOR)
        seats = [words.say("player-seat", {"n": seat}) for seat in range(view["seats"])]
        game = self.session.state.game
        return Names(game, words, people_of(game, characters_of(view), words, seats))


def run(
    game: Game, written: dict[str, Json], language: str, *, is_logged: bool, diary_of: Seat | None
) -> int:
    """Print how the game ended; BadInput if it comes out otherwise than the record says."""
    record, ends = read_record(game, written)
    words = words_of(game.name, language)
    diary = None if diary_of is None else _read_diary(written, diary_of, record.seats)
    replayed = replay_in_words(record, written.get("talk"), words, diary_of)
    s = replayed.session.state
    # A fingerprint is that of a save, which other versions write differently.
    if ends and record.version == game.version and ends != fingerprint(s):
        raise BadInput("replay_differs", fingerprint(s))
    if is_logged:
        for line in log_lines(replayed, words):
            print(line)
    if diary is not None and diary_of is not None:
        for line in diary_lines(replayed, diary_of, diary, words):
            print(line)
    ending = "goes on" if s.ending == RUNNING else game.endings[s.ending]
    said = f", {len(replayed.talk.said)} statements" if replayed.talk is not None else ""
    print(f"{game.name}, {s.seats} players, {len(record.entries)} answers{said}: {ending}")
    for seat in range(s.seats):
        won = ", won" if has_seat(s.winners, seat) else ""
        print(f"  seat {seat}: {game.sides[game.side_of(s, seat)]}{won}")
    return 0


def _read_diary(written: dict[str, Json], seat: Seat, seats: int) -> list[Entry]:
    """Empty: the player kept none, or the record is from before there were any."""
    if not 0 <= seat < seats:
        raise BadInput("no_such_seat", f"seat={seat}")
    diaries = as_list(written.get("diaries", []), "diaries")
    if len(diaries) not in (0, seats):
        raise BadInput("broken_record", "diaries")
    found = [from_wire(entry) for entry in as_list(diaries[seat], "diaries")] if diaries else []
    if any(len(entry.beliefs) != seats for entry in found):
        raise BadInput("broken_record", "diaries")
    return found


def replay_in_words(record: Record, talk: Json, words: Words, chooser: Seat | None) -> Replayed:
    """All entries given again, each checked as it was when it was given."""
    game = record.game
    session = begin(game, record.seats, from_saved(record.dice), record.options, record.version)
    choices: dict[tuple[int, str], str] = {}
    for what, seat, text in record.entries:
        if what == ANSWER and seat == chooser:
            choices[len(session.journal), text] = _in_words(session, seat, text, words)
        session.enter(what, seat, text)
    found = None
    if talk is not None and kinds_of(game.name, record.seats):
        found = TalkRecord.from_wire(game, record.seats, talk, session)
    return Replayed(session, found, choices)


def _in_words(session: Session, seat: Seat, option: str, words: Words) -> str:
    """An answer, as the button said that gave it."""
    decision = session.decision(seat)
    if decision is None:
        return option
    question = AskTexts(Replayed(session, None).names(words)).question(session.view(seat), decision)
    for one, said in zip(decision["options"], question.options, strict=True):
        if one["id"] == option:
            return plain(said)
    return option


def log_lines(replayed: Replayed, words: Words) -> list[str]:
    """What happened, as everybody was told it, and what was said."""
    names = replayed.names(words)
    log = LogTexts(names)
    events = replayed.session.events(SPECTATOR)
    found: list[str] = []
    at = 0
    if replayed.talk is not None:
        texts = TalkTexts(names, replayed.talk)
        for said in replayed.talk.said:
            found.extend(plain(line.text) for line in log.lines(events[at : said.at]))
            found.append(texts.line(said))
            at = said.at
    found.extend(plain(line.text) for line in log.lines(events[at:]))
    return found


def diary_lines(replayed: Replayed, seat: Seat, entries: list[Entry], words: Words) -> list[str]:
    """Whom the bot suspected at each entry, of what happened what moved it, what it said, and what it chose."""
    names = replayed.names(words)
    texts = DiaryTexts(names)
    log = LogTexts(names)
    events = replayed.session.events(seat)
    found = [texts.title(seat)]
    if not entries:
        found.append(texts.empty())
    for at, entry in enumerate(entries):
        found.extend(["", texts.moment(entry.heard, entry.persona)])
        for other, belief in enumerate(entry.beliefs):
            if other != seat and belief >= LEAST:
                found.append(f"  {texts.belief(other, belief)}")
            for reason in entry.reasons:
                if reason.seat == other and 0 <= reason.event < len(events):
                    lines = log.lines([events[reason.event]])
                    found.extend(f"    {texts.because(line.text, reason.shift)}" for line in lines)
        until = entries[at + 1].heard if at + 1 < len(entries) else len(events)
        if entry.said and replayed.talk is not None:
            spoken = TalkTexts(names, replayed.talk)
            said = said_between(replayed.talk, seat, entry.heard, until)
            found.extend(f"  {texts.said(spoken.text(one))}" for one in said if one.kind == entry.said)
        found.append(f"  {texts.chose(replayed.choices.get((entry.heard, entry.chose), entry.chose))}")
    return found


def said_between(talk: TalkRecord, seat: Seat, first: int, until: int) -> list[Statement]:
    """By the seat, once there were so many events and before there were as many as `until`."""
    return [one for one in talk.said if one.speaker == seat and first <= one.at < until]
