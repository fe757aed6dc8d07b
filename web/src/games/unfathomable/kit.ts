// Kit of Unfathomable: the ship, its staging, sounds and cards.

import type { Kit } from "../../model/kit";
import Board from "./Board.svelte";
import cards from "./cards";
import { readCards } from "./highlights";
import type { Moment, Question } from "./names";
import { pictures } from "./pictures";
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
  secretPicture: "letter",
  sounds,
  bed: "sea",
  cards,
  ordered: { "deep_ones_act.choose_which": "activation" } satisfies Partial<Record<Question, Moment["moment"]>>,
  reads: readCards,
};

export default kit;
