"""Stand-ins for people: a text that names them is rendered once for all tables, and each reader's own words for them are filled in.

In a stand-in every form of a name is one private-use character, its slot. What sentences look at stays as it is: the gender, a small
first letter, a mark at the end. In Ukrainian, marks enclose the slot with samples of the sounds that the name begins and ends with.
A text therefore depends on the stand-ins of the people that it mentions, and on no name.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, SupportsIndex, TypeAlias, TypeVar, overload

from turncoat.texts.euphony import CLOSING, OPENING, first_sample, last_sample
from turncoat.texts.people import People
from turncoat.texts.phrases import Phrase

FIRST_SLOT: Final = 0xE000  # the first private-use character; a player's name cannot have one (spelling.py)
FORMS: Final = 16  # slots of one person
GENDER: Final = "gender"  # the form that is asked for and never said
ENDS: Final = (".", ":", "!", "?")  # after which a sentence gets no full stop
BREAKS: Final = (": ", "; ", "<")  # in what is no short clause, or has elements
SOUNDS: Final = 3  # letters or marks that stay at an end of a name where no sample sounds the same
MOST_STAND_INS: Final = 4096

T = TypeVar("T")
Forms: TypeAlias = tuple[tuple[str, str], ...]


class StandIns:
    """Stand-ins for all people at one table, in one language: players and figures, then players' own names. Where
    neighbouring words depend on how a name begins and ends (`euphony.py`), stand-ins sound the same."""

    def __init__(self, people: People, *, keeps_sounds: bool = False) -> None:
        plain = [Phrase({"": name}) for name in people.own_names]
        named = [tuple(phrase.forms.items()) for phrase in (*people.players, *people.figures, *plain)]
        # those who are called the same have one stand-in, so that equal texts stay equal
        self.phrases: Final = tuple([_stand_in(named.index(forms), forms, keeps_sounds) for forms in named])
        self.names: Final = tuple(
            [_fill_slots(forms, keeps_sounds) for forms in named]
        )  # by person: what each slot stands for


class Cast:
    """People of a rendering, by their stand-ins. It notes who is asked for."""

    def __init__(self, seats: int) -> None:
        self._seats: Final = seats
        self._mentioned: Final[set[int]] = set()
        self._players: Final = _Noting[Phrase](self._mentioned)
        self._figures: Final = _Noting[Phrase](self._mentioned)
        self._own_names: Final = _Noting[str](self._mentioned)
        # no text that readers share has a label: the reader is marked there
        self.people: Final = People(self._players, [], self._own_names, self._figures)

    def call(self, phrases: Sequence[Phrase]) -> None:
        """Put these stand-ins in the place of the people, for all that is told from now on."""
        own_names = len(phrases) - self._seats
        self._players.put(phrases[: self._seats], 0)
        self._figures.put(phrases[self._seats : own_names], self._seats)
        self._own_names.put([str(phrase) for phrase in phrases[own_names:]], own_names)

    def note(self, mentioned: Iterable[int]) -> None:
        """Add people to those asked for."""
        self._mentioned.update(mentioned)

    def take_notes(self) -> tuple[int, ...]:
        """The people that were asked for since the last call."""
        mentioned = tuple(sorted(self._mentioned))
        self._mentioned.clear()
        return mentioned


class _Noting(list[T]):
    """Notes which of the people are asked for; `first` is the number of the first."""

    def __init__(self, noted: set[int]) -> None:
        super().__init__()
        self._first: int = 0
        self._noted: Final = noted

    def put(self, values: Sequence[T], first: int) -> None:
        self[:] = values
        self._first = first

    @overload
    def __getitem__(self, at: SupportsIndex) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> T | list[T]:
        if isinstance(at, int) and at >= 0:
            self._noted.add(self._first + at)
        else:
            self._note_all()
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[T]:
        self._note_all()
        return super().__iter__()

    def _note_all(self) -> None:
        self._noted.update(range(self._first, self._first + len(self)))


@lru_cache(maxsize=MOST_STAND_INS)
def _stand_in(person: int, forms: Forms, keeps_sounds: bool) -> Phrase:
    assert len(forms) <= FORMS
    first = FIRST_SLOT + person * FORMS
    stand_ins: list[tuple[str, str]] = []
    for at, (form, text) in enumerate(forms):
        head, middle, tail = _split_name(form, text, keeps_sounds)
        slot = chr(first + at)
        if keeps_sounds and middle:
            begins, ends = "" if head else first_sample(text), "" if tail else last_sample(text)
            slot = f"{OPENING}{begins}{slot}{ends}{CLOSING}"
        stand_ins.append((form, f"{head}{slot}{tail}" if middle else text))
    return _share(tuple(stand_ins))


@lru_cache(maxsize=MOST_STAND_INS)
def _share(forms: Forms) -> Phrase:
    """One object for equal stand-ins, so that they can be compared by identity."""
    return Phrase(dict(forms))


@lru_cache(maxsize=MOST_STAND_INS)
def _fill_slots(forms: Forms, keeps_sounds: bool) -> tuple[str, ...]:
    return tuple([_split_name(form, text, keeps_sounds)[1] for form, text in forms])


def _split_name(form: str, text: str, keeps_sounds: bool) -> tuple[str, str, str]:
    """A form of a name in three parts: what stays before its slot, what is filled in, and what stays after it."""
    if form == GENDER or any(one in text for one in BREAKS):
        return text, "", ""
    head = text[:1] if text[:1] != text[:1].upper() else ""
    tail = text[-1:] if text.endswith(ENDS) else ""
    if keeps_sounds:
        head = "" if text[:1].isalnum() and not head else text[:SOUNDS]
        tail = "" if text[-1:].isalnum() else text[-SOUNDS:]
        if len(head) + len(tail) >= len(text):
            return text, "", ""
    return head, text[len(head) : len(text) - len(tail)], tail
