"""A language model at a seat, played by a local endpoint that answers as a bot, well or badly."""

import pytest

from turncoat.bots.catalog import check_bot, player_named
from turncoat.bots.llm import player as llm_player
from turncoat.bots.llm.endpoint import Endpoint, EndpointFailed
from turncoat.bots.llm.player import fallback
from turncoat.bots.llm.reply import read_reply
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id
from turncoat.lab.llm.bot_endpoint import (
    BINARY,
    ERROR,
    ILLEGAL,
    NO_JSON,
    NONSENSE,
    NOT_FOUND,
    NULL,
    OTHER_JSON,
    SLOW,
    UNAUTHORIZED,
    WELL,
    BotEndpoint,
)
from turncoat.lab.simulate.game import Deal, Witness, play_deal


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llm_player, "PAUSE", 0.0)


def play(endpoint: BotEndpoint, game: str = "lifeboat", seats: int = 3, **options: bool) -> Witness:
    """A game with the model at the first seat."""
    name = f"llm:{endpoint.address}#random"
    faces = [(name, name), *[("sensible", "sensible")] * (seats - 1)]
    witness = Witness(spending={}, opinions={})
    play_deal(Deal(GAMES[game], 4, {}, faces, **options), witness)
    return witness


def test_a_model_plays_a_whole_game_and_its_requests_and_tokens_are_counted() -> None:
    with BotEndpoint() as endpoint:
        witness = play(endpoint)
        assert witness.spending is not None
        (spent,) = witness.spending.values()
        assert spent.decisions == spent.requests == len(endpoint.requests) > 5
        assert (spent.retries, spent.fallbacks, spent.illegal, spent.unreadable) == (0, 0, 0, 0)
        assert spent.prompt_tokens > 1_000
        assert spent.completion_tokens > 10
        assert spent.seconds > 0
        assert witness.opinions is not None
        assert witness.opinions[0][-1].beliefs[2] == 0.5


def test_each_request_has_the_rules_first_and_then_what_the_seat_sees() -> None:
    with BotEndpoint() as endpoint:
        play(endpoint)
        messages = endpoint.requests[3]["messages"]
        assert isinstance(messages, list)
        assert [message["role"] for message in messages] == ["system", "user"]
        assert '{"answer": 2' in messages[0]["content"]
        assert "## Decision" in messages[1]["content"]
        assert "I chose" in messages[1]["content"]  # its own note of the last decision


@pytest.mark.slow
@pytest.mark.parametrize("is_silent", [False, True])
def test_a_model_talks_where_the_table_talks(*, is_silent: bool) -> None:
    with BotEndpoint() as endpoint:
        name = f"llm:{endpoint.address}#random"
        witness = Witness(spending={})
        faces = [(name, name), *[("sensible", "sensible")] * 3]
        play_deal(Deal(GAMES["thing"], 3, {}, faces, is_silent=is_silent), witness)
        said = [] if witness.talk is None else witness.talk.said
        assert bool(said) is not is_silent
        offered = [
            request
            for request in endpoint.requests
            if "\ns1. " in str(request["messages"]).replace("\\n", "\n")
        ]
        assert len(offered) == 1 if is_silent else len(offered) > 3


@pytest.mark.parametrize(
    ("fault", "counted"),
    [(NONSENSE, "unreadable"), (ILLEGAL, "illegal"), (ERROR, "unreachable"), (NO_JSON, "unreadable")],
)
def test_every_other_reply_may_be_bad(fault: str, counted: str) -> None:
    with BotEndpoint([WELL, fault]) as endpoint:
        spending = play(endpoint).spending
        assert spending is not None
        (spent,) = spending.values()
        assert getattr(spent, counted) == spent.retries > 0
        assert spent.fallbacks == 0


def test_a_model_that_talks_nonsense_gets_the_answer_of_absent_players() -> None:
    with BotEndpoint([NONSENSE]) as endpoint:
        spending = play(endpoint).spending
        assert spending is not None
        (spent,) = spending.values()
        assert spent.fallbacks == spent.decisions
        assert spent.requests == 3 * spent.decisions
        assert spent.retries == 2 * spent.decisions


def test_an_endpoint_that_dies_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNCOAT_LLM_TIMEOUT", "0.2")
    with BotEndpoint([WELL] * 2 + [SLOW] * 20, delay=0.5) as endpoint:
        spending = play(endpoint).spending
        assert spending is not None
        (spent,) = spending.values()
        assert spent.fallbacks == spent.decisions - 2 > 3
        assert spent.requests - 2 == spent.timeouts == 9  # three decisions, each three times


