"""The HTTP API: routes, shapes, requests, limits and its OpenAPI document."""
