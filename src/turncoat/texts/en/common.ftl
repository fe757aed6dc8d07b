# What all games say: how sentences are put together, the kernel's questions, answers, events and refusals.

## People and things

player-seat = Seat { $n }
player-bot = Bot { $letter }
player-as-character = { $character } ({ $player })
player-you = { $player } (you)
player-you-as-character = { $character } ({ $player }, you)
figure-number = figure { $n }
nothing = nothing
yes = yes
no = no
card-with-value = { $card } { $value }
card-with-word = { $card } ({ $value })
card-copies = { $card } ×{ $n }
line-repeated = { $line } (×{ $n })
cards-counted =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
place-of-player = { $place } of { $player }
place-keyed = { $place } ({ $key })

## How effects become sentences

clauses-joined = { $first }, then { $second }
node-nothing = nothing happens
node-if = { $when }, { $then }
node-if-head = { $when }
node-otherwise = otherwise, { $then }
node-otherwise-head = otherwise
node-unless = { $when }, nothing happens; otherwise, { $then }
node-unless-head = { $when }, nothing happens; otherwise
node-both = { $first } and { $second }
node-possible = if that is possible
    .not = if that is impossible
node-choose =
    { $who ->
        [you] choose one
       *[they] { $subject } chooses one
    }
branch-needs = Only { $when }
node-may =
    { $who ->
        [you] you may { $bare }
       *[they] { $subject } may { $bare }
    }
node-may-head =
    { $who ->
        [you] you may do this
       *[they] { $subject } may do this
    }
node-cost = { $price }; if that was done in full, { $then }
node-cost-head = { $price }; if that was done in full
node-repeat =
    { $n ->
        [one] { $effect }
       *[other] { $effect } { $n } times
    }
node-repeat-head = { $n } times
node-for-each = for { $each }: { $effect }
node-pick =
    { $who ->
        [you] choose { $among }: { $effect }
       *[they] { $subject } chooses { $among }: { $effect }
    }
node-pick-head =
    { $who ->
        [you] choose { $among }
       *[they] { $subject } chooses { $among }
    }
node-roll =
    { $who ->
        [you] roll the die
       *[they] { $subject } rolls the die
    }
node-roll-adding =
    { $who ->
        [you] roll the die and add { $bonus }
       *[they] { $subject } rolls the die and adds { $bonus }
    }
node-plus = { $left } plus { $right }
node-minus = { $left } minus { $right }
node-you = you
node-it = that player
node-current = the current player
node-everyone = a player
    .each = each player
node-others = another player
    .each = each other player
node-rolled = the roll
node-done = that number
node-seat-count = the number of players
at-least-rolled = on a roll of { $n } or more
at-most-rolled = on a roll of { $n } or less
at-most-rolled-done = on a roll no higher than their number
at-least-done =
    { $n ->
        [one] if there was at least one
       *[other] if there were at least { $n }
    }

## Games

game-lifeboat = Lifeboat
game-unfathomable = Unfathomable
game-thing = The Thing

## What happens

log-moved = { $from } → { $to }: { $cards }
log-shown = { $from } → { $to }: { $cards }
log-changed = { $track }: { $from } → { $to }
log-shuffled =
    { $place }: { $count ->
        [one] { $count } card is shuffled
       *[other] { $count } cards are shuffled
    }
log-looked =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $place })
    .known =
        { $player } looks at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } ({ $place }): { $cards }
log-rolled = the die is rolled: { $die }
log-turn-of = turn: { $seat }
log-game-ended = The game is over. { $ending } Winners: { $winners }.
log-game-ended-nobody-won = The game is over. { $ending } Nobody wins.
log-chose-accept = { $player } agrees
log-chose-decline = { $player } declines
log-chose-choose = { $player } chooses what happens
log-chose-pick-seat = { $player } chooses: { $seat }

## Questions and answers

