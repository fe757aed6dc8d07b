# What the other screens of the page say: lobby, table, replay, rules, notifications. Loaded after the start page.

## Start

web-play = Play

## Scenarios

web-scenario-begin = Begin
web-scenario = Scenario
web-scenario-none = None: the whole game
web-scenario-none-why = A game from its beginning. A scenario starts in the middle of one and sets the number of players.
web-scenario-choice = { $title } ({ $n })
web-daily-today = Today’s table
web-daily-results = How others played it
web-daily-won =
    { $games ->
        [one] { $games } game finished
       *[other] { $games } games finished
    }, { $won } won ({ $share }%).
web-daily-uncounted = This game doesn’t count: you’ve already played today’s table.
web-daily-first = Your first decision
web-daily-second = Your second decision
web-daily-third = Your third decision
web-daily-count = { $n }×

## Lobby

web-seats = Seats
web-options = Options
web-seat-free = Free
web-you = (you)
web-sit = Sit down
web-stand = Stand up
web-add-bot = Bot
web-free-seat = Remove { $name }
web-bot-kind = Bot type
web-bot-surprise = A regular at random
web-bot-belief = Hard
web-bot-search = Expert
web-bot-sensible = Easy
web-bot-persona = Normal
web-bot-random = Random
web-fill = Fill with bots
web-invite = Invite
web-invite-how = Anyone with this link can take a seat.
web-link = Link
web-renew-link = Replace link
web-link-renewed = New link created. The old one no longer works.
web-show-link = Show link and code
web-copy = Copy
web-copied = Copied
web-not-copied = Your browser blocked copying. The link is selected, so you can copy it yourself.
web-qr = QR code for the link
web-ready = Ready?
web-is-ready = Ready
web-start = Start
web-dealing = Shuffling… Every player’s device adds to the shuffle, so no one can rig it.
web-wait-seats = Some seats are free: invite people or add bots.
web-wait-host = The host is filling the seats that are left.
web-wait-sit = Take a seat; the host starts the game when all are taken.
web-wait-ready = Waiting for everyone to be ready.
web-wait-start = Everyone’s ready. The host can start the game.
web-can-start = Everyone’s ready.
web-player-count = Number of players
web-pace = Time limit
web-pace-untimed = No time limit
web-pace-live = Live: minutes per decision
web-pace-days = Slow: hours or days per decision
web-reactions = Reactions
web-reactions-express = Express
web-reactions-express-why = Only players with something to play are asked: what they hold stays hidden, but not that they could react.
web-reactions-together = All at once
web-reactions-together-why = Everyone is asked at the same time: who could react, who passed right away and who has a standing order stays hidden.
web-reactions-in-turn = One by one
web-reactions-in-turn-why = Players answer in turn order: who could react stays hidden, but everyone sees how long each of them thinks.
web-reactions-strict = Strict
web-reactions-strict-why = Everyone answers every time, without standing orders: even a player who never means to react stays hidden.
web-reactions-other = Other
web-reactions-other-why = { $secrecy }. { $windows }.
web-bot-pace = Delay before a bot answers
web-bot-pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-chat = Talk during the game
web-chat-phrases = Ready-made phrases, shown to each player in their own language
web-chat-free = Ready-made phrases and free text
web-listed = Listed on the home page

## Connection

web-reconnecting = Connection lost. Reconnecting…
web-door = You need an invitation
web-door-host = This table is hosted by { $host }. Ask them for the invitation link.
web-door-players = Ask the player who set the table up for the invitation link.
web-door-how = The table’s own address isn’t enough: the link from its lobby lets you in.
web-no-table = Table not found
web-no-table-why = It doesn’t exist, or you need an invitation.
web-no-page = Page not found
web-no-page-why = The address may be mistyped, or the link may be out of date.
web-revoked = This device is signed out
web-revoked-why = This device was signed out of the seat.
web-closed = This table is closed
web-closed-why = The server’s operator has closed it.

## The table

