// Kit of Unfathomable: the ship, its staging, sounds and cards.

import type { Kit } from "../../model/kit";
import Board from "./Board.svelte";
import { face } from "./face";
import { sounds } from "./sounds";
import { after, beat } from "./staging";

const kit: Kit = { Board, beat, after, sounds, face };

export default kit;
