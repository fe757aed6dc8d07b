# What is written on cards, rooms and sheets beside what their effects say: headings, labels, reactions, cards that are kept.

## Headings and labels

heading-skill-cards = Skill cards
heading-spaces = Rooms of the ship, and the Deep
heading-characters = Characters
heading-titles = Titles
label-action = <action>Action</action>:
label-reaction = <reaction>Reaction</reaction>:
label-improvement = Improvement:
label-weapon = Weapon.
label-kept-action = <action>Action</action> while you keep it:
waypoint-distance = Distance { $n }
sheet-title = { $name }, { $title }
sheet-skills = Skill set: { $skills }
sheet-skill = { $n } { $skill }
sheet-start = Starts { $space-in }
sheet-item = Item: { $item }
sheet-ability = Ability: { $name }
sheet-feat = Feat, once per game: { $name }
sheet-reveal = On revealing as a traitor outside the Brig: { $name }

## Skill cards

text-card-nothing-to-hide = Before any card is added to a skill check: in this check all players add their cards face up. Chaos cards stay face down.
text-card-forced-learning = Before any card is added to a skill check: choose a skill that does not support it, but not treachery. Now it does.
text-card-keen-insight = Before a die is rolled: raise or lower its result by { $n }.
text-card-preparation = Before any card is added to a skill check: no chaos cards are added to it.
text-card-combat-training = After an attack die is rolled: have it rerolled.
text-card-shrug-it-off = When you are about to be defeated: prevent it.
text-card-determination = When the total of a skill check is known: raise or lower it by { $n }.
text-card-ransack = When your Action step begins and you are a revealed traitor: in the Chapel lose { $n } <sanity>sanity</sanity>, in the Galley { $n } <food>food</food>, in the Boiler Room { $n } <fuel>fuel</fuel>. Your Action step ends.
text-card-perform-rites = When your Action step begins and you are a revealed traitor: <hydra>Mother Hydra</hydra> activates, then <dagon>Father Dagon</dagon> activates. Your Action step ends.

## Mythos cards that are kept

text-card-barricade-the-hatches = While you keep it: when a Deep One is about to move into a room, you may discard this card. Until the end of the turn no Deep One that activates moves into a room.
text-card-sacrifice-deep-one = The player who keeps it has an action that needs a Deep One in the same space.
text-card-the-peacemaker = While you keep it, you cannot attack. When the next passenger is defeated, discard this card and lose { $n } <sanity>sanity</sanity>.
text-card-memory-of-the-deep = If you discard it at once, its icons are not resolved. While you keep it: after you have added cards to a skill check, the top treachery card is added too.
text-card-family-ties =
    While you keep it and are not in the Brig: { $n ->
        [one] { $n } treachery card joins
       *[other] { $n } treachery cards join
    } the chaos cards of every skill check.

## Spell cards

text-card-astral-travel = Characters may enter and leave the Brig and the Sick Bay this way.
text-card-flesh-ward = When the player who keeps it is about to be defeated, they may prevent it by removing this card from the game. They then roll the die: on { $roll } or less, lose { $n } <sanity>sanity</sanity>.
text-card-revelation-of-script = When the total of a skill check is known, the player who keeps it may add the top card of any skill deck to the check and remove this card from the game. They then roll the die: on a roll no higher than the value of the added card, lose { $n } <sanity>sanity</sanity>.

## Item cards

text-card-travel-pharmacy = When a passenger in your space or an adjacent one is about to be defeated: you may rescue that passenger instead. Then lose { $n } <food>food</food> or remove this item from the game.
text-card-elder-sign-amulet = When you have carried out the action of a <lore>lore</lore> card: you may carry it out once more.
text-card-almanac = Before a die is rolled: discard an <observation>observation</observation> card and add its value to the roll. Once for each die, rerolls included.
text-card-lucky-ring =
    When the total of a skill check is known: raise it by { $n }. If the check passes, shuffle { $cards ->
        [one] { $cards } treachery card
       *[other] { $cards } treachery cards
    } into the chaos deck. Once per check.
text-card-starbuck = When you are about to be defeated: you may remove this item from the game to prevent it.
text-card-pocket-pistol = You may reroll the die of this attack, but only once.
text-card-fine-clothes =
    While it is active, your skill set has { $n ->
        [one] { $n } more <influence>influence</influence> card
       *[other] { $n } more <influence>influence</influence> cards
    }.
text-card-mystical-text =
    While it is active, your skill set has { $n ->
        [one] { $n } more <lore>lore</lore> card
       *[other] { $n } more <lore>lore</lore> cards
    }.
text-card-binoculars =
    While it is active, your skill set has { $n ->
        [one] { $n } more <observation>observation</observation> card
       *[other] { $n } more <observation>observation</observation> cards
    }.
text-card-medicine-ball =
    While it is active, your skill set has { $n ->
        [one] { $n } more <strength>strength</strength> card
       *[other] { $n } more <strength>strength</strength> cards
    }.