REFUSALS = [
    (UNAUTHORIZED, r"endpoint_refused: http\S+/v1: 401 Unauthorized \(no key\)"),
    (NOT_FOUND, r"endpoint_refused: http\S+/v1: 404 Not Found"),
    (ERROR, r"endpoint_refused: http\S+/v1: 500 Internal Server Error \(overloaded\)"),
    (NO_JSON, r"endpoint_nonsense: http\S+/v1: expected choices.* got <html>Welcome!</html>"),
    (NULL, r"endpoint_nonsense: http\S+/v1: expected choices.* got null"),
    (OTHER_JSON, r"endpoint_nonsense: http\S+/v1: expected choices"),
    (BINARY, r"endpoint_nonsense: http\S+/v1: expected choices"),
    (SLOW, r"endpoint_unreachable: http\S+/v1: no reply in 0.2 s"),
]


@pytest.mark.parametrize(("fault", "refusal"), REFUSALS)
def test_what_is_no_endpoint_of_a_model_is_refused_before_any_game(
    fault: str, refusal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_LLM_TIMEOUT", "0.2")
    with BotEndpoint([fault], delay=0.5) as endpoint:
        with pytest.raises(BadInput, match=refusal) as refused:
            check_bot(f"llm:{endpoint.address}#some")
        assert str(refused.value).isprintable()
        assert len(endpoint.requests) == 1


@pytest.mark.parametrize(("fault", "refusal"), REFUSALS)
def test_a_game_ends_if_its_first_decisions_get_no_reply_of_any_model(
    fault: str, refusal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_LLM_TIMEOUT", "0.2")
    with BotEndpoint([fault], delay=0.5) as endpoint:
        with pytest.raises(BadInput, match=refusal):
            play(endpoint)
        assert len(endpoint.requests) == 9  # three decisions, each three times


@pytest.mark.parametrize("fault", [WELL, NONSENSE, ILLEGAL])
def test_a_model_is_not_judged_by_what_it_says_before_any_game(fault: str) -> None:
    with BotEndpoint([fault]) as endpoint:
        check_bot(f"llm:{endpoint.address}#some")
        assert endpoint.requests[0]["model"] == "some"


def test_the_status_of_a_refusal_is_kept() -> None:
    with BotEndpoint([UNAUTHORIZED]) as endpoint, pytest.raises(EndpointFailed) as failure:
        Endpoint(f"{endpoint.address}#some").complete([])
    assert (failure.value.status, failure.value.is_timeout) == (401, False)


def test_a_dead_endpoint_is_refused_before_any_game() -> None:
    with pytest.raises(BadInput, match=r"endpoint_unreachable: http://127\.0\.0\.1:9/v1"):
        check_bot("llm:http://127.0.0.1:9/v1#some")


@pytest.mark.parametrize("name", ["llm:", "llm:here#some", "llm:http://localhost/v1", "llm:ftp://a/v1#b"])
def test_what_is_no_address_of_a_model_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="bad_endpoint"):
        player_named(name)


def test_prices_and_the_key_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNCOAT_LLM_PRICES", "2,10")
    with BotEndpoint() as endpoint:
        spending = play(endpoint).spending
        assert spending is not None
        (spent,) = spending.values()
        assert spent.cost == pytest.approx((2 * spent.prompt_tokens + 10 * spent.completion_tokens) / 1e6)
    monkeypatch.setenv("TURNCOAT_LLM_PRICES", "cheap")
    with pytest.raises(BadInput, match="bad_setting: TURNCOAT_LLM_PRICES=cheap"):
        player_named("llm:http://localhost/v1#some")


@pytest.mark.parametrize(
    ("text", "answer", "say"),
    [
        ('{"answer": 2, "say": 1}', 2, 1),
        ('Sure! ```json\n{"answer": "3", "say": "s7"}\n```', 3, 7),
        ('{"a": {"b": 1}} then {"answer": 4}', 4, None),
        ('{"answer": true}', None, None),
        ('{"answer": 1e99}', None, None),
    ],
)
def test_a_reply_is_read_with_other_words_around_it(text: str, answer: int | None, say: int | None) -> None:
    reply = read_reply(text)
    assert reply is not None
    assert (reply.answer, reply.say) == (answer, say)


@pytest.mark.parametrize("text", ["", "2", "[2]", "{answer: 2}", "{" * 5000, '{"say": 1}'])
def test_a_reply_without_an_answer_is_none(text: str) -> None:
    assert read_reply(text) is None


def test_beliefs_are_chances_by_player() -> None:
    reply = read_reply('{"answer": 1, "beliefs": {"1": 0.25, "2": 3, "x": 0.5, "3": "high", "4": 1}}')
    assert reply is not None
    assert reply.beliefs == {1: 0.25, 4: 1.0}


def test_the_answer_of_absent_players_is_pass_or_the_first() -> None:
    s = GAMES["lifeboat"].new(3, fast(1))
    seat, legal = ask_next(s)
    assert option_id(s.game, fallback(view(s, seat), legal)) == option_id(s.game, legal[0])
