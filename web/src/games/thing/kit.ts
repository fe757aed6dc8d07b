// Kit of The Thing: the plan of the station, its staging, sounds and cards.

import type { Kit } from "../../model/kit";
import Board from "./Board.svelte";
import cards from "./cards";
import { pictures } from "./pictures";
import { isShared } from "./reading";
import { sounds } from "./sounds";
import { after, beat } from "./staging";
import { opening, side, tableau } from "./tableaux";

const kit: Kit = {
  Board,
  beat,
  after,
  tableau,
  pictures,
  opening,
  side,
  hasSides: (view) => !isShared(view),
  secretPicture: "tags",
  sounds,
  bed: "wind",
  cards,
  meanings: { "role=human": "web-thing-role-human", "role=alien": "web-thing-role-alien" },
  drawn: ["disc", "lying", "status=playing"],
};

export default kit;
