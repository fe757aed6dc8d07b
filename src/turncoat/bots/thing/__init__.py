"""Persona bots of The Thing: readable habits, a memory of public events, and a value for every answer.

`personas` has their habits, `memory` the events, `beliefs` the estimates of infection, `values` the values of legal
answers; the other modules compute values by subject. All points are on one scale: 100 is about the whole game.
"""
