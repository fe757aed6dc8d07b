"""What the lab knows of Unfathomable: goals of fuzz games, fitting and measuring beliefs."""
