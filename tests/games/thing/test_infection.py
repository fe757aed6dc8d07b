"""T10: the infection check, and its secrecy."""

import pytest

from tests.games.thing.meetings import all_lay_human, all_stay, discs, meeting, roles
from tests.table import Table
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.shapes import Json

PAIR: dict[str, Json] = {"0": "radio", "1": "radio"}
TRIO: dict[str, Json] = {"0": "radio", "1": "radio", "2": "radio"}
ALIENS: list[Json] = ["alien", "alien", "human", "human"]


def lay_position(places: dict[str, Json], /, **words: Json) -> Table:
    """No figure opted out: tokens are about to be laid. Seat 0 is the alien."""
    table = meeting(places, **words)
    all_stay(table)
    return table


def play_check(laid: str, seed: int = 0, /, **words: Json) -> Table:
    """Figures 0, 1 and 2 have met; 0 laid this token, 1 looked at 0, the others at 1. Cards are about to be
    given out."""
    zones: Json = {"pile": ["repair"]}
    hands: Json = {str(seat): ["activate", "repair"] for seat in range(4)}
    table = lay_position(TRIO, **{"seed": seed, "zones": zones, "hands": hands, **words})
    table.answer_each({0: laid, 1: "lay_human", 2: "lay_human"})
    table.answer_each({0: "look_at 1", 1: "look_at 0", 2: "look_at 1"})
    return table


def infecting_seed() -> int:
    """A seed with which 1 sees the Alien token that 0 laid."""
    return next(seed for seed in range(40) if roles(play_check("lay_alien", seed))[1])


# T10.1 - T10.3: laying


@pytest.mark.rule("T10", "T10.1")
def test_each_who_takes_part_lays_tokens_and_nobody_else() -> None:
    table = lay_position(TRIO)
    assert (table.ask(), table.waiting_seats()) == ("infection.lay_tokens", [0, 1, 2])
    table = lay_position({"1": "radio", "3": "radio"})
    assert (table.ask(), table.waiting_seats()) == ("infection.lay_tokens", [1, 3])


@pytest.mark.rule("T10.1", "T10.7")
def test_who_is_on_green_lays_nothing() -> None:
    table = lay_position(TRIO, discs={"1": 0})
    assert table.waiting_seats() == [0, 2]
    table.all_answer("lay_human")
    assert [table.options(seat) for seat in range(3)] == [
        ["look_at 2"],
        ["look_at 0", "look_at 2"],
        ["look_at 0"],
    ]


@pytest.mark.rule("T10.2")
def test_a_human_can_only_lay_two_human_tokens() -> None:
    table = lay_position(PAIR)
    assert table.options(1) == ["lay_human"]
    table.refuses(1, "lay_alien", "illegal_option", rule="T10.1")


@pytest.mark.rule("T10.3")
def test_a_hidden_alien_chooses_whether_an_alien_token_is_among_them() -> None:
    table = lay_position(PAIR)
    assert table.options(0) == ["lay_human", "lay_alien"]
    table.answer(1, "lay_human")
    table.answer(0, "lay_alien")
    assert (table.track("laid.0"), table.track("laid.1")) == (2, 1)


@pytest.mark.rule("T10.3", "T10.5")
def test_two_human_tokens_of_an_alien_infect_nobody() -> None:
    for seed in range(12):
        table = play_check("lay_human", seed)
        assert roles(table) == [1, 0, 0, 0]
        assert table.told("token_seen", 1)[1] == {"figure": "1", "of": "0", "token": "human", "role": "human"}


@pytest.mark.rule("T10.9")
def test_nobody_sees_what_another_lays() -> None:
    table = lay_position(PAIR)
    twin = lay_position(PAIR)
    table.answer(0, "lay_alien")
    twin.answer(0, "lay_human")
    for seat in (SPECTATOR, 1, 2):
        assert table.view(seat) == twin.view(seat)
        assert table.events(seat) == twin.events(seat)
        assert "laid.0" not in table.view(seat)["tracks"]
    for both in (table, twin):
        both.answer(1, "lay_human")
    for seat in (SPECTATOR, 1, 2):
        assert table.view(seat) == twin.view(seat)
        assert table.events(seat) == twin.events(seat)


# T10.4, T10.5: looking


@pytest.mark.rule("T10.4")
def test_each_looks_at_one_token_of_one_other_who_laid() -> None:
    table = lay_position(TRIO)
    table.all_answer("lay_human")
    assert (table.ask(), table.waiting_seats()) == ("infection.look", [0, 1, 2])
    assert [table.options(seat) for seat in range(4)] == [
        ["look_at 1", "look_at 2"],
        ["look_at 0", "look_at 2"],
        ["look_at 0", "look_at 1"],
        [],
    ]
    table.answer_each({0: "look_at 2", 1: "look_at 2", 2: "look_at 0"})
    looked = [(told["figure"], told["of"]) for told in table.told("token_seen")]
    assert looked == [("0", "2"), ("1", "2"), ("2", "0")]


