# Lifeboat: what the buttons say.

option-row = Row: go ahead on a roll of { $low } or more
option-bail = Bail: discard { $card } and mend the hull by { $mend }
option-look-out =
    { $n ->
        [one] Look out: see the next weather card
       *[other] Look out: see the next { $n } weather cards and choose which comes first
    }
option-accuse = Accuse { $seat } and call a vote
option-untie = Untie yourself: come free on a roll of { $low } or more
option-reveal = Reveal yourself as a wrecker: come free if you’re lashed, otherwise threaten the hull with { $damage } damage
option-rest =
    { $n ->
        [one] Rest: draw { $n } card
       *[other] Rest: draw { $n } cards
    }
option-gnaw = Gnaw: threaten the hull with { $damage } damage on a roll of { $low } or more
option-add = Add { $card }
option-done = Add no more cards
option-vote = Vote against { $seat }
option-abstain = Abstain
option-vow = Vow never to vote against { $seat }
option-keep-on-top = Leave { $card } on top
option-steady-up = Play Rope { $value }: the result will be { $shift } more
option-steady-down = Play Rope { $value }: the result will be { $shift } less
option-roll-again = Play Oar { $value }: reroll the die
option-prevent = Play Bail { $value }: prevent { $n } damage
option-discard = Discard { $card }
