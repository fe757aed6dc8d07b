# Table talk, whatever the game: what is said in words of a game is in its own talk.ftl.

## How talk is put together

talk-line = { $player }: { $text }
talk-because = { $text }: { $reason }
talk-deed = { $deed } ({ $when })

## Questions

talk-ask-why = { $seat }, please explain: { $deed }
talk-ask-view = { $seat }, what do you think of { $other }?

## Opinions and claims

talk-estimate-trust = I trust { $seat }
talk-estimate-lean-human = I think { $seat } is on our side
talk-estimate-unsure = I do not know what to think of { $seat }
talk-estimate-lean-traitor = I have my doubts about { $seat }
talk-claim-self = I am human

## What is to be done

talk-request-repair = { $seat }, please repair what is damaged
talk-request-trade = { $seat }, let us trade
talk-request-keep-away = { $seat }, please keep away from me
talk-promise-repair = I will repair what is damaged
talk-promise-trade = I am willing to trade
talk-promise-keep-away = I will keep my distance

## Replies

talk-agree = I agree with { $player }: “{ $text }”
talk-disagree = I do not agree with { $player }: “{ $text }”
talk-answer-yes = to “{ $text }” ({ $player }) I answer: yes
talk-answer-no = to “{ $text }” ({ $player }) I answer: no
talk-answer-later = to “{ $text }” ({ $player }) I answer: not now
talk-thank = thank you, { $seat }
talk-take-back = I take back what I said: “{ $text }”

## Excuses

talk-defend-nothing-fitting = { $deed }: I had nothing that would help
talk-defend-no-choice = { $deed }: there was nothing better to do
talk-defend-lesser-evil = { $deed }: it was the lesser evil
talk-defend-for-later = { $deed }: I am keeping something for later
talk-defend-bad-luck = { $deed }: that was bad luck
talk-defend-mistake = { $deed }: that was a mistake

## What talk points to

talk-deed-chose-worse = the worse choice
talk-deed-moved-away = off { $place-to }
talk-deed-declined = a refusal