@pytest.mark.rule("R6", "T10.4")
def test_one_must_look_if_somebody_laid_tokens() -> None:
    table = lay_position(PAIR)
    table.all_answer("lay_human")
    assert [table.options(seat) for seat in (0, 1)] == [["look_at 1"], ["look_at 0"]]
    table.refuses(1, "pass", "illegal_option", rule="T10.4")


@pytest.mark.rule("T10.4", "T10.5")
def test_of_an_alien_and_a_human_token_chance_decides_which_is_seen() -> None:
    seen = []
    for seed in range(40):
        table = play_check("lay_alien", seed)
        told = table.told("token_seen", 1)[1]
        assert told in (
            {"figure": "1", "of": "0", "token": "alien", "role": "alien"},
            {"figure": "1", "of": "0", "token": "human", "role": "human"},
        )
        assert roles(table) == [1, int(told["token"] == "alien"), 0, 0]
        seen.append(told["token"])
    assert 10 <= seen.count("alien") <= 30


@pytest.mark.rule("T10.5")
def test_an_alien_that_sees_an_alien_token_stays_an_alien() -> None:
    seen = set()
    for seed in range(12):
        table = play_check("lay_alien", seed, roles=[*ALIENS])
        told = table.told("token_seen", 1)[1]
        assert (told["role"], roles(table), table.track("turned.1")) == ("alien", [1, 1, 0, 0], 0)
        seen.add(told["token"])
    assert seen == {"human", "alien"}


@pytest.mark.rule("R7", "T10.5")
def test_all_look_at_once_and_nobody_infects_in_the_check_in_which_they_turned() -> None:
    infected = play_check("lay_alien", infecting_seed())
    assert roles(infected) == [1, 1, 0, 0]
    assert infected.told("token_seen", 2)[2] == {"figure": "2", "of": "1", "token": "human", "role": "human"}
    assert infected.told("token_seen", 0)[0]["token"] == "human"


@pytest.mark.rule("R7")
def test_several_may_turn_in_one_check() -> None:
    ends = set()
    for seed in range(30):
        table = lay_position(TRIO, seed=seed)
        table.answer_each({0: "lay_alien", 1: "lay_human", 2: "lay_human"})
        table.answer_each({0: "look_at 1", 1: "look_at 0", 2: "look_at 0"})
        ends.add(tuple(roles(table)))
        assert table.ending() == ""
    assert ends == {(1, 0, 0, 0), (1, 1, 0, 0), (1, 0, 1, 0), (1, 1, 1, 0)}


@pytest.mark.rule("R8", "T19.10")
def test_two_who_turn_in_the_final_check_are_both_last_and_lose() -> None:
    endings = set()
    for seed in range(30):
        table = lay_position(TRIO, seed=seed, roles=["alien", "human", "human", "alien"])
        table.answer_each({0: "lay_alien", 1: "lay_human", 2: "lay_human"})
        table.answer_each({0: "look_at 1", 1: "look_at 0", 2: "look_at 0"})
        endings.add((table.ending(), tuple(table.winners())))
    assert endings == {("", ()), ("all_infected", (0, 3))}


@pytest.mark.rule("R8", "T19.10", "T10.5")
def test_who_turned_in_an_earlier_check_wins_when_the_last_human_turns() -> None:
    ends = set()
    for seed in range(40):
        places: dict[str, Json] = {"0": "radio", "1": "radio", "2": "arsenal", "3": "arsenal"}
        table = meeting(places, seed=seed, roles=["alien", "human", "alien", "human"])
        table.answer(0, "pick_place radio")
        for alien, human in ((0, 1), (2, 3)):
            all_stay(table)
            table.answer_each({alien: "lay_alien", human: "lay_human"})
            table.answer_each({alien: f"look_at {human}", human: f"look_at {alien}"})
        ends.add((tuple(roles(table)), table.ending(), tuple(table.winners())))
    assert ends == {
        ((1, 0, 1, 0), "", ()),
        ((1, 1, 1, 0), "", ()),
        ((1, 0, 1, 1), "", ()),
        ((1, 1, 1, 1), "all_infected", (0, 1, 2)),
    }


# T10.6 - T10.8: discs


@pytest.mark.rule("T10.6")
def test_everybody_who_looked_moves_the_own_disc_by_one() -> None:
    table = play_check("lay_human", discs={"0": 4, "1": 1, "2": 7, "3": 5})
    assert discs(table) == [5, 2, 8, 5]


