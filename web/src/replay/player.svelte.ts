// Player of a replay: position, speed, and the perspective it is seen from.

import type { Kit } from "../model/kit";
import type { Replay } from "../net/protocol";
import { Stage } from "../model/stage.svelte";
import { perspectives, Story, type Perspective } from "./story";

export const SPEEDS = [0.5, 1, 2, 4];

const SHORTEST = 900; // milliseconds for which a moment is shown before the next one
const BY_LETTER = 22; // and for each letter that is read
const LONGEST = 5000;

export class Player {
  readonly stage = new Stage();
  readonly perspectives: Perspective[];
  story: Story = $state.raw()!;
  at = $state(0);
  speed = $state(1);
  isPlaying = $state(false);

  constructor(
    readonly replay: Replay,
    kit: Kit,
  ) {
    this.perspectives = perspectives(replay);
    this.stage.staging = { beat: (event) => kit.beat(event) / this.speed, after: kit.after };
    this.story = new Story(replay, this.perspectives[0]!);
    this.show(0);
  }

  get last(): number {
    return this.story.moments.length - 1;
  }

  /** There at once. */
  show(moment: number): void {
    this.at = Math.max(0, Math.min(this.last, moment));
    this.stage.reset(this.story.state(this.at));
  }

  /** To the next moment, and be seen to go there. */
  forward(): void {
    if (this.at >= this.last) {
      this.isPlaying = false;
      return;
    }
    this.stage.skip();
    this.at += 1;
    this.stage.follow(this.story.state(this.at), this.story.events(this.at));
  }

  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.show(0);
    this.isPlaying = !this.isPlaying;
  }

  /** To the turn before (-1) or after (1) this one. */
  turn(way: -1 | 1): void {
    const { turns } = this.story;
    const nearest = way > 0 ? turns.find((turn) => turn.moment > this.at) : turns.findLast((turn) => turn.moment < this.at);
    this.show(nearest?.moment ?? (way > 0 ? this.last : 0));
  }

  /** The same moment as another viewer. */
  look(by: Perspective): void {
    const step = this.story.moments[this.at]!.last;
    this.story = new Story(this.replay, by);
    this.show(this.story.steps[step] ?? 0);
  }

  /** How long a moment is shown when its events have been seen. */
  get pause(): number {
    const letters = this.story.moments[this.at]!.lines.reduce((sum, line) => sum + line.text.length, 0);
    return Math.min(LONGEST, SHORTEST + letters * BY_LETTER) / this.speed;
  }
}
