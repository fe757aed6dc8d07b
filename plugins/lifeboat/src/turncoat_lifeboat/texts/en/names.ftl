# Lifeboat: the names of everything.
# A value is a label and begins with a capital. In Russian and Ukrainian the attributes are the cases, as they stand inside a
# sentence: in lower case, with a capital for cards, whose names stand in quotation marks.

## Cards

card-oar = Oar
card-bail = Bail
card-rope = Rope
card-sailor = Sailor
card-wrecker = Wrecker
card-squall = Squall
card-riptide = Riptide
card-leak = Leak
card-flying-fish = Flying Fish
card-becalmed = Becalmed
card-sharks = Sharks
card-driftwood = Driftwood
card-bitter-cold = Bitter Cold
card-rain-barrel = Rain Barrel
card-broken-oar = Broken Oar
card-quarrel = Quarrel
card-gulls = Gulls

## Families of cards

family-effort = Effort cards
family-loyalty = Loyalty cards
family-weather = Weather cards

## Tracks

track-distance = Distance
track-hull = Hull
track-rations = Rations
track-captain = Captain
track-watches = Watches begun
track-lashed = Lashed to the mast
track-revealed = Revealed wrecker
track-vow = Vow
track-watch-at = Distance of the second watch

## Short labels of the tracks that players read as numbers

track-distance-short = Distance
track-hull-short = Hull
track-rations-short = Rations

## Zones

zone-effort = Effort deck
zone-spent = Spent effort cards
zone-hand = Hand
zone-loyalty-deck = Loyalty deck
zone-loyalty = Loyalty cards
zone-faceup = Loyalty cards shown
zone-weather = Weather deck
zone-sky = Weather card in effect
zone-weather-spent = Spent weather cards
zone-efforts-added = Cards added to the check
zone-efforts-shown = Cards shown in the check
zone-looking = Cards being looked at

## Endings and sides

ending-landed = The boat has reached land.
ending-sunk = The boat has sunk.
ending-starved = The rations have run out.
ending-adrift = The weather deck has run out: the boat is adrift for good.
side-sailors = Sailors
side-wreckers = Wreckers

## Moments for reactions

trigger-before-die = a die is about to be rolled
trigger-after-die = a die has been rolled
trigger-would-damage = the hull is about to be damaged

## Settings of a table

setting-wreckers = Wreckers
    .help = Decides how many wrecker cards there are among the loyalty cards.
choice-wreckers-usual = As usual
choice-wreckers-many = More than usual
setting-sea = Sea
    .help = Decides how many rations the boat sets out with.
choice-sea-calm = Calm
choice-sea-rough = Rough

## Actions in a list

verb-row = row
verb-bail = bail out water
verb-look-out = look out
verb-accuse = accuse
verb-untie = untie oneself
verb-reveal = reveal oneself
verb-rest = rest
verb-gnaw = gnaw at the hull
verb-add = add a card
verb-done = finish
verb-vote = vote
verb-abstain = abstain
verb-vow = make a vow
verb-keep-on-top = keep a card on top
verb-steady-up = raise the result
verb-steady-down = lower the result
verb-roll-again = roll again
verb-prevent = prevent damage
verb-discard = discard a card
