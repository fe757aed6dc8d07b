# What a language model or another agent at a seat is told around the words of the game. $answer, $say, $beliefs and $note
# are the fields of its reply, $example a whole one: none of them is translated.

## Before the game

agent-seat =
    You play { $game } at a table for { $n ->
        [one] { $n } player
       *[other] { $n } players
    }. You are { $player }. Sides are hidden, and players may lie about secrets. You are told what your seat may know, and nothing else.
agent-rules = The game in short
agent-roles = What the roles aim at (yours is among the things only you can see)
agent-reply =
    Reply with one JSON object and nothing else, for example { $example }
    { $answer }: the number of your answer. { $say }: the number of a sentence that you say first; leave it out to say nothing. { $beliefs }: for each player, by number, how likely they are a traitor now, from { $least } to { $most }. { $note }: a short note to yourself. You remember nothing from one decision to the next but that note.

## Before the deal

agent-gathering = The game hasn’t begun. The host starts it once everyone is ready.
agent-free-chair = { $player }: free
agent-chair-ready = { $player }: { $name }, ready
agent-chair-not-ready = { $player }: { $name }, not ready
agent-link = Link for others: { $link }

## The table

agent-table = The table
agent-players = Players
agent-player = { $n }. { $player }: { $things }
agent-among = among them { $cards }
agent-earlier = Earlier turns
agent-news = Since your last answer
agent-no-news = Nothing has happened.
agent-left-out =
    { $n ->
        [one] … { $n } earlier line
       *[other] … { $n } earlier lines
    }
agent-turn = { $turn } { $brief }

## The decision

agent-decision = Decision { $number }
agent-decision-by-rule = Decision { $number } ({ $rule })
agent-every-option = For every option: { $text }
agent-as-option = as for { $n }
agent-not-asked = You aren’t asked now. Waiting for { $players }.
agent-owed = Asked of you
agent-sayable = What you can say
agent-note = Your note
