# Unfathomable in lists of games

game-unfathomable = Unfathomable
web-about-unfathomable = An ocean liner is crossing the Atlantic. Something is following below, and not everyone on board is human.
web-length-unfathomable = Half an hour with bots, an evening with people
web-practice-unfathomable = Practise a skill check
