"""Request handlers for the link to a table's voice call. Players and the host see it, spectators do not."""

import msgspec

from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.voice import VOICE_SEAT, VoiceCall, check_link

_VOICE = msgspec.json.Decoder(VoiceCall)


async def get_voice(request: ApiRequest) -> VoiceCall:
    table = await _of_players(request)
    written = await request.hall.store.notes(table, VOICE_SEAT)
    return _VOICE.decode(written) if written else VoiceCall()


async def put_voice(request: ApiRequest) -> shapes.Nothing:
    table = await _of_players(request)
    check_link(request.body.link)
    await request.hall.store.put_notes(table, VOICE_SEAT, ENCODER.encode(request.body))
    return shapes.Nothing()


async def _of_players(request: ApiRequest) -> str:
    """The table of the path. BadInput: the device has no seat there and is no host."""
    place, actor = await request.table()
    if not actor.is_host:
        actor.require_seat()
    return place.table.id
