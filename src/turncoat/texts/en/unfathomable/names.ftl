# Unfathomable: the names of everything.
# A value is the plain name, with a capital where the books print one. In Russian and Ukrainian the attributes are the cases as
# they stand inside a sentence. Spaces also have .in, .to and .from with their preposition,
# .acc as an object, and .kind for selectors (water, deck, room, deep), in every language.

## Skill cards

card-coordinated-effort = Coordinated Effort
card-nothing-to-hide = Nothing to Hide
card-inspiring-speech = Inspiring Speech
card-shrivelling = Shrivelling
card-lesser-banishment = Lesser Banishment
card-forced-learning = Forced Learning
card-watch-and-learn = Watch and Learn
card-keen-insight = Keen Insight
card-preparation = Preparation
card-combat-training = Combat Training
card-rampage = Rampage
card-shrug-it-off = Shrug It Off
card-persistence = Persistence
card-determination = Determination
card-true-grit = True Grit
card-reinforcements = Reinforcements
card-call-to-action = Call to Action
card-siren-song = Siren Song
card-ransack = Ransack
card-perform-rites = Perform Rites

## Mythos cards

card-accusation = Accusation
card-adrift-fishing-boat = Adrift Fishing Boat
card-barricade-the-hatches = Barricade the Hatches
card-bucket-brigade = Bucket Brigade
card-class-struggle = Class Struggle
card-coal-bunker-fire = Coal Bunker Fire
card-collision-course = Collision Course
card-coordinated-assault = Coordinated Assault
card-criminal-activity = Criminal Activity
card-damaged-evaporator = Damaged Evaporator
card-deep-one-feint = Deep One Feint
card-deep-one-swarm = Deep One Swarm
card-dinghy-launch = Dinghy Launch
card-disturbing-dreams = Disturbing Dreams
card-eot-failure = E.O.T. Failure
card-fear-of-the-unknown = Fear of the Unknown
card-firemen-strike = Firemen Strike
card-flooding-compartment = Flooding Compartment
card-food-rationing = Food Rationing
card-food-stores-raid = Food Stores Raid
card-horrific-visions = Horrific Visions
card-hull-leak = Hull Leak
card-hypnotic-melody = Hypnotic Melody
card-identity-crisis = Identity Crisis
card-improvised-fuel-source = Improvised Fuel Source
card-incoming-sos = Incoming SOS
card-infection = Infection
card-infiltrator = Infiltrator
card-jail-break = Jail Break
card-just-desserts = Just Desserts
card-kitty-litter = Kitty Litter
card-looming-breakdown = Looming Breakdown
card-lure-of-yha-nthlei = Lure of Y’ha-nthlei
card-missing-jewelry = Missing Jewelry
card-missing-munitions = Missing Munitions
card-missing-parents = Missing Parents
card-mysterious-lifeboat = Mysterious Lifeboat
card-on-the-offensive = On the Offensive
card-open-the-gate = Open the Gate
card-passenger-overboard = Passenger Overboard
card-passenger-riot = Passenger Riot
card-poisoned-food = Poisoned Food
card-power-to-the-people = Power to the People
card-rally-the-crew = Rally the Crew
card-rat-infestation = Rat Infestation
card-ritual-coordination = Ritual Coordination
card-ritual-support = Ritual Support
card-sacrifice-deep-one = Sacrifice Deep One
card-sewage-backup = Sewage Backup
card-shipboard-fire = Shipboard Fire
card-stolen-ritual-components = Stolen Ritual Components
card-strange-vision = Strange Vision
card-the-anarcho-individualist = The Anarcho-Individualist
card-the-captains-banquet = The Captain’s Banquet
card-the-fathers-favor = The Father’s Favor
card-the-mothers-wrath = The Mother’s Wrath
card-too-many-bodies = Too Many Bodies
card-transformation = Transformation
card-volunteer-army = Volunteer Army
card-hold-the-line = Hold the Line
card-history-repeats = History Repeats
card-the-peacemaker = The Peacemaker
card-do-no-harm = Do No Harm
card-signs-of-life = Signs of Life
card-the-game-is-afoot = The Game is Afoot
card-memory-of-the-deep = Memory of the Deep
card-miscalculation = Miscalculation
card-family-ties = Family Ties
card-gift-of-the-mother = Gift of the Mother
card-ticket-please = Ticket, Please

