# What the page in a browser says by itself. Names, questions, options and the log are said by the other files.

## Start

web-title = Turncoat
web-tagline = Board games with a traitor at the table. Play against bots at once, or send friends a link: no account, nothing to install.
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-play = Play
web-your-name = Your name
web-guest = Guest
web-play-now = Play now
web-host = Invite friends
web-players-range = Players: { $fewest }–{ $most }
web-about-lifeboat = A small boat, a long way to shore, and somebody who does not want to arrive. A short game to learn the ways of treason.
web-about-unfathomable = An ocean liner crosses the Atlantic, something follows below, and some of those on board are not human.
web-about-thing = A research station in the Antarctic winter. Something took the shape of one of you, and wants to leave with the helicopter.
web-your-tables = Your tables
web-continue = Continue
web-open-tables = Open tables
web-join = Join
web-watch = Watch
web-waits-for-you = Your turn
web-stage-gathering = gathering
web-stage-dealing = dealing
web-stage-playing = playing
web-stage-over = over
web-table-people =
    { $people }; bots: { $bots }; { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-how = How it works
web-how-play = Every legal move is a button with its words, and every line of the log names its rule. Nobody has to know the rules by heart.
web-how-invite = A link is all your friends need. Everybody reads in their own language: English, Russian or Ukrainian.
web-how-secret = Your secrets stay on the server until you may see them. Nobody’s browser knows more than its player.

## Lobby

web-to-start = To the start page
web-seats = Seats
web-options = Options
web-seat-free = Free
web-you = (you)
web-sit = Sit down
web-stand = Stand up
web-add-bot = Bot
web-free-seat = Free the seat of { $name }
web-bot-kind = Kind of bot
web-bot-surprise = Surprise
web-bot-persona = With a character of its own
web-bot-belief = Reckons who is who
web-bot-sensible = Sensible
web-bot-random = Random
web-fill = Fill with bots
web-invite = Invite
web-invite-how = Whoever opens this link can sit down at this table.
web-link = Link
web-show-link = Show link and code
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a camera
web-ready = Ready?
web-is-ready = Ready
web-start = Start
web-dealing = The cards are being shuffled with a seed of every player.
web-wait-seats = There are free seats: invite somebody, or put bots there.
web-wait-ready = Waiting until everybody is ready.
web-wait-start = Everybody is ready: the host can start.
web-can-start = Everybody is ready.
web-player-count = Number of players
web-pace = Clock
web-pace-untimed = Nobody is hurried
web-pace-live = Live: minutes for a decision
web-pace-days = Slow: a day and a half for a decision
web-bot-pace = Pause before a bot answers
web-bot-pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-chat = Talk during the game
web-chat-phrases = With ready phrases, which everybody reads in their language
web-chat-free = With phrases and free text
web-listed = Listed on the start page for everybody

## Connection

web-connecting = Connecting …
web-reconnecting = The connection is lost. Trying again …
web-no-table = There is no such table
web-no-table-why = Either it does not exist, or you need an invitation to it.
web-revoked = This device no longer plays here
web-revoked-why = The seat was taken from this device.
web-refused = The server refused that: { $code }.
refusal-unreachable = The server cannot be reached. Please try again.

## The table

web-board = Board
web-dials = Tracks
web-places = Who and what is where
web-piles = Cards
web-players = Players
web-own = Only you see this
web-uncover = Show my secret
web-cover = Cover it
web-unknown-card = unknown card
web-nobody = nobody
web-is-bot = bot
web-is-here = here
web-is-away = away
web-is-asked = is deciding
web-turn = Turn
web-turn-of = Turn: { $player }
web-watching = You are watching
web-paused = The game is paused
web-tabs = Parts of the table
web-tab-board = Board
web-tab-seats = Players
web-tab-log = Log
web-tab-talk = Talk

## The prompt

web-prompt = Your decision
web-waiting = Waiting for { $players }
web-answered-waiting = You have answered. Waiting for { $players }
web-going-on = The game goes on …
web-why-not = Why not?
web-why-not-what = Which action do you miss?
web-undo = Undo
web-clock = Time left
web-rule = Rule
web-see-also = See also
web-no-rule = This rule is not in the book.
web-asked-undo = { $player } asks to take an answer back.
web-asked-end = { $player } asks to end the game and show all roles.
web-asked-pause = { $player } asks for a pause.
web-agree = Agree
web-disagree = Refuse

## Log and talk

web-log = What happened
web-earlier =
    { $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }
web-talk = What was said
web-nothing-said = Nothing has been said yet.
web-say-something = Say something …
web-phrases = Phrases
web-no-phrases = There is nothing to say just now.
web-message = Message
web-send = Send
web-close = Close

## The menu

web-menu = Menu
web-number-keys = Number keys choose answers
web-keys-help = Number keys choose an answer, arrow keys move between answers, Tab reaches everything else.
web-ask-pause = Ask for a pause
web-resume = Go on
web-leave = Let a bot play for me
web-return = Play myself again
web-ask-end = Ask to end the game
web-move = Play on another device
web-move-how = Scan this with the other device within ten minutes.

## The end

web-over = The game is over
web-you-won = You won
web-you-lost = You lost
web-won = won
web-ended-by-agreement = Everybody agreed to end the game.
web-rematch = Play again
web-to-rematch = To the new table
