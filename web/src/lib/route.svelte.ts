// Where we are: what stands behind the `#` of the address. Secrets are taken out of it at once.

import { api } from "./api";
import { keep } from "./invitations";

class Route {
  table: string | null = $state(null);

  constructor() {
    addEventListener("hashchange", () => void this.read());
  }

  async read(): Promise<void> {
    const given = new URLSearchParams(location.hash.slice(1));
    const invitation = given.get("invitation");
    const moved = given.get("move");
    let table = given.get("t");
    if (table && invitation) keep(table, invitation);
    if (invitation || moved) history.replaceState(null, "", table ? `#t=${table}` : "#");
    if (moved) {
      table = (await api.open(moved)).table;
      history.replaceState(null, "", `#t=${table}`);
    }
    this.table = table;
  }

  go(table: string | null): void {
    location.hash = table ? `t=${table}` : "";
  }
}

export const route = new Route();
