# What lists of games say of Lifeboat, and short texts of its page

game-lifeboat = Lifeboat
web-about-lifeboat = A small boat, a long way to shore, and someone who doesn’t want to arrive. A short game for learning the ways of treason.
web-length-lifeboat = A quarter of an hour
web-practice-lifeboat = Practise a check

web-boat-offered = an answer is about this player
