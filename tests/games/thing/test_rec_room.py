"""T14: the Rec Room: coming back, trading, voting, and revealing oneself."""

import pytest

from tests.games.thing.station import new_station, station
from tests.table import Table, expect_refusal
from turncoat.games.thing.game import THING
from turncoat.kernel.dice import fast
from turncoat.kernel.session import replay_session
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING


def discs(table: Table, players: int = 4) -> list[int]:
    return [table.track(f"disc.{seat}") for seat in range(players)]


def trade_position() -> Table:
    """Seat 1 has a wire and a lab token, seat 2 a melee weapon and keys, the others nothing."""
    return station(
        at="rec_room",
        items={"1": ["wire"], "2": ["keys"]},
        weapons={"2": ["melee"]},
        samples={"1": ["sample"]},
    )


# T14.1: coming back, and trading


@pytest.mark.rule("T14", "T14.1")
def test_all_characters_come_back_to_the_rec_room_and_stand_up() -> None:
    table = station(
        5,
        at="rec_room",
        places={"1": "arsenal", "2": "dormitory", "3": "radio"},
        lying=[1, 2],
        revealed=[0],
        strength=2,
        leader=1,
    )
    assert [table.named_track(f"at.{seat}") for seat in range(5)] == ["gone", *["rec_room"] * 4]
    assert [table.track(f"lying.{seat}") for seat in range(5)] == [0] * 5


@pytest.mark.rule("T14")
def test_the_phase_goes_from_trade_to_vote_to_revealing_oneself_and_on_to_the_tests() -> None:
    table = station(at="rec_room", items={"1": ["wire"]}, samples={"2": ["sample"]})
    asked = [table.ask()]
    table.answer(1, "done")
    asked.append(table.ask())
    table.all_answer("abstain")
    asked.append(table.ask())
    table.all_answer("stay_hidden")
    asked.append(table.ask())
    assert asked == ["trading.make_offer", "accusing.vote", "accusing.reveal_oneself", "testing.volunteer"]


@pytest.mark.rule("T14.1", "R30")
def test_weapons_and_items_may_be_offered_to_any_other_but_lab_tokens_may_not() -> None:
    table = trade_position()
    assert (table.ask(), table.waiting_seats()) == ("trading.make_offer", [1])
    assert table.options(1) == [
        "done",
        "offer_gift item 0",
        "offer_gift item 2",
        "offer_swap item 2",
        "offer_gift item 3",
    ]
    table.answer(1, "offer_gift item 0")
    assert table.options(1) == ["hand_over wire"]
    table.answer(1, "hand_over wire")
    table.answer(0, "decline")
    table.answer(1, "done")
    assert table.waiting_seats() == [2]
    assert [offer for offer in table.options(2) if offer.endswith(" 1")] == [
        "offer_gift weapon 1",
        "offer_swap weapon 1",
        "offer_gift item 1",
        "offer_swap item 1",
    ]


@pytest.mark.rule("R30", "T14.1")
def test_who_has_nothing_but_lab_tokens_has_nothing_to_trade() -> None:
    table = station(at="rec_room", samples={"1": ["sample", "spoiled"]})
    assert table.ask() == "accusing.vote"


@pytest.mark.rule("T14.1", "R30")
def test_a_gift_that_is_taken_changes_hands() -> None:
    table = trade_position()
    table.answer(1, "offer_gift item 3")
    table.answer(1, "hand_over wire")
    assert (table.waiting_seats(), sorted(table.options(3))) == ([3], ["accept", "decline"])
    table.answer(3, "accept")
    assert (table.zone("items.1"), table.zone("items.3")) == ([], ["wire"])
    assert table.zone("samples.1") == ["sample"]


@pytest.mark.rule("T14.1")
def test_a_gift_that_is_declined_goes_back() -> None:
    table = trade_position()
    table.answer(1, "offer_gift item 3")
    table.answer(1, "hand_over wire")
    table.answer(3, "decline")
    assert (table.zone("items.1"), table.zone("items.3")) == (["wire"], [])
    assert (table.ask(), table.waiting_seats()) == ("trading.make_offer", [1])


