# The Thing: the names of everything.
# A value is a label and begins with a capital. In Russian and Ukrainian the attributes are the cases, as they stand inside a
# sentence: in lower case for what the rulebook writes so, with a capital for cards, whose names stand in quotation marks.
# Places also have .in, .to and .from with their preposition, since some take one and some another.

## Cards and tokens

card-activate = Activate
card-repair = Repair
card-sabotage = Sabotage
card-flamethrower = Flamethrower
card-second-flamethrower = Second Flamethrower
card-dynamite = Dynamite / Molotov
card-firearm = Firearm
card-melee = Melee Weapon
card-fuel = Fuel
card-tools = Tools
card-keys = Keys
card-wire = Wire
card-flashlight = Flashlight
card-at-arsenal = Arsenal
card-at-storeroom = Storeroom
card-at-generator = Generator Room
card-at-boiler = Boiler Room
card-at-kitchen = Kitchen
card-at-laboratory = Laboratory
card-at-weather-station = Weather Station
card-at-radio = Radio Room
card-at-snowcat = Snowcat
card-at-helicopter = Base Helicopter
card-at-kennel = Kennel
card-healthy-dog = Healthy Dog
card-alien-dog = Alien Dog
card-sample = Blood Sample
card-spoiled = Spoiled Sample
card-human = Human
card-alien = Alien

## Families of cards and tokens

family-action = Action cards
family-weapon = Weapon cards
family-item = Item cards
family-dog = Dog infection tokens
family-lab = Lab tokens
family-role = Role cards

## Places

place-arsenal = Arsenal
    .in = in the Arsenal
    .to = to the Arsenal
    .from = from the Arsenal
place-storeroom = Storeroom
    .in = in the Storeroom
    .to = to the Storeroom
    .from = from the Storeroom
place-generator = Generator Room
    .in = in the Generator Room
    .to = to the Generator Room
    .from = from the Generator Room
place-boiler = Boiler Room
    .in = in the Boiler Room
    .to = to the Boiler Room
    .from = from the Boiler Room
place-kitchen = Kitchen
    .in = in the Kitchen
    .to = to the Kitchen
    .from = from the Kitchen
place-laboratory = Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
    .from = from the Laboratory
place-weather-station = Weather Station
    .in = at the Weather Station
    .to = to the Weather Station
    .from = from the Weather Station
place-radio = Radio Room
    .in = in the Radio Room
    .to = to the Radio Room
    .from = from the Radio Room
place-snowcat = Snowcat
    .in = at the Snowcat
    .to = to the Snowcat
    .from = from the Snowcat
place-helicopter = Base Helicopter
    .in = at the Base Helicopter
    .to = to the Base Helicopter
    .from = from the Base Helicopter
place-kennel = Kennel
    .in = in the Kennel
    .to = to the Kennel
    .from = from the Kennel
place-rec-room = Rec Room
    .in = in the Rec Room
    .to = to the Rec Room
    .from = from the Rec Room
place-dormitory = Dormitory
    .in = in the Dormitory
    .to = to the Dormitory
    .from = from the Dormitory
place-gone = Out of the game
    .in = out of the game
    .to = out of the game
    .from = from outside the game
place-waiting = Set aside
    .in = off the board
    .to = off the board
    .from = from off the board

## Weather; the cases of clear weather are those of a noun phrase

weather-clear = Clear
weather-snow = Snow
weather-storm = Storm

## How the call for help stands

signal-silent = No signal sent
signal-sent = Signal sent, helicopter on its way
signal-landed = Rescue Helicopter has landed
signal-left = Rescue Helicopter has left

## What has become of a figure

status-playing = In play
status-revealed = Revealed alien
status-absorbed = Absorbed
status-aboard = Aboard
status-destroyed = Destroyed alien

## Characters

character-macready = MacReady
character-macready-short = MacReady
    .gender = m
character-norris = Norris
character-norris-short = Norris
    .gender = m
character-blair = Dr. Blair
character-blair-short = Blair
    .gender = m
character-nauls = Nauls
character-nauls-short = Nauls
    .gender = m
character-clark = Clark
character-clark-short = Clark
    .gender = m
character-bennings = Bennings
character-bennings-short = Bennings
    .gender = m
character-windows = Windows
character-windows-short = Windows
    .gender = m
character-garry = Garry
character-garry-short = Garry
    .gender = m

## Roles

role-human = Human
role-alien = Alien

## Faces of an action die

face-activate = Activate
face-repair = Repair
face-sabotage = Sabotage
face-threat = Threat
face-cancelled = Cancelled

## Kinds of cards that are traded

kind-weapon = Weapon
kind-flamethrower = Flamethrower
kind-item = Item

