import type { Look } from "@vitrine/model";
import { sameValue, type DraftPath } from "../draft/fields.ts";
import type { WorkStore } from "../work/work-store.ts";

/** Chooses parts of the look, as one step to take back. */
export function chooseLook(store: WorkStore, parts: Partial<Look>): void {
  const { look } = store.shown();
  const names = lookParts.filter((part) => part in parts && !sameValue(look[part], parts[part]));
  if (names.length === 0) return;
  const after = pick(parts, names);
  store.remember({ kind: "look", before: pick(look, names), after });
  putLook(store, after);
}

/** Sets parts of the look without a step to take back. */
export function putLook(store: Pick<WorkStore, "put">, parts: Partial<Look>): void {
  for (const part of lookParts) {
    const value = parts[part];
    if (value !== undefined) store.put(`look.${part}` satisfies DraftPath, value);
  }
}

const lookParts = ["palette", "pairing", "density", "accent", "css"] as const;

function pick(look: Partial<Look>, names: readonly (keyof Look)[]): Partial<Look> {
  return Object.fromEntries(names.map((name) => [name, look[name]]));
}
