"""Persona bots of Unfathomable: readable habits with numbers behind them, for humans and for traitors.

`personas` has their habits, `memory` a seat's observations, `values` the value of each answer. Points are the
humans': 100 is the game, so a point is about one percent of winning. `outlook` has the current value of
everything on board, `worth` the value of an effect; the other modules handle one kind of question each.
"""
