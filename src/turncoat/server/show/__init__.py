"""Messages to viewers: views, changes and texts, each as its viewer may see them."""
