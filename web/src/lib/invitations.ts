// Secrets of links that we came by, kept by this tab until the server knows us as guests. They never stay in the address.

const key = (table: string) => `invitation ${table}`;

export function keep(table: string, invitation: string): void {
  sessionStorage.setItem(key(table), invitation);
}

export function invitationTo(table: string): string | null {
  return sessionStorage.getItem(key(table));
}

export function forget(table: string): void {
  sessionStorage.removeItem(key(table));
}