## Tracks

track-round = Round
track-leader = Leader
track-token-at = Leader token
track-token-holder = Holder of the leader token
track-weather = Weather
track-die-at-station = Weather die at the Weather Station
track-fuel = Fuel
track-underground = Underground Storage
track-yard = Yard Reserve
track-pantry = Pantry
track-kitchen-food = Cooked food
track-damage = Damage
track-boiler-dead = Round of the boiler’s destruction
track-freezing = Freezing
track-starving = Starvation
track-sos = S.O.S. signal
track-sos-since = Round of the S.O.S. signal
track-rescue-at = Rescue Helicopter
track-rescue-fuel = Fuel of the Rescue Helicopter
track-strength = Alien strength
track-ever-revealed = First alien revealed
track-canisters = Canisters
track-burned = Burned locations
track-dog = Dog
track-at = Location
track-lying = Figure lying down
track-disc = Suspicion disc
track-status = Status
track-character = Character
track-role = Role
track-turned = Moment of infection
track-threat = Threat marker
track-tests-done = Tests done this round
track-laid = Infection tokens laid down
track-planned = Strength placed in all
track-plan = Planned strength
track-plan-card = Strength on a card of the plan
track-tied = Ties with the alien this round

## Short labels of the tracks that players read as numbers

track-round-short = Round
track-fuel-short = Fuel
track-underground-short = Underground
track-yard-short = Yard
track-pantry-short = Pantry
track-kitchen-food-short = Kitchen
track-damage-short = Damage
track-freezing-short = Freezing
track-rescue-at-short = Rescue
track-rescue-fuel-short = Tank
track-strength-short = Strength
track-canisters-short = Canisters
track-disc-short = Suspicion
track-threat-short = Threat

## Zones

zone-action-deck = Action deck
zone-action-discard = Action discard
zone-pile = Active pile
zone-pile-open = Active cards lying face up
zone-now = Action card being assigned
zone-weapon-deck = Weapon deck
zone-item-deck = Item deck
zone-lab-bag = Lab bag
zone-lab-discard = Lab discard
zone-dog-bag = Infection bag
zone-locations = Location deck
zone-turned-up = Location cards turned up
zone-kennel-card = Kennel card on the board
zone-burned-cards = Cards of burned locations
zone-box = Removed from the game
zone-box-unseen = Removed from the game unseen
zone-role-shown = Role card shown
zone-hand = Hand
zone-weapons = Weapons
zone-flames = Flamethrowers
zone-items = Items
zone-samples = Lab tokens
zone-looking = Cards being looked at
zone-offer = Offer
zone-shared-weapons = Weapons
zone-shared-items = Items
zone-shared-samples = Lab tokens
zone-role-card = Role card
zone-drawn-dog = Dog token drawn

## Endings and sides

ending-escaped = All living humans have left the station, and no alien is among them.
ending-frozen = The cold has won: humans have frozen to death on the station.
ending-last-absorbed = The alien has absorbed the last human.
ending-alien-aboard = An alien has left the station and is on its way to the rest of the world.
ending-left-behind = The humans have left, but a living human has stayed behind.
ending-all-infected = No human is left: everyone has been infected in secret. The last to be infected doesn’t share the victory.
side-humans = Humans
side-aliens = Aliens

## Moments for reactions

trigger-fire-at-alien = the revealed alien attacks
trigger-arson = the encounters are over and a location can be set on fire
trigger-bonus = Tools or Fuel can be used before the actions
trigger-reveal-oneself = the vote is over and a hidden alien may reveal itself

## Settings of a table

setting-kennel = Kennel
    .help = Decides whether caught dogs can get out of the Kennel again.
choice-kennel-usual = Dogs can get out again
choice-kennel-beginner = Caught dogs stay caught (for beginners)
setting-damage-caps = Room for damage
    .help = Decides how much damage the Radio Room and the Base Helicopter can take.
choice-damage-caps-setup = As much as they start with
choice-damage-caps-printed = Every slot on the board
setting-dormitory-encounters = Encounters in the Dormitory
    .help = Decides whether characters who sleep in the Dormitory have encounters there.
choice-dormitory-encounters-yes = Yes
choice-dormitory-encounters-no = No
setting-arson = Arson
    .help = Decides when a location may be set on fire.
choice-arson-when-freezing = Only while the station is freezing
choice-arson-always = In every round
setting-earliest-reveal = Earliest voluntary reveal
    .help = Decides from which round on a hidden alien may reveal itself.
choice-earliest-reveal-n = From round { $n } on
setting-keys-of-a-stopped-escape = Keys after a stopped escape
    .help = Decides in the co-op game whether Keys that were shown leave the game when the alien stops the escape.
