"""The rules of Lifeboat, a module a chapter."""