@pytest.mark.rule("T14.1")
def test_for_a_swap_the_other_gives_something_back() -> None:
    table = trade_position()
    table.answer(1, "offer_swap item 2")
    table.answer(1, "hand_over wire")
    assert sorted(table.options(2)) == ["decline", "return_with item", "return_with weapon"]
    table.answer(2, "return_with weapon")
    assert table.options(2) == ["hand_over melee"]
    table.answer(2, "hand_over melee")
    assert (table.zone("items.1"), table.zone("weapons.1")) == ([], ["melee"])
    assert (sorted(table.zone("items.2")), table.zone("weapons.2")) == (["keys", "wire"], [])


@pytest.mark.rule("T14.1")
def test_a_swap_that_is_declined_leaves_everything_where_it_was() -> None:
    table = trade_position()
    table.answer(1, "offer_swap item 2")
    table.answer(1, "hand_over wire")
    table.answer(2, "decline")
    assert (table.zone("items.1"), table.zone("weapons.1")) == (["wire"], [])
    assert (table.zone("items.2"), table.zone("weapons.2")) == (["keys"], ["melee"])


@pytest.mark.rule("T14.1")
def test_a_flamethrower_is_handed_over_with_its_canisters_and_stays_open() -> None:
    table = station(at="rec_room", weapons={"1": ["flamethrower"]}, tracks={"canisters.flamethrower": 4})
    table.answer(1, "offer_gift flamethrower 2")
    table.answer(1, "hand_over flamethrower")
    table.answer(2, "accept")
    assert (table.zone("flames.1"), table.zone("flames.2")) == ([], ["flamethrower"])
    assert (table.zone("weapons.2"), table.track("canisters.flamethrower")) == ([], 4)


@pytest.mark.rule("T14.1", "T20.11")
def test_which_card_is_offered_only_the_other_sees() -> None:
    table = trade_position()
    heard = table.heard()
    table.answer(1, "offer_gift item 3")
    table.answer(1, "hand_over wire")
    assert table.view(3)["zones"]["offer.3"]["cards"] == ["wire"]
    assert "wire" not in str([table.view(0)["zones"]["offer.3"], table.events(0, heard)])


@pytest.mark.rule("T14.1")
def test_offers_begin_with_the_leader_and_nobody_makes_more_than_three() -> None:
    table = station(at="rec_room", items={"1": ["wire"], "3": ["keys"]}, leader=2)
    for _ in range(3):
        assert (table.ask(), table.waiting_seats()) == ("trading.make_offer", [3])
        table.answer(3, "offer_gift item 0")
        table.answer(3, "hand_over keys")
        table.answer(0, "decline")
    assert (table.ask(), table.waiting_seats()) == ("trading.make_offer", [1])


# T14.2 - T14.4: the vote


@pytest.mark.rule("T14.2", "T14.3")
def test_one_votes_against_one_other_or_nobody_but_not_oneself_nor_anybody_on_green() -> None:
    table = station(at="accusations", discs={"2": 0})
    assert table.ask() == "accusing.vote"
    assert [table.options(seat) for seat in range(4)] == [
        ["abstain", "accuse 1", "accuse 3"],
        ["abstain", "accuse 0", "accuse 3"],
        ["abstain", "accuse 0", "accuse 1", "accuse 3"],
        ["abstain", "accuse 0", "accuse 1"],
    ]
    table.refuses(1, "accuse 1", "illegal_option", "T14.2")
    table.refuses(1, "accuse 2", "illegal_option", "T14.2")


