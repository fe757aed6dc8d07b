"""The engine of any hidden-traitor game: state, frames, decisions, secrets. It knows no card and no character."""