## Spell cards

card-alchemical-transmutation = Alchemical Transmutation
card-astral-travel = Astral Travel
card-call-down-the-storm = Call Down the Storm
card-call-friends = Call Friends
card-cloud-memory = Cloud Memory
card-conjuration = Conjuration
card-dark-pact = Dark Pact
card-feed-the-mind = Feed the Mind
card-flesh-ward = Flesh Ward
card-foresee = Foresee
card-greater-banishment = Greater Banishment
card-heal = Heal
card-lure-monster = Lure Monster
card-plague-of-locusts = Plague of Locusts
card-raise-the-dead = Raise the Dead
card-revelation-of-script = Revelation of Script
card-summon-fire = Summon Fire
card-summon-the-beast-within = Summon the Beast Within
card-voice-of-ra = Voice of Ra

## Waypoint cards

card-abandoned-depot = Abandoned Depot
card-deserted-island = Deserted Island
card-hurricane = Hurricane
card-iceberg = Iceberg
card-reef = Reef
card-shipwreck-survivors = Shipwreck Survivors
card-wrecked-ship = Wrecked Ship
card-deep-one-city = Deep One City
card-fog-bank = Fog Bank
card-maelstrom = Maelstrom
card-rainstorm = Rainstorm
card-rogue-wave = Rogue Wave
card-rolling-seas = Rolling Seas
card-sea-smoke = Sea Smoke
card-seaweed-patch = Seaweed Patch
card-smooth-sailing = Smooth Sailing
card-calm-waters = Calm Waters
card-deep-one-ambush = Deep One Ambush
card-rough-waters = Rough Waters
card-stormy-seas = Stormy Seas

## Item cards

card-speaking-trumpet = Speaking Trumpet
card-six-shooter = Six-Shooter
card-travel-pharmacy = Travel Pharmacy
card-tool-kit = Tool Kit
card-repeating-rifle = Repeating Rifle
card-elder-sign-amulet = Elder Sign Amulet
card-almanac = Almanac
card-book-of-dagon = Book of Dagon
card-lucky-ring = “Lucky” Ring
card-starbuck = Starbuck
card-pocket-pistol = Pocket Pistol
card-fine-clothes = Fine Clothes
card-mystical-text = Mystical Text
card-binoculars = Binoculars
card-medicine-ball = Medicine Ball
card-treasured-memento = Treasured Memento
card-jam-tin-grenade = Jam Tin Grenade
card-kitchen-knife = Kitchen Knife
card-plimsolls = Plimsolls
card-shotgun = Shotgun

## Damage cards

card-structural-damage = Structural Damage
card-fuel-leak = Fuel Leak
card-flooded-food-stores = Flooded Food Stores
card-fleeing-passengers = Fleeing Passengers

## Loyalty cards

card-human = Human
card-hybrid = Hybrid
card-cultist = Cultist

## Passengers: what is lost with each

card-nobody = Blank
card-soul = Soul
card-two-souls = Two Souls
card-soul-and-sanity = Soul and Sanity

## Values of cards that are words (the others are skills)

card-value-any = any skill

## Card families

family-mythos = Mythos cards
family-spell = Spell cards
family-waypoint = Waypoint cards
family-item = Item cards
family-damage = Damage cards
family-loyalty = Loyalty cards
family-passenger = Passenger tokens

## Spaces

space-w1 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w2 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w3 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w4 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w5 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w6 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w7 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-w8 = Water { $n }
    .acc = Water { $n }
    .in = in Water { $n }
    .to = to Water { $n }
    .from = from Water { $n }
    .kind = { "water" }
space-d1 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d2 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d3 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d4 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d5 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d6 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d7 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-d8 = Deck { $n }
    .acc = Deck { $n }
    .in = on Deck { $n }
    .to = to Deck { $n }
    .from = from Deck { $n }
    .kind = { "deck" }
space-bridge = Bridge
    .acc = the Bridge
    .in = on the Bridge
    .to = to the Bridge
    .from = from the Bridge
    .kind = { "room" }
