"""`turncoat replay`: replays a record, with the statements and the bots' diaries that it holds."""

from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.diary import Entry, from_wire
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import dice_from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat, has_seat
from turncoat.kernel.reading import as_list
from turncoat.kernel.record import ANSWER, Record, read_record
from turncoat.kernel.session import Session, begin
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING
from turncoat.talk.games import kinds_of
from turncoat.talk.record import TalkRecord
from turncoat.talk.statement_texts import TalkTexts
from turncoat.talk.statements import Statement
from turncoat.texts.asking import AskTexts
from turncoat.texts.diary import DiaryTexts
from turncoat.texts.log import LogLine, LogTexts, with_talk
from turncoat.texts.names import Names
from turncoat.texts.people import characters_of, people_of, seat_names
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.symbols import plain
from turncoat.texts.words import Words, words_of

LEAST: Final = 0.01  # smaller changes of belief are left out of diaries


@dataclass
class Replayed:
    """A recorded game at its end. `choices` are a seat's answers in words, by number of events before them and the
    option's id."""

    session: Session
    talk: TalkRecord | None
    choices: dict[tuple[int, str], str] = field(default_factory=dict)

    def names(self, words: Words) -> Names:
        """The names of the seats, once all have characters."""
        view = self.session.view(SPECTATOR)
        seats = seat_names(words, view["seats"])
        game = self.session.state.game
        return Names(game, words, people_of(game, characters_of(view), words, seats))


def run(
    game: Game, written: dict[str, Json], language: str, *, is_logged: bool, diary_of: Seat | None
) -> int:
    """Replay and print how the game ended. BadInput: it ended otherwise than the record says."""
    record, ends = read_record(game, written)
    words = words_of(game.name, language)
    diary = None if diary_of is None else _read_diary(written, diary_of, record.seats)
    replayed = replay_in_words(record, written.get("talk"), words, diary_of)
    s = replayed.session.state
    # Fingerprints are hashes of saves, which other versions write differently.
    if ends and record.version == game.version and ends != fingerprint(s):
        raise BadInput("replay_differs", fingerprint(s))
    if is_logged:
        for line in log_lines(replayed, words):
            print(line)
    if diary is not None and diary_of is not None:
        for line in diary_lines(replayed, diary_of, diary, words):
            print(line)
    for line in ending_lines(replayed, len(record.entries), words):
        print(line)
    return 0


def ending_lines(replayed: Replayed, answers: int, words: Words) -> list[str]:
    """How the game ended, and which side each player was on."""
    s = replayed.session.state
    names = replayed.names(words)
    is_running = s.ending == RUNNING
    told: dict[str, str | int | Phrase] = {
        "game": words.say(f"game-{key(s.game.name)}"),
        "seats": s.seats,
        "answers": answers,
        "said": 0 if replayed.talk is None else len(replayed.talk.said),
        "ending": words.say("replay-running") if is_running else names.of("ending", s.game.endings[s.ending]),
    }
    lines = [words.say("replay-ended" if replayed.talk is None else "replay-ended-after-talk", told)]
    for seat in range(s.seats):
        message = "replay-won" if has_seat(s.winners, seat) else "replay-side"
        side = names.of("side", s.game.sides[s.game.side_of(s, seat)])
        lines.append("  " + words.say(message, {"player": names.label(seat), "side": side}))
    return lines


def _read_diary(written: dict[str, Json], seat: Seat, seats: int) -> list[Entry]:
    """The diary's entries; empty if the player kept none, or the record is older than diaries."""
    if not 0 <= seat < seats:
        raise BadInput("no_such_seat", f"seat={seat}")
    diaries = as_list(written.get("diaries", []), "diaries")
    if len(diaries) not in (0, seats):
        raise BadInput("broken_record", "diaries")
    diary = [from_wire(entry) for entry in as_list(diaries[seat], "diaries")] if diaries else []
    if any(len(entry.beliefs) != seats for entry in diary):
        raise BadInput("broken_record", "diaries")
    return diary


def replay_in_words(record: Record, talk: Json, words: Words, chooser: Seat | None) -> Replayed:
    """Replay all entries of the record, with the same checks as in the game."""
    game = record.game
    session = begin(game, record.seats, dice_from_saved(record.dice), record.options, record.version)
    choices: dict[tuple[int, str], str] = {}
    for what, seat, text in record.entries:
        if what == ANSWER and seat == chooser:
            choices[len(session.journal), text] = _in_words(session, seat, text, words)
        session.enter(what, seat, text)
    talked = None
    if talk is not None and kinds_of(game.name, record.seats):
        talked = TalkRecord.from_wire(game, record.seats, talk, session)
    return Replayed(session, talked, choices)


def _in_words(session: Session, seat: Seat, option: str, words: Words) -> str:
    """An answer in the words of its button."""
    decision = session.decision(seat)
    if decision is None:
        return option
    question = AskTexts(Replayed(session, None).names(words)).question(session.view(seat), decision)
    for one, said in zip(decision["options"], question.options, strict=True):
        if one["id"] == option:
            return plain(said)
    return option


def log_lines(replayed: Replayed, words: Words) -> list[str]:
    """Public events and statements as log lines."""
    names = replayed.names(words)
    log = LogTexts(names)
    events = replayed.session.events(SPECTATOR)
    talk: list[LogLine] = []
    if replayed.talk is not None:
        texts = TalkTexts(names, replayed.talk)
        talk = [LogLine("said", "", texts.line(said), at=said.at) for said in replayed.talk.said]
    return [plain(line.text) for line in with_talk(log.lines(events), talk)]


def diary_lines(replayed: Replayed, seat: Seat, entries: list[Entry], words: Words) -> list[str]:
    """The bot's diary: at each entry its suspicions, the events that moved them, its statement and its choice."""
    names = replayed.names(words)
    texts = DiaryTexts(names)
    log = LogTexts(names)
    events = replayed.session.events(seat)
    diary = [texts.title(seat)]
    if not entries:
        diary.append(texts.empty())
    for at, entry in enumerate(entries):
        diary.extend(["", texts.moment(entry.heard, entry.persona)])
        for other, belief in enumerate(entry.beliefs):
            if other != seat and belief >= LEAST:
                diary.append(f"  {texts.belief(other, belief)}")
            for reason in entry.reasons:
                if reason.seat == other and 0 <= reason.event < len(events):
                    lines = log.lines([events[reason.event]])
                    diary.extend(f"    {texts.because(line.text, reason.shift)}" for line in lines)
        until = entries[at + 1].heard if at + 1 < len(entries) else len(events)
        if entry.said and replayed.talk is not None:
            spoken = TalkTexts(names, replayed.talk)
            said = statements_between(replayed.talk, seat, entry.heard, until)
            diary.extend(f"  {texts.quote(spoken.text(one))}" for one in said if one.kind == entry.said)
        diary.append(f"  {texts.chose(replayed.choices.get((entry.heard, entry.chose), entry.chose))}")
    return diary


def statements_between(talk: TalkRecord, seat: Seat, first: int, until: int) -> list[Statement]:
    """Statements of the seat between these two event numbers."""
    return [one for one in talk.said if one.speaker == seat and first <= one.at < until]
