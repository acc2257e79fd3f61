import type { ParsedData } from "@vitrine/model";
import { compactKey, wordsOf } from "../src/core/words.ts";

/** A label file: the shape of a parse, every part optional. */
export type Gold = Record<string, unknown>;

type Entry = Record<string, unknown>;

const lists = [
  "experiences",
  "educations",
  "projects",
  "skills",
  "certifications",
  "languages",
  "publications",
] as const;
const keys: Record<(typeof lists)[number], readonly string[]> = {
  experiences: ["company", "position"],
  educations: ["institution", "degree"],
  projects: ["title"],
  skills: ["name"],
  certifications: ["name"],
  languages: ["name"],
  publications: ["title"],
};

/** Fields that the labels speak about; others are neither right nor wrong. */
const labelled: Record<(typeof lists)[number], readonly string[]> = {
  experiences: ["position", "company", "start_date", "end_date", "location", "description"],
  educations: ["degree", "institution", "start_date", "end_date", "gpa"],
  projects: ["title", "description"],
  skills: ["name"],
  certifications: ["name"],
  languages: ["name"],
  publications: ["title"],
};

/**
 * For every value of a parse that the labels speak about: its JSON pointer and whether it is right. A label may name
 * fields that it leaves out of the whole page (`_meta.silent`, as running text that nobody typed), or the only sections
 * that it speaks of (`_meta.only`).
 */
export function judge(gold: Gold, cv: ParsedData): Map<string, boolean> {
  const verdicts = new Map<string, boolean>();
  const meta = (gold["_meta"] ?? {}) as Entry;
  const silent = textsOf(meta["silent"]);
  const only = onlyOf(gold);
  const person = (gold.personal_info ?? {}) as Entry;
  const optional = (gold._optional ?? {}) as Entry;
  for (const field of ["name", "email", "phone", "location", "summary"] as const) {
    const value = cv.personal_info[field];
    const labels = [person[field], ...(field === "location" ? textsOf(optional["locations"]) : [])];
    if (value !== "")
      verdicts.set(
        `/personal_info/${field}`,
        labels.some((label) => same(field, label, value)),
      );
  }
  for (const list of lists)
    judgeList(verdicts, list, { gold: entriesOf(gold[list]), found: cv[list], optional: textsOf(optional[list]) });
  for (const pointer of verdicts.keys()) {
    const isTold = only.length === 0 || only.some((section) => pointer.startsWith(`/${section}/`));
    if (!isTold || silent.some((field) => pointer.endsWith(`/${field}`))) verdicts.delete(pointer);
  }
  return verdicts;
}

const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** The only sections that a label speaks of; none where it speaks of all. */
export const onlyOf = (gold: Gold): string[] => textsOf(((gold["_meta"] ?? {}) as Entry)["only"]);

/** The texts of the things in a list of a label. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((entry) =>
        typeof entry === "string" ? [entry] : Object.values((entry ?? {}) as Entry).map(textOf),
      )
    : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function judgeList(
  verdicts: Map<string, boolean>,
  list: (typeof lists)[number],
  { gold, found, optional }: { gold: Entry[]; found: Entry[]; optional: readonly string[] },
): void {
  const pairs = pairedWith(gold, found, keys[list]);
  found.forEach((entry, index) => {
    const label = pairs.get(entry);
    const isOptional = keys[list].some((key) => optional.some((text) => overlap(text, textOf(entry[key])) >= 0.8));
    if (label === undefined && isOptional) return;
    for (const [field, value] of Object.entries(entry)) {
      const told =
        labelled[list].includes(field) && (label === undefined || field in label || !field.endsWith("_date"));
      if (typeof value === "string" && value !== "" && told)
        verdicts.set(`/${list}/${index}/${field}`, label !== undefined && same(field, label[field], value));
      if (value === null && field === "end_date" && told)
        verdicts.set(`/${list}/${index}/${field}`, label !== undefined && (label[field] ?? null) === null);
    }
  });
}

/** The label of each entry that has one: the likest pairs first, so that a stray entry takes no other's label. */
function pairedWith(gold: readonly Entry[], found: readonly Entry[], names: readonly string[]): Map<Entry, Entry> {
  const pairs = found.flatMap((entry) =>
    gold.map((label) => ({
      entry,
      label,
      likeness: names.reduce((sum, name) => sum + overlap(textOf(label[name]), textOf(entry[name])), 0),
    })),
  );
  const taken = new Set<Entry>();
  const out = new Map<Entry, Entry>();
  for (const { entry, label, likeness } of pairs.toSorted((first, second) => second.likeness - first.likeness)) {
    if (likeness <= 0.3) break;
    if (out.has(entry) || taken.has(label)) continue;
    out.set(entry, label);
    taken.add(label);
  }
  return out;
}

function same(field: string, label: unknown, value: string): boolean {
  if (typeof label !== "string") return false;
  if (field === "phone") return label.replace(/\D/g, "") === value.replace(/\D/g, "");
  if (field === "location") return overlap(label, value) >= 0.5;
  if (field.endsWith("_date")) return label === value || label === value.slice(0, 4);
  return compactKey(label) === compactKey(value) || overlap(label, value) >= 0.8;
}

/** Harmonic mean of shared words, 0 to 1. */
export function overlap(first: string, second: string): number {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  let shared = 0;
  for (const word of a) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}
