"""The HTTP API and the pages: routes, shapes, request handlers, and the OpenAPI document."""
