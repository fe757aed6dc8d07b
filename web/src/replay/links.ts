// Addresses of replays: of the whole, and of one moment.

/** `step`: the last step of the moment, which is the same for every perspective. */
export function linkOf(table: string, step?: number): string {
  return `${location.origin}/#replay=${table}${step === undefined ? "" : `&at=${step}`}`;
}
