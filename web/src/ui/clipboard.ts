// Copying of a field's value. The browser decides whether it succeeds: pages without TLS have no clipboard, and it may be refused.

/** Selects the field in any case, so that its text can be copied by hand. True: it was copied. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // the older way, which needs no TLS; false: not that either
  }
}
