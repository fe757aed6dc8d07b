# Table talk in the words of Unfathomable.

## Checks

talk-intent-none = I cannot help with this check
talk-intent-some = I can help a little with this check
talk-intent-strong = I can help a lot with this check
talk-report-helped = I helped with the check
talk-report-could-not = I had no way to help with the check
talk-ask-intent = { $seat }, will you help with this check?

## Opinions and claims

talk-estimate-accuse = I accuse { $seat } of treason
talk-claim-seen-human = I have looked at the loyalty of { $seat }: a human
talk-claim-seen-traitor = I have looked at the loyalty of { $seat }: a traitor

## What is to be done

talk-request-help = { $seat }, please help with this check
talk-request-fight = { $seat }, please fight the Deep Ones
talk-request-rescue = { $seat }, please rescue passengers
talk-request-save-cards = { $seat }, please keep your cards for later
talk-request-be-tested = { $seat }, please let somebody look at your loyalty
talk-promise-help = I will help with this check
talk-promise-fight = I will fight the Deep Ones
talk-promise-rescue = I will rescue passengers
talk-promise-save-cards = I will keep my cards for later
talk-promise-be-tested = anybody may look at my loyalty
talk-propose-brig = let us send { $seat } to the brig
talk-propose-free = let us get { $seat } out of the brig
talk-propose-test = somebody should look at the loyalty of { $seat }

## Warnings

talk-warn-fuel = fuel is running out
talk-warn-food = food is running out
talk-warn-sanity = minds are giving way
talk-warn-souls = too few souls are left
talk-warn-ship = the ship is badly damaged
talk-warn-deep-ones = there are too many Deep Ones

## What talk points to

talk-deed-gave-nothing = not a single card for the check
talk-deed-many-and-failed = many cards, and the check is failed
talk-deed-hindered = something done against a check
talk-deed-in-secret = a choice made in secret
talk-deed-wasted = actions left unused
talk-deed-helped = cards for a check that is passed
talk-deed-worked = work for the ship
talk-when-now = this turn
talk-when-last = last turn
talk-when-earlier = earlier