web-board = Board
web-dials = Tracks
web-places = Where everything is
web-piles = Cards
web-players = Players
web-own = Only you can see this
web-unknown-card = unknown card
web-nobody = no one
web-is-bot = bot
web-name-like = looks like player { $letter }’s name
web-is-away = away
web-is-asked = is deciding
web-turn = Turn
web-turn-of = Turn: { $player }
web-watching = You’re watching
web-paused = The game is paused
web-tabs = Sections of the table
web-tab-board = Board
web-tab-seats = Players
web-tab-log = Log & talk
web-tab-notes = { web-notes }

## The prompt

web-prompt = Your decision
web-waiting = Waiting for { $players }
web-answered-waiting = You’ve answered. Waiting for { $players }
web-going-on = The game goes on…
web-why-not = Why not?
web-why-not-what = Which action were you looking for?
web-undo = Undo
web-clock = Time left
web-rule = Rule
web-see-also = See also
web-no-rule = This rule isn’t in the book.
web-asked-undo = { $player } wants to undo their last move.
web-asked-end = { $player } wants to end the game and reveal all roles.
web-asked-pause = { $player } wants a pause.
web-asked-pace-days = { $player } wants to play slowly: a day and a half per decision.
web-asked-pace-live = { $player } wants to play live: two minutes per decision.
web-asked-pace-untimed = { $player } wants to play without a time limit.
web-agree = Agree
web-disagree = Decline
web-take-back = Withdraw

## Log and talk

web-log = What happened
web-talk = What was said
web-nothing-said = Nothing’s been said yet.
web-say-something = Say something…
web-speak-to = Say something to { $player }
web-say-to = Say to this player
web-to-accuse = Accuse
web-to-trust = Trust
web-to-explain = Explain
web-to-promise = Promise
web-to-thank = Thank
web-phrases = Phrases
web-no-phrases = There’s nothing to say right now.
web-message = Message
web-send = Send
web-close = Close

## The menu

web-menu = Menu
web-number-keys = Choose answers with number keys
web-keys-help = Number keys choose an answer, arrow keys move between answers, and Tab reaches everything else.
web-ask-pause = Ask for a pause
web-ask-slow = Ask to play slowly
web-ask-live = Ask to play live
web-voice-link = Link to the voice call
web-voice-how = An https link, shown to the players at this table only.
web-voice-save = Save
web-voice-join = Join the voice call
web-voice-change = Change the call’s link
web-voice-add = Add a voice call
web-resume = Resume
web-leave = Let a bot play for me
web-return = Take over from the bot
web-ask-end = Ask to end the game
web-move = Play on another device
web-move-how = Scan this with your other device within ten minutes.

## The end

web-over = The game is over
web-you-won = You won
web-you-lost = You lost
web-won = won
web-ended-by-agreement = Everyone agreed to end the game.
web-ended-by-operator = The server’s operator has closed this table.
web-muted = The server’s operator has muted you at this table. Ready-made phrases still work.
web-rematch = Play again
web-to-rematch = Go to the new table

## Skill checks, cards and sheets

web-check = Skill check
web-check-needs = Needs { $target }
web-check-partly = partial pass from { $target }
web-check-given = Cards added
web-check-chaos =
    { $count ->
        [one] { $count } card from the chaos deck
       *[other] { $count } cards from the chaos deck
    }
web-check-cards = Cards in the check
web-check-aside = Hide the check
web-check-back = Show the check
web-card-offered = can be chosen
web-card-read = Read { $card }
web-sheet = Sheet
web-sheet-open = What everyone can see

## What kills us next

web-danger = What kills us next
web-danger-about = Based on what everyone can see, at the pace of recent rounds.
web-danger-defeats = Ways to lose
web-danger-setbacks = Setbacks
web-danger-in-turns =
    { $n ->
        [one] { $comes } in about { $n } turn
       *[other] { $comes } in about { $n } turns
    }
web-danger-in-rounds =
    { $n ->
        [one] { $comes } in about { $n } round
       *[other] { $comes } in about { $n } rounds
    }
