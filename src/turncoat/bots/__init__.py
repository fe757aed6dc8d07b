"""Players made of code. They get a view and the legal answers, never a state; they import kernel and games only."""
