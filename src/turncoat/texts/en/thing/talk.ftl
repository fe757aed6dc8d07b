# Table talk in the words of The Thing.

## The active pile

talk-intent-none = I have nothing useful for the active pile
talk-intent-some = I have something useful for the active pile
talk-intent-strong = I have something very useful for the active pile
talk-report-helped = my card in the active pile will be of use
talk-report-could-not = there is nothing of mine in the active pile
talk-ask-intent = { $seat }, will you put something useful on the active pile?

## Opinions and claims

talk-estimate-accuse = I accuse { $seat } of being an alien
talk-claim-seen-human = I have looked at an infection token of { $seat }: a human

## What is to be done

talk-request-help = { $seat }, please put something useful on the active pile
talk-request-fight = { $seat }, please have fire ready for the alien
talk-request-be-tested = { $seat }, please take a test
talk-promise-help = I will put something useful on the active pile
talk-promise-fight = I will meet the alien with fire
talk-promise-be-tested = you may test me
talk-propose-test = let us test { $seat }
talk-propose-keep-apart = nobody should stay alone with { $seat }
talk-propose-keep-out = let us not take { $seat } aboard
talk-vote-intent = I am going to vote against { $seat }

## Warnings

talk-warn-food = food is running out
talk-warn-boiler = the Boiler Room is in danger
talk-warn-generator = the Generator Room is in danger
talk-warn-cold = we are freezing
talk-warn-alien = the alien is growing strong

## What talk points to

talk-deed-alone-with = an encounter alone with { $other } { $place-in }
talk-deed-avoided = an encounter avoided
talk-deed-where-it-broke = damage { $place-in }, and { $seat } there
talk-deed-voted-against = a vote against { $other }
talk-deed-worked = work for the station
talk-deed-tested-human = a test that showed a human
talk-when-now = this round
talk-when-last = last round
talk-when-earlier = earlier