@pytest.mark.rule("T14.2", "T14.4")
def test_every_disc_moves_by_the_votes_against_it() -> None:
    table = station(at="accusations", discs={"0": 4, "1": 2, "2": 1, "3": 3})
    table.answer_each({0: "accuse 1", 1: "accuse 3", 2: "accuse 1", 3: "abstain"})
    assert discs(table) == [4, 4, 1, 4]
    assert table.told("voted") == [
        {"figure": "0", "against": "1"},
        {"figure": "1", "against": "3"},
        {"figure": "2", "against": "1"},
    ]
    assert table.ask() == "accusing.reveal_oneself"


@pytest.mark.rule("T14.4")
def test_a_disc_at_the_end_of_the_track_stays_there() -> None:
    table = station(at="accusations", discs={"1": 12})
    table.answer_each({0: "accuse 1", 1: "abstain", 2: "accuse 1", 3: "accuse 1"})
    assert discs(table) == [1, 13, 1, 1]


@pytest.mark.rule("R46", "T14.2")
def test_all_votes_count_at_the_same_time() -> None:
    table = station(at="accusations")
    table.answer_each({3: "accuse 0", 1: "accuse 0", 0: "accuse 3"})
    assert (discs(table), table.told("voted"), table.waiting_seats()) == ([1, 1, 1, 1], [], [2])
    table.answer(2, "accuse 3")
    assert discs(table) == [3, 1, 1, 3]


@pytest.mark.rule("R26", "T14.2")
def test_revealed_and_absorbed_players_neither_vote_nor_are_voted_against() -> None:
    table = station(6, at="accusations", revealed=[0], absorbed=[2], strength=3, leader=1)
    assert table.waiting_seats() == [1, 3, 4, 5]
    assert table.options(1) == ["abstain", "accuse 3", "accuse 4", "accuse 5"]
    table.all_answer("abstain")
    assert (table.ask(), table.waiting_seats()) == ("accusing.reveal_oneself", [1, 3, 4, 5])


# T14.5: revealing oneself


def reveal_position(players: int = 4, **words: Json) -> Table:
    table = station(players, at="accusations", **words)
    table.all_answer("abstain")
    return table


@pytest.mark.rule("T14.5", "R27")
def test_everybody_is_asked_alike_but_only_a_hidden_alien_may_reveal_itself() -> None:
    table = reveal_position()
    assert (table.ask(), table.waiting_seats()) == ("accusing.reveal_oneself", [0, 1, 2, 3])
    assert [table.options(seat) for seat in range(4)] == [
        ["stay_hidden", "reveal_self"],
        ["stay_hidden"],
        ["stay_hidden"],
        ["stay_hidden"],
    ]
    table.refuses(1, "reveal_self", "illegal_option", "T14.5")


@pytest.mark.rule("R27")
def test_nobody_sees_who_has_answered_whether_to_reveal_itself() -> None:
    table = reveal_position()
    before = (table.view(2), table.events(2))
    table.answer(0, "reveal_self")
    assert (table.view(2), table.events(2)) == before
    assert table.named_track("status.0") == "playing"


@pytest.mark.rule("T14.5", "R27")
def test_an_alien_that_reveals_itself_is_revealed_when_all_have_answered() -> None:
    table = reveal_position()
    table.answer(0, "reveal_self")
    table.all_answer("stay_hidden")
    assert (table.named_track("status.0"), table.track("strength")) == ("revealed", 2)
    assert table.told("role_revealed") == [{"figure": "0", "role": "alien"}]


@pytest.mark.rule("T14.5")
def test_an_alien_that_stays_hidden_goes_on_as_a_character() -> None:
    table = reveal_position()
    table.all_answer("stay_hidden")
    assert (table.named_track("status.0"), table.track("strength"), table.told("role_revealed")) == (
        "playing",
        0,
        [],
    )


@pytest.mark.rule("R27", "T16.2", "T16.3")
@pytest.mark.parametrize(("players", "strength"), [(5, 3), (6, 4), (8, 5)])
def test_of_two_at_once_one_takes_half_the_players_and_the_other_adds_one(
    players: int, strength: int
) -> None:
    roles: list[Json] = ["alien", "human", "alien", *["human"] * (players - 3)]
    table = reveal_position(players, roles=roles)
    table.answer(0, "reveal_self")
    table.answer(2, "reveal_self")
    table.all_answer("stay_hidden")
    assert table.track("strength") == strength
    assert [told["figure"] for told in table.told("role_revealed")] == ["0", "2"]


