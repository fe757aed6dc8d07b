"""The Thing for learning."""
