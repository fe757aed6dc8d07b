"""Static files of the browser client, with their cache headers."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES: Final = Path(__file__).parents[1] / "pages"
PAGE_METHODS: Final = ("GET", "HEAD")
ASSETS: Final = "assets/"  # files named by the hash of their content
REVALIDATED: Final = {"cache-control": "no-cache"}
KEPT_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


class Pages(StaticFiles):
    """The built browser client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:  # no file name can contain it
            raise HTTPException(404)
        if scope["method"] not in PAGE_METHODS:
            is_there = self.lookup_path(path)[1] is not None
            raise HTTPException(405 if is_there else 404)
        response = await super().get_response(path, scope)
        response.headers.update(KEPT_FOR_EVER if path.startswith(ASSETS) else REVALIDATED)
        return response