@pytest.mark.rule("R27")
def test_of_two_at_once_the_first_in_turn_order_is_revealed_first() -> None:
    table = reveal_position(5, roles=["alien", "human", "alien", "human", "human"], leader=1)
    table.answer(0, "reveal_self")
    table.answer(2, "reveal_self")
    table.all_answer("stay_hidden")
    assert [told["figure"] for told in table.told("role_revealed")] == ["2", "0"]


@pytest.mark.rule("T14.5")
@pytest.mark.parametrize(("round_number", "may"), [(3, False), (4, True), (5, True)])
def test_a_table_may_agree_that_nobody_reveals_itself_before_a_round(round_number: int, may: bool) -> None:
    table = reveal_position(options={"earliest_reveal": "4"}, round=round_number)
    assert ("reveal_self" in table.options(0)) == may


@pytest.mark.rule("T14.5")
@pytest.mark.parametrize("phase", ["movement", "tests", "weather"])
def test_in_no_other_phase_an_alien_may_reveal_itself(phase: str) -> None:
    table = station(at=phase, samples={"0": ["sample"]}, leader=3)
    assert table.ask() != "accusing.reveal_oneself"
    for seat in range(4):
        assert "reveal_self" not in table.options(seat)


# Standing orders for revealing oneself


@pytest.mark.rule("T14.5", "R27")
def test_an_order_to_reveal_oneself_is_followed_by_a_hidden_alien_alone() -> None:
    table = reveal_position(round=4)
    table.session.order(0, "reveal_self reveal_oneself end")
    table.session.order(1, "reveal_self reveal_oneself end")
    table.session.follow_orders()
    assert table.view()["waiting"] == [0, 1, 2, 3]  # who has answered is not shown
    assert [one["seat"] for one in table.session.decisions()] == [2, 3]
    table.answer_each({2: "stay_hidden", 3: "stay_hidden"})
    assert table.named_track("status.0") == "revealed"
    assert table.named_track("status.1") == "playing"


@pytest.mark.rule("T14.5")
def test_a_seat_has_one_order_for_revealing_itself_and_is_asked_again_without_one() -> None:
    table = reveal_position(round=4)
    table.session.order(0, "reveal_self reveal_oneself end")
    table.session.order(0, "stay_hidden reveal_oneself end")
    assert table.view(0)["orders"] == ["stay_hidden reveal_oneself end"]
    table.session.clear_order(0, "stay_hidden reveal_oneself end")
    table.session.follow_orders()
    assert [one["seat"] for one in table.session.decisions()] == [0, 1, 2, 3]


@pytest.mark.parametrize("order", ["pass reveal_oneself end", "reveal_self any end", "stay_hidden bonus end"])
def test_revealing_oneself_is_no_chance_to_react(order: str) -> None:
    table = reveal_position()
    with expect_refusal("no_such_reaction"):
        table.session.order(0, order)


def test_an_order_to_pass_at_every_chance_does_not_answer_whether_to_reveal_oneself() -> None:
    table = reveal_position()
    table.session.order(0, "pass any end")
    table.session.follow_orders()
    assert [one["seat"] for one in table.session.decisions()] == [0, 1, 2, 3]


def test_a_record_with_orders_for_revealing_oneself_is_replayed() -> None:
    table = new_station(4, windows="together")
    for seat in range(4):
        table.session.order(seat, "stay_hidden reveal_oneself end")
    dice = fast(5)
    while table.session.state.ending == RUNNING:
        assert table.ask() != "accusing.reveal_oneself"
        table.session.play_randomly(dice, 1)
        table.session.follow_orders()
    written = table.session.written_record()
    assert replay_session(THING, written).fingerprint() == table.session.fingerprint()
