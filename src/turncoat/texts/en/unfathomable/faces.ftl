# Faces of cards: what kind a card is, and in a few words what it does or what is at stake.

## Kinds: what a single card of a family is called

family-influence-one = Influence
family-lore-one = Lore
family-observation-one = Observation
family-strength-one = Strength
family-will-one = Will
family-treachery-one = Treachery
family-mythos-one = Mythos card
family-spell-one = Spell
family-waypoint-one = Waypoint
family-item-one = Item
family-damage-one = Damage
family-loyalty-one = Loyalty card
family-passenger-one = Passenger

## Skill cards

gist-card-coordinated-effort = an action for another
gist-card-nothing-to-hide = all cards face up
gist-card-inspiring-speech = sanity ±{ $n }
gist-card-shrivelling = strikes from afar
gist-card-lesser-banishment = moves Deep Ones
gist-card-forced-learning = one more skill counts
gist-card-watch-and-learn = draw { $n } cards
gist-card-keen-insight = the die ±{ $n }
gist-card-preparation = no chaos cards
gist-card-combat-training = reroll an attack
gist-card-rampage = up to { $n } attacks
gist-card-shrug-it-off = not defeated
gist-card-persistence = swap up to { $n } cards
gist-card-determination = the total ±{ $n }
gist-card-true-grit = more actions
gist-card-reinforcements = Deep Ones come
gist-card-call-to-action = wakes Deep Ones
gist-card-siren-song = risks a passenger
gist-card-ransack = resources are lost
gist-card-perform-rites = Hydra, then Dagon

## Mythos cards

gist-card-accusation = the Brig, chaos
gist-card-adrift-fishing-boat = souls, food, sanity
gist-card-barricade-the-hatches = a shield to keep
gist-card-bucket-brigade = fuel, passengers
gist-card-class-struggle = sanity, passengers
gist-card-coal-bunker-fire = fuel, souls
gist-card-collision-course = damage, travel
gist-card-coordinated-assault = monsters at the bow
gist-card-criminal-activity = items, sanity
gist-card-damaged-evaporator = food, travel
gist-card-deep-one-feint = Deep Ones activate
gist-card-deep-one-swarm = they activate twice
gist-card-dinghy-launch = souls, sanity
gist-card-disturbing-dreams = sanity
gist-card-eot-failure = travel, fuel
gist-card-fear-of-the-unknown = the Keeper falls
gist-card-firemen-strike = travel, fuel, chaos
gist-card-flooding-compartment = souls
gist-card-food-rationing = food, sanity
gist-card-food-stores-raid = food
gist-card-horrific-visions = sanity
gist-card-hull-leak = damage
gist-card-hypnotic-melody = passengers, souls
gist-card-identity-crisis = souls, your cards
gist-card-improvised-fuel-source = passengers for fuel
gist-card-incoming-sos = risk lives to gain
gist-card-infection = food, souls
gist-card-infiltrator = a Deep One inside
gist-card-jail-break = sanity, the Brig
gist-card-just-desserts = food for an item
gist-card-kitty-litter = sanity, food
gist-card-looming-breakdown = boiler room, travel
gist-card-lure-of-yha-nthlei = passengers
gist-card-missing-jewelry = sanity or chaos
gist-card-missing-munitions = damage
gist-card-missing-parents = souls, sanity
gist-card-mysterious-lifeboat = passengers, sanity
gist-card-on-the-offensive = push them back
gist-card-open-the-gate = travel starts again
gist-card-passenger-overboard = souls
gist-card-passenger-riot = sanity, souls
gist-card-poisoned-food = souls or food
gist-card-power-to-the-people = the Captain’s fall
gist-card-rally-the-crew = sanity, cards
gist-card-rat-infestation = food
gist-card-ritual-coordination = the ritual, sanity
gist-card-ritual-support = the ritual
gist-card-sacrifice-deep-one = a ritual to keep
gist-card-sewage-backup = sanity, a room
gist-card-shipboard-fire = damage
gist-card-stolen-ritual-components = a spell or the ritual
gist-card-strange-vision = the way, or enemies
gist-card-the-anarcho-individualist = an item, chaos
gist-card-the-captains-banquet = food for sanity
gist-card-the-fathers-favor = Dagon activates
gist-card-the-mothers-wrath = Hydra activates
gist-card-too-many-bodies = food, sanity
gist-card-transformation = souls, Deep Ones
gist-card-volunteer-army = passengers fight
gist-card-hold-the-line = Deep Ones board
gist-card-history-repeats = Keilani: the Brig
gist-card-the-peacemaker = Arjun: no attacks
gist-card-do-no-harm = Svetlana: damage
gist-card-signs-of-life = Jeanne: souls
gist-card-the-game-is-afoot = Jamie: Deep Ones
gist-card-memory-of-the-deep = William: treachery
gist-card-miscalculation = Beatrice: travel
gist-card-family-ties = Ishmael: the Deep
gist-card-gift-of-the-mother = Edmund: the ring
gist-card-ticket-please = Samira: her items