@pytest.mark.rule("T10.6")
@pytest.mark.parametrize("laid", ["lay_human", "lay_alien"])
def test_the_disc_moves_the_same_whatever_was_seen(laid: str) -> None:
    for seed in range(8):
        assert discs(play_check(laid, seed)) == [2, 2, 2, 1]


@pytest.mark.rule("T10.6")
def test_at_the_end_of_the_track_a_disc_stays() -> None:
    assert discs(play_check("lay_human", discs={"0": 13, "1": 12})) == [13, 13, 2, 1]


@pytest.mark.rule("T10.7", "T10.6", "T10.8")
def test_green_looks_and_so_leaves_green_and_the_other_has_nothing_to_look_at() -> None:
    table = lay_position(PAIR, discs={"0": 3, "1": 0})
    assert table.waiting_seats() == [0]
    table.answer(0, "lay_human")
    assert (table.ask(), table.waiting_seats(), table.options(1)) == ("infection.look", [1], ["look_at 0"])
    table.answer(1, "look_at 0")
    assert discs(table) == [3, 1, 1, 1]
    assert [(told["figure"], told["of"]) for told in table.told("token_seen")] == [("1", "0")]


@pytest.mark.rule("T10.7", "T10.5")
def test_one_on_green_can_be_infected() -> None:
    seen = set()
    for seed in range(12):
        table = lay_position(PAIR, discs={"1": 0}, seed=seed)
        table.answer(0, "lay_alien")
        table.answer(1, "look_at 0")
        seen.add((table.track("role.1"), table.track("disc.1")))
    assert seen == {(0, 1), (1, 1)}


@pytest.mark.rule("T10.8")
def test_if_nobody_lays_nobody_looks_and_no_disc_moves() -> None:
    table = lay_position(TRIO, discs={"0": 0, "1": 0, "2": 0}, zones={"pile": ["repair"]})
    assert (table.told("token_seen"), discs(table), table.ask()) == ([], [0, 0, 0, 1], "giving.give")


# T10.9: no other player learns anything


@pytest.mark.rule("T10.9")
def test_others_see_and_hear_the_same_whether_somebody_was_infected_or_not() -> None:
    seed = infecting_seed()
    infected, spared = play_check("lay_alien", seed), play_check("lay_human", seed)
    assert (roles(infected), roles(spared)) == ([1, 1, 0, 0], [1, 0, 0, 0])
    for seat in (SPECTATOR, 2, 3):
        assert infected.view(seat) == spared.view(seat)
        assert infected.events(seat) == spared.events(seat)
    assert infected.view(0) == spared.view(0)
    assert infected.told("token_seen", 0) == spared.told("token_seen", 0)
    for seat in (SPECTATOR, 0, 2, 3):
        tracks = infected.view(seat)["tracks"]
        assert not {"role.1", "turned.1", "laid.1"} & set(tracks)
        assert {"figure": "1", "of": "0"} in infected.told("token_seen", seat)


@pytest.mark.rule("T10.5")
def test_who_was_infected_knows_it() -> None:
    infected = play_check("lay_alien", infecting_seed())
    spared = play_check("lay_human", infecting_seed())
    assert (infected.view(1)["tracks"]["role.1"], spared.view(1)["tracks"]["role.1"]) == ("alien", "human")


@pytest.mark.rule("T10.9", "T9.2", "T9.1")
def test_others_see_and_hear_the_same_whether_a_dog_infected_or_not() -> None:
    seen: dict[int, list[Json]] = {0: [], 1: []}
    for seed in range(12):
        hands: Json = {str(seat): ["activate", "repair"] for seat in range(4)}
        words: dict[str, Json] = {"seed": seed, "hands": hands, "zones": {"pile": ["sabotage"]}}
        table = meeting({"1": "kitchen"}, dogs=["kitchen", "gone", "gone", "gone"], **words)
        all_stay(table)
        public = [[table.view(seat), table.events(seat)] for seat in (SPECTATOR, 0, 2, 3)]
        seen[table.track("role.1")].append(repr(public))
    assert len(seen[0]) > 1
    assert len(seen[1]) > 1
    assert set(map(str, seen[0])) == set(map(str, seen[1]))
    assert len(set(map(str, seen[0]))) == 1


@pytest.mark.rule("T10")
def test_tokens_are_taken_back_after_the_check() -> None:
    table = play_check("lay_alien")
    assert [table.track(f"laid.{seat}") for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("T10.4", "T7.1")
def test_two_checks_in_two_places_do_not_mix() -> None:
    places: dict[str, Json] = {"0": "radio", "1": "radio", "2": "arsenal", "3": "arsenal"}
    table = meeting(places)
    table.answer(0, "pick_place arsenal")
    all_lay_human(table)
    assert [table.options(seat) for seat in range(4)] == [[], [], ["look_at 3"], ["look_at 2"]]
