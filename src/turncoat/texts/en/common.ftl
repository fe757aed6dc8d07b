# What all games say: how sentences are put together, the kernel's questions, answers, events and refusals.

## People and things

player-seat = Seat { $n }
player-bot = Bot { $letter }
player-named = { $player }
    .gender = none
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
cards-counted =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
list-and = { $first } and { $last }
list-then = { $first }, then { $last }
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
branch-needs = { $when }:
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
node-cost = { $price } to { $then }
node-cost-head = { $price } to do this
node-repeat =
    { $n ->
        [one] { $effect }
        [2] { $effect } twice
       *[other] { $effect } { $n } times
    }
node-repeat-head = { $n } times
node-for-each = for { $each }: { $effect }
node-pick =
    { $who ->
        [you] choose { $among }: { $effect }
       *[they] { $subject } chooses { $among }: { $effect }
    }
    .short = { $among }
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
    .short = roll the die
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
at-most-rolled-done = on a roll no higher than that number
at-least-done =
    { $n ->
        [one] if there was at least one
       *[other] if there were at least { $n }
    }

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
log-rolled = the die shows { $die }
log-rolled-by =
    { $player } rolls { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-for =
    { $cause }: { $player } rolls { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }
log-rolled-in-vain =
    { $cause }: { $player } rolls { $die }{ $sign ->
        [1] { " " }+ { $bonus } = { $total }
        [2] { " " }− { $bonus } = { $total }
       *[0] {""}
    }; { $outcome ->
        [1] nothing happens
       *[2] no loss
    }
log-turn-of = turn: { $seat }
log-game-ended = The game is over. { $ending } Winners: { $winners }.
    .brief = the game is over; winners: { $winners }
log-game-ended-nobody-won = The game is over. { $ending } No one wins.
    .brief = the game is over, and no one wins
log-chose-accept = { $player } agrees
log-chose-may-accept-accept-of-card = { $player } uses { $source }: { $effect }
    .item = { $player } says yes
log-chose-decline = { $player } declines
log-chose-may-accept-decline-of-card = { $player } turns down { $source }
    .item = { $player } says no
log-join-may = { $source }, { $effect }: { $list }
log-chose-choose = { $player } makes a choice
log-chose-branch = { $player } chooses: { $effect }
    .head = { $player } chooses: { $list }
log-chose-pick-seat = { $player } picks { $seat }
log-chose-pick-pick-pick-seat-of-card = { $player } picks { $seat } ({ $source })
card-played = { $player } – { $card }

## Questions and answers

ask-choice-choose = Choose what happens
ask-choice-choose-of-card = { $source }: choose what happens
ask-may-accept = Use this effect?
ask-may-accept-of-card = { $source }: use this effect?
ask-pick-pick = Choose one
ask-pick-pick-of-card = { $source }: choose one
ask-window-react = You may react: { $moment }
ask-window-all-react = You may react: { $moment }. All answers are revealed together
ask-window-choose-first = Several players want to react: { $moment }. Choose who goes first
option-pass = Pass
option-accept = Yes, do it
option-decline = No, don’t
option-pick-seat = Choose { $seat }
option-choose = Option { $branch }
verb-pass = pass
verb-choose = choose what happens
verb-accept = agree
verb-decline = decline
verb-pick-seat = choose a player

## Refusals

refused-by-rule = { $refusal } (§{ $rule })
why-not-allowed = { $action }: you can do that now.
why-not-forbidden = { $action }: a rule doesn’t allow it now (§{ $rule }).
why-not-no-target = { $action }: you have nothing to do it with, or no one to do it to (§{ $rule }).
why-not-no-reaction = { $action }: you have nothing to react with like that right now (§{ $rule }).
why-not-not-offered = { $action }: that isn’t what’s being decided right now (§{ $rule }).
why-not-not-asked = { $action }: another player is deciding right now (§{ $rule }).
why-not-game-over = { $action }: the game is over.
refusal-not-json = This isn’t valid JSON.
refusal-expected-object = Expected an object: { $detail }.
refusal-expected-list = Expected a list: { $detail }.
refusal-expected-text = Expected text: { $detail }.
refusal-expected-number = Expected a number: { $detail }.
refusal-missing-field = Missing field: { $detail }.
refusal-unknown-field = Unknown field: { $detail }.
refusal-unknown-command = Unknown command: { $detail }.
refusal-unknown-game = Unknown game: { $detail }.
refusal-unknown-name = Unknown name: { $detail }.
refusal-unknown-option = This game doesn’t have that setting: { $detail }.
refusal-unknown-choice = That isn’t a valid value for this setting: { $detail }.
refusal-wrong-player-count = This game doesn’t support that many players: { $detail }.
refusal-seed-out-of-bounds = The seed is too large: { $detail }.
refusal-steps-out-of-bounds = The number of steps is out of range: { $detail }.
refusal-no-game = No game has been started.
refusal-no-such-seat = There’s no such seat: { $detail }.
refusal-not-asked = This player isn’t being asked right now: { $detail }.
refusal-already-answered = This player has already answered: { $detail }.
refusal-stale = Your answer came too late: something else is being decided now ({ $detail }).
refusal-illegal-option = You can’t do that right now.
refusal-unknown-option-id = Unknown answer: { $detail }.
refusal-unknown-action = Unknown action: { $detail }.
refusal-unknown-order = That isn’t a standing order: { $detail }.
refusal-orders-not-allowed = Standing orders are off at this table.
refusal-game-over = The game is over.
refusal-broken-save = The saved game is damaged: { $detail }.
refusal-broken-view = The bot was sent a damaged view of the game: { $detail }.
refusal-other-game = This belongs to another game: { $detail }.
refusal-unknown-schema = This version doesn’t know the file’s format: { $detail }.
refusal-unknown-version = The file comes from an unknown version of the game: { $detail }.
refusal-no-record = This game has no record, because it didn’t start here.
refusal-broken-record = The record is damaged: { $detail }.
refusal-broken-export = The game file is invalid: { $detail }.
refusal-replay-differs = The replay doesn’t match the record: { $detail }.
refusal-impossible-position = That position is impossible: { $detail }.
refusal-impossible-roll = The die can’t show that: { $detail }.
refusal-track-out-of-bounds = The value is out of range: { $detail }.
refusal-card-out-of-place = The card can’t be there: { $detail }.
refusal-card-not-left = There are no copies of this card left: { $detail }.
refusal-no-deck = The card doesn’t belong to any deck: { $detail }.
refusal-unknown-step = The turn has no such step: { $detail }.
refusal-unknown-effect = Unknown effect: { $detail }.
refusal-effect-not-possible = That isn’t possible in this position: { $detail }.
refusal-deck-is-the-rest = The deck consists of the remaining cards, so it can’t be listed: { $detail }.
refusal-said-twice = This is listed twice: { $detail }.
refusal-no-such-reaction = You can’t react like that at that moment, so you can’t set an order for it.
refusal-no-board-to-correct = This game has no board numbers to correct: { $detail }.
refusal-wrong-board-number = This board number isn’t playable: { $detail }.
refusal-unknown-face = The die has no such face: { $detail }.
refusal-bad-secret = The secret for the dice is too short: { $detail }.
refusal-engine-fault = The engine failed. That’s our fault, so please report it: { $detail }.
refusal-bad-arguments = Invalid command: { $detail }.
refusal-wrong-people-count = This table doesn’t have room for that many people: { $detail }.
refusal-cannot-read = Can’t read the file: { $detail }.
refusal-bad-option = Give each setting once, as a name and a value: { $detail }.
refusal-wrong-bot-count = The number of bots and the number of seats differ: { $detail }.
refusal-unknown-bot = Unknown bot: { $detail }.
refusal-unknown-persona = No bot has a personality by that name: { $detail }.
refusal-unknown-regular = There’s no bot named that: { $detail }.
refusal-regular-taken = That bot already sits at this table.
refusal-bad-mixture = That isn’t a valid mix of bots: { $detail }.
refusal-bad-player-count = That isn’t a valid number of players: { $detail }.
refusal-cannot-write = Can’t write the file: { $detail }.
refusal-no-sides = Bots can’t tell the sides of that game apart: { $detail }.
refusal-same-rung-twice = A rung is listed twice: { $detail }.
refusal-not-seated = The bot doesn’t have a seat yet.
refusal-bot-not-started = Can’t start the bot process: { $detail }.
refusal-bot-ended = The bot process has ended: { $detail }.
refusal-bot-too-slow = The bot process didn’t answer in time. Time limit in seconds: { $detail }.
refusal-bot-answer-too-long = The bot process sent too long an answer. Limit in bytes: { $detail }.
refusal-bot-answer-unreadable = Can’t read the bot process’s answer: { $detail }.
refusal-bot-refused = The bot process refused to answer: { $detail }.
refusal-bot-answer-illegal = The bot process sent an illegal answer: { $detail }.
refusal-bot-not-copyable = A bot process can’t be copied: { $detail }.
refusal-statement-refused = A bot said something that can’t be said right now: { $detail }.
refusal-database-in-use = Another server is using the database: { $detail }.
refusal-not-our-database = That isn’t a Turncoat database: { $detail }.
refusal-newer-database = The database comes from a newer server: { $detail }.
refusal-older-database = The database comes from an older server. Start the server once to upgrade it: { $detail }.
refusal-broken-database = The database is damaged. Restore a backup: { $detail }.
refusal-cannot-use-database = Can’t use the database: { $detail }.
refusal-cannot-listen = The server can’t use this address; perhaps another program does: { $detail }.
refusal-database-not-empty = The database isn’t empty, and is only replaced on request: { $detail }.
refusal-bad-database-address = Unknown kind of database: { $detail }.
refusal-missing-package = A package isn’t installed: { $detail }.
refusal-file-exists = The file already exists: { $detail }.
refusal-broken-copy = The copy of the database is damaged: { $detail }.
refusal-no-manifest = The backup has no manifest, so changes to it can’t be ruled out: { $detail }.
refusal-unknown-object = The database contains an unknown object: { $detail }.
refusal-peer-failed = The other engine failed: { $detail }.
refusal-peer-not-installed = Can’t install the other engine: { $detail }.
refusal-no-browser = No browser found to measure in: { $detail }.
refusal-no-page-sources = Can’t find out how long the page shows events: { $detail }.
refusal-no-such-number = There’s no option with this number: { $detail }.
refusal-unknown-rule = Unknown rule: { $detail }.
refusal-unknown-language = Unknown language: { $detail }.
refusal-cannot-be-damaged = This room can’t be damaged: { $detail }.
refusal-cannot-burn = This location can’t burn: { $detail }.
refusal-character-twice = A character is listed twice: { $detail }.
refusal-damaged-twice = A room is listed as damaged twice: { $detail }.
refusal-no-deep-ones-there = Deep Ones can’t be there: { $detail }.
refusal-no-monarchs-there = Mother Hydra and Father Dagon can’t be there: { $detail }.
refusal-no-passengers-there = Passengers can’t be there: { $detail }.
refusal-no-such-figure = There’s no such figure: { $detail }.
refusal-not-a-traitor = This player isn’t a traitor and can’t be revealed as one: { $detail }.
refusal-not-a-wrecker = This player isn’t a wrecker and can’t be revealed as one: { $detail }.
refusal-not-eligible = This player can’t hold the title: { $detail }.
refusal-not-in-play = This isn’t in play: { $detail }.
refusal-overboard = Characters can’t be there: { $detail }.
refusal-too-many-deep-ones = There aren’t that many Deep Ones: { $detail }.
refusal-vow-to-oneself = You can’t make a vow to yourself: { $detail }.
refusal-wrong-number-of-cards = Wrong number of cards: { $detail }.
refusal-wrong-number-of-characters = Wrong number of characters: { $detail }.
refusal-wrong-number-of-dogs = Wrong number of dogs: { $detail }.
refusal-wrong-number-of-faces = Wrong number of die faces: { $detail }.
refusal-wrong-number-of-loyalty-cards = Wrong number of loyalty cards: { $detail }.
refusal-wrong-number-of-roles = Wrong number of roles: { $detail }.
refusal-unknown-statement-kind = Unknown kind of statement: { $detail }.
refusal-not-said-here = That can’t be said at this table: { $detail }.
refusal-same-player = This needs two different players: { $detail }.
refusal-no-such-event = There’s no event with this number: { $detail }.
refusal-no-such-statement = There’s no statement with this number: { $detail }.
refusal-event-does-not-fit = That isn’t what happened there: { $detail }.
refusal-reason-without-event = A reason needs the event it points to: { $detail }.
refusal-reason-does-not-fit = That’s a reason for the opposite: { $detail }.
refusal-against-the-record = Everyone saw otherwise: { $detail }.
refusal-no-check-now = No check is waiting for this player’s cards: { $detail }.
refusal-not-in-check = This player didn’t take part in that check: { $detail }.
refusal-never-looked = No one saw this player look there: { $detail }.
refusal-said-just-now = This player has just said that; it can be said again next turn: { $detail }.
refusal-nothing-to-agree-with = You can’t agree or disagree with that: { $detail }.
refusal-not-asked-that = That question wasn’t for this player: { $detail }.
refusal-question-closed = This question no longer needs an answer: { $detail }.
refusal-nothing-to-take-back = This player can’t take that back: { $detail }.
refusal-broken-talk = The record of the talk is damaged: { $detail }.
refusal-no-yes-or-no = That isn’t a yes-or-no question: { $detail }.
refusal-already-asked = Another request is still open. Answer that one first: { $detail }.
refusal-already-begun = The game has already started.
refusal-replay-private = The players haven’t agreed to share this replay. Ask one of them.
refusal-same-pace = The table already plays at this pace.
refusal-unusable-link = That isn’t an https link.
refusal-already-left = A bot is already playing for this player.
refusal-already-seated = You already have a seat at this table.
refusal-name-taken = That name is already taken at this table: { $detail }.
refusal-no-device = The server doesn’t know this device. Open the home page first.
refusal-no-seeds-wanted = Nothing is being shuffled right now.
refusal-no-such-device = Device not found.
refusal-no-such-file = File not found: { $detail }.
refusal-no-such-key = This link no longer works.
refusal-no-such-table = This table doesn’t exist, or you need an invitation.
refusal-not-away = No bot is playing for this player.
refusal-not-here = There’s nothing here, or it isn’t for you.
refusal-not-begun = The game hasn’t started yet.
refusal-not-over = The game isn’t over yet.
refusal-not-daily = This isn’t a daily table.
refusal-daily-is-given = The server sets up daily tables itself.
refusal-no-scenarios = This server has no scenarios.
refusal-wrong-number-of-aliens = There can’t be so many aliens: { $detail }.
refusal-not-paused = The game isn’t paused.
refusal-not-ready = Not everyone is ready: { $detail }.
refusal-nothing-asked = There’s no open request to answer.
refusal-nothing-said = There’s nothing to send.
refusal-nothing-to-undo = You have no move to undo.
refusal-no-host = The request doesn’t say which server it’s for, or says so twice.
refusal-only-host = Only the host can do that.
refusal-only-watching = You’re only watching here.
refusal-other-origin = This request came from another website.
refusal-no-network = This computer isn’t on a network, so no other device can reach it.
refusal-no-pages = The pages haven’t been built: { $detail }.
refusal-no-tunnel = Can’t open a tunnel: { $detail }.
refusal-other-host = This server goes by a different address.
refusal-other-seed = This doesn’t match what was promised before the deal.
refusal-paused = The game is paused.
refusal-meeting = A meeting is on. The game goes on when it’s over.
refusal-no-meeting = There’s no meeting now.
refusal-already-finished = You’ve already finished speaking.
refusal-phrases-only = At this table you can only use ready-made phrases during the game.
refusal-seat-is-free = This seat is free: { $detail }.
refusal-seat-taken = This seat is taken: { $detail }.
refusal-server-fault = Something went wrong on the server. We’ve logged it.
refusal-shown-since = Someone has seen something since then, so it can’t be undone.
refusal-table-full = All seats are taken.
refusal-too-busy = Too much is happening at this table at once. Please try again.
refusal-too-large = That’s too long.
refusal-too-many = That was too much at once. Please wait a moment.
refusal-no-server = There’s no server for tables with others. Start this program like this: { $detail }.
refusal-too-many-seats = An agent process can’t hold more than { $detail } seats at once. Leave a table first.
refusal-server-unreachable = Can’t reach the server at { $detail }.
refusal-bad-invitation-link = This isn’t an invitation link. It ends like this: { $detail }.
refusal-bad-entrants = An arena needs two or more bots, each listed once: { $detail }.
refusal-broken-parquet = This isn’t a readable Parquet file: { $detail }.
refusal-broken-result = A kept result is damaged: { $detail }.
refusal-no-cluster = No Ray cluster answers there: { $detail }.
refusal-no-games = No games were saved there: { $detail }.
refusal-no-such-game = There’s no such game in the file: { $detail }.
refusal-other-schema = The file has another form: { $detail }.
refusal-other-run = These tables come from different runs: { $detail }.
refusal-other-version = The cluster runs another version: { $detail }.
refusal-same-name = Two runs have the same name: { $detail }.
refusal-wrong-number-of-bots = There must be one bot, or one for every other seat: { $detail }.
refusal-unknown-place = Unknown place to compute on: { $detail }.
refusal-extra-not-installed = This needs a package that isn’t installed: { $detail }.
refusal-bad-endpoint = This isn’t the address of a language model: { $detail }.
refusal-endpoint-unreachable = Can’t reach the endpoint at { $detail }.
refusal-endpoint-refused = The endpoint refused the request: { $detail }.
refusal-endpoint-nonsense = The endpoint doesn’t speak the OpenAI chat protocol: { $detail }.
refusal-bad-server = This isn’t the address of a server: { $detail }.
refusal-bad-setting = Can’t read this setting: { $detail }.
refusal-too-many-tables = You can’t set up more than { $detail } tables per day from one address. Please wait until tomorrow.
refusal-needs-code = Opening a table on this server takes an invite code.
refusal-wrong-code = That code isn’t right. Ask the server’s operator for the current one.
refusal-only-server-host = Only the server’s operator can open tables here.
refusal-server-full = This server allows { $detail } tables at a time, and all of them are taken. Please try again later.
refusal-disk-full = The server has no room for another table. Please try again later.
refusal-muted = The server’s operator has muted you at this table.
refusal-table-closed = The server’s operator has closed this table.
refusal-no-such-player = There’s no such player at the table: { $detail }.
refusal-code-too-short = A code needs at least { $detail } letters or digits.
refusal-wrong-certificate = Can’t use the certificate: { $detail }.
refusal-unknown-zone = Unknown time zone: { $detail }.
refusal-unreadable = The server couldn’t read this: { $detail }.
refusal-unusable-name = That name can’t be used.
refusal-unusable-title = A title can’t contain line breaks or characters that change the text’s direction.
refusal-wrong-method = This address doesn’t accept that kind of request.
refusal-wrong-setting = That isn’t a valid setting: { $detail }.
refusal-wrong-target = Notifications can’t be sent to that address.
refusal-no-such-notification = This server can’t send notifications that way: { $detail }.
refusal-too-many-subscriptions = This device already has too many notification channels.
refusal-not-sent = The email couldn’t be sent. Please try again later.

## Table settings

setting-secrecy = Secrecy
    .help = Decides who’s asked when a reaction is possible, and so how much a pause gives away.
choice-secrecy-strict = Strict: everyone who could react answers every time
choice-secrecy-normal = Normal: standing orders may answer for a player
choice-secrecy-relaxed = Relaxed: players with nothing to play aren’t asked, and others may notice
setting-windows = Reactions
    .help = Decides whether players who could react answer one after another or at once.
choice-windows-in-turn = In turn order
choice-windows-together = All together, answers revealed at once

## Calls

notification-waits = Table “{ $table }” is waiting for you.
notification-test = Notifications from the game server arrive here.
notification-confirm = Someone asked the game server to notify you here when a table is waiting for you. If that was you, follow the link.

## Intents: headings of many answers

intent-go = Go
intent-fight = Fight
intent-help = Help
intent-use = Use
intent-betray = Betray
intent-end = Finish