space-chapel = Chapel
    .acc = the Chapel
    .in = in the Chapel
    .to = to the Chapel
    .from = from the Chapel
    .kind = { "room" }
space-captains-cabin = Captain’s Cabin
    .acc = the Captain’s Cabin
    .in = in the Captain’s Cabin
    .to = to the Captain’s Cabin
    .from = from the Captain’s Cabin
    .kind = { "room" }
space-cargo-hold = Cargo Hold
    .acc = the Cargo Hold
    .in = in the Cargo Hold
    .to = to the Cargo Hold
    .from = from the Cargo Hold
    .kind = { "room" }
space-galley = Galley
    .acc = the Galley
    .in = in the Galley
    .to = to the Galley
    .from = from the Galley
    .kind = { "room" }
space-boiler-room = Boiler Room
    .acc = the Boiler Room
    .in = in the Boiler Room
    .to = to the Boiler Room
    .from = from the Boiler Room
    .kind = { "room" }
space-sick-bay = Sick Bay
    .acc = the Sick Bay
    .in = in the Sick Bay
    .to = to the Sick Bay
    .from = from the Sick Bay
    .kind = { "room" }
space-brig = Brig
    .acc = the Brig
    .in = in the Brig
    .to = to the Brig
    .from = from the Brig
    .kind = { "room" }
space-deep = The Deep
    .acc = the Deep
    .in = in the Deep
    .to = to the Deep
    .from = from the Deep
    .kind = { "deep" }

## Figures

figure-deep-one = Deep One
figure-hydra = Mother Hydra
figure-dagon = Father Dagon

## Characters

character-keilani = Keilani Tatupu
character-keilani-short = Keilani
    .gender = f
character-arjun = Arjun Singh
character-arjun-short = Arjun
    .gender = m
character-svetlana = Svetlana Gedroits
character-svetlana-short = Svetlana
    .gender = f
character-jeanne = Jeanne Lafarge
character-jeanne-short = Jeanne
    .gender = f
character-jamie = Jamie Snell
character-jamie-short = Jamie
    .gender = m
character-william = William Bowleg
character-william-short = William
    .gender = m
character-beatrice = Beatrice Sharpe
character-beatrice-short = Beatrice
    .gender = f
character-ishmael = Ishmael Marsh
character-ishmael-short = Ishmael
    .gender = m
character-edmund = Edmund Mallory
character-edmund-short = Edmund
    .gender = m
character-samira = Samira Dualeh
character-samira-short = Samira
    .gender = f

## Titles: what the characters are aboard

title-keilani = Captain
title-arjun = First Mate
title-svetlana = Ship’s Surgeon
title-jeanne = Engineer
title-jamie = Master-At-Arms
title-william = Apprentice
title-beatrice = Mathematician
title-ishmael = Exile
title-edmund = Jinx
title-samira = Stowaway

## Skills

skill-influence = influence
skill-lore = lore
skill-observation = observation
skill-strength = strength
skill-will = will
skill-treachery = treachery

## Outcomes of a skill check

outcome-failed = fail
outcome-partly-passed = partial pass
outcome-passed = pass

## Abilities of the character sheets

ability-keilani = Experienced
ability-arjun = Deck Chief
ability-svetlana = Healing Words
ability-jeanne = Jury Rigger
ability-jamie = Quick Draw
ability-william = Occult Training
ability-beatrice = Predictive Analytics
ability-ishmael = First Oath of Dagon
ability-edmund = Fortunate Son
ability-samira = Scavenger

## Feats

feat-keilani = Unconventional Leader
feat-arjun = Self Sacrifice
feat-svetlana = Medical Intervention
feat-jeanne = Full Steam Ahead
feat-jamie = Arrest Order
feat-william = Quick Cast
feat-beatrice = Perfect Number
feat-ishmael = Deep One Ancestry
feat-edmund = Uncanny Fortune
feat-samira = Well Equipped

## Reveal abilities

