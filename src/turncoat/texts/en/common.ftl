# What all games say: how sentences are put together, the kernel's questions, answers and events. Refusals: refusals.ftl.

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
