# What the table in a terminal says by itself. Names, questions, options and the log are said by the other files.
# $enter is the name of the key, $command a whole command line: neither is translated.

## Several people at one screen

terminal-curtain = { $player }: it’s your turn to answer. Press { $enter } when no one else is looking.
terminal-no-curtain = This output can’t be cleared: the next player can still read what you see.

## The table

terminal-title = { $game } | { $player }
terminal-your-turn = It’s your turn.
terminal-turn-of = Turn: { $player }.
terminal-waiting = Waiting for { $players }: answers are revealed together.
terminal-relaxed = Relaxed table: players with nothing to play aren’t asked.
terminal-none = none
terminal-empty = empty: { $piles }
terminal-player-column = Player
terminal-person = { $player }, person
terminal-bot = { $player }, bot
terminal-card-on-top = on top: { $card }
terminal-card-at-bottom = at the bottom: { $card }
terminal-card-at = no. { $n } from the top: { $card }
terminal-known-to =
    known to { $player }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terminal-partly-known = { $n }, among them { $cards }
terminal-yours = Only you can see this
terminal-your-orders = Standing orders
terminal-lately = Recent events
terminal-earlier =
    { $n ->
        [one] … and { $n } line before that
       *[other] … and { $n } lines before that
    }: type { terminal-command-log }
terminal-rule = §{ $rule }
terminal-owed = Asked of you: type { terminal-command-say } to answer

## The decision

terminal-from-card = Card: { $card }
terminal-prompt = { $first }–{ $last } or ? >
terminal-prompt-only = { $enter } or ? >
terminal-more = { $enter } for more, { terminal-stop } to stop >
terminal-stop = q
terminal-yes-or-no = (yes/no)
terminal-yes = yes
terminal-yes-short = y

## Commands, as they are typed

terminal-command-help = help
terminal-command-look = look
terminal-command-why = why
terminal-command-log = log
terminal-command-say = say
terminal-command-orders = orders
terminal-command-order = order
terminal-command-forget = forget
terminal-command-save = save
terminal-command-quit = quit
terminal-until-turn = turn
terminal-until-end = end

## Help

terminal-help-number = take that option; its words work too
    .typed = NUMBER
terminal-help-enter = take the option, if there is only one
    .typed = { $enter }
terminal-help-look = draw the table again
    .typed = { terminal-command-look }
terminal-help-why = can you do it now, and if not, which rule says so
    .typed = { terminal-command-why } ACTION
terminal-help-log = everything that happened, as far as you may know
    .typed = { terminal-command-log }
terminal-help-say = what you could say to the table now; with a number, say it
    .typed = { terminal-command-say } NUMBER
terminal-help-orders = your standing orders, and how to set one
    .typed = { terminal-command-orders }
terminal-help-order = let the table answer for you at such moments, for example: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
    .typed = { terminal-command-order } ACTION MOMENT UNTIL
terminal-help-forget = cancel an order by its number
    .typed = { terminal-command-forget } NUMBER
terminal-help-save = write the whole game to a file, secrets and all
    .typed = { terminal-command-save } FILE
terminal-help-quit = leave the game
    .typed = { terminal-command-quit }
terminal-help-english = The English commands work too: { $commands }.

## Answers to commands

terminal-why-what = Why what? For example: { terminal-command-why } { $action }
terminal-no-such-action = There’s no action called “{ $text }”. There are: { $actions }.
terminal-orders-title = Your standing orders
terminal-no-orders = You have no standing orders.
terminal-orders-how =
    { terminal-command-order } ACTION MOMENT UNTIL: the moment is its number; until is { terminal-until-turn } (your next turn) or
    { terminal-until-end } (the end of the game). For example: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
terminal-moments = Moments
terminal-any-moment = any
terminal-order = { $action }; moment: { $moment }; { $until ->
        [turn] until your next turn
       *[end] until the end of the game
    }
terminal-bad-order = Type { terminal-command-orders } to see how to set one.
terminal-ordered = From now on: { $order }.
terminal-forgotten = Cancelled: { $order }.
terminal-no-such-order = You have no such order. Type { terminal-command-orders } to see yours.
terminal-save-where = Save where? For example: { terminal-command-save } { $file }
terminal-save-over = { $path } already exists. Overwrite it? { terminal-yes-or-no }
terminal-not-saved = Not saved.
terminal-saved = Saved to { $path }. The file contains every secret of this game: no peeking.
terminal-cannot-save = Can’t write { $path }: { $problem }.
terminal-no-such-path = Can’t save a file at { $path }.
terminal-quit-sure = Leave? You’ll lose the game unless you’ve saved it; { $command } continues a saved one. { terminal-yes-or-no }
terminal-staying = Then the game continues.
terminal-log-empty = Nothing has happened yet.
terminal-no-talk = Players can’t talk in this game.
terminal-say-how = Type { terminal-command-say } and a number to say it to everyone.
terminal-nothing-to-say = There’s nothing you can say right now.
terminal-no-such-phrase = You can’t say “{ $text }” right now. Type { terminal-command-say } to see what you can say.

## What was not understood

terminal-empty-input = Type a number from { $first } to { $last }, or ? for help.
terminal-not-understood = “{ $text }” isn’t an option or a command. Type a number from { $first } to { $last }, or ? for help.
terminal-not-now = You can’t do “{ $text }” right now. Type { terminal-command-why } { $action } to see why.

## The end

terminal-over = { $game }: the game is over
terminal-winners = Winners: { $players }.
terminal-no-winners = No one wins.
terminal-side-column = Side
terminal-result-column = Result
terminal-won = won
terminal-lost = lost
terminal-truth = What really happened
terminal-minds = What the bots thought
terminal-minds-how = How strongly each bot suspected the others, on average, at that point in the game: players who were traitors then / players who weren’t.
terminal-persona-column = Character
terminal-suspicion = { $traitors } / { $others }
terminal-seed = Seed { $seed }: with the same players, people and options it deals the same game.
terminal-goodbye = You left the game.

## Replays

replay-ended = { $game }. { $ending } Players: { $seats }, answers: { $answers }.
replay-ended-after-talk = { $game }. { $ending } Players: { $seats }, answers: { $answers }, statements: { $said }.
replay-running = The game isn’t over.
replay-side = { $player }: { $side }
replay-won = { $player }: { $side }, won
