# Unfathomable: the rules in our own words, chapters 40 to 54 and the appendices.

## Sick Bay

chapter-40 = Sick Bay
rule-40 = The Sick Bay is where defeated humans recover: while they are there, they receive fewer skill cards.
rule-40-1 =
    A player who is in the Sick Bay at the Receive Skills step draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of any type in their skill set instead of the whole set. An active Improvement adds no card here, but its skill may be the one drawn; a revealed traitor may draw treachery instead.
rule-40-2 = Leaving the Sick Bay takes an ordinary move action. A player who has left before their own turn begins, for instance with an action given by another player, receives the whole skill set on that turn.
rule-40-3 = A human who is defeated in the Sick Bay stays there. A revealed traitor who is defeated there goes to the Brig, as from any other space.
rule-40-4 = No one may choose the Sick Bay as the goal of a move. Characters get there by being defeated or through an effect that names it.
rule-40-5 = No damage card is ever placed in the Sick Bay: it has no number, and redirected damage passes it by.
rule-40-6 = Deep Ones neither appear in the Sick Bay nor enter it, whatever moves them.

## Skill cards

chapter-41 = Skill cards
rule-41 = Skill cards are what players hold in hand: each can be played for its ability or added to a skill check.
rule-41-1 = Every skill card shows the skill it belongs to, a value from { $low } to { $high } and what it can do when played.
rule-41-2 =
    The game has { $types ->
        [one] { $types } skill
       *[other] { $types } skills
    }: influence, lore, observation, strength, will and treachery, each with its own deck and faceup discard pile. Once the last card of a deck is drawn, its discard pile is shuffled into a new deck; if that pile is empty too, nothing of that skill can be drawn until a card is discarded to it. Only revealed traitors draw treachery cards and use their abilities.
rule-41-3 =
    Drawn skill cards join the player’s hand, where no other cards are held; everyone may know how many there are. A player who may draw from several decks says how many cards from each before taking the first. At every Discard step each hand of more than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } is cut down to that limit.
rule-41-4 = A player uses a skill card by showing it and doing what it says, on anyone’s turn if its moment has come; an action ability also costs an action. A used card goes to the discard pile of its skill, and so does any other card discarded from a hand.

## Skill checks

chapter-42 = Skill checks
rule-42 = In a skill check the cards that players secretly add are measured against a target number; crises, the actions of the Captain’s Cabin and the Brig and a few cards call for one.
rule-42-1 =
    A check states a target number and at least { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    } that support it; every skill left out works against it.