## Spells

gist-card-alchemical-transmutation = food into fuel
gist-card-astral-travel = move who is there
gist-card-call-down-the-storm = clears the water
gist-card-call-friends = rescues many
gist-card-cloud-memory = sanity +{ $n }
gist-card-conjuration = an item out of { $n }
gist-card-dark-pact = a resource, chaos
gist-card-feed-the-mind = food into sanity
gist-card-flesh-ward = saves one, once
gist-card-foresee = looks ahead
gist-card-greater-banishment = ritual +{ $n }
gist-card-heal = out of the Sick Bay
gist-card-lure-monster = monsters sink back
gist-card-plague-of-locusts = as many as rolled
gist-card-raise-the-dead = sanity into souls
gist-card-revelation-of-script = a card more, once
gist-card-summon-fire = travel +{ $n }
gist-card-summon-the-beast-within = clears your space
gist-card-voice-of-ra = cards for all

## Waypoints

gist-card-abandoned-depot = fuel, at a risk
gist-card-deserted-island = food, at a risk
gist-card-hurricane = fuel or damage
gist-card-iceberg = food or damage
gist-card-reef = perhaps damage
gist-card-shipwreck-survivors = a soul, at a risk
gist-card-wrecked-ship = fuel, at a risk
gist-card-deep-one-city = fuel −{ $n }, a horde
gist-card-fog-bank = fuel −{ $n }, perhaps lost
gist-card-maelstrom = fuel or damage
gist-card-rainstorm = fuel −{ $n }, water
gist-card-rogue-wave = fuel −{ $n }, decks swept
gist-card-rolling-seas = fuel −{ $n }, a passenger
gist-card-sea-smoke = fuel −{ $n }, Deep Ones
gist-card-seaweed-patch = fuel −{ $n }, a choice
gist-card-smooth-sailing = fuel −{ $n }, food
gist-card-calm-waters = fuel −{ $n }, food
gist-card-deep-one-ambush = fuel −{ $n }, decks
gist-card-rough-waters = fuel −{ $n }, sanity
gist-card-stormy-seas = fuel −{ $n }, damage

## Items

gist-card-speaking-trumpet = rescues many
gist-card-six-shooter = attack +{ $n }
gist-card-travel-pharmacy = saves passengers
gist-card-tool-kit = repairs
gist-card-repeating-rifle = next door, +{ $n }
gist-card-elder-sign-amulet = lore acts twice
gist-card-almanac = adds to the die
gist-card-book-of-dagon = moves Deep Ones
gist-card-lucky-ring = the total +{ $n }
gist-card-starbuck = attack; saves once
gist-card-pocket-pistol = attack, reroll
gist-card-fine-clothes = influence card +{ $n }
gist-card-mystical-text = lore card +{ $n }
gist-card-binoculars = observation card +{ $n }
gist-card-medicine-ball = strength card +{ $n }
gist-card-treasured-memento = will card +{ $n }
gist-card-jam-tin-grenade = a whole space
gist-card-kitchen-knife = attack +{ $n }
gist-card-plimsolls = a step, then act
gist-card-shotgun = attack + enemies

## Damage

gist-card-structural-damage = a room is damaged
gist-card-fuel-leak = fuel is lost
gist-card-flooded-food-stores = food is lost
gist-card-fleeing-passengers = risks a passenger

## Loyalty

gist-card-human = reach the port
gist-card-hybrid = wreck the voyage
gist-card-cultist = late, then sink it

## Passengers

gist-card-nobody = nothing is lost
gist-card-soul = a soul
gist-card-two-souls = two souls
gist-card-soul-and-sanity = a soul and sanity
