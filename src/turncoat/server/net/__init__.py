"""Bytes on the wire. The only modules that use the internals of uvicorn, websockets and httptools."""
