// Explanations that a table has shown already, stored for this tab: their names, nothing of the game.

const key = (table: string) => `explained ${table}`;

export function explained(table: string): string[] {
  return sessionStorage.getItem(key(table))?.split(" ") ?? [];
}

export function keepExplained(table: string, marks: readonly string[]): void {
  sessionStorage.setItem(key(table), marks.join(" "));
}
