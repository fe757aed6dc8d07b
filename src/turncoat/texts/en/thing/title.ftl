# The Thing in lists of games

game-thing = The Thing
web-about-thing = A research station in the Antarctic winter. Something has taken the shape of one of you, and it wants to leave on the helicopter.
web-length-thing = Half an hour with bots, one or two hours with people
web-practice-thing = Practise an encounter
