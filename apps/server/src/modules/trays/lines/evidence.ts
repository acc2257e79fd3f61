import type { Evidence, EvidenceMap } from "@vitrine/model";

/** Evidence of what a person typed (contract.md 20.3). */
const typed: Evidence = { confidence: 1, rule: "user", spans: [], source: "user" };

const isAtOrBelow = (key: string, pointer: string) => key === pointer || key.startsWith(`${pointer}/`);

/** The evidence without that of a value and of everything in it. */
export function removeEvidence(evidence: EvidenceMap, pointer: string): EvidenceMap {
  return Object.fromEntries(Object.entries(evidence).filter(([key]) => !isAtOrBelow(key, pointer)));
}

/** Marks a value, or every filled field of an entry, as typed by its owner. */
export function userEvidence(evidence: EvidenceMap, pointer: string, value: unknown): EvidenceMap {
  if (value === null) return evidence;
  if (typeof value !== "object") return { ...evidence, [pointer]: typed };
  return Object.entries(value).reduce(
    (marked, [key, part]) =>
      part === "" || part === undefined ? marked : userEvidence(marked, `${pointer}/${key}`, part),
    evidence,
  );
}

/** Removes the evidence of a list entry and moves that of the later ones up by one. */
export function shiftEvidence(evidence: EvidenceMap, section: string, removed: number): EvidenceMap {
  const shifted: EvidenceMap = {};
  for (const [key, value] of Object.entries(evidence)) {
    const [, owner, index = "", ...rest] = key.split("/");
    const position = owner === section ? Number(index) : -1;
    if (position === removed) continue;
    const moved = position > removed ? `/${[section, position - 1, ...rest].join("/")}` : key;
    shifted[moved] = value;
  }
  return shifted;
}
