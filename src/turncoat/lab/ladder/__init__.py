"""Comparing bots: paired deals, intervals, calibration of beliefs."""
