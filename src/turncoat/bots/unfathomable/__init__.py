"""How people play Unfathomable: readable habits with numbers behind them, for humans and for traitors.

`traits` has the personas, `memory` what a seat has noticed, `values` how good each answer is. Points are the humans': 100 is
the game, so a point is about one in a hundred of winning. `outlook` says what everything on board is worth now, `worth`
what an effect would do to it, the other modules what that means for one kind of question each.
"""