reveal-keilani = Sow Despair
reveal-arjun = False Heading
reveal-svetlana = Conduct Malpractice
reveal-jeanne = Sabotage
reveal-jamie = Rain Fire
reveal-william = Disrupt Ritual
reveal-beatrice = Divide and Conquer
reveal-ishmael = Swear the Second Oath
reveal-edmund = Spread Misfortune
reveal-samira = Pickpocket

## Tracks, with short labels for the numbers on the board

track-fuel = fuel
track-fuel-short = Fuel
track-food = food
track-food-short = Food
track-sanity = sanity
track-sanity-short = Sanity
track-souls = souls
track-souls-short = Souls
track-travel = travel
track-travel-short = Travel
track-ritual = ritual
track-ritual-short = Ritual
track-awakened = awakening phase
track-captain = Captain
track-keeper = Keeper of the Tome
track-hydra = Mother Hydra
track-dagon = Father Dagon
track-deep-ones = Deep Ones
track-deep-ones-short = Deep Ones
track-character = character
track-at = space
track-revealed = revealed traitor
track-feat = feat card
track-improvement = active improvement
track-used = abilities used this turn
track-rooms-used = room actions used this turn
track-barricaded = battened hatches
track-loyalty-dealt = deals of loyalty cards
track-deals-after = turns until loyalty cards are dealt

## Zones

zone-deck = deck
zone-discard = discard pile
zone-hand = hand
zone-chaos = chaos deck
zone-check-pile = skill check pile
zone-check-shown = revealed check cards
zone-mythos = mythos deck
zone-mythos-discard = mythos discard pile
zone-crisis = current mythos card
zone-spells = spell deck
zone-spell = current spell
zone-waypoints = waypoint deck
zone-journey = waypoints in play
zone-item-deck = item deck
zone-items = items
zone-damage = damage deck
zone-damage-now = current damage card
zone-damaged = damage card
zone-loyalty-deck = loyalty deck
zone-loyalty = loyalty cards
zone-faceup = revealed loyalty cards
zone-passengers = supply of passengers
zone-on-deck = passengers
zone-passenger-now = defeated passenger
zone-play-area = play area
zone-looking = cards being looked at
zone-box = box
zone-box-unseen = box, face down
zone-played = skill cards being played

## Endings

ending-arrived = The SS Atlantica has reached Boston.
ending-no-fuel = The fuel has run out, and the ship is adrift.
ending-no-food = The food has run out.
ending-no-sanity = The people aboard have lost their sanity.
ending-no-souls = Too few souls are left to sail the ship.
ending-sunk = Too many rooms are damaged, and the ship goes down.
ending-overrun = The supply of Deep Ones is used up: they have overrun the ship.

## Sides

side-humans = humans
side-deep-ones = Deep Ones

## Moments to react

trigger-before-die = a die is about to be rolled
trigger-after-die = a die has been rolled
trigger-would-defeat-character = a character is about to be defeated
trigger-would-defeat-passenger = a passenger is about to be defeated
trigger-before-check = a skill check begins, and no card has been added yet
trigger-after-total = the total of a skill check is known
trigger-after-boiler-room = the Boiler Room’s action has advanced the travel token
trigger-mythos-drawn = a mythos card has been drawn and is about to be resolved
trigger-action-step = a revealed traitor’s Action step begins
trigger-deep-one-enters = a Deep One is about to move into a room

## Settings

setting-cultist = Cultist
    .help = Whether the Cultist card is in the loyalty deck where the number of players calls for it; without it, resources start lower.
choice-cultist-yes = With the Cultist
choice-cultist-no = Without the Cultist
setting-difficulty = Difficulty
    .help = Raises or lowers every resource at the start, to make up for one side winning too often.
choice-difficulty-normal = Normal
choice-difficulty-easier-for-humans = Easier for humans
choice-difficulty-easier-for-traitors = Easier for traitors
setting-first-game = First game
    .help = Plays by the rules for beginners: recommended characters, a full skill set in hand, no Cultist, and loyalty cards only after everyone has had a turn.
choice-first-game-no = No, the full game
choice-first-game-yes = Yes, we’re learning
setting-characters = Characters
    .help = How players get their characters.
choice-characters-chosen = Chosen in turn
choice-characters-random = At random
setting-deep-one-routes = Deep Ones’ routes
    .help = Which way a Deep One takes inside the ship when two are equally short.
