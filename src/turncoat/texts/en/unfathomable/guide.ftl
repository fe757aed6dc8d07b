# Unfathomable: the guide for a first game, the summary and the role briefings.

## First game

guide-page-1-title = A ship in peril
guide-page-1 =
    The steamship Atlantica is on her way across the ocean to Boston, and monsters from the deep are after her. You’re one of the people on board. Most players are humans who want to reach port; some are traitors who serve the Deep Ones in secret. Loyalty cards say who is who, and each player sees only their own.

    The humans win together. The ship sails from waypoint to waypoint, and every waypoint card adds to the distance. When the distance is { $distance } or more and the ship arrives once again, she is in Boston.

    The Deep Ones’ side wins as soon as the voyage breaks down: fuel, food, sanity or souls run out, { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } inside the ship are damaged at the same time, or more Deep Ones must appear than the supply holds.

    Don’t trust a first impression for too long. Halfway through the voyage everyone is dealt another loyalty card, and a faithful friend may become an enemy.

guide-page-2-title = Your turn, step by step
guide-page-2 =
    Turns go clockwise around the table. Yours has these steps.

    Receive Skills: you draw the skill cards that your character sheet lists. Play them for their abilities or save them for skill checks. In the Sick Bay you draw only { $few ->
        [one] { $few } card
       *[other] { $few } cards
    }.

    Actions: you have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Move to any space of the ship, attack an enemy beside you, rescue a passenger, trade items, use your room or repair it, or use an action of one of your cards.

    Mythos: you draw a mythos card. First comes its crisis, then the monsters on its icon activate, and finally a token moves along its track. The travel track takes the ship to the next waypoint and leaves monsters in the water behind. The ritual track ends in a spell that sweeps everything off the water and the decks, so keep people inside when it is about to go off.

    Discard: everyone with more than { $limit ->
        [one] { $limit } skill card
       *[other] { $limit } skill cards
    } discards the rest. Then the player on your left begins.

guide-page-3-title = Crises and skill checks
guide-page-3 =
    A crisis is the bad news on a mythos card. Some crises are a choice between evils, made by the current player, the Captain, the Keeper of the Tome or a character by name. Others are skill checks that concern the whole table, and some let a player choose between a check and a loss.

    A skill check has a target number and names the skills that support it. First { $chaos ->
        [one] { $chaos } card
       *[other] { $chaos } cards
    } from the chaos deck go into the pile, facedown. Then everyone in turn may add cards from hand, also facedown, as many as they like or none. The current player goes last.

    The pile is shuffled and turned up. Supporting skills add their values, all other skills subtract theirs. If the total reaches the target number, the check passes; if not, the card says what it costs you.

    Now count the cards that did harm. A few may come from the chaos deck. If there are more, someone at the table probably wanted you to fail.

guide-page-4-title = Monsters, passengers and damage
guide-page-4 =
    Deep Ones climb from the water onto the decks and push on into the ship. When they activate, each does the first thing it can: attack a human in its space, defeat a passenger, damage the room, or move. Mother Hydra damages rooms from the water, and Father Dagon sends more Deep Ones aboard. No one can fight these two; travel and the ritual keep them away for a while.

    To attack a Deep One, roll the die: { $hit } or more defeats it. A human who is defeated goes to the Sick Bay.

    Passengers on deck are in danger unless a human is with them. Spend actions to rescue them, because a defeated passenger may cost you souls and sanity.

    A damaged room can’t be used until someone there repairs it with skill cards, and enemies in the room prevent that.

    Each resource begins at { $start } in the usual game and seldom comes back. Always know which one is lowest.

guide-page-5-title = Traitors, and advice for your first game
guide-page-5 =
    A hidden traitor counts as a human and looks like one: a poor choice here, a wrong card there. If you suspect someone, start a check in the Captain’s Cabin to send them to the Brig. In there a player uses no items, skips the crisis of their own turn and adds at most { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } to a check. Getting out takes another check.

    A traitor may spend an action to reveal. That sets off a special ability, but not in the Brig. From then on the traitor plays in the open, draws treachery cards, has no Mythos step and blocks any room for the humans.

    For a first game: spread over the ship, some on deck and some inside. Keep a few cards for other players’ crises. Don’t let Deep Ones gather. Talk about plans and suspicions, but never name the cards in your hand. With the first game setting, loyalty cards come only after everyone’s first turn, so ask anything you like until then.

## Summary

guide-summary =
    Goal. Humans: arrive once more when the distance is { $distance } or more. Deep Ones’ side: a resource runs out, { $rooms ->
        [one] { $rooms } room is
       *[other] { $rooms } rooms are
    } damaged at once, or the supply of Deep Ones is too small. The Cultist wins with them only if the distance is { $distance } or more by then.

    Turn. Receive skills, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, a mythos card, discard down to { $limit }.

    Actions. Move, attack, rescue, trade, use or repair your room, use a card. Traitors may reveal.

    Mythos card. The crisis, then the monsters, then a track. Travel brings waypoints, which the Captain picks; the ritual clears the water and the decks, people included.

    Skill check. { $chaos ->
        [one] { $chaos } chaos card
       *[other] { $chaos } chaos cards
    } first, then everyone adds cards facedown, the current player last. Supporting skills count for it, others against it. Reach the target number.

    Attack. Roll { $deep_one } or more against a Deep One, { $character } or more against a character. Defeated humans go to the Sick Bay, revealed traitors to the Brig.

    Deep Ones. Attack a human, else defeat a passenger, else damage the room, else move.

    Loyalty. One card at the start, another when the distance is { $half } or more. A single Hybrid or Cultist card makes a traitor.

    Brig. No items, no crisis on your turn, at most { $brig ->
        [one] { $brig } card
       *[other] { $brig } cards
    } in a check; pass the Brig’s check to get out.

## Role briefings: of equal length, so that nobody tells a role by how long somebody reads

briefing-human = You are human and win with all other humans when the ship reaches Boston. Add good cards to checks, keep the rooms working, rescue passengers and fight the Deep Ones before they gather. Watch what turns up in checks and who added cards. Put suspects in the Brig, but with good reason: it weakens friends too. A second loyalty card may still change your side.
briefing-hybrid = You are a Hybrid and win as soon as a resource runs out, the ship is wrecked or the Deep Ones overrun her. Until you reveal you count as a human, so look helpful and do harm quietly: a wrong card, a poor choice, a wasted action. Beware of the Brig, because there your reveal ability is lost. Reveal when open harm does more than secret harm.
briefing-cultist = You are the Cultist and want the ship lost, but only close to land. You win with the Deep Ones’ side if the distance is { $distance } or more at the end; if she is lost sooner, or arrives, you lose. So help her along at first, like any human, and keep her weak. Beware of Hybrids in a hurry, and of the Brig. Strike once the distance is there.
briefing-revealed-traitor = Everyone knows you now. You still win as your loyalty card says: a Hybrid whenever the ship is lost, the Cultist only at a distance of { $distance } or more. Take treachery cards, stand in the rooms that humans need, attack humans and defeat passengers left alone. Your voice in checks is small, with { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } at most. Beware of attacks: defeat puts you in the Brig.
