import { fieldGroups, listOf, valueOf, type ComparedEntry } from "./comparable.ts";
import type { CvChange } from "./compare-cv.ts";

/** The changes that "accept all" means. */
export const acceptedByAll = (changes: readonly CvChange[]): ReadonlySet<string> =>
  new Set(changes.filter(({ isInAll }) => isInAll).map(({ id }) => id));

/**
 * The website with the accepted changes, and nothing else: entries keep their order, new ones stand without a number
 * where the CV has them. Pure; applied a second time, the same changes change nothing.
 */
export function applyCvChanges(
  site: readonly ComparedEntry[],
  changes: readonly CvChange[],
  accepted: ReadonlySet<string>,
): ComparedEntry[] {
  return changes.filter(({ id }) => accepted.has(id)).reduce<ComparedEntry[]>(applyChange, [...site]);
}

function applyChange(site: ComparedEntry[], change: CvChange): ComparedEntry[] {
  const { kind, entry, group, after, pointers, beside } = change;
  if (!entry) {
    const added = { id: null, kind, fields: after, isVisible: true, says: null, pointers, beside };
    if (site.some((present) => isSaid(present, added))) return site;
    const place = beside === null ? -1 : site.findIndex((present) => present.kind === kind && present.id === beside);
    return site.toSpliced(place < 0 ? site.length : place, 0, added);
  }
  return site.map((present) => {
    if (present.id !== entry.id || present.kind !== kind) return present;
    if (!group) return { ...present, isVisible: false };
    if (!group.isList) return { ...present, fields: { ...present.fields, ...after } };
    const tags = new Set([...listOf(present.fields[group.name]), ...listOf(after[group.name])]);
    return { ...present, fields: { ...present.fields, [group.name]: [...tags] } };
  });
}

function isSaid(present: ComparedEntry, added: ComparedEntry): boolean {
  if (present.kind !== added.kind) return false;
  return fieldGroups(added.kind).every((group) => valueOf(group, present.fields) === valueOf(group, added.fields));
}
