"""Persona bots of The Thing: readable habits, a memory of what everybody saw, and a value for every answer.

`traits` has the personas, `memory` what was heard, `beliefs` who may be infected, `values` how good each legal answer is;
the other modules hold the values by subject. Points are comparable everywhere: 100 is about the whole game.
"""
