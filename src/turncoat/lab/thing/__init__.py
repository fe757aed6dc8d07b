"""The lab of The Thing: goals of fuzz games, fitting and measuring beliefs."""
