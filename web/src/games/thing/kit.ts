import type { Kit } from "../kits";
import Board from "./Board.svelte";
import { after, beat } from "./staging";

export const KIT: Kit = { Board, beat, after, drawn: ["disc", "lying", "status=playing"] };
