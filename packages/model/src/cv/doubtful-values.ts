import { sectionKinds } from "../sections/kinds.ts";
import type { Evidence, EvidenceMap } from "./evidence.ts";
import type { ParsedData } from "./parsed-data.ts";
import { waitingLines, type UnplacedLine } from "./unplaced.ts";

/** A value that whoever knows the person should look at, in words. */
export type DoubtfulValue = { pointer: string; label: string; value: string };

/** Below this a value is marked "check this" (document 3, section 9). */
export const doubtBelow = 0.6;
/** The heading of a group of skills would be named once for each skill. */
const unseen = /^\/skills\/\d+\/category$/;

/** Pointer of the tray, which is one thing to look at however many lines wait in it. */
export const trayPointer = "/unplaced";

/**
 * What whoever knows the person should look at, the same before there is an account and in the review: each value that
 * the engine is not sure of, in the order of the CV's data, with what it is called, e.g. "Role 2: start date" and
 * "2019-03"; and then, once, the lines that found no place. What stands nowhere in `cv` any more is left out.
 */
export function thingsToCheck(
  cv: ParsedData,
  evidence: EvidenceMap,
  unplaced: readonly UnplacedLine[],
): DoubtfulValue[] {
  const values = Object.entries(evidence).flatMap(([pointer, known]) => {
    if (unseen.test(pointer) || !isDoubtful(known)) return [];
    const keys = pointer.slice(1).split("/");
    const value = keys.reduce<unknown>(childOf, cv);
    return typeof value === "string" && value !== "" ? [{ pointer, label: labelOf(keys), value }] : [];
  });
  const lines = waitingLines(unplaced).length;
  if (lines === 0) return values;
  return [
    ...values,
    {
      pointer: trayPointer,
      label: "Not placed",
      value: lines === 1 ? "1 line of your CV" : `${lines} lines of your CV`,
    },
  ];
}

function isDoubtful({ confidence, source }: Evidence): boolean {
  return source !== "user" && confidence < doubtBelow;
}

function childOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? (holder as Record<string, unknown>)[key] : undefined;
}

function labelOf([list = "", index, ...rest]: readonly string[]): string {
  const entry = /^\d+$/.test(index ?? "") ? entryWords.get(list) : undefined;
  const field = (entry === undefined ? (index ?? list) : (rest[0] ?? "")).replaceAll("_", " ");
  const place = entry === undefined ? field : `${entry} ${Number(index) + 1}${field === "" ? "" : `: ${field}`}`;
  return place.slice(0, 1).toUpperCase() + place.slice(1);
}

const entryWords: ReadonlyMap<string, string> = new Map(
  sectionKinds.flatMap(({ cv }) => (cv ? [[cv.list, cv.words[0]] as const] : [])),
);
