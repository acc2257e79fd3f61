import { sectionKinds } from "../sections/kinds.ts";
import type { Evidence, EvidenceMap } from "./evidence.ts";
import { parsedDataSchema, type ParsedData } from "./parsed-data.ts";
import { waitingLines, type UnplacedLine } from "./unplaced.ts";

/** The lists of a CV and the fields of an entry as they stand below one another; a store keeps them in no order. */
const listOrder = Object.keys(parsedDataSchema.shape);
const fieldOrder = "name title position degree company institution email phone start_date end_date gpa location".split(
  " ",
);

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
 * the engine is not sure of, from the top of the review to its end, with what it is called, e.g. "Role 2: start date" and
 * "2019-03"; and then, once, the lines that found no place. What stands nowhere in `cv` any more is left out.
 */
export function thingsToCheck(
  cv: ParsedData,
  evidence: EvidenceMap,
  unplaced: readonly UnplacedLine[],
): DoubtfulValue[] {
  const pointers = Object.entries(evidence).flatMap(([pointer, known]) =>
    unseen.test(pointer) || !isDoubtful(known) ? [] : [shownTogether(cv, pointer)[0] ?? pointer],
  );
  const doubtful = [...new Set(pointers)].map((pointer) => ({ pointer, keys: pointer.slice(1).split("/") }));
  doubtful.sort((a, b) => inOrder(a.keys, b.keys));
  const values = doubtful.flatMap(({ pointer, keys }) => {
    const value = keys.reduce<unknown>(childOf, cv);
    const named = shownTogether(cv, pointer).length > 1 ? [...keys.slice(0, -1), "date"] : keys;
    return typeof value === "string" && value !== "" ? [{ pointer, label: labelOf(named), value }] : [];
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

/**
 * Pointers of the values that the review shows as one with the value at a pointer, the first of them first: a job of one
 * month has that month at its start and at its end, and shows it once.
 */
export function shownTogether(cv: ParsedData | null, pointer: string): readonly string[] {
  const [, entry = ""] = /^(.*)\/(?:start|end)_date$/.exec(pointer) ?? [];
  if (entry === "") return [pointer];
  const both = [`${entry}/start_date`, `${entry}/end_date`];
  const [start, end] = both.map((each) => each.slice(1).split("/").reduce<unknown>(childOf, cv));
  return isSingleDate(start, end) ? both : [pointer];
}

/** Whether start and end of an entry, as the CV gives them, are one date that is said once. */
export function isSingleDate<Value>(start: Value, end: unknown): start is NonNullable<Value> {
  return typeof start === "string" && start !== "" && start === end;
}

function isDoubtful({ confidence, source }: Evidence): boolean {
  return source !== "user" && confidence < doubtBelow;
}

/** Which of two values stands first: by list, entry and field. */
function inOrder([list = "", ...rest]: readonly string[], [other = "", ...others]: readonly string[]): number {
  return (
    listOrder.indexOf(list) - listOrder.indexOf(other) ||
    entryOf(rest) - entryOf(others) ||
    placeOf(rest.at(-1)) - placeOf(others.at(-1))
  );
}

const entryOf = ([index = ""]: readonly string[]) => (/^\d+$/.test(index) ? Number(index) : 0);

function placeOf(field = ""): number {
  const place = fieldOrder.indexOf(field);
  return place < 0 ? fieldOrder.length : place;
}

function childOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? (holder as Record<string, unknown>)[key] : undefined;
}

function labelOf([list = "", index, ...rest]: readonly string[]): string {
  const entry = /^\d+$/.test(index ?? "") ? entryWords.get(list) : undefined;
  const key = entry === undefined ? (index ?? list) : (rest[0] ?? "");
  const field = fieldWords.get(key) ?? key.replaceAll("_", " ");
  const place = entry === undefined ? field : `${entry} ${Number(index) + 1}${field === "" ? "" : `: ${field}`}`;
  return place.slice(0, 1).toUpperCase() + place.slice(1);
}

/** As the review calls them, where a field's name is no word. */
const fieldWords: ReadonlyMap<string, string> = new Map([["gpa", "grade"]]);

const entryWords: ReadonlyMap<string, string> = new Map(
  sectionKinds.flatMap(({ cv }) => (cv ? [[cv.list, cv.words[0]] as const] : [])),
);