text-card-treasured-memento =
    While it is active, your skill set has { $n ->
        [one] { $n } more <will>will</will> card
       *[other] { $n } more <will>will</will> cards
    }.
text-card-kitchen-knife = When you attack without using another item, also with Rampage: add { $n } to the roll.

## Damage cards

text-card-structural-damage = This card goes to the room that is to be damaged; if it is the ship, the die names a room. Instead of a room that is damaged already, the nearest undamaged one gets it. Each human there is defeated. To repair the room, discard cards of the skill on it with a total value of { $named } or more; if it says any skill, of { $any } or more.
text-card-fuel-leak = Lose { $n } <fuel>fuel</fuel>. Remove this card from the game.
text-card-flooded-food-stores = Lose { $n } <food>food</food>. Remove this card from the game.
text-card-fleeing-passengers =
    Risk { $n ->
        [one] { $n } passenger
       *[other] { $n } passengers
    }. Put this card under the deck and draw another damage card for the same target.

## Loyalty cards

text-card-human = You are on the side of the humans. You win when the ship reaches port: once the waypoints add up to { $distance } or more, travel must arrive one more time. All that holds only while you have no other kind of loyalty card.
text-card-hybrid =
    You are a traitor. You win as soon as a resource runs out, { $rooms ->
        [one] { $rooms } room is damaged
       *[other] { $rooms } rooms are damaged
    } at once, or there are too few Deep Ones left to spawn. As an action you may reveal this card and play on openly.
text-card-cultist = You are a traitor. You win together with the Hybrids, but only if the waypoints in play add up to { $distance } or more by then; an earlier end is your defeat. As an action you may reveal this card and play on openly.

## Passengers

text-card-nobody = When this passenger is defeated, nothing is lost.
text-card-soul =
    When this passenger is defeated, lose { $n ->
        [one] { $n } <souls>soul</souls>
       *[other] { $n } <souls>souls</souls>
    }.
text-card-two-souls =
    When this passenger is defeated, lose { $n ->
        [one] { $n } <souls>soul</souls>
       *[other] { $n } <souls>souls</souls>
    }.
text-card-soul-and-sanity =
    When this passenger is defeated, lose { $n ->
        [one] { $n } <souls>soul</souls>
       *[other] { $n } <souls>souls</souls>
    } and { $sanity } <sanity>sanity</sanity>.

## Spaces

text-space-sick-bay =
    Defeated humans come here; no one moves here by choice. A player who receives skill cards here draws only { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the skill set.
text-space-brig =
    Enemies here do not block the action. A character here adds at most { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to a skill check and cannot use items. A revealed traitor moves out by discarding skill cards with a total value of { $value } or more.
text-space-deep = This is not a space, and nothing is adjacent to it. Monsters gather here; they cannot activate or be attacked until they come up.

## Abilities that are reactions

text-ability-keilani = When the total of a skill check is known and you are not in the Brig: you may add another card from your hand to the check. Once per check.
text-ability-svetlana = When a character is about to be defeated: you may discard a <lore>lore</lore> card to prevent it.
text-ability-jeanne =
    When someone has advanced <travel>travel</travel> with the action of the Boiler Room and you are not in the Brig: you may damage the ship to advance it { $n ->
        [one] { $n } more space
       *[other] { $n } more spaces
    }.
text-ability-beatrice =
    In your Mythos step, if you are not in the Brig: look at the top { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the mythos deck, resolve one and put the other under the deck.
text-ability-edmund = After a die is rolled, if you are not in the Brig: you may discard a skill card to have it rerolled. You may do this as often as you like.

## Feats that are reactions

text-feat-keilani = When you would choose an option of a mythos card: lose { $n } of a resource of your choice instead. The icons of the card are resolved as always.
text-feat-arjun = Before any card is added to a skill check of a mythos card: no one adds cards to it. You choose its outcome, and then you are defeated.
text-feat-svetlana = When a character or a passenger is about to be defeated and you are not in the Brig: prevent it.
text-feat-jeanne = Damage and enemies in the room do not matter.
text-feat-beatrice = Before a die is rolled, if you are not in the Brig: set it to a number of your choice instead. Modifiers still count, rerolls are impossible.
text-feat-edmund = When a mythos card has been drawn and not yet resolved: discard it and draw another.
text-feat-samira = When the total of a skill check is known and you are not in the Brig: raise or lower it by any number up to the number of your items.

## Titles

text-track-captain =
    The Captain holds the waypoint deck. When <travel>travel</travel> arrives, the Captain looks at the top { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, resolves one and puts the other under the deck. The Captain also makes the choices of many crises, and chooses the track where a player in the Brig would.
text-track-keeper =
    The Keeper of the Tome holds the spell deck. <action>Action</action>, once per turn: look at the top { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }, resolve one and put the other under the deck. The Keeper also makes the choices of some crises.
