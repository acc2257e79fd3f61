import { fold } from "../fold.ts";
import { profileKind } from "./comparable.ts";
import type { ShownCvChange } from "./cv-update.ts";

const wordsOf = (name: string) => name.split(/[\s,.-]+/u).flatMap((word) => fold(word) || []);

/**
 * Whose the newer CV is where it looks like somebody else's, as a wrong file's: no word of the name is that of the site,
 * and neither is the address or number that it gives. A new surname or another script is no other person.
 */
export function otherPersonIn(changes: readonly ShownCvChange[]): { here: string; there: string } | null {
  const own = (field: string) =>
    changes.find((change) => change.section === profileKind && change.field === field && change.before !== "");
  const name = own("Name");
  const reached = [own("Email"), own("Phone")].some((change) => change !== undefined && change.after !== "");
  if (!name || name.after === "" || !reached) return null;
  const known = new Set(wordsOf(name.before));
  return wordsOf(name.after).some((word) => known.has(word)) ? null : { here: name.before, there: name.after };
}
