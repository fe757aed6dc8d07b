# What the table in a terminal says by itself. Names, questions, options and the log are said by the other files.
# $enter is the name of the key, $command a whole command line: neither is translated.

## Several people at one screen

terminal-curtain = { $player }: your answer is needed. Press { $enter } when only you look.
terminal-no-curtain = This output cannot be cleared: what one player sees stays readable for the next.

## The table

terminal-title = { $game } | { $player }
terminal-your-turn = It is your turn.
terminal-turn-of = Turn: { $player }.
terminal-waiting = Waiting for { $players }: answers are opened together.
terminal-relaxed = Relaxed table: who is not asked has nothing to play.
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
terminal-yours = Only you see this
terminal-your-orders = Standing orders
terminal-lately = What happened lately
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
terminal-help-why = may you do it now, and if not, which rule says so
    .typed = { terminal-command-why } ACTION
terminal-help-log = everything that happened, as far as you may know
    .typed = { terminal-command-log }
terminal-help-say = what you could say to the table now; with a number, say it
    .typed = { terminal-command-say } NUMBER
terminal-help-orders = your standing orders, and how to give one
    .typed = { terminal-command-orders }
terminal-help-order = let the table answer for you at such moments, for instance: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
    .typed = { terminal-command-order } ACTION MOMENT UNTIL
terminal-help-forget = take an order back, by its number
    .typed = { terminal-command-forget } NUMBER
terminal-help-save = write the whole game to a file, secrets and all
    .typed = { terminal-command-save } FILE
terminal-help-quit = leave the game
    .typed = { terminal-command-quit }
terminal-help-english = The English commands work too: { $commands }.

## Answers to commands

terminal-why-what = Why what? For instance: { terminal-command-why } { $action }
terminal-no-such-action = No action is called “{ $text }”. There are: { $actions }.
terminal-orders-title = Your standing orders
terminal-no-orders = You have no standing orders.
terminal-orders-how =
    { terminal-command-order } ACTION MOMENT UNTIL: the moment by its number; until is { terminal-until-turn } (your next turn) or
    { terminal-until-end } (the end of the game). For instance: { terminal-command-order } { verb-pass } { terminal-any-moment } { terminal-until-turn }
terminal-moments = Moments
terminal-any-moment = any
terminal-order = { $action }; moment: { $moment }; { $until ->
        [turn] until your next turn
       *[end] until the end of the game
    }
terminal-bad-order = Type { terminal-command-orders } to see how one is given.
terminal-ordered = From now on: { $order }.
terminal-forgotten = Forgotten: { $order }.
terminal-no-such-order = You have given no such order. Type { terminal-command-orders } to see yours.
terminal-save-where = Save where? For instance: { terminal-command-save } { $file }
terminal-save-over = { $path } is there already. Overwrite it? { terminal-yes-or-no }
terminal-not-saved = Not saved.
terminal-saved = Saved to { $path }. The file holds every secret of this game: no peeking.
terminal-cannot-save = Cannot write { $path }: { $problem }.
terminal-no-such-path = { $path } is no place for a file.
terminal-quit-sure = Leave? The game is lost unless you saved it; { $command } goes on with a saved one. { terminal-yes-or-no }
terminal-staying = Then the game goes on.
terminal-log-empty = Nothing has happened yet.
terminal-no-talk = Nothing is said at tables of this game.
terminal-say-how = Type { terminal-command-say } and a number to say it to everybody.
terminal-nothing-to-say = There is nothing that you could say now.
terminal-no-such-phrase = “{ $text }” is none of the things that you could say. Type { terminal-command-say } to see them.

## What was not understood

terminal-empty-input = Type a number from { $first } to { $last }, or ? for help.
terminal-not-understood = “{ $text }” is neither an option nor a command. Type a number from { $first } to { $last }, or ? for help.
terminal-not-now = “{ $text }” is not possible now. Type { terminal-command-why } { $action } to hear why.

## The end

terminal-over = { $game }: the game is over
terminal-winners = Winners: { $players }.
terminal-no-winners = Nobody wins.
terminal-side-column = Side
terminal-result-column = Result
terminal-won = won
terminal-lost = lost
terminal-truth = How things really were
terminal-minds = What the bots thought
terminal-minds-how = How much each suspected the others, on average, after so much of the game: those who were traitors then / those who were not.
terminal-persona-column = Character
terminal-suspicion = { $traitors } / { $others }
terminal-seed = Seed { $seed }: with the same players, people and options it deals this game again.
terminal-goodbye = The game was left.
