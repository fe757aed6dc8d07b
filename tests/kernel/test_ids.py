from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel.ids import first_of, has_seat, option, seats_in, second_of, verb_of


@settings(derandomize=True)
@given(st.integers(0, 200), st.integers(0, 1023), st.integers(0, 1023))
def test_an_option_gives_back_its_verb_and_arguments(verb: int, first: int, second: int) -> None:
    packed = option(verb, first, second)
    assert (verb_of(packed), first_of(packed), second_of(packed)) == (verb, first, second)


@settings(derandomize=True)
@given(st.sets(st.integers(0, 9)))
def test_a_set_of_seats_lists_its_members_lowest_first(members: set[int]) -> None:
    seats = sum(1 << seat for seat in members)
    assert seats_in(seats) == sorted(members)
    assert [seat for seat in range(10) if has_seat(seats, seat)] == sorted(members)
