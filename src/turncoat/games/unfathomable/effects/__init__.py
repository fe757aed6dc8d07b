"""What Unfathomable's cards can do beside the kernel's effects."""
