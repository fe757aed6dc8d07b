// Rule of such a list: it follows its end until the reader scrolls away, and again from the end on.

export interface Scroll {
  top: number;
  height: number; // of everything in the list
  room: number; // of what is seen of it
}

const SLACK = 2; // pixels: positions are rounded when a page is zoomed
const NEAR = 40; // pixels above the end from which a reader who scrolls down is taken the rest of the way

function toEnd({ top, height, room }: Scroll): number {
  return height - room - top;
}

/**
 * After a scroll event. `before` is how the list lay when it was last put at its end or scrolled.
 * Browsers send the event later than they scroll, and lines that came meanwhile are no sign of a reader. Neither is a list that became
 * shorter. So a list that follows is left only by a movement upwards while nothing else has changed.
 */
export function isFollowingAfter(wasFollowing: boolean, before: Scroll, now: Scroll): boolean {
  if (toEnd(now) <= SLACK) return true;
  if (!wasFollowing) return now.top > before.top && toEnd(now) < NEAR;
  const isSameSize = now.height === before.height && now.room === before.room;
  return !isSameSize || now.top >= before.top - SLACK;
}
