// Kit of games without one of their own: a board that lists everything in words.

import { type Kit } from "../../model/kit";
import Board from "./Board.svelte";

// What is told in words needs time to be read, also where nothing moves.
const BEATS: Record<string, number> = { turn_of: 600, rolled: 700, checked: 1200, voted: 500, shown: 500, game_ended: 900 };

const kit: Kit = {
  Board,
  beat: (event) => BEATS[event.event] ?? 0,
  after: (view) => view,
  sounds: ({ event }) => (event === "rolled" ? "dice" : event === "moved" ? "card" : null),
};

export default kit;