choice-keys-of-a-stopped-escape-used = They have been used
choice-keys-of-a-stopped-escape-kept = Their owner keeps them
setting-characters = Characters
    .help = Decides how players get their characters.
choice-characters-random = Dealt at random
choice-characters-chosen = Players choose in turn
setting-destroyed-boiler = A destroyed boiler
    .help = The book covers it with the freezing board and says that it can’t be repaired, but not whether you can still go there.
choice-destroyed-boiler-gone = No longer a location
choice-destroyed-boiler-stays = Stays a location where nothing works
setting-special-at-maximum = Special action at maximum suspicion
    .help = The book wants action cards of the most suspicious face up, and the card of a special action face down.
choice-special-at-maximum-face-up = The card lies face up
choice-special-at-maximum-face-down = The card lies face down
setting-windows-in-team = Windows with a teamwork bonus
    .help = The book lets a team repair several times, and Windows repair two instead of one.
choice-windows-in-team-once = One more damage in all
choice-windows-in-team-each = Twice as much damage
setting-stay-in-rec-room = Staying in the Rec Room
    .help = The book lets characters go to any location with a card, and tells everyone to move.
choice-stay-in-rec-room-no = Everyone must leave it
choice-stay-in-rec-room-yes = A character may stay there
setting-garrys-flashlight = Garry with a Flashlight in darkness (co-op)
    .help = The book lets a Flashlight re-roll each die once, and Garry re-roll a die of his own.
choice-garrys-flashlight-each-die-once = Each die once
choice-garrys-flashlight-own-die-too = And any one of them once more
setting-avoiding-the-alien = Weapons against the revealed alien
    .help = The book lets a weapon avoid any encounter, and speaks of fire alone where it comes to the revealed alien.
choice-avoiding-the-alien-yes = A weapon avoids it like any other encounter
choice-avoiding-the-alien-no = Only fire helps
setting-lying-encounters = Encounters of characters lying down
    .help = The book lets those who are left meet once the alien has fled, and doesn’t say whether figures lying down are among them.
choice-lying-encounters-after-fire = After using fire they meet, after a tie they don’t
choice-lying-encounters-always = After using fire and after a tie they meet
choice-lying-encounters-never = They don’t meet
setting-empty-flamethrower = A Flamethrower without canisters
    .help = The book removes used cards but keeps a Flamethrower for its canisters, and says nothing about an empty one.
choice-empty-flamethrower-leaves = Leaves the game
choice-empty-flamethrower-stays = Stays with its owner

## Actions in a list

verb-take-character = take a character
verb-old-weather = keep the old weather
verb-new-weather = take the new weather
verb-put-strength = place strength
verb-clear-plan = clear the plan
verb-confirm = confirm
verb-exchange = exchange a card
verb-work = go to work
verb-swap = swap cards
verb-special = take a special action
verb-give-action = hand in an action card
verb-take-action = take an action card
verb-done = finish
verb-use-tools = use Tools
verb-use-fuel = use Fuel
verb-pick-place = pick a location
verb-stay = take part in the encounter
verb-avoid = avoid the encounter
verb-use-fire = use fire against the alien
verb-burn = set the location on fire
verb-absorb = absorb a character
verb-absorb-dog = absorb a dog
verb-wreck = sabotage the location
verb-leave-it = do nothing here
verb-lay-human = lay down Human tokens only
verb-lay-alien = lay down an Alien token
verb-look-at = look at a token
verb-reveal-card = reveal a card
verb-stop = stop
verb-give-to = assign the card
verb-keep = keep a card
verb-keep-token = keep the token
verb-drop-token = discard the token
verb-show-keys = show the Keys
verb-offer-gift = offer a gift
verb-offer-swap = offer a trade
verb-return-with = give something in return
verb-accuse = accuse
verb-abstain = abstain
verb-reveal-self = reveal yourself
verb-stay-hidden = stay hidden
verb-test-blood = test with blood
verb-test-fire = test by fire
verb-board = board
verb-stay-behind = stay behind
verb-let-in = let aboard
verb-keep-out = refuse
verb-move-figure = move a character
verb-roll-dice = roll the dice
verb-set-die = change a die
verb-cancel-die = cancel a die
verb-reroll-die = reroll a die
verb-use-die = carry out an action
verb-burn-with-die = spend a die on arson
verb-shine = use the Flashlight
verb-other-weather = take the other roll
verb-volunteer = offer to run the test
verb-hand-over = hand over a card
verb-one-more = take one more
verb-mend = choose how much to repair
verb-run-blood = run the blood test
verb-run-fire = run the trial by fire
