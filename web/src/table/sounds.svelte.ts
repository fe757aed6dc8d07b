// Sounds that concern this seat: a question, talk, the end. Sounds of events belong to the stage.

import type { TableState } from "../model/fold";
import { play } from "../ui/sound";

const AT_ONCE = 1500; // milliseconds after the player's own answer in which a question makes no sound

interface Heard {
  known: TableState;
  decision: number; // that this seat is asked; 0: none
  talk: number; // lines that were said
  last: number | undefined; // who said the last of them
  isWon: boolean;
}

/** Plays them for the lifetime of the calling component. */
export function playSounds(now: () => Heard): void {
  let asked = 0;
  let answeredAt = 0;
  $effect(() => {
    const number = now().decision;
    if (!number && asked) answeredAt = Date.now();
    if (number && number !== asked && Date.now() - answeredAt > AT_ONCE) play("turn");
    asked = number;
  });

  let talked = -1;
  $effect(() => {
    const { talk, last, known } = now();
    if (talked >= 0 && talk > talked && last !== known.seat) play("talk");
    talked = talk;
  });

  let wasOver: boolean | null = null;
  $effect(() => {
    const { known, isWon } = now();
    const isOver = known.company.stage === "over";
    if (wasOver === false && isOver) play(isWon ? "win" : "lose");
    wasOver = isOver;
  });
}
