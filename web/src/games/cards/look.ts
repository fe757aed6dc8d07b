// The face of a card at a table: as its game's kit has it.

import type { Kit } from "../../model/kit";
import type { CardWords } from "../../net/protocol";
import { PLAIN_FACE, type Face } from "../../ui/cards/face";

export function faceOf(kit: Kit | null, card: string, words: CardWords | undefined): Face {
  return kit?.cards?.face(card, words?.group ?? "") ?? PLAIN_FACE;
}
