// Kit of The Thing: the plan of the station, its staging, sounds and cards.

import type { Kit } from "../../model/kit";
import Board from "./Board.svelte";
import { face } from "./signs";
import { sounds } from "./sounds";
import { after, beat } from "./staging";

const kit: Kit = {
  Board,
  beat,
  after,
  sounds,
  face,
  meanings: { "role=human": "web-thing-role-human", "role=alien": "web-thing-role-alien" },
  drawn: ["disc", "lying", "status=playing"],
};

export default kit;
