# Lifeboat: what the effects on cards say. An argument of a node is named after its field.

## The boat

node-damage = the <hull>hull</hull> takes { $amount } damage
node-repair = mend the <hull>hull</hull> by { $amount }
node-gain-rations =
    { $amount ->
        [one] gain { $amount } <rations>ration</rations>
       *[other] gain { $amount } <rations>rations</rations>
    }
node-lose-rations =
    { $amount ->
        [one] lose { $amount } <rations>ration</rations>
       *[other] lose { $amount } <rations>rations</rations>
    }
# A number below zero takes the boat back; no card goes further back than one space.
node-advance =
    { $amount ->
        [-1] the boat goes back a space
        [one] the boat goes { $amount } space ahead
       *[other] the boat goes { $amount } spaces ahead
    }

## Cards

node-draw =
    { $who ->
        [you] draw
       *[they] { $subject } draws
    } { $count ->
        [one] { $count } effort card
       *[other] { $count } effort cards
    }
node-discard =
    { $who ->
        [you] discard
       *[they] { $subject } discards
    } { $count ->
        [one] { $count } effort card
       *[other] { $count } effort cards
    }
node-look-ahead =
    { $count ->
        [one] look at the top weather card and leave it there
       *[other] look at the top { $count } weather cards and leave them there
    }

## People

node-captain = the captain
seats-everyone-is-lashed = a lashed player
    .each = each lashed player
named-quarrel = the next player after the captain who is not lashed becomes captain

## Conditions

node-track-value = { $track }
# Only the hull is asked about in this way.
node-at-least = if the <hull>hull</hull> is at least { $bound }
    .not = if the <hull>hull</hull> is below { $bound }
at-least-seat-count =
    { $n ->
        [one] with { $n } or more players
       *[other] with { $n } or more players
    }
at-least-cards-in =
    { $n ->
        [one] if there is at least { $n } spent effort card
       *[other] if there are at least { $n } spent effort cards
    }
at-most-track-value-distance = if the distance is { $n } or less
at-most-rolled-plus = if the roll is no higher than the distance plus { $extra }
