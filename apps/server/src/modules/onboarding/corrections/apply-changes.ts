import {
  completeParsedData,
  isStorableText,
  parsedDataSchema,
  type EvidenceMap,
  type ParsedData,
} from "@vitrine/model";
import { removeEvidence, shiftEvidence, userEvidence } from "../../trays/index.ts";

export type Change = { pointer: string; value?: unknown };
export type Corrected = { cv: ParsedData; evidence: EvidenceMap };
export type ChangeResult = { ok: true; corrected: Corrected } | { ok: false; errors: Record<string, string[]> };

/** The second name of a value leads to the first, which is the one that is kept (contract.md 2, ParsedData). */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experiences: { title: "position" },
  volunteer: { title: "position" },
  educations: { title: "degree", school: "institution" },
  skills: { title: "name" },
  projects: { name: "title" },
};

/** What a person may correct: the person and every list; the counts and the confidence follow from it. */
const isCorrectable = (section: string, cv: ParsedData) =>
  section === "personal_info" ||
  (Object.hasOwn(cv, section) && Array.isArray((cv as Record<string, unknown>)[section]));

const longestText = 20_000;
const mostEntries = 500;

/**
 * Applies corrections one after the other (contract.md 20.3). A pointer to a list index sets or, just
 * behind the last one, adds that entry; null removes it and moves the evidence of the later ones up.
 * Either all changes are valid or none is applied.
 */
export function applyChanges(before: Corrected, changes: readonly Change[]): ChangeResult {
  let corrected: Corrected = structuredClone(before);
  const errors: Record<string, string[]> = {};
  for (const [index, change] of changes.entries()) {
    const result = applyOne(corrected, change);
    if (typeof result === "string") errors[`changes.${index}.value`] = [result];
    else corrected = result;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, corrected: { ...corrected, cv: completeParsedData(corrected.cv) } };
}

const invalidPointer = "This value does not exist in the CV.";

/** @returns the corrected data, or why the change cannot be made */
function applyOne(before: Corrected, { pointer, value: given }: Change): Corrected | string {
  const [section = "", second, ...rest] = pointer.slice(1).split("/");
  if (!isCorrectable(section, before.cv) || second === undefined) return invalidPointer;
  const cv = structuredClone(before.cv) as Record<string, unknown>;
  const value = given ?? null;
  if (section === "personal_info") return setField({ cv, before }, ["personal_info"], [second, ...rest], value);
  const list = cv[section];
  if (!Array.isArray(list) || !/^\d{1,4}$/.test(second)) return invalidPointer;
  const index = Number(second);
  if (rest.length > 0) {
    const [field = "", ...deeper] = rest;
    if (index >= list.length) return invalidPointer;
    return setField({ cv, before }, [section, second], [aliases[section]?.[field] ?? field, ...deeper], value);
  }
  return setEntry({ cv, before }, { section, list, index }, value);
}

type Draft = { cv: Record<string, unknown>; before: Corrected };

/** Sets one field of the person or of an entry; the field must be one that ParsedData has. */
function setField({ cv, before }: Draft, owner: string[], path: string[], value: unknown): Corrected | string {
  let holder: unknown = owner.reduce<unknown>((part, key) => childOf(part, key), cv);
  for (const key of path.slice(0, -1)) holder = childOf(holder, key);
  const last = path.at(-1);
  if (last === undefined || typeof holder !== "object" || holder === null) return invalidPointer;
  const pointer = `/${[...owner, ...path].join("/")}`;
  if (Array.isArray(holder)) {
    const index = Number(last);
    if (!Number.isInteger(index) || index < 0 || index > holder.length) return invalidPointer;
    if (value === null) holder.splice(index, 1);
    else holder[index] = value;
  } else if (value === null) (holder as Record<string, unknown>)[last] = isDate(last) ? null : "";
  else (holder as Record<string, unknown>)[last] = value;
  // An inherited name such as `__proto__` takes no value of its own.
  if (!Array.isArray(holder) && !Object.hasOwn(holder, last)) return invalidPointer;
  return checked(cv, pointer, userEvidence(removeEvidence(before.evidence, pointer), pointer, value));
}

const isDate = (field: string) => field === "start_date" || field === "end_date";

function setEntry(
  { cv, before }: Draft,
  { section, list, index }: { section: string; list: unknown[]; index: number },
  value: unknown,
): Corrected | string {
  if (index > list.length || (index === list.length && (value === null || list.length >= mostEntries)))
    return invalidPointer;
  const pointer = `/${section}/${index}`;
  if (value === null) {
    list.splice(index, 1);
    return checked(cv, pointer, shiftEvidence(before.evidence, section, index));
  }
  list[index] = withPrimaryNames(section, value);
  return checked(cv, pointer, userEvidence(removeEvidence(before.evidence, pointer), pointer, list[index]));
}

function withPrimaryNames(section: string, value: unknown): unknown {
  const names = aliases[section];
  if (!names || typeof value !== "object" || value === null) return value;
  const entry = { ...value } as Record<string, unknown>;
  for (const [alias, primary] of Object.entries(names)) entry[primary] ??= entry[alias];
  return entry;
}

/** The whole must still be ParsedData, and the pointer must lead to something of it: unknown fields are stripped. */
function checked(draft: Record<string, unknown>, pointer: string, evidence: EvidenceMap): Corrected | string {
  const problem = textProblem(draft);
  if (problem) return problem;
  const result = parsedDataSchema.safeParse(draft);
  if (!result.success) return "This value is not of the right kind.";
  const cv = trimmedDeep(result.data);
  const keys = pointer.slice(1).split("/");
  const wanted = keys.reduce<unknown>((part, key) => childOf(part, key), draft);
  const kept = keys.reduce<unknown>((part, key) => childOf(part, key), cv);
  return wanted !== undefined && kept === undefined ? invalidPointer : { cv, evidence };
}

function textProblem(value: unknown): string | null {
  if (typeof value === "string") {
    if (value.length > longestText) return `The value may not be greater than ${longestText} characters.`;
    return isStorableText(value) ? null : "The value contains characters that cannot be stored.";
  }
  if (typeof value !== "object" || value === null) return null;
  for (const part of Object.values(value)) {
    const problem = textProblem(part);
    if (problem) return problem;
  }
  return null;
}

function trimmedDeep<T>(value: T): T {
  if (typeof value === "string") return value.trim().normalize("NFC") as T;
  if (Array.isArray(value)) return value.map(trimmedDeep) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmedDeep(part)])) as T;
}

function childOf(part: unknown, key: string): unknown {
  return typeof part === "object" && part !== null && Object.hasOwn(part, key)
    ? (part as Record<string, unknown>)[key]
    : undefined;
}
