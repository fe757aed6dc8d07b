"""Effects of Unfathomable's cards, in addition to the kernel's."""
