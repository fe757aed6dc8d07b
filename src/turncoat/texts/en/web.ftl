# What the page in a browser says by itself. Names, questions, options and the log are said by the other files.

## Start

web-title = Turncoat
web-tagline = Board games with a traitor at the table. Play against bots at once, or send friends a link: no account, nothing to install.
web-language = Language
web-theme = Colours
web-theme-auto = Automatic
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
web-renew-link = Replace link
web-link-renewed = This link is new. Links given out before lead nowhere any more.
web-show-link = Show link and code
web-copy = Copy
web-copied = Copied
web-not-copied = The browser did not let us copy this. The link is selected: please copy it yourself.
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
web-pace-days = Slow: hours or days for a decision
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
web-no-page = There is no such page
web-no-page-why = The address may be mistyped, or the link too old.
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
web-unknown-card = unknown card
web-nobody = nobody
web-is-bot = bot
web-name-like = looks like player { $letter }’s name
web-is-away = away
web-is-asked = is deciding
web-turn = Turn
web-turn-of = Turn: { $player }
web-your-turn = Your turn · { $game }
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
web-take-back = Take it back

## Log and talk

web-log = What happened
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

## The ship of Unfathomable

web-ship-plan = Plan of the ship
web-ship-of = of { $most }
web-ship-low = low
web-ship-travel-start = at rest
web-ship-travel-first = slow ahead
web-ship-travel-second = half ahead
web-ship-travel-third = full ahead
web-ship-travel-end = arrival
web-ship-ritual-start = not begun
web-ship-ritual-first = first chant
web-ship-ritual-second = second chant
web-ship-ritual-third = third chant
web-ship-ritual-end = cast
web-ship-way = Way
web-ship-offered = can be chosen
web-ship-used = its action was used this turn
web-ship-several = { $name }: { $count }
web-ship-passengers =
    { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
web-ship-nothing = Nobody is here.
web-ship-all = Everything
web-ship-attack = Attack: { $result } of { $target }
web-ship-defeated = { $player }: defeated
web-ship-saved = { $player }: saved
web-ship-banished = The ritual is cast
web-ship-loyalty = Loyalty cards are dealt
web-ship-crew = Characters to choose from
web-check = Skill check
web-check-needs = Needs { $target }
web-check-partly = partly from { $target }
web-check-given = Cards given
web-check-chaos =
    { $count ->
        [one] { $count } card of nobody’s
       *[other] { $count } cards of nobody’s
    }
web-check-cards = Cards of the check
web-check-aside = Fold the check
web-check-back = Show the check
web-card-offered = can be chosen
web-card-read = Read { $card }
web-sheet = Sheet
web-sheet-open = What everybody sees
## The Thing: the station

web-thing-plan = Plan of the station
web-thing-more = What else there is
web-thing-burned = Burned down
web-thing-dead = Destroyed
web-thing-dark = Power failure
web-thing-lying = { $name } (lying down)
web-thing-dogs =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
web-thing-offered = there are answers about this
web-thing-leader = leader
web-thing-next-leader = has the leader token
web-thing-suspicion = suspicion { $n }
web-thing-red = maximum suspicion from { $n } on
web-thing-burns = Fuel burned each round: Generator { $generator }, Boiler { $boiler }
web-thing-names = Names of the gauges
web-thing-roster = Characters
web-thing-phase-weather = Weather
web-thing-phase-planning = The alien plans
web-thing-phase-drawing = Drawing cards
web-thing-phase-movement = Movement
web-thing-phase-strikes = The alien strikes
web-thing-phase-encounters = Encounters
web-thing-phase-boarding = Boarding
web-thing-phase-actions = Actions
web-thing-phase-rec-room = Rec Room
web-thing-phase-tests = Tests
web-thing-phase-food = Food
web-thing-fold = To the plan
web-thing-unfold = Show
web-thing-scene-meeting = Encounter: { $place }
web-thing-scene-infection = Infection check: { $place }
web-thing-scene-dog = Alone with a dog
web-thing-scene-strike = The alien strikes: { $place }
web-thing-scene-vote = The vote
web-thing-scene-blood = Blood test
web-thing-scene-fire = Test by fire
web-thing-scene-tests = Tests
web-thing-scene-boarding = Boarding
web-thing-scene-departure = Departure
web-thing-scene-dice = Action dice
web-thing-scene-forecast = The weather die
web-thing-scene-trade = Trading
web-thing-meets-in = takes part
web-thing-meets-out = keeps out of it
web-thing-meets-asked = is deciding
web-thing-meets-waits = is there
web-thing-lay = Everybody lays down two tokens, face down.
web-thing-look = Everybody looks at one token of somebody else.
web-thing-looks = looks at a token of { $name }
web-thing-cleared = cleared: lays nothing down
web-thing-laid = You laid down: { $tokens }
web-thing-token-of = A token of { $name }: { $token }
web-thing-role-now = Role from now on: { $role }
web-thing-absorbed = Absorbed: { $name }
web-thing-driven = Driven off with fire: { $name }
web-thing-wrecked = The alien destroys what it can.
web-thing-votes-given = Votes given: { $n } of { $all }
web-thing-voted = has voted
web-thing-who-tests = Who tests?
web-thing-whom = Whom?
web-thing-die = Die { $n }
web-thing-nobody-aboard = Nobody is aboard yet.
web-thing-wants-aboard = Wants to go aboard?
web-thing-asks-aboard = Asks to be let in
web-thing-not-aboard = Not aboard
web-thing-left-behind = Left behind
web-thing-last-stand = The alien’s last stand: { $n } against the escape
web-thing-rolled = just rolled
web-thing-or = or
## Prompt, log, talk, notes, sound

web-hold-to-see = Hold: my secret
web-my-secret = My secret
web-skip = Skip
web-reaction = Reaction
web-why = Why?
web-why-help = The rule by which you are asked
web-all-answers =
    { $n ->
        [one] { $shown } of { $n } answer is about this. Show all
       *[other] { $shown } of { $n } answers are about this. Show all
    }
web-undo-ask = Ask to undo
web-undo-agreed = Something has come of your last answer, or somebody else could act since. It can be taken back only if everybody agrees.
web-undo-never = What was drawn, rolled or shown stays so: nobody can take back what somebody has seen.
web-orders = Orders
web-orders-title = Standing orders
web-orders-how = At moments when you could react, the table can answer for you. Nobody sees that you left an order.
web-orders-none = You have left no orders.
web-order = { $moment }: { $action } ({ $until })
web-order-any = At any moment
web-order-new = A new order
web-order-moment = When
web-order-action = Answer
web-order-until = How long
web-until-turn = until my next turn
web-until-end = until the end of the game
web-order-give = Leave this order
web-order-clear = Take back: { $order }
web-order-pass-now = Pass, and at every such moment until my next turn
web-log-filter = Which lines
web-log-all = Everything
web-log-checks = Checks, dice, votes
web-log-moves = Moves
web-log-talk = What was said
web-log-about = About one player
web-log-open-all = Open all
web-log-close-all = Close all
web-log-nothing = There is nothing of this kind yet.
web-since-last-look = Since your last look
web-newest = To the newest line
web-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
web-back = Back
web-phrases-reply = Reply
web-phrases-intend = What I will do
web-phrases-saw = What I did and saw
web-phrases-suspect = Whom I trust
web-phrases-ask = Ask somebody
web-phrases-want = Ask for something
web-phrases-warn = Warn
web-notes = Notes
web-notes-how = Only you can read this, on every device of yours.
web-notes-saved = Kept
web-notes-saving = Not kept yet …
web-marks = Whom I trust, from complete trust to accusation
web-mark = How suspicious?
web-mark-of = Suspicion
web-mark-is = Suspicion { $n }: { $what }
web-mark-none = no mark
web-mark-trusted = trusted
web-mark-rather = rather trusted
web-mark-unsure = unsure
web-mark-suspicious = suspicious
web-mark-accused = accused
web-sound = Sound
web-volume = Volume
web-motion = Motion
web-details = Say what an answer does
web-preferences = Preferences
web-rulebook = Rulebook
web-rules-search = Words or a rule’s number
web-rules-chapter = Chapter
web-rules-all = All chapters
## Start page, lobby, rules, calls

web-pages = Pages
web-length-lifeboat = A quarter of an hour
web-length-unfathomable = A whole evening
web-length-thing = One or two hours
web-teach = Just teach me
web-rules = Rules
web-notifications = Notifications
web-install = Install
web-have-link = Were you sent a link?
web-have-link-how = Paste the link, or the code of a table.
web-link-or-code = Link or code
web-go-there = Go there
web-wrong-link = This leads to no table. Please copy the whole link.
web-running-tables = Games to watch
web-finished-tables = Finished games
web-look-back = Look back
web-how-table = Sit down
web-how-table-why = A link is all your friends need, and bots take the seats that are left. Everybody reads in their own language.
web-how-answer = Answer
web-how-answer-why = Every legal move is a button with its words, and every line of the log names its rule. Nobody has to know the rules by heart.
web-how-secret = Keep your secret
web-how-secret-why = Your secrets stay on the server until you may see them. Nobody’s browser knows more than its player.
web-how-truth = See the truth
web-how-truth-why = When it is over, everything lies open: who was who, what everybody did, and what the bots believed.
web-notice = Turncoat is unofficial and not connected with the publishers of these games, whose names belong to them. All pictures and words are our own.
web-pace-untimed-short = untimed
web-pace-live-short = live
web-pace-days-short = slow
web-offline = You are offline. Rules that you have opened before can be read; games wait until the network is back.
web-newer = There is a newer version of this page.
web-renew = Use it now
web-later = Later
web-rules-parts = Parts of the book
web-rules-guide = First game
web-rules-rules = All rules
web-rules-cards = Cards and characters
web-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-devices = Devices that play this seat
web-device-this = This device
web-device-other = Another device
web-device-since = since { $when }
web-device-revoke = Take the seat from it
web-export = Keep the game as a file
web-sure = Yes
web-sure-leave = A bot will play for you until you return. Is that what you want?
web-sure-end = If everybody agrees, the game ends without a winner and all roles are shown. Is that what you want?
web-asked-missing = Still missing: { $players }
web-final = Are you sure?
web-final-why = There is no way back from this.
web-final-no = No, back
web-final-yes = Yes, do it
web-secret-answers = Secret answers
web-secret-answers-why = Look here when nobody looks over your shoulder. Everyone with a secret has this button, so it gives nothing away.
web-secret-answers-none = Your side has no other answer to this question.
web-hold-to-read = Only for you: hold to read
## Replay, truth and the table’s own screen

web-replay = Watch the game again
web-replay-to-table = To the table
web-replay-loading = The game is told again …
web-replay-running = As you saw it: the rest is told when the game is over.
web-replay-controls = Playback
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One moment back
web-replay-forward = One moment forward
web-replay-turn-before = To the turn before
web-replay-turn-after = To the next turn
web-replay-speed = Speed
web-replay-where = Moment of the game
web-replay-moment = { $n } of { $of }
web-replay-deal = The deal
web-replay-now = What happens
web-replay-eyes = Through whose eyes
web-replay-all = All secrets
web-replay-everybody = What everybody saw
web-replay-import = A game from a file
web-replay-import-how = Games that were saved as a file can be watched here. The server checks first that nothing in them was changed.
web-replay-open = Choose a file
web-replay-checking = The file is being checked …
web-replay-no-file = This is not the file of a game.
web-truth = What really happened
web-truth-skip = Show all
web-truth-to-table = Look at the table
web-truth-won = Victory: { $side }
web-truth-nobody-won = Nobody won
web-truth-parts = Parts of the truth
web-truth-part-truth = The truth
web-truth-part-replay = Replay
web-truth-part-checks = Cards
web-truth-part-claims = Claims
web-truth-part-diaries = Diaries
web-truth-part-share = Share
web-truth-look = Watch
web-truth-percent = { $n } %
web-truth-timeline = Suspicion and truth
web-truth-timeline-how = How likely the bots thought each player a traitor, all of them together. Press a moment to watch it.
web-truth-no-diaries = No bot at this table wrote down what it believed.
web-truth-key-belief = what the bots believed
web-truth-key-traitor = was a traitor
web-truth-turned =
    a traitor from { $unit ->
        [round] round
       *[turn] turn
    } { $n } on
web-truth-unit =
    { $unit ->
        [round] Round
       *[turn] Turn
    }
web-truth-as-table = As a table
web-truth-checks = Who put in which cards
web-truth-checks-how = Cards pointing up helped, cards pointing down did harm. What looks like sabotage may be all that somebody had.
web-truth-no-checks = Nobody put in any cards.
web-truth-against =
    { $n ->
        [one] { $n } card against
       *[other] { $n } cards against
    }
web-truth-total = { $total } of { $target }
web-truth-for = helped
web-truth-hinders = did harm
web-truth-claims = What was said, and what was so
web-truth-claims-how = Every claim beside the truth of that moment. A wrong guess is a mistake. A lie is what the speaker knew to be untrue, and a traitor’s accusation of a loyal player.
web-truth-no-claims = Nobody claimed anything.
web-truth-which = Which claims
web-truth-filter-all = All
web-truth-filter-true = True
web-truth-filter-false = Not true
web-truth-speaker = Who said it
web-truth-everybody = Everybody
web-truth-true = true
web-truth-untrue = not true
web-truth-mistaken = mistaken
web-truth-lie = a lie
web-truth-tally = true: { $right }, not true: { $wrong }
web-truth-open = left open
web-truth-was = { $player }: { $side } at that time
web-truth-gave = Put in: { $cards }
web-truth-gave-nothing = Put nothing in
web-truth-saw = Saw: { $cards }
web-truth-diaries = Diaries of the bots
web-truth-diaries-how = Whom each bot suspected, why, and what it did then. A framed bar is about somebody who was a traitor at that time.
web-truth-whose-diary = Whose diary
web-truth-beliefs = Suspicions
web-truth-rightly = rightly
web-truth-chose = Choice:
web-truth-marks = Marks of the players
web-truth-marks-how = How suspicious players found each other in the end; above zero means suspicious.
web-truth-no-marks = Nobody has shown their marks.
web-truth-show-marks = Show my marks to all
web-truth-hide-marks = Hide my marks
web-truth-share = Share
web-truth-picture = A picture of the game
web-truth-picture-note = Curve: suspicion of the bots. Hatched: was a traitor.
web-truth-save-picture = Save the picture
web-truth-file = The game as a file
web-truth-file-how = Everything that happened, with the secrets and a proof that the cards were dealt fairly. It can be watched on any server.
web-truth-save-file = Save the file
web-top = Screen for the table
web-top-full = Full screen
web-top-come = Come and sit down
web-top-join = Scan this with your phone to sit down.
web-top-join-later = Scan this to watch on your phone.
web-search = Search
web-summary = In short
web-nothing-found = Nothing was found.
web-learn-title = Learn { $game }
web-learn-how = In the guided game you play a real first game against bots, and whatever is new is explained when it comes. You can leave at any time. Or read the guide below first.
web-learn-game = Start the guided game
web-practice-lifeboat = Practise a check
web-practice-unfathomable = Practise a skill check
web-practice-thing = Practise an encounter
web-page-of = Page { $n } of { $count }
web-next = Next
web-explain-me = Explain the rules to me as we play
web-characters = Characters
web-host-decides = The host of the table decides.
web-game-options = Rules of the game
web-readings = How we read the rules
web-readings-why = Where the rulebook can be understood in two ways, the table chooses.
web-reading-other = not our usual reading
web-as-usual = as usual
web-changed-count =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
web-board-own = I own the board
web-board-numbers = Numbers of the board
web-board-why = Most of these numbers are our own design: they stand on the board and in no text that we know. If you own the board, write what is printed on yours. { $players } stands for the number of players: { $example }.
web-board-ours = ours: { $n }
web-board-our-own = ours
web-board-in-book = in the rulebook
web-board-corrected = corrected
web-board-reset = Back to our numbers
web-board-server = This server plays with a corrected board of its own.
web-board-use-server = Take this server’s board
web-board-wrong = A whole number from { $low } to { $high }, or { $players } with a number added or taken away: { $example }.
web-board-wrong-face = Choose one of the faces.
web-rules-board = Board
web-not-ready = Not ready yet
web-rename = Change my name
web-choose-bot = A bot for seat { $letter }
web-bot-secret = Once a bot sits, nobody is told which one it is, not even you.
web-bot-surprise-why = One of the stronger ones, drawn by lot.
web-bot-persona-why = Plays and talks like somebody with habits, drawn by lot.
web-bot-belief-why = Remembers everything and reckons who is on which side.
web-bot-sensible-why = Quick and reasonable, without suspicion.
web-bot-random-why = Does anything that is allowed. To try things out.
web-bot-own = A character of your choice
web-bot-own-why = How it plays if it is loyal, and how if it is a traitor.
web-bot-loyal = If loyal
web-bot-traitor = If a traitor
web-bot-any = by lot
web-bot-seat-it = Seat this bot
web-lobby-talk = Talk until it begins
web-share = Share
web-table-title = Name of the table
web-pace-untimed-why = Answers may take as long as they take. Whoever wants to be told that it is their turn sets up notifications.
web-pace-live-why = Everybody is there. When the time is up, a plain rule answers.
web-pace-days-why = A decision a day, from wherever you are. Nights do not count.
web-pace-decision = Time for a decision
web-pace-window = Time for a reaction
web-pace-remind = A reminder after
web-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-quiet-from = Quiet hours from
web-quiet-to = Quiet hours until
web-quiet-zone = Time zone: { $zone }
web-weekends = The clock runs at weekends
web-listed-why = Anybody can come. Otherwise the link is needed.
web-may-watch = Others may watch
web-may-watch-why = Spectators see what everybody sees, and no secret. Without them, one person against bots is not asked questions that have a single answer.
web-watch-delay = They see it later by
web-notifications-how = When a table waits for you and you are not there, you are told so here. The message says which table waits, and never what happens there.
web-notifications-yours = You are told here
web-notification-new = Add a place
web-notification-where = Where?
web-notification-for = For which table?
web-notification-all = All my tables
web-notification-add = Add
web-notification-test = Try it
web-notification-drop = Remove { $where }
web-notification-push = This browser
web-notification-push-how = A message of this browser, also while the page is closed. The browser will ask you whether it may.
web-notification-mail = Mail
web-notification-mail-how = You get one letter with a link first, so that nobody can order letters for others.
web-notification-discord = Discord
web-notification-discord-how = In the settings of a Discord channel, under integrations, make a webhook and copy its address.
web-notification-telegram = Telegram
web-notification-telegram-how = Make a bot of your own with BotFather, write to it once, and give its token and the number of your chat.
web-notification-webhook = Webhook
web-notification-webhook-how = For whoever has a service of their own: it gets the text and the link as JSON. Only public addresses with https.
web-notification-field-address = Mail address
web-notification-field-discord = Address of the webhook
web-notification-field-token = Token of the bot
web-notification-field-chat = Number or name of the chat
web-notification-field-url = Address
web-notification-added = You will be told there.
web-notification-letter = A letter is on its way. Follow the link in it, and you will be told there.
web-notification-confirmed = The address is confirmed: you will be told there.
web-notification-sent = The test was sent.
web-notification-not-sent = The test could not be delivered. Please look at the address again.
web-notification-dropped = You will not be told there any more.
web-notification-not-allowed = The browser does not allow messages from this page.
web-notification-not-discord = This is not the address of a Discord webhook.

## The table at its real sizes

web-tools = Why, orders, undo
web-thing-dark-short = Dark
web-thing-role-human = You win if every living human leaves the station, and no alien is among them.
web-thing-role-alien = You win if the humans do not: get away with them, or let nobody get away.
web-thing-does-activate = uses the room it is given to
web-thing-does-repair = takes damage off a room
web-thing-does-sabotage = harms the room it is given to
web-thing-does-flamethrower = avoid people, drive the alien off, burn a room
web-thing-does-second-flamethrower = avoid people, drive the alien off, burn a room
web-thing-does-dynamite = drive the alien off, or burn a room; once
web-thing-does-firearm = avoid an encounter, again and again
web-thing-does-melee = avoid an encounter, once
web-thing-does-fuel = brings fuel to where you stand, once
web-thing-does-tools = takes off damage where you stand, once
web-thing-does-keys = start the Snowcat or the helicopter
web-thing-does-wire = with fire: anybody shows the role
web-thing-does-flashlight = you see what you lay in the dark