rule-42-2 = A check always runs in the same order: it is announced, chaos cards are laid out, players add theirs, the pile is shuffled, sorted and totalled, and at the end all its cards are discarded.
rule-42-3 = First everyone learns the target number and the supporting skills. This is the only moment for abilities that are used before any cards are added.
rule-42-4 =
    The pile of the check starts with the top { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the chaos deck, face down, unless an ability keeps chaos cards out of the check.
rule-42-5 =
    From the left of the current player around to the current player, everyone has a single chance to add any number of cards from hand to the pile, face down, or none at all. A player in the Brig and a revealed traitor may add no more than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.
rule-42-6 = The facedown pile is shuffled, so that no one can tell who added which card. Cards that were added face up lie apart and stay known.
rule-42-7 = The cards of the pile are turned up and parted: supporting skills on one side, opposing skills on the other.
rule-42-8 = The total is the value of all supporting cards minus that of all opposing ones, modified by abilities used at this moment. Reaching the target number passes the check; a total that falls short of it but reaches the number of a partial pass brings that effect instead and counts neither as passed nor as failed; anything lower fails.
rule-42-9 = When the outcome has been dealt with, every card of the check goes to the discard pile of its own skill.

## Skill set

chapter-43 = Skill set
rule-43 = The skill set printed on a character’s sheet says how many cards of which skills that character receives.
rule-43-1 =
    The whole set is drawn at the player’s Receive Skills step, also in the Brig. In the Sick Bay the player draws only { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of their choice out of the set.
rule-43-2 =
    A player’s active Improvement adds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of its skill to the set, except while the player is in the Brig.

## Spaces

chapter-44 = Spaces
rule-44 = The board is divided into water spaces around the ship and ship spaces, which lie either on deck or in the interior.
rule-44-1 = The closest space is the one reached in the fewest steps. Of interior spaces equally far away, the one with the highest number counts; of equally short ways a Deep One takes the one whose first room has the higher number, or the current player picks it at tables that say so.
rule-44-2 =
    The ship is surrounded by { $spaces ->
        [one] { $spaces } water space
       *[other] { $spaces } water spaces
    }, one beside each deck space.
rule-44-3 = The front of the ship is the two water spaces marked with the die results from { $a } to { $b } and from { $c } to { $d }.
rule-44-4 = The arrow in a water space shows the deck space beside it: that is where a Deep One climbs aboard.
rule-44-5 = Only monsters can be in the water; there are never characters or passengers in it.
rule-44-6 = No move, chosen or forced, takes a player into the water.
rule-44-7 = Damage never falls on a water space.
rule-44-8 =
    The ship itself, the SS Atlantica, has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, half of them on deck and half inside.
rule-44-9 = Ship spaces are the only ones that players can move to, and the Brig and the Sick Bay cannot be chosen even among these.
rule-44-10 = A ship space never fills up: characters and Deep Ones share it in any number.
rule-44-11 = Every ship space lies either on deck or in the interior, and the rules for these kinds differ.
rule-44-12 =
    Along the edge of the ship run { $spaces ->
        [one] { $spaces } deck space
       *[other] { $spaces } deck spaces
    }, open to the sea.
rule-44-13 = Deck spaces are numbered from { $low } to { $high }, one for each result of the die.
rule-44-14 = The arrow in a deck space leads to the adjacent room: that is how Deep Ones get inside the ship.
rule-44-15 = Deck spaces take no damage; only rooms inside the ship do.
rule-44-16 = Passengers on the board are on deck and nowhere else; any number can share a space.
rule-44-17 =
    Inside the ship lie { $spaces ->
        [one] { $spaces } interior space
       *[other] { $spaces } interior spaces
    }, its rooms.
rule-44-18 = Each room shows its name and a hint of what can be done there; the player reference sheet has the full text. All but the Brig and the Sick Bay also have numbers from { $low } to { $high }, by which the die finds them.
rule-44-19 =
    Inside the ship { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } can be damaged: all except the Brig and the Sick Bay.
rule-44-20 = The Brig and the Sick Bay are never damaged, Deep Ones neither appear in them nor enter, and no player goes there by choice.

## Spawn

chapter-45 = Spawn
rule-45 = To spawn Deep Ones is to take that many figures from the supply and put them where the effect says.
rule-45-1 = If more Deep Ones must be spawned than the supply holds, the game ends at once and the Deep Ones win.

## Spell cards

chapter-46 = Spell cards
rule-46 = Spell cards wait in the deck of the Keeper of the Tome and are resolved above all with the action of that title card.
rule-46-1 = A spell is resolved only when an ability or effect says so: the card is shown to all and its text carried out. Afterwards it leaves the game, unless its text lets someone keep it.
rule-46-2 = With the spell deck empty no spell can be resolved. A player who may look at more spells than are left sees those that are; a single one may be resolved or put back.

## Supporting skills

chapter-47 = Supporting skills
rule-47 = The skills whose icons stand beside a check’s target number support that check; there are at least { $skills } of them.
rule-47-1 = Each supporting card raises the total of the check by its value.

## Target number

chapter-48 = Target number
rule-48 = A target number is what a skill check or an attack has to reach in order to succeed.
rule-48-1 = A skill check passes if its total is at least the target number, which stands next to the icons of the supporting skills.
rule-48-2 = An attack succeeds if the die, with all modifiers, shows at least the target number: { $deep } against a Deep One, { $character } against a character.

## Titles

chapter-49 = Titles
rule-49 = There is a Captain and a Keeper of the Tome, and each of these titles is a card that some player holds.
rule-49-1 = The back of a title card lists all characters in the order in which they are entitled to it.
rule-49-2 = When the game begins, each title goes to the player whose character stands before all others in play in its line of succession.
rule-49-3 = Moving to the Brig costs a human every title, and so does revealing as a traitor. If all humans are in the Brig and one of them holds a title, it stays with its holder even when others get out.
rule-49-4 = A lost title passes to the player highest in its line of succession among the humans outside the Brig, other than the one who lost it. If every human is in the Brig, the highest of them gets it; the one who lost it counts among them unless revealing as a traitor.
rule-49-5 = The Captain commands the ship: the Captain chooses its course, and many crises leave the choice to the Captain.
rule-49-6 = Wherever a text says Captain, it means the player who holds that title card now.
rule-49-7 = The waypoint deck belongs to the Captain’s title: it changes hands together with the card.
rule-49-8 =
    Each time the travel token reaches Arrive before the journey is over, the Captain looks at the top { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the waypoint deck and picks one to resolve; the other goes to the bottom. What the chosen card leaves open, the Captain decides too.
rule-49-9 = Many crises leave the choice to the Captain, who also picks the track when a player in the Brig draws the icon that lets one choose.
rule-49-10 = The Keeper of the Tome guards the book of spells and is the one who resolves them.
rule-49-11 = Wherever a text says Keeper of the Tome, it means the player who holds that title card now.
rule-49-12 = The spell deck belongs to the title of Keeper of the Tome: it changes hands together with the card.
rule-49-13 =
    Once per turn the Keeper of the Tome may spend an action to look at the top { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the spell deck, resolve one and put the other at the bottom; the last spell left may also be put back unresolved. A resolved spell leaves the game unless its text keeps it in play, and with an empty deck this action is not available.
rule-49-14 = Some crises leave the choice to the Keeper of the Tome.

## Tracks

chapter-50 = Tracks
rule-50 = The board has a travel track, on which the voyage goes forward, and a ritual track, which leads to the greater banishment.
rule-50-1 = To advance a track is to move its token away from Start, space by space. If the token comes to the last space with steps left over, that space is resolved first; then the token returns to Start and goes on from there.
rule-50-2 = To retreat a track is to move its token back towards Start, where it stops: steps beyond it are lost. Monsters do not move because of it.
rule-50-3 = To reset a track is to put its token on Start; if it is there already, nothing changes. Monsters do not move because of it.
rule-50-4 = The travel track shows how far the ship still has to go to its next waypoint.
rule-50-5 =
    A travel icon on a mythos card, or a choice icon if that track is chosen, advances the travel token { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
rule-50-6 =
    For the action of the Boiler Room a human discards a strength card, rolls the die and adds the card’s value; a result of { $limit } or less lowers fuel by { $fuel }. Either way the travel token then advances { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
rule-50-7 =
    For every space the travel token advances, all monsters in the water drift { $spaces ->
        [one] { $spaces } water space
       *[other] { $spaces } water spaces
    } towards the back of the ship. Those already at the back go to the Deep.
rule-50-8 =
    At Arrive the ship is at its destination and the game ends if the waypoint cards in play total { $far } or more. Otherwise the Captain looks at the top { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the waypoint deck, resolves one, puts the other at the bottom, and the token returns to Start. The card that first brings the total to { $mid } or more sets off the awakening phase.
rule-50-9 = The ritual track counts the steps to the spell of greater banishment.
rule-50-10 =
    A ritual icon on a mythos card, or a choice icon if that track is chosen, advances the ritual token { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
rule-50-11 =
    For the action of the Chapel a human discards a lore card, rolls the die and adds the card’s value; a result of { $limit } or less lowers sanity by { $sanity }, and either way the ritual token advances { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }. The same action can be used to retreat the token { $back ->
        [one] { $back } space
       *[other] { $back } spaces
    } instead.
rule-50-12 = When the ritual token reaches Cast, all Deep Ones on deck and in the water return to the supply, Mother Hydra and Father Dagon go to the Deep, and every passenger and character on deck is defeated: humans go to the Sick Bay, revealed traitors to the Brig. Interior spaces are spared. Then the token returns to Start.

## Traitors

chapter-51 = Traitors
rule-51 = A player with a Hybrid or Cultist loyalty card is a traitor, revealed or not.

## Treachery cards

chapter-52 = Treachery cards
rule-52 = Treachery is a skill whose cards serve revealed traitors alone.
rule-52-1 = Humans neither draw treachery cards nor use what is written on them; revealed traitors do both.
rule-52-2 = A treachery card that ends the Action step is played right at its start, in place of all actions. No other card of that moment can be played in the same turn.
rule-52-3 = Treachery counts against every skill check and never supports one.

## Turn structure

chapter-53 = Turn structure
rule-53 = Players take turns one after another until the game ends.
rule-53-1 = The player chosen at random at setup goes first; from then on the turn passes clockwise, to the left.
rule-53-2 = Humans and revealed traitors take different turns: a revealed traitor has no Mythos step and may draw treachery cards.
rule-53-3 = Any player but a revealed traitor goes through Receive Skills, Action, Mythos and Discard, in this order.
rule-53-4 =
    At Receive Skills a human draws the cards of their skill set, or in the Sick Bay only { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of their choice out of the set. Just before, the active Improvement may be changed.
rule-53-5 =
    At the Action step a human performs { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } of their choice. An action may be repeated or left unused.
rule-53-6 = At the Mythos step a human draws a mythos card and resolves its crisis, its activation icon and its track icon. In the Brig only the icons are resolved, and a player who has revealed as a traitor this turn skips the step.
rule-53-7 =
    At the Discard step everyone with more than { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } in hand, not just the current player, discards down to that number.
rule-53-8 = After the last step the current player token goes to the player on the left, whose turn begins.
rule-53-9 = A revealed traitor goes through Receive Skills, Action and Discard, in this order, and has no Mythos step.
rule-53-10 =
    At Receive Skills a revealed traitor draws their skill set, but may leave out any of its cards and draw a treachery card for each. How many is settled before the first card is drawn; in the Sick Bay there is only { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw.
rule-53-11 =
    At the Action step a revealed traitor performs { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } of their choice from the list for traitors. An action may be repeated or left unused; a treachery card played at the start can replace them all.
rule-53-12 =
    A revealed traitor’s turn, too, has a Discard step: everyone with more than { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } in hand discards down to that number.
rule-53-13 = When a revealed traitor’s turn is over, the current player token moves on to the left, and the next player’s turn begins.

## Waypoint cards

chapter-54 = Waypoint cards
rule-54 = Waypoint cards are the stages of the voyage: each brings the ship nearer to its goal and something to face on the way.
rule-54-1 = Besides its effect every waypoint card shows a distance from { $low } to { $high }; the distances of all cards in play add up to how far the ship has come.
rule-54-2 = The Captain puts a waypoint card into play each time the travel token reaches Arrive, unless the cards in play already total { $far } or more: then the game ends. After the card that first brings the total to { $mid } or more comes the awakening phase.

## No-cultist variant

chapter-a1 = No-cultist variant
rule-a1 =
    When { $four } or { $six ->
        [one] { $six } player
       *[other] { $six } players
    } take part, the Cultist can be left out: the loyalty deck gets one more Human card instead, and the dials start at fuel { $fuel }, food { $food }, sanity { $sanity } and souls { $souls }.

## Adjusting difficulty

chapter-a2 = Adjusting difficulty
rule-a2 = To help the weaker side, a group may agree before the game to start every dial { $change } higher, which is easier for the humans, or { $change } lower, which is easier for the traitors.

## Secrecy guidelines

chapter-a3 = Secrecy guidelines
rule-a3 = It is recommended to limit what is said at the table, so that traitors can hide: only open information must be given truthfully, and hidden information is spoken of in general terms. No one names the cards they hold, add to a check or have seen in secret, nor points out their own in a check afterwards; accusing others is always allowed. A group may change all this before the game.

## Setup

chapter-a4 = Setup
rule-a4 = Before the first turn come the board, the decks, the characters and, last, the secret loyalties.
rule-a4-1 = The board with the ship and the sea around it lies in the middle, within everyone’s reach.
rule-a4-2 = Both tracks begin at Start: the travel token and the ritual token stand there.
rule-a4-3 = Fuel, food, sanity and souls each start at { $value }, unless a variant says otherwise.
rule-a4-4 = Deep Ones, passengers, traitor rings and the die form the supply beside the board. Passenger tokens lie face down and are well mixed.
rule-a4-5 = Skill cards are parted by skill; each of the resulting decks is shuffled and placed face down at its label on the board.
rule-a4-6 = The damage deck and the mythos deck are shuffled; the former has its place at the board, the latter lies nearby.
rule-a4-7 =
    Both monarchs begin in the Deep. Each water space at the front of the ship starts with { $water ->
        [one] { $water } Deep One
       *[other] { $water } Deep Ones
    }, deck spaces { $da } and { $db } with { $deck ->
        [one] { $deck } Deep One
       *[other] { $deck } Deep Ones
    } each, and deck spaces { $pa } and { $pb } with { $passengers ->
        [one] { $passengers } facedown passenger
       *[other] { $passengers } facedown passengers
    } each.
rule-a4-8 =
    The chaos deck is made of { $each ->
        [one] { $each } card
       *[other] { $each } cards
    } from every skill deck but treachery, taken unseen and shuffled together.
rule-a4-9 = The first player is chosen at random and gets the current player token. From there clockwise, everyone chooses a character that is still free; a table may leave this to chance, and a first game offers only a recommended crew.
rule-a4-10 = Each player gets the feat card and the standee of their character and a reference sheet; what belongs to other characters stays in the box.
rule-a4-11 = Each player begins with the item named on the back of their character sheet, face up in the play area. All other items, those of characters not in play too, are shuffled into the item deck.
rule-a4-12 = Each character begins in the starting space given on the back of their sheet.
rule-a4-13 =
    From the left of the current player on, every other player draws { $cards ->
        [one] { $cards } skill card
       *[other] { $cards } skill cards
    } of their choice within their skill set; the current player starts without any. In a first game the others draw their whole set.
rule-a4-14 = The waypoint cards are shuffled into a deck, which goes together with the Captain’s title to the character in play who is highest in that line of succession.
rule-a4-15 = The spell cards are shuffled into a deck, which goes together with the title of Keeper of the Tome to the character in play who is highest in that line of succession.
rule-a4-16 =
    The loyalty deck has { $each ->
        [one] { $each } card
       *[other] { $each } cards
    } for every player: { $few ->
        [one] { $few } Hybrid
       *[other] { $few } Hybrids
    } if { $three } or { $four } play, { $many ->
        [one] { $many } Hybrid
       *[other] { $many } Hybrids
    } if { $five } or { $six } do; with { $four } or { $six } also { $cultists ->
        [one] { $cultists } Cultist
       *[other] { $cultists } Cultists
    }; the rest are Humans. In a first game and in the variant without the Cultist a Human takes the Cultist’s place.
rule-a4-17 =
    Each player is dealt { $cards ->
        [one] { $cards } loyalty card
       *[other] { $cards } loyalty cards
    } face down and may look at it; the rest of the deck waits for the awakening phase. In a first game the cards are dealt only after everyone has had a turn.
