"""Request handler for the local network: listen there as well, or on this computer only."""

from turncoat.kernel.errors import BadInput
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest


async def set_network(request: ApiRequest) -> shapes.Nothing:
    """Open or close the local network; only from a page on this computer."""
    network = request.reach.network
    if network is None or not request.is_local:
        raise BadInput("not_here")
    if request.body.is_open:
        await network.open()
        if not network.addresses:
            raise BadInput("no_network")
    else:
        network.close()
    return shapes.Nothing()
