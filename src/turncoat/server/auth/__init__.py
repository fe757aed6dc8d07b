"""Access control: devices, invitations, and rights at tables."""
