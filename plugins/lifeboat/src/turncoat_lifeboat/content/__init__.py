"""Card data of Lifeboat. No rules."""
