"""What any hidden-traitor game needs: state, frames, decisions, secrets. Knows no card and no character."""
