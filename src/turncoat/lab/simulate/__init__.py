"""Mass play: plan, play and count games of bots."""
