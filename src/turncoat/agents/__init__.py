"""Seats for agents: tables behind one interface, in this process or on a server, and the MCP server that offers them."""
