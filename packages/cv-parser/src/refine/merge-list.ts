import { lineKinds, linesOf, type EvidenceMap } from "@vitrine/model";
import { compactKey } from "../core/words.ts";
import { formatDate, scanDates } from "../entities/dates/scan-dates.ts";
import { refinedLists, type AnsweredItem, type RefinedList } from "./answers.ts";
import type { Judge, Judged } from "./judge.ts";
import type { Stretch } from "./quotes.ts";

/** An entry of any list with the evidence of its own fields. */
export type Entry = { fields: Record<string, unknown>; evidence: EvidenceMap };

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Fields that a list's entries may have; anything else in an answer is ignored. */
const fieldsOf: Readonly<Record<RefinedList, readonly string[]>> = {
  experiences: ["position", "company", "location"],
  educations: ["degree", "institution", "location", "gpa"],
  projects: ["title", "url"],
  skills: ["name", "category"],
  ...linesOf(({ fields }) => fields.flatMap(({ key }) => (key === "date" ? [] : [key]))),
  volunteer: ["position", "company", "location"],
};
const described: readonly RefinedList[] = ["experiences", "educations", "projects", "volunteer"];
const ranged: readonly RefinedList[] = ["experiences", "educations", "projects", "volunteer"];
const dated: readonly RefinedList[] = lineKinds.flatMap(({ list, fields }) =>
  fields.some(({ key }) => key === "date") ? [list] : [],
);
const mostEntries = 100;

/** Merges the answered entries of one list into the engine's, by the places that both stand on. */
export function mergeList(
  judge: Judge,
  list: RefinedList,
  entries: Entry[],
  answered: readonly AnsweredItem[],
): Entry[] {
  const merged = [...entries];
  for (const item of answered.slice(0, 2 * mostEntries)) {
    const near = judge.finder.lineStart(item.line);
    const anchors = anchorsOf(judge, list, item, near);
    if (anchors.length === 0) {
      judge.dropped += 1;
      continue;
    }
    const index = merged.findIndex((entry) => standsOn(entry, list, anchors));
    if (index >= 0) fill(judge, list, { entry: merged[index], pointer: `/${list}/${index}`, item, near });
    else if (!isWhole(judge, list, { item, anchors })) judge.dropped += 1;
    else if (merged.length < mostEntries && !isKnown(judge, list, merged, anchors)) {
      const entry: Entry = { fields: { ...emptyEntry(list) }, evidence: {} };
      fill(judge, list, { entry, pointer: `/${list}/${merged.length}`, item, near: anchors[0]?.start ?? near });
      if (refinedLists[list].some((key) => entry.evidence[key])) merged.push(entry);
    }
  }
  return merged.length === entries.length ? merged : merged.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function anchorsOf(judge: Judge, list: RefinedList, { quotes }: AnsweredItem, near: number): Stretch[] {
  return refinedLists[list].flatMap((key) => {
    const quote = quotes[key];
    return typeof quote === "string" ? (judge.finder.find(quote, near) ?? []) : [];
  });
}

function standsOn(entry: Entry, list: RefinedList, anchors: readonly Stretch[]): boolean {
  const keys: readonly string[] = refinedLists[list];
  const spans = Object.entries(entry.evidence).flatMap(([field, { spans }]) => (keys.includes(field) ? spans : []));
  return spans.some((span) => anchors.some((anchor) => anchor.start < span.end && anchor.end > span.start));
}

const careerLists: readonly RefinedList[] = ["experiences", "educations", "volunteer"];
/** The head of one entry is not longer than this. */
const headCharacters = 600;

/**
 * True when everything that makes a new entry stands in the source, close together. A station of a career needs its
 * dates, too: a name dropped in a sentence, or in an instruction hidden in the text, is no job.
 */
function isWhole(
  judge: Judge,
  list: RefinedList,
  { item, anchors }: { item: AnsweredItem; anchors: readonly Stretch[] },
) {
  const claimed = refinedLists[list].filter((key) => textOf(item.quotes[key]).trim() !== "");
  const [first] = anchors;
  if (!first || anchors.length < claimed.length) return false;
  const dates = judge.finder.find(textOf(item.quotes["dates"]), first.start);
  const isDated = dates !== null && scanDates(judge.wordsOf(dates)).length > 0;
  if (careerLists.includes(list) && !isDated) return false;
  const places = [...anchors, ...(careerLists.includes(list) && dates ? [dates] : [])].map(({ start }) => start);
  return Math.max(...places) - Math.min(...places) <= headCharacters;
}

/** True when a new entry would say again what another value says. */
function isKnown(judge: Judge, list: RefinedList, entries: readonly Entry[], anchors: readonly Stretch[]): boolean {
  const [first] = anchors;
  if (!first || anchors.every((anchor) => judge.isClaimed(anchor, ""))) return true;
  if (described.includes(list)) return false;
  const key = compactKey(judge.wordsOf(first));
  return entries.some((entry) => refinedLists[list].some((field) => compactKey(textOf(entry.fields[field])) === key));
}

type Filling = { entry: Entry | undefined; pointer: string; item: AnsweredItem; near: number };

function fill(judge: Judge, list: RefinedList, { entry, pointer, item, near }: Filling): void {
  if (!entry) return;
  const put = (field: string, judged: Judged | null) => {
    if (!judged) return;
    entry.fields[field] = judged.value;
    entry.evidence[field] = judged.evidence;
  };
  for (const field of fieldsOf[list]) {
    const quote = item.quotes[field];
    if (typeof quote === "string")
      put(field, judge.judge(`${pointer}/${field}`, quote, { owner: "entry", field, near }));
  }
  const { description, dates } = item.quotes;
  if (described.includes(list) && Array.isArray(description)) {
    put("description", judge.judgeLines(`${pointer}/description`, description, near));
  }
  if (typeof dates === "string") fillDates(judge, list, { entry, pointer, near, quote: dates, put });
}

type Dating = {
  entry: Entry;
  pointer: string;
  near: number;
  quote: string;
  put: (field: string, judged: Judged | null) => void;
};

/** Dates are read from the quote by the engine's own rules; the answer's idea of them does not count. */
function fillDates(judge: Judge, list: RefinedList, { entry, pointer, near, quote, put }: Dating): void {
  if (quote.trim() === "") return;
  const stretch = judge.finder.find(quote, near);
  const match = stretch ? scanDates(judge.wordsOf(stretch))[0] : undefined;
  if (!stretch || !match) {
    judge.dropped += 1;
  } else if (dated.includes(list)) {
    put("date", judge.takeAs(`${pointer}/date`, formatDate(match.from), stretch));
  } else if (ranged.includes(list) && match.to !== null && !judge.isSettled(`${pointer}/end_date`)) {
    const start = judge.takeAs(`${pointer}/start_date`, formatDate(match.from), stretch);
    put("start_date", start);
    if (match.to !== "present") put("end_date", judge.takeAs(`${pointer}/end_date`, formatDate(match.to), stretch));
    else if (start) entry.fields["end_date"] = null;
  }
}

function emptyEntry(list: RefinedList): Record<string, string> {
  const fields = fieldsOf[list].filter((field) => field !== "category" && !(list === "projects" && field === "url"));
  const more = [...(described.includes(list) ? ["description"] : []), ...(dated.includes(list) ? ["date"] : [])];
  return Object.fromEntries([...fields, ...more].map((field) => [field, ""]));
}

function positionOf({ evidence }: Entry): number {
  return Math.min(
    ...Object.values(evidence).flatMap(({ spans }) => spans.map((span) => span.start)),
    Number.MAX_SAFE_INTEGER,
  );
}
