// The code by which this browser may open tables, where the server's operator asks for one. Stored, since it is typed by hand.

const KEY = "turncoat-code";

export function storedCode(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // no storage
  }
}

/** An empty one forgets it. */
export function storeCode(code: string): void {
  try {
    if (code) localStorage.setItem(KEY, code);
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that stores nothing: the code has to be typed again
  }
}

/** A header takes Latin letters only, a code may have others. */
export function codeHeader(): Record<string, string> {
  const code = storedCode();
  return code ? { "turncoat-code": encodeURIComponent(code) } : {};
}
