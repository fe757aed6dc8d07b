"""Network protocols. Only these modules use the internals of uvicorn, websockets and httptools."""
