# Lifeboat: what is printed on cards beside the effects of the weather.

## Weather cards with a check

weather-check = Check { $target } ({ $suits }).
check-passed = Passed:
check-failed = Failed:

## Effort cards

text-card-oar = Counts for checks that name the <oar>Oar</oar> suit and against all others. Of value { $value }: play it after a die has been rolled to have it rolled again.
text-card-bail = Counts for checks that name the <bail>Bail</bail> suit and against all others. Of value { $low } or more: discard it as your action to mend the <hull>hull</hull> by { $mend }. Of value { $value }: play it when the <hull>hull</hull> is about to be damaged to take away { $prevented } damage.
text-card-rope = Counts for checks that name the <rope>Rope</rope> suit and against all others. Of value { $value }: play it before a die is rolled to make the result { $shift } more or less.

## Loyalty cards

text-card-sailor = You win when the boat reaches land, unless you also have a Wrecker card.
text-card-wrecker = You are a wrecker, whatever your other card is. You win when the boat sinks, the rations run out or the weather deck is empty when a card is due.
