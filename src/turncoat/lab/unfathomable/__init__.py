"""The lab of Unfathomable: goals of fuzz games, fitting and measuring beliefs."""