web-danger-steady = { $name }: { $left } of { $of } left, not falling
web-danger-left = { $name }: { $left } of { $of } left
web-danger-any-time = { $comes }: at any time
web-danger-is-here = { $name }: it has come
web-danger-decided = { $name } decided the game
web-danger-of = { $left } of { $of } left
web-danger-lost-turns =
    { $n ->
        [one] { $lost } lost in the last turn
       *[other] { $lost } lost in the last { $n } turns
    }
web-danger-lost-rounds =
    { $n ->
        [one] { $lost } lost in the last round
       *[other] { $lost } lost in the last { $n } rounds
    }
web-danger-kept-turns =
    { $n ->
        [one] Nothing lost on balance in the last turn
       *[other] Nothing lost on balance in the last { $n } turns
    }
web-danger-kept-rounds =
    { $n ->
        [one] Nothing lost on balance in the last round
       *[other] Nothing lost on balance in the last { $n } rounds
    }
web-danger-young = Too early to tell
web-danger-help = What helps:
web-danger-rule = Rule { $rule }

## What happened since the last answer

web-digest = Since your last answer
web-digest-nothing = Nothing yet.
web-digest-dials = Dials before and after
web-digest-about-you = Said about you
web-digest-said =
    { $n ->
        [one] { $n } remark about you
       *[other] { $n } remarks about you
    }
web-digest-show = Show it on the board
web-digest-way = Back through what happened
web-digest-at-now = Now
web-digest-now = Back to now
web-digest-past = Earlier
web-digest-back = One step back
web-digest-on = One step forward
web-digest-strip = What’s going on
web-digest-told = Caption: it stays while you point at it
web-speed = Reading speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast

## Prompt, log, talk, notes, sound

web-hold-to-see = Hold: my secret
web-my-secret = My secret
web-skip = Skip
web-reaction = Reaction
web-why = Why?
web-why-help = The rule behind this question
web-all-answers =
    { $n ->
        [one] Showing { $shown } of { $n } option. Show all
       *[other] Showing { $shown } of { $n } options. Show all
    }
web-undo-ask = Ask to undo
web-undo-agreed = Your last move has already had consequences, or someone else has been able to act since. It can only be undone if everyone agrees.
web-undo-never = Cards that were drawn or shown and dice that were rolled can’t be undone: what’s been seen can’t be unseen.
web-orders = Orders
web-orders-title = Standing orders
web-orders-how = At moments when you could react, the table can answer for you. No one sees that you’ve set an order.
web-orders-none = No standing orders yet.
web-order = { $when }: { $action } ({ $until })
web-order-any = Any moment
web-order-new = New order
web-order-when = When
web-order-action = Answer
web-order-until = For how long
web-until-turn = until my next turn
web-until-end = until the end of the game
web-order-give = Set this order
web-order-clear = Cancel: { $order }
web-order-pass-now = Pass until my next turn
web-order-ask-me = Ask me
web-order-never-ask = { $action }, and don’t ask me again
web-order-sealed-how = Everyone can choose this, whatever their side. The table answers after a pause that’s the same for everyone, so no one can tell.
web-gathered = Chosen so far
web-gathered-drop = Take back: { $answer }
web-gathered-confirm = Confirm
web-gathered-rest = The rest as listed
web-to-answer = Answer
web-log-filter = Filter the log
web-log-all = Everything
web-log-checks = Checks, dice, votes
web-log-moves = Moves
web-log-talk = What was said
web-log-about = About one player
web-log-open-all = Open all
web-log-close-all = Close all
web-log-set-up = Set-up, before the first turn
web-log-nothing = No lines of this kind yet.
web-since-last-look = Since you last looked
web-newest = Jump to the latest
web-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
web-back = Back
web-phrases-reply = Reply
web-phrases-intend = What I’ll do
web-phrases-saw = What I did and saw
web-phrases-suspect = Who I trust
web-phrases-ask = Ask someone
web-phrases-want = Ask for something
web-phrases-warn = Warn
web-notes = Notes
web-notes-how = Only you can read these, on any of your devices.
web-notes-saved = Saved
web-notes-saving = Saving…
web-marks = Who I trust, from full trust to accusation
web-mark = How suspicious?
web-mark-of = Suspicion
web-mark-is = Suspicion { $n }: { $what }
web-mark-none = no mark
web-mark-trusted = trusted
web-mark-rather = rather trusted
web-mark-unsure = unsure
web-mark-suspicious = suspicious
web-mark-accused = accused
web-volume = Volume
web-motion = Motion
web-details = Explain what each option does
web-preferences = Preferences
web-explain = Explanations
web-explain-start = Explain as I play
web-explain-stop = No more explanations
web-rulebook = Rulebook
web-rules-search = Words or a rule number
web-rules-chapter = Chapter
web-rules-all = All chapters

