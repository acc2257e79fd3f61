import type { Tryout, UnarrangedSite } from "@vitrine/model";

/*
 * A tryout that was read in this browser: it lives in the memory of this page alone. Nothing of it is stored or sent
 * until the visitor keeps it.
 */

/** Stands in the address in place of a secret. */
export const hereToken = "here";

type Shown = Omit<Tryout["sites"][number], "url"> & { website: UnarrangedSite };

/** What the browser made of a CV: as the server's answer, with the sites themselves in place of their addresses. */
export type TryoutHere = Pick<Tryout, "person" | "notes" | "to_check"> & { sites: Shown[] };

type Held = { file: File; tryout: TryoutHere };
let held: Held | null = null;

/** Keeps what was read until the page goes; a second CV takes the place of the first. */
export function holdTryout(file: File, tryout: TryoutHere): void {
  held = { file, tryout };
}

/** What was read in this page; null after it was loaded anew. */
export const heldTryout = (): Held | null => held;

export function letGoOfTryout(): void {
  held = null;
}
