// Parser of a pasted invitation: a link, the part behind its `#`, or a table's code alone.

const CODE = /^[A-Za-z0-9_-]{4,64}$/;

/** The hash part of our address for a pasted link or code; null if it is neither. */
export function leadsTo(text: string): string | null {
  const given = text.trim();
  const hash = given.includes("#") ? given.slice(given.indexOf("#") + 1) : given;
  const words = new URLSearchParams(hash);
  const table = words.get("t");
  if (table && CODE.test(table)) {
    const invitation = words.get("invitation");
    return invitation ? `t=${table}&invitation=${encodeURIComponent(invitation)}` : `t=${table}`;
  }
  const moved = words.get("move");
  if (moved) return `move=${encodeURIComponent(moved)}`;
  return CODE.test(given) ? `t=${given}` : null;
}