## Start page, lobby, rules, calls

web-rules-parts = Sections of the book
web-rules-guide = First game
web-rules-rules = All rules
web-rules-cards = Cards and characters
web-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-devices = Devices signed in to this seat
web-device-this = This device
web-device-other = Another device
web-device-since = since { $when }
web-device-revoke = Sign this device out
web-export = Save the game to a file
web-sure = Yes
web-sure-leave = A bot will play for you until you return. Let it take over?
web-sure-end = If everyone agrees, the game ends without a winner and all roles are revealed. End the game?
web-asked-missing = Still waiting for: { $players }
web-final = Are you sure?
web-final-why = This can’t be undone.
web-final-no = No, go back
web-final-yes = Yes, do it
web-secret-answers = Secret answers
web-secret-answers-why = Look here when no one can see your screen. Everyone with a secret has this button, so it gives nothing away.
web-secret-answers-none = Your side has no other answers to this question.
web-hold-to-read = Only for you: hold to read

## Replay, truth and the table’s own screen

web-replay = Watch the game again
web-replay-to-table = Back to the table
web-replay-loading = Rebuilding the game…
web-replay-running = As you saw it. The rest is revealed when the game is over.
web-replay-controls = Playback
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Previous step
web-replay-forward = Next step
web-replay-turn-before = Previous turn
web-replay-turn-after = Next turn
web-replay-speed = Speed
web-replay-where = Position in the game
web-replay-moment = { $n } of { $of }
web-replay-deal = The deal
web-replay-now = What’s happening
web-replay-eyes = Point of view
web-replay-all = All secrets
web-replay-everybody = What everyone saw
web-truth = What really happened
web-truth-skip = Show all
web-truth-to-table = Look at the table
web-truth-won = Victory: { $side }
web-truth-nobody-won = No one won
web-truth-parts = Sections of the report
web-truth-part-truth = The truth
web-truth-part-replay = Replay
web-truth-part-checks = Cards
web-truth-part-claims = Claims
web-truth-part-diaries = Diaries
web-truth-part-share = Share
web-truth-look = Watch
web-truth-percent = { $n }%
web-truth-timeline = Suspicion and truth
web-truth-timeline-how = How strongly the bots, on average, suspected each player. Select a point to watch that moment.
web-truth-no-diaries = No bot at this table kept a diary.
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
web-truth-checks = Who added which cards
web-truth-checks-how = Cards pointing up helped; cards pointing down did harm. What looks like sabotage may be all a player had.
web-truth-no-checks = No one added any cards.
web-truth-against =
    { $n ->
        [one] { $n } card against
       *[other] { $n } cards against
    }
