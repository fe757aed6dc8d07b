"""What each viewer is shown: views, changes and words as messages."""
