import { completeParsedData, parsedDataSchema, type EvidenceMap, type ParsedData } from "@vitrine/model";

/** One correction: a value by JSON pointer into ParsedData; null removes a list entry (contract.md 20.3). */
export type Change = { pointer: string; value: unknown };

export type Corrected = { data: ParsedData; evidence: EvidenceMap };

/** The data as it will be once the server has taken `changes`; shown until its answer arrives. */
export function applyChanges(data: ParsedData, evidence: EvidenceMap, changes: readonly Change[]): Corrected {
  const draft: unknown = structuredClone(data);
  let known = evidence;
  for (const { pointer, value } of changes) {
    const keys = pointer.slice(1).split("/");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<unknown>(childOf, draft);
    if (Array.isArray(holder) && value === null) {
      holder.splice(Number(last), 1);
      known = withoutEntry(known, pointer);
    } else if (typeof holder === "object" && holder !== null) {
      (holder as Record<string, unknown>)[last] = value;
      known = { ...known, [pointer]: { confidence: 1, rule: "user", spans: [], source: "user" } };
    }
  }
  const result = parsedDataSchema.safeParse(draft);
  return result.success ? { data: completeParsedData(result.data), evidence: known } : { data, evidence };
}

/**
 * Whether corrections that were made on `before` mean the same on `now`: what they change, or for something in a list its
 * whole entry, is as it was.
 */
export function stillFit(changes: readonly Change[], before: ParsedData, now: ParsedData): boolean {
  return changes.every(({ pointer }) => {
    const keys = pointer.slice(1).split("/");
    const list = keys.findIndex((key) => /^\d+$/.test(key));
    const held = list < 0 ? keys : keys.slice(0, list + 1);
    return isSame(held.reduce<unknown>(childOf, before), held.reduce<unknown>(childOf, now));
  });
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = Object.keys({ ...a, ...b });
  return Array.isArray(a) === Array.isArray(b) && keys.every((key) => isSame(childOf(a, key), childOf(b, key)));
}

function childOf(holder: unknown, key: string): unknown {
  if (typeof holder !== "object" || holder === null) return undefined;
  return (holder as Record<string, unknown>)[key];
}

/** Drops the evidence of a removed entry and moves that of the later ones up. */
function withoutEntry(evidence: EvidenceMap, pointer: string): EvidenceMap {
  const cut = pointer.lastIndexOf("/");
  const list = `${pointer.slice(0, cut)}/`;
  const removed = Number(pointer.slice(cut + 1));
  const kept: EvidenceMap = {};
  for (const [key, value] of Object.entries(evidence)) {
    const [index = "", ...rest] = key.startsWith(list) ? key.slice(list.length).split("/") : [];
    if (!/^\d+$/.test(index)) kept[key] = value;
    else if (Number(index) < removed) kept[key] = value;
    else if (Number(index) > removed) kept[`${list}${[Number(index) - 1, ...rest].join("/")}`] = value;
  }
  return kept;
}
