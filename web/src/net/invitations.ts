// Secrets of invitation links, kept by this tab until the server knows the device as a guest. They never stay in the address.

import { api, Refused } from "./api";

const key = (table: string) => `invitation ${table}`;

export function keep(table: string, invitation: string): void {
  sessionStorage.setItem(key(table), invitation);
}

function invitationTo(table: string): string | null {
  return sessionStorage.getItem(key(table));
}

function forget(table: string): void {
  sessionStorage.removeItem(key(table));
}

/** Join as a guest with the secret of an invitation link. The secret is sent once, and never becomes part of a URL. */
export async function enter(table: string): Promise<void> {
  const invitation = invitationTo(table);
  if (!invitation) return;
  try {
    await api.enter(table, invitation);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    if (fault.code === "unreachable") return; // so will be whatever we want there, and we come back
  }
  forget(table);
}
