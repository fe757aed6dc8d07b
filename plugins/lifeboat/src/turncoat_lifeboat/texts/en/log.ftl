# Lifeboat: what the log tells. A form .known is for who is told the secret part too.

## What players do

log-chose-row = { $player } rows
log-rolled-row = { $player } rolls { $die } at the oars
log-chose-bail = { $player } bails with { $card }
log-chose-accuse = { $player } accuses { $seat }
log-chose-untie = { $player } pulls at the ropes
log-rolled-untie = { $player } rolls { $die } to slip the ropes
log-chose-rest = { $player } rests
log-chose-gnaw = { $player } gnaws at the hull
log-rolled-gnaw = { $player } rolls { $die } to wreck the hull
log-chose-keep-on-top = { $player } leaves one weather card on top and puts the other under the deck
    .known = { $player } leaves { $card } on top and puts the other weather card under the deck
log-chose-steady-up = { $player } plays Rope { $value }: the result will be { $shift } more
log-chose-steady-down = { $player } plays Rope { $value }: the result will be { $shift } less
log-chose-roll-again = { $player } plays Oar { $value } and rerolls the die
log-chose-discard = { $player } discards { $card }

## Events

log-checked = the check comes to { $total } against { $target }
log-voted = { $seat } votes against { $against }
    .item = { $seat } against { $against }
log-join-votes = votes: { $list }
log-second-watch = the second watch begins at distance { $distance }: everyone is dealt another loyalty card
log-vowed = { $seat } makes a secret vow
    .known = { $seat } vows never to vote against { $to }
    .item = { $seat }
    .known-item = { $seat } (never to vote against { $to })
log-join-vows = secret vows are made by { $list }
log-prevented = { $seat } plays Bail { $value } and prevents { $n } damage

## Cards

log-moved-effort-hand =
    { $count ->
        [one] { $player } draws { $count } effort card
       *[other] { $player } draws { $count } effort cards
    }
    .known = { $player } draws: { $cards }
log-moved-hand-efforts-added =
    { $count ->
        [one] { $player } adds { $count } card to the check
       *[other] { $player } adds { $count } cards to the check
    }
    .known = { $player } adds to the check: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-adds = cards for the check: { $list }
log-moved-effort-efforts-added = the top effort card is added to the check as fate
log-shown-efforts-added-efforts-shown = the check is shown: { $cards }
log-moved-weather-looking =
    { $count ->
        [one] { $player } looks out and sees the top weather card
       *[other] { $player } looks out and sees the top { $count } weather cards
    }
    .known = { $player } looks out and sees: { $cards }
log-shown-weather-sky = the weather: { $cards }
log-moved-loyalty-deck-loyalty =
    { $count ->
        [one] { $player } is dealt { $count } loyalty card
       *[other] { $player } is dealt { $count } loyalty cards
    }
    .known = { $player } is dealt a loyalty card: { $cards }
    .item = { $player } ({ $count })
    .known-item = { $player } ({ $cards })
log-join-loyalty = loyalty cards are dealt: { $list }
log-shown-loyalty-faceup = { $player } reveals this loyalty card: { $cards }
log-shuffled-effort =
    { $count ->
        [one] { $count } spent card becomes the new effort deck
       *[other] { $count } spent cards are shuffled into a new effort deck
    }
log-looked-weather =
    { $count ->
        [one] { $player } looks at the top weather card
       *[other] { $player } looks at the top { $count } weather cards
    }
    .known = { $player } looks at the top of the weather deck: { $cards }

## The boat and the people in it

log-changed-distance = the boat is at distance { $to }
    .up =
        { $change ->
            [one] the boat goes { $change } space ahead, to distance { $to }
           *[other] the boat goes { $change } spaces ahead, to distance { $to }
        }
    .down =
        { $change ->
            [one] the boat goes { $change } space back, to distance { $to }
           *[other] the boat goes { $change } spaces back, to distance { $to }
        }
log-changed-hull = the hull is at { $to }
    .up = the hull is mended by { $change } and is now at { $to }
    .down = the hull takes { $change } damage and is now at { $to }
log-changed-rations = rations left: { $to }
    .up =
        { $change ->
            [one] { $change } ration is gained; there are now { $to }
           *[other] { $change } rations are gained; there are now { $to }
        }
    .down =
        { $change ->
            [one] { $change } ration is lost; left: { $to }
           *[other] { $change } rations are lost; left: { $to }
        }
log-changed-captain = { $to } is captain now
log-changed-lashed = the ropes of { $player } have changed
    .up = { $player } is lashed to the mast
    .down = { $player } comes free