web-truth-total = { $total } of { $target }
web-truth-for = helped
web-truth-hinders = did harm
web-truth-claims = What was said, and what was true
web-truth-claims-how = Every claim next to the truth at that moment. A wrong guess isn’t a lie. It’s a lie if the speaker knew it wasn’t true, or if a traitor accused a loyal player.
web-truth-no-claims = No one claimed anything.
web-truth-which = Which claims
web-truth-filter-all = All
web-truth-filter-true = True
web-truth-filter-false = Not true
web-truth-speaker = Who said it
web-truth-everybody = Everyone
web-truth-true = true
web-truth-untrue = not true
web-truth-mistaken = mistaken
web-truth-lie = a lie
web-truth-tally = true: { $right }, not true: { $wrong }
web-truth-open = unresolved
web-truth-was = { $player }: { $side } at the time
web-truth-gave = Added: { $cards }
web-truth-gave-nothing = Added nothing
web-truth-saw = Saw: { $cards }
web-truth-diaries = Bot diaries
web-truth-diaries-how = Who each bot suspected, why, and what it did next. A framed bar is about a player who was a traitor at the time.
web-truth-whose-diary = Whose diary
web-truth-beliefs = Suspicions
web-truth-rightly = rightly
web-truth-chose = Choice:
web-truth-marks = Players’ marks
web-truth-marks-how = How suspicious players found each other by the end. Above zero means suspicious.
web-truth-no-marks = No one has shared their marks.
web-truth-show-marks = Show everyone my marks
web-truth-hide-marks = Hide my marks
web-truth-share = Share
web-replay-link = Link to the replay
web-replay-link-how = It opens for anyone who has it, with everything that was done and said, once all who played agree.
web-replay-agree = I agree that anyone with the link may watch
web-replay-missing = Not agreed yet: { $players }
web-replay-moment-link = Link to this moment
web-truth-picture = A picture of the game
web-truth-picture-note = Line: the bots’ suspicion. Hatched: was a traitor.
web-truth-save-picture = Save the picture
web-truth-file = Game file
web-truth-file-how = Everything that happened, secrets included, with proof that the deal was fair. It can be watched on any server.
web-truth-save-file = Save the file
web-top = Screen for the table
web-top-full = Full screen
web-top-come = Come and take a seat
web-top-join = Scan this with your phone to take a seat.
web-top-join-later = Scan this to watch on your phone.
web-search = Search
web-summary = Summary
web-nothing-found = No results.
web-learn-title = Learn { $game }
web-learn-how = In the guided game you play a real first game against bots, and each new thing is explained as it comes up. You can leave at any time. Or read the guide below first.
web-learn-game = Start the guided game
web-page-of = Page { $n } of { $count }
web-next = Next
web-explain-me = Explain the rules as we play
web-characters = Characters
web-host-decides = The host decides.
web-game-options = Rules of the game
web-readings = How we read the rules
web-readings-why = Where the rulebook can be read in two ways, the table chooses.
web-reading-other = not our default reading
web-as-usual = default
web-changed-count =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
web-board-own = I own the board
web-board-numbers = Numbers of the board
web-board-why = Most of these numbers are our own design: they’re printed on the board and appear in no text we know. If you own the board, enter what’s printed on yours. { $players } stands for the number of players: { $example }.
web-board-ours = ours: { $n }
web-board-our-own = ours
web-board-in-book = in the rulebook
web-board-corrected = corrected
web-board-reset = Reset to our numbers
web-board-server = This server has its own corrected board.
web-board-use-server = Use this server’s board
web-board-wrong = Enter a whole number from { $low } to { $high }, or { $players } plus or minus a number: { $example }.
web-board-wrong-face = Choose one of the faces.
web-rules-board = Board
web-not-ready = Not ready
web-rename = Change my name
web-choose-bot = Bot for seat { $letter }
web-bot-secret = Everyone sees a bot’s name and temper. It keeps its temper on either side, so neither tells you whose side it’s on.
web-bot-another = Another bot instead of { $name }
web-bot-levels = By strength
web-bot-surprise-why = Anyone from the list below.
web-bot-belief-why = Remembers everything and works out who’s on which side.
web-bot-search-why = Works out who’s on which side, and tries its best moves in its head before it answers.
web-bot-sensible-why = Quick and reasonable; suspects no one.
web-bot-persona-why = Plays by the habits of its temper, and grows suspicious of what others do.
web-bot-random-why = Makes any legal move. Good for trying things out.
web-lobby-talk = Talk before the game
web-share = Share
web-table-title = Table name
web-pace-untimed-why = Take as long as you like. Turn on notifications to hear when it’s your turn.
web-pace-live-why = Everyone’s here. If your time runs out, the game makes a default move for you.
web-pace-days-why = A decision per day, from wherever you are. Nights don’t count.
web-pace-decision = Time per decision
web-pace-window = Time per reaction
web-pace-remind = Remind after
web-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-quiet-from = Quiet hours from
web-quiet-to = Quiet hours until
web-quiet-zone = Time zone: { $zone }
web-weekends = Weekends count
web-listed-why = Anyone can join. Otherwise they need the link.
web-may-watch = Allow spectators
web-may-watch-why = Spectators see only what everyone sees, never a secret. Without them, if you play alone against bots, questions with a single answer are skipped and bots pass at once.
web-watch-delay = Spectator delay
web-notifications-how = When a table is waiting for you and you’re away, we’ll let you know. The message says which table is waiting, never what’s happening there.
web-notifications-yours = Your notifications
web-notification-new = Add a channel
web-notification-where = Where?
web-notification-for = Which table?
web-notification-all = All my tables
web-notification-add = Add
web-notification-test = Send a test
web-notification-drop = Remove { $where }
web-notification-push = This browser
web-notification-push-how = A notification from this browser, even when the page is closed. The browser will ask for your permission.
web-notification-mail = Email
web-notification-mail-how = We’ll email you a link first, so that no one can sign other people up.
web-notification-discord = Discord
web-notification-discord-how = In a Discord channel’s settings, under Integrations, create a webhook and copy its address.
web-notification-telegram = Telegram
web-notification-telegram-how = Create a bot with @BotFather, send it a message, and paste its token and your chat ID.
web-notification-webhook = Webhook
web-notification-webhook-how = For your own service: it gets the text and the link as JSON. Public https addresses only.
web-notification-field-address = Email address
web-notification-field-discord = Webhook address
web-notification-field-token = Bot token
web-notification-field-chat = Chat ID or name
web-notification-field-url = Address
web-notification-added = Notifications are on.
web-notification-letter = We’ve sent you an email. Follow the link in it to turn notifications on.
web-notification-confirmed = Address confirmed. Notifications are on.
web-notification-sent = Test sent.
web-notification-not-sent = The test couldn’t be delivered. Please check the address.
web-notification-dropped = Notifications turned off.
web-notification-not-allowed = Your browser blocks notifications from this page.
web-notification-not-discord = That isn’t the address of a Discord webhook.