ask-choice-choose = Choose what happens
ask-choice-choose-of-card = { $source }: choose what happens
ask-may-accept = Do you want this to happen?
ask-may-accept-of-card = { $source }: do you want this to happen?
ask-pick-pick = Choose one
ask-pick-pick-of-card = { $source }: choose one
ask-window-react = You may react: { $moment }
ask-window-all-react = You may react: { $moment }. All answers are opened together
ask-window-choose-first = Several players want to react: { $moment }. Choose who goes first
option-pass = Pass
option-accept = Yes, do it
option-decline = No, do not do it
option-pick-seat = Choose { $seat }
option-choose = Choose way number { $branch }
verb-pass = pass
verb-choose = choose what happens
verb-accept = agree
verb-decline = decline
verb-pick-seat = choose a player

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: you may do it now.
why-not-forbidden = { $action }: a rule forbids it now (§{ $rule }).
why-not-no-target = { $action }: you have nothing to do it with, or nobody to do it to (§{ $rule }).
why-not-no-reaction = { $action }: you have nothing to react with in that way now (§{ $rule }).
why-not-not-offered = { $action }: that is not what is being decided now (§{ $rule }).
why-not-not-asked = { $action }: somebody else is deciding now (§{ $rule }).
why-not-game-over = { $action }: the game is over.
refusal-not-json = This is not valid JSON.
refusal-expected-object = An object is expected here: { $detail }.
refusal-expected-list = A list is expected here: { $detail }.
refusal-expected-text = Text is expected here: { $detail }.
refusal-expected-number = A number is expected here: { $detail }.
refusal-missing-field = A field is missing: { $detail }.
refusal-unknown-field = There is no such field: { $detail }.
refusal-unknown-command = There is no such command: { $detail }.
refusal-unknown-game = There is no such game: { $detail }.
refusal-unknown-name = There is no such name: { $detail }.
refusal-unknown-option = The game has no such setting: { $detail }.
refusal-unknown-choice = The setting has no such value: { $detail }.
refusal-wrong-player-count = The game cannot be played by so many: { $detail }.
refusal-seed-out-of-bounds = The seed is too large: { $detail }.
refusal-steps-out-of-bounds = The number of steps is out of bounds: { $detail }.
refusal-no-game = No game has been started.
refusal-no-such-seat = There is no such seat: { $detail }.
refusal-not-asked = This player is not asked now: { $detail }.
refusal-already-answered = This player has answered already: { $detail }.
refusal-stale = The answer is late: something else is being decided now ({ $detail }).
refusal-illegal-option = This answer is not allowed now.
refusal-unknown-option-id = There is no such answer: { $detail }.
refusal-unknown-action = There is no such action: { $detail }.
refusal-unknown-order = That is no standing order: { $detail }.
refusal-orders-not-allowed = This table plays without standing orders.
refusal-game-over = The game is over.
refusal-broken-save = The saved game is damaged: { $detail }.
refusal-broken-view = What the bot was told of the game is damaged: { $detail }.
refusal-other-game = This belongs to another game: { $detail }.
refusal-unknown-schema = The file has a format that this version does not know: { $detail }.
refusal-unknown-version = The file comes from a version of the game that is not known here: { $detail }.
refusal-no-record = This game has no record: it did not start here from the beginning.
refusal-broken-record = The record is damaged: { $detail }.
refusal-broken-export = The file of this game is not right: { $detail }.
refusal-replay-differs = The replay came out differently from the record: { $detail }.
refusal-impossible-position = Such a position cannot occur: { $detail }.
refusal-impossible-roll = The die cannot show that: { $detail }.
refusal-track-out-of-bounds = The value is out of bounds: { $detail }.
refusal-card-out-of-place = The card cannot lie there: { $detail }.
refusal-card-not-left = No more copies of this card are left: { $detail }.
refusal-no-deck = The card belongs to no deck: { $detail }.
refusal-unknown-step = The turn has no such step: { $detail }.
refusal-unknown-effect = There is no such effect: { $detail }.
refusal-effect-not-possible = This cannot be done in such a position: { $detail }.
refusal-deck-is-the-rest = The deck is made of what is left and cannot be given: { $detail }.
refusal-said-twice = This is given twice: { $detail }.
refusal-no-such-reaction = One cannot react in this way at that moment, so no order can be left for it.
refusal-no-board-to-correct = This game has no board numbers to correct: { $detail }.
refusal-wrong-board-number = This number of the board cannot be played: { $detail }.
refusal-unknown-face = The die has no such face: { $detail }.
refusal-bad-secret = The secret for the dice is too short: { $detail }.
refusal-engine-fault = The engine has failed, and the fault is ours. Please report it: { $detail }.
refusal-bad-arguments = The command was not understood: { $detail }.
refusal-wrong-people-count = So many people cannot sit down here: { $detail }.
refusal-cannot-read = The file cannot be read: { $detail }.
refusal-bad-option = A setting is given once, as a name and a value: { $detail }.
refusal-wrong-bot-count = The number of bots and the number of seats differ: { $detail }.
refusal-unknown-bot = There is no such bot: { $detail }.
refusal-unknown-persona = No bot has a persona of that name: { $detail }.
refusal-bad-mixture = That is no mixture of bots: { $detail }.
refusal-bad-player-count = That is no number of players: { $detail }.
refusal-cannot-write = The file cannot be written: { $detail }.
refusal-no-sides = Bots cannot tell the sides of that game: { $detail }.
refusal-same-rung-twice = A rung is named twice: { $detail }.
refusal-not-seated = The bot has no seat at a table yet.
refusal-bot-not-started = The program that should play cannot be started: { $detail }.
refusal-bot-ended = The program that plays has ended: { $detail }.
refusal-bot-too-slow = The program that plays did not answer in time. Seconds it had: { $detail }.
refusal-bot-answer-too-long = The answer of the program that plays is too long. Bytes allowed: { $detail }.
refusal-bot-answer-unreadable = The answer of the program that plays cannot be read: { $detail }.
refusal-bot-refused = The program that plays refused to answer: { $detail }.
refusal-bot-answer-illegal = The program that plays gave an answer that is not allowed: { $detail }.
refusal-bot-not-copyable = A program that plays cannot be copied: { $detail }.
refusal-statement-refused = A bot said something that cannot be said now: { $detail }.
refusal-database-in-use = Another server uses the database: { $detail }.
refusal-not-our-database = That is no database of ours: { $detail }.
refusal-newer-database = The database comes from a newer server: { $detail }.
refusal-older-database = The database comes from an older server. Start the server once to bring it up to date: { $detail }.
refusal-broken-database = The database is damaged. Restore a backup: { $detail }.
refusal-cannot-use-database = The database cannot be used: { $detail }.
refusal-database-not-empty = There is something in the database already, and it is replaced only on request: { $detail }.
refusal-bad-database-address = Databases of that kind are not known: { $detail }.
refusal-missing-package = A package is not installed: { $detail }.
refusal-file-exists = There is such a file already: { $detail }.
refusal-broken-copy = The copy of the database is damaged: { $detail }.
refusal-unknown-object = The database holds something that is not ours: { $detail }.
refusal-peer-failed = The other engine has failed: { $detail }.
refusal-peer-not-installed = The other engine could not be installed: { $detail }.
refusal-no-browser = There is no browser to measure in: { $detail }.
refusal-no-such-number = There is no option with this number: { $detail }.
refusal-unknown-rule = There is no such rule: { $detail }.
refusal-unknown-language = There is no such language: { $detail }.
refusal-cannot-be-damaged = This room cannot be damaged: { $detail }.
refusal-cannot-burn = This location cannot be burned: { $detail }.
refusal-character-twice = A character is there twice: { $detail }.
refusal-damaged-twice = A room is damaged twice: { $detail }.
refusal-no-deep-ones-there = No Deep One can be there: { $detail }.
refusal-no-monarchs-there = Mother Hydra and Father Dagon cannot be there: { $detail }.
refusal-no-passengers-there = No passenger can be there: { $detail }.
refusal-no-such-figure = There is no such figure: { $detail }.
refusal-not-a-traitor = This player is no traitor and cannot be revealed as one: { $detail }.
refusal-not-a-wrecker = This player is no wrecker and cannot be revealed as one: { $detail }.
refusal-not-eligible = This player cannot hold the title: { $detail }.
refusal-not-in-play = This is not in play: { $detail }.
refusal-overboard = No character can be there: { $detail }.
refusal-too-many-deep-ones = There are not so many Deep Ones: { $detail }.
refusal-vow-to-oneself = Nobody makes a vow to oneself: { $detail }.
refusal-wrong-number-of-cards = The number of cards is wrong: { $detail }.
refusal-wrong-number-of-characters = The number of characters is wrong: { $detail }.
refusal-wrong-number-of-dogs = The number of dogs is wrong: { $detail }.
refusal-wrong-number-of-faces = The number of faces of the die is wrong: { $detail }.
refusal-wrong-number-of-loyalty-cards = The number of loyalty cards is wrong: { $detail }.
refusal-wrong-number-of-roles = The number of roles is wrong: { $detail }.
refusal-unknown-statement-kind = There is no such kind of statement: { $detail }.
refusal-not-said-here = This is not said at this table: { $detail }.
refusal-same-player = Two different players are needed here: { $detail }.
refusal-no-such-event = Nothing with this number has happened: { $detail }.
refusal-no-such-statement = Nothing with this number has been said: { $detail }.
refusal-event-does-not-fit = What happened there is something else: { $detail }.
refusal-reason-without-event = A reason and the event it points to go together: { $detail }.
refusal-reason-does-not-fit = This reason speaks for the opposite: { $detail }.
refusal-against-the-record = Everybody has seen that it is otherwise: { $detail }.
refusal-no-check-now = No check is waiting for this player’s cards: { $detail }.
refusal-not-in-check = This player has not taken part in that check: { $detail }.
refusal-never-looked = Nobody has seen this player look there: { $detail }.
refusal-said-just-now = This player has just said so; the same can be said again next turn: { $detail }.
refusal-nothing-to-agree-with = One cannot agree or disagree with that: { $detail }.
refusal-not-asked-that = That is no question to this player: { $detail }.
refusal-question-closed = This question needs no answer any more: { $detail }.
refusal-nothing-to-take-back = This player cannot take that back: { $detail }.
refusal-broken-talk = The record of what was said is damaged: { $detail }.
refusal-no-yes-or-no = This question cannot be answered with yes or no: { $detail }.
refusal-already-asked = Something is being asked of everybody already: { $detail }.
refusal-already-begun = The game has begun already.
refusal-already-left = A bot already plays for this player.
refusal-already-seated = You have a seat at this table already.
refusal-name-taken = Somebody at the table has this name already: { $detail }.
refusal-no-device = The server does not know this device. Open the start page first.
refusal-no-seeds-wanted = Nothing is being shuffled now.
refusal-no-such-device = There is no such device.
refusal-no-such-file = There is no such file: { $detail }.
refusal-no-such-key = This link does not open anything any more.
refusal-no-such-table = There is no such table, or you are not invited to it.
refusal-not-away = Nobody plays for this player.
refusal-not-here = There is nothing here, or it is not for you.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-not-paused = The game is not paused.
refusal-not-ready = Not everybody is ready: { $detail }.
refusal-nothing-asked = Nothing is being asked of everybody now.
refusal-nothing-said = There is nothing to send.
refusal-nothing-to-undo = You have given no answer that could be taken back.
refusal-no-host = The request does not say which server it is for, or says so twice.
refusal-only-host = Only whoever set the table up can do this.
refusal-only-watching = You are only watching here.
refusal-other-origin = This request came from a page of somebody else.
refusal-other-host = This server has another address than the one that it was asked under.
refusal-other-seed = This is not what was promised before the deal.
refusal-paused = The game is paused.
refusal-phrases-only = At this table people talk with phrases while the game runs.
refusal-seat-is-free = This seat is free: { $detail }.
refusal-seat-taken = This seat is taken: { $detail }.
refusal-server-fault = Something went wrong on the server. It was noted.
refusal-shown-since = Somebody has seen something since then: that cannot be taken back.
refusal-table-full = All seats are taken.
refusal-too-busy = Too much happens at this table at once. Please try again.
refusal-too-large = This is too long.
refusal-too-many = That was too much at once. Please wait a moment.
refusal-too-many-tables = No more than { $detail } tables can be set up from one address within a day. Please wait until tomorrow.
refusal-unknown-zone = There is no such time zone: { $detail }.
refusal-unreadable = The server could not read this: { $detail }.
refusal-unusable-name = This cannot be anybody’s name.
refusal-unusable-title = A title cannot have characters in it that change the direction of the text, or end a line.
refusal-wrong-method = This address does not take such requests.
refusal-wrong-setting = This setting cannot be so: { $detail }.
refusal-wrong-target = Nobody can be called there.
refusal-no-such-call = This server cannot call anybody in this way: { $detail }.
refusal-too-many-calls = This device is called in too many places already.
refusal-not-sent = The letter could not be sent. Please try again later.

## Table settings

setting-secrecy = Secrecy
    .help = Decides who is asked when a reaction is possible, and so how much a pause gives away.
choice-secrecy-strict = Strict: everybody who could react answers every time
choice-secrecy-normal = Normal: standing orders may answer for a player
choice-secrecy-relaxed = Relaxed: who has nothing to play is not asked, and others may notice
setting-windows = Reactions
    .help = Decides whether players who could react answer one after another or at once.
choice-windows-in-turn = In turn order
choice-windows-together = All together, answers opened at once

## Calls

call-waits = Table “{ $table }” waits for you.
call-test = Calls from the game server arrive here.
call-confirm = Somebody asks the game server to tell you here when a table waits for you. If that was you, follow the link.