choice-deep-one-routes-higher-number = Through the room with the higher number
choice-deep-one-routes-current-player = The current player chooses
setting-nobody-passengers = Blank passengers
    .help = How many passenger tokens cost nothing when they are defeated.
choice-nobody-passengers-two = Two
choice-nobody-passengers-one = One
setting-titles-in-brig = Titles when all humans are in the Brig
    .help = A human with a title goes to the Brig, and all other humans are there already. The English and Ukrainian rules give the title to the highest in line among them; the Russian rules leave it with the one who had it.
choice-titles-in-brig-highest-in-line = To the highest in line
choice-titles-in-brig-loser-keeps = The holder keeps it
setting-deposed-captain = Power to the People with everyone else in the Brig
    .help = Who is Captain when the card sends the Captain to the Brig and all other humans are there already.
choice-deposed-captain-lowest-in-line = The lowest in line in the Brig
choice-deposed-captain-captain-keeps = The old Captain
setting-combined-crisis = “You” in a check that a player chose
    .help = Some mythos cards let the Captain or the Keeper choose between a check and something else. This decides who “you” is when that check is passed or failed.
choice-combined-crisis-chooser = The player who chose
choice-combined-crisis-current-player = The current player
setting-crisis-cost = A crisis that risks too many passengers
    .help = A crisis offers a gain for risking more passengers than the supply has, and the card itself sets no condition. One rule lets you choose any option of a crisis; another forbids an ability whose cost can’t be paid.
choice-crisis-cost-as-far-as-possible = All there are, without the gain
choice-crisis-cost-in-full = It can’t be chosen

## Verbs

verb-pick-space = choose a space
verb-resolve = resolve a card
verb-give-loyalty = give away loyalty cards
verb-draw-from = draw a skill card
verb-discard = discard a card
verb-add = add a card to the check
verb-done = finish
verb-treachery-instead-of = draw treachery instead
verb-put-on-top = put on top of the deck
verb-put-under = put under the deck
verb-keep-item = keep an item
verb-pick-item = choose an item
verb-pick-resource = choose a resource
verb-pick-number = choose a number
verb-pick-track = choose a track
verb-pick-figure = choose a monster
verb-take-character = take a character
verb-give-item = give an item
verb-swap-items = swap items
verb-activate-improvement = activate an improvement
verb-move-deep-one = move a Deep One
verb-move = move
verb-attack = attack a character
verb-attack-deep-one = attack a Deep One
verb-rescue = rescue a passenger
verb-defeat-passenger = defeat a passenger
verb-trade = trade items
verb-use-room = use the space’s action
verb-repair = repair the space
verb-play = play a skill card
verb-use-item = use an item
verb-use-ability = use the character’s ability
verb-use-feat = use the feat
verb-use-tome = cast a spell from the tome
verb-use-kept = use a card in the play area
verb-reveal = reveal yourself as a traitor
verb-end-actions = end the Action step
verb-raise-die = add to the die
verb-lower-die = subtract from the die
verb-almanac = consult the Almanac
verb-set-die = set the die
verb-reroll-attack = reroll the attack
verb-reroll = reroll the die
verb-fire-again = fire again
verb-shrug-off = shrug off the defeat
verb-send-starbuck = send Starbuck
verb-use-ward = use the Flesh Ward
verb-heal = heal with words
verb-intervene = intervene as a surgeon
verb-use-pharmacy = use the Travel Pharmacy
verb-hide-nothing = have cards added face up
verb-force-learning = make a skill support the check
verb-prepare = keep chaos cards out
verb-sacrifice = sacrifice yourself
verb-raise-total = raise the total
verb-lower-total = lower the total
verb-add-late = add one more card
verb-use-ring = use the “Lucky” Ring
verb-equip-up = raise the total by items
verb-equip-down = lower the total by items
verb-read-script = read the revealed script
verb-jury-rig = push the engine to its limits
verb-redraw = draw another mythos card
verb-lead = settle the crisis at the cost of a resource
verb-barricade = batten down the hatches
verb-ransack = ransack the room
verb-perform-rites = perform the rites