## The table at its real sizes

web-tools = Why, orders, undo
web-reach-here = This link works on this computer only.
web-reach-network = This link works in your Wi-Fi or local network only.
web-reach-farther = For friends elsewhere, end Turncoat and start it with
web-reach-open = To let in devices on your Wi-Fi, start Turncoat with
web-network = Friends on this Wi-Fi can join

## The meeting

web-meeting = Meeting
web-meeting-who = { $who } is accused
web-meeting-by = by { $by }
web-meeting-on = Meeting about { $who }. The game goes on when it’s over.
web-meeting-finish = I’m done
web-meeting-waits = You’re done. Still speaking: { $players }
web-meeting-is-done = done
web-meeting-done-of = Done: { $done } of { $all }
web-meeting-evidence = What everyone saw
web-meeting-no-evidence = No evidence yet.
web-meeting-about-you = About you
web-meeting-said = Said in the meeting
web-meeting-replies = Or simply say
web-meeting-against = Hold it against { $player }
web-meeting-for = Speak up for { $player }
web-meeting-why = Ask why
web-meeting-used = Said
web-meeting-look = Look at it
web-meeting-look-at = Look at it on the board: { $text }
web-meeting-board = Show the board
web-meeting-back = Back to the meeting
web-meeting-round = Round { $n }
web-meetings = Meetings
web-meetings-off = None
web-meetings-why = An accusation pauses the game for this long, so that everyone can speak. It ends sooner when all are done.
web-truth-in-meeting = in the meeting about { $player }
