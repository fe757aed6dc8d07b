"""The rules of Unfathomable, a module a chapter of the Rules Reference."""
