# What the page says on its first look, the start page. Its other screens: screens.ftl.

## Start

web-title = Turncoat
web-tagline = Board games with a traitor at the table. Play against bots right away, or send friends a link: no account, nothing to install.
web-language = Language
web-theme = Theme
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-your-name = Your name
web-guest = Guest
web-play-now = Play now
web-host = Invite friends
web-players-range = Players: { $fewest }–{ $most }
web-your-games = Your games
web-all-finished = All { $n } finished games
web-continue = Continue
web-open-tables = Open tables
web-join = Join
web-watch = Watch
web-waits-for-you = Your turn
web-stage-gathering = waiting for players
web-stage-dealing = dealing
web-stage-playing = in progress
web-stage-over = finished
web-table-people =
    { $people }; bots: { $bots }; { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-how = How it works

## Scenarios

web-scenarios = Short scenarios
web-scenarios-why = Situations from the middle of a game. Roles and hands are dealt again each time.
web-scenarios-all = All { $n } scenarios
web-scenario-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
web-scenario-host = With friends
web-whole-games = Whole games
web-daily = Today’s table: { $title }
web-daily-why = The same deal for everyone on this server today. It’s for fun: nothing stops anyone from playing it twice, so only the first game on each device counts.
web-daily-play = Play today’s table
web-daily-again = Play again (doesn’t count)

## Lobby

web-to-start = Home

## Connection

web-connecting = Connecting…
web-announcement = Message from the server’s operator
web-announcement-close = Close the message
web-opening-code = Opening a table on this server takes an invite code. Joining by a link doesn’t.
web-opening-host = Only the server’s operator opens tables here. To play, join by a link.
web-opening-code-field = Invite code
web-opening-host-field = Operator’s code
web-opening-keep = Use code
web-opening-kept = Code saved in this browser.
web-privacy = Privacy
web-refused = That didn’t work. Please try again.

## The table

web-your-turn = Your turn · { $game }

## Prompt, log, talk, notes, sound

web-sound = Sound

## Start page, lobby, rules, calls

web-pages = Pages
web-teach = Just teach me
web-rules = Rules
web-notifications = Notifications
web-install = Install
web-have-link = Got a link?
web-have-link-how = Paste the link or the table’s code.
web-link-or-code = Link or code
web-go-there = Go
web-wrong-link = That isn’t a link to a table. Please copy the whole link.
web-running-tables = Games to watch
web-look-back = Look back
web-how-table = Take a seat
web-how-table-why = All your friends need is a link, and bots fill the empty seats. Everyone reads in their own language.
web-how-answer = Make your move
web-how-answer-why = Every legal move is a button that says what it does, and every line of the log cites its rule. You don’t need to know the rules by heart.
web-how-secret = Keep your secret
web-how-secret-why = Your secrets stay on the server until you may see them. No browser is sent anything its player may not see.
web-how-truth = See the truth
web-how-truth-why = When it’s over, everything is revealed: who was who, what everyone did, and what the bots believed.
web-notice = Turncoat is unofficial and isn’t connected with the publishers of these games, who own their names. All artwork and text is our own.
web-pace-untimed-short = untimed
web-pace-live-short = live
web-pace-days-short = slow
web-offline = You’re offline. You can read the rules you’ve opened before; games wait until you’re back online.
web-newer = A newer version of this page is available.
web-renew = Update now
web-later = Later

## Replay, truth and the table’s own screen

web-replay-import = Open a saved game
web-replay-import-how = Watch a game that was saved to a file. The server first checks that nothing in it was changed.
web-replay-open = Choose a file
web-replay-checking = Checking the file…
web-replay-no-file = That isn’t a game file.
web-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
