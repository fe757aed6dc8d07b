// Moments of The Thing, by name.

import { finder } from "../../model/moments";
import type { Moment } from "./names";

export const momentOf = finder<Moment>();
