"""Messages to viewers: views, changes and words, each as its viewer may see them."""
