"""A language model at a seat, behind an endpoint that speaks OpenAI's protocol: `llm:URL#MODEL`."""
