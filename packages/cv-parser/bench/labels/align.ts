import type { Line } from "../../src/core/layout.ts";
import { fold } from "../../src/core/words.ts";
import { scanDates } from "../../src/entities/dates/scan-dates.ts";
import { lineKindOf } from "../../src/labels/line-states.ts";
import type { LineKind } from "../../src/labels/line-states.ts";
import { titleKind } from "../../src/sections/title-kind.ts";
import type { Section } from "../../src/core/section.ts";
import { parsePoint } from "./gold-dates.ts";
import type { Gold } from "../compare.ts";

/** A line and the section that the rules put it in. */
export type PlacedLine = { line: Line; section: Section; isHeading: boolean };

/** One thing that the labels speak of: an entry, or a whole list. */
export type GoldItem = {
  section: LineKind;
  fields: readonly { name: string; tokens: readonly string[] }[];
  dates: readonly string[];
};

/** Where a line belongs, and by which fields; `item` is null for a line that the labels do not speak of. */
export type Aligned = { item: GoldItem | null; fields: ReadonlyMap<string, number> };

const cjk = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const token = new RegExp(`${cjk}|(?:(?!${cjk})[\\p{L}\\p{N}])+[+#]*`, "gu");
const longFields = new Set(["description", "summary"]);
const enough = 0.45;
const costs = { change: 0.35, next: 0.12 };
const priors = { same: 0.25, other: -0.35, farPerson: -0.6, headline: -1.5 };
/** A whole name of a thing in a line tells its place, whatever else the line says of it. */
const namedShare = 0.85;

/** Folded words; letters of Chinese and Japanese alone. */
export function tokensOf(text: string): string[] {
  return fold(text).match(token) ?? [];
}

const listSections = {
  experiences: "experience",
  educations: "education",
  projects: "projects",
  certifications: "certifications",
  publications: "publications",
} as const;

/** The things that a label file names, in its order. */
function goldItems(gold: Gold): GoldItem[] {
  const person = (gold.personal_info ?? {}) as Record<string, unknown>;
  const { summary, ...rest } = person;
  const items: GoldItem[] = [itemOf("person", [rest])];
  if (typeof summary === "string") items.push(itemOf("summary", [{ summary }]));
  for (const [list, section] of Object.entries(listSections))
    for (const entry of entriesOf(gold[list])) items.push(itemOf(section, [entry]));
  for (const list of ["skills", "languages"] as const)
    if (entriesOf(gold[list]).length > 0) items.push(itemOf(list, entriesOf(gold[list])));
  for (const list of ["awards", "volunteer", "interests", "references"])
    for (const entry of entriesOf(gold[list])) items.push(itemOf("rest", [entry]));
  return items;
}

function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.map((entry) => (typeof entry === "object" && entry !== null ? { ...entry } : { name: entry }))
    : [];
}

function itemOf(section: LineKind, entries: readonly Record<string, unknown>[]): GoldItem {
  const values = entries.flatMap((entry) => Object.entries(entry));
  const isDate = (name: string) => name.endsWith("date");
  return {
    section,
    fields: values.flatMap(([name, value]) =>
      typeof value !== "string" || isDate(name)
        ? []
        : longFields.has(name)
          ? [{ name, tokens: tokensOf(value.replace(/(\p{Ll})-\s+(?=\p{Ll})/gu, "$1")) }]
          : [{ name, tokens: tokensOf(value) }],
    ),
    dates: values.flatMap(([name, value]) => (isDate(name) ? [typeof value === "string" ? value : "present"] : [])),
  };
}

type Cover = { share: number; size: number; fields: Map<string, number> };

/** For each line the item that explains most of its words, changes of item kept few. Deterministic. */
export function alignLines(lineItems: readonly PlacedLine[], gold: Gold): Aligned[] {
  const lines = lineItems.map(({ line }) => line);
  const items = goldItems(gold);
  const indexes = items.map(positionsOf);
  const covers = lines.map((line) => {
    const words = lineWords(line);
    return items.map((item, at) => coverOf(words, item, indexes[at] ?? new Map<string, Place[]>()));
  });
  const path = bestPath(
    covers,
    items,
    lineItems.map(({ section }, line) =>
      items.map((item, at) => priorOf(section, item, { cover: covers[line]?.[at], line })),
    ),
  );
  return path.map((at, row) => {
    const cover = at === null ? undefined : covers[row]?.[at];
    const item = at === null ? undefined : items[at];
    return item === undefined || cover === undefined
      ? { item: null, fields: new Map() }
      : { item, fields: cover.fields };
  });
}

/** Words that fit several things go where the title above says; what the words alone settle stays settled. */
function priorOf(
  { kind, title }: Section,
  item: GoldItem,
  { cover, line }: { cover: Cover | undefined; line: number },
): number {
  if (lineKindOf(kind) === item.section) return priors.same;
  // A post or a subject below the name is the person's own title.
  if (kind === "header" && line < 8 && (cover?.size ?? 0) <= 7 && cover?.fields.has("date") !== true)
    return priors.headline;
  const isTitled = titleKind(title)?.exact === true;
  if (item.section === "person") return isTitled && kind !== "other" ? -Infinity : priors.farPerson;
  return isTitled ? priors.other : 0;
}

type LineWords = { words: string[]; dates: { from: number; to: number; points: string[] }[] };

function lineWords(line: Line): LineWords {
  const text = line.text.normalize("NFC");
  const dates = scanDates(text).map((match) => ({
    from: tokensOf(text.slice(0, match.start)).length,
    to: tokensOf(text.slice(0, match.end)).length,
    points: [match.from, match.to].flatMap((point) => (point === null ? [] : [parsePoint(point)])),
  }));
  return { words: tokensOf(text), dates };
}

type Place = { field: number; at: number };

function positionsOf(item: GoldItem): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  item.fields.forEach(({ tokens }, field) => {
    tokens.forEach((word, at) => {
      const known = places.get(word) ?? [];
      if (known.length < 40) known.push({ field, at });
      places.set(word, known);
    });
  });
  return places;
}

function coverOf({ words, dates }: LineWords, item: GoldItem, places: Map<string, Place[]>): Cover {
  const fields = new Map<string, number>();
  let covered = 0;
  let isNamed = false;
  let total = words.length;
  const note = (name: string, count: number) => {
    covered += count;
    fields.set(name, (fields.get(name) ?? 0) + count);
  };
  for (let at = 0; at < words.length;) {
    const date = dates.find(({ from }) => from === at);
    if (date !== undefined && date.to > at) {
      const known = date.points.filter((point) => item.dates.some((own) => sameDate(own, point))).length;
      if (known > 0) note("date", ((date.to - at) * known) / date.points.length);
      else total -= (date.to - at) * 0.6;
      at = date.to;
      continue;
    }
    const run = longestRun(words, at, item, places);
    if (run !== null) note(run.name, run.length);
    isNamed ||=
      run !== null &&
      (run.length >= 4 || (run.whole && (at === 0 || run.length >= 2))) &&
      (run.name === "name" || run.name === "title" || run.length >= 3);
    at += run?.length ?? 1;
  }
  const share = total <= 0 ? 0 : covered / total;
  return { share: isNamed ? Math.max(share, namedShare) : share, size: words.length, fields };
}

const sameDate = (own: string, point: string) =>
  own === point || own.slice(0, 4) === point || point.slice(0, 4) === own;

function longestRun(words: readonly string[], at: number, item: GoldItem, places: Map<string, Place[]>) {
  let best: { name: string; length: number; whole: boolean } | null = null;
  for (const place of places.get(words[at] ?? "") ?? []) {
    const field = item.fields[place.field];
    if (field === undefined) continue;
    let length = 0;
    while (at + length < words.length && field.tokens[place.at + length] === words[at + length]) length += 1;
    const whole = length === field.tokens.length || length === words.length;
    if (!whole && length < (longFields.has(field.name) ? 3 : 2)) continue;
    if (best === null || length > best.length)
      best = { name: field.name, length, whole: length === field.tokens.length };
  }
  return best;
}

/** The cheapest way through the lines; null stands for lines that no item explains. */
function bestPath(
  covers: readonly Cover[][],
  items: readonly GoldItem[],
  prior: readonly number[][],
): (number | null)[] {
  const states = items.length + 1;
  let scores = Array.from({ length: states }, () => 0);
  const back: number[][] = [];
  for (const [line, row] of covers.entries()) {
    const leader = scores.reduce((best, score, at) => (score > (scores[best] ?? -Infinity) ? at : best), 0);
    const from: number[] = [];
    scores = scores.map((stay, at) => {
      const jump = (scores[leader] ?? 0) - costs.change;
      const step =
        at > 0 && at < items.length && items[at]?.section === items[at - 1]?.section
          ? (scores[at - 1] ?? 0) - costs.next
          : -Infinity;
      const best = Math.max(stay, jump, step);
      from.push(best === stay ? at : best === step ? at - 1 : leader);
      const { share = 0, size = 0 } = row[at] ?? {};
      return (
        best +
        (at === items.length
          ? 0
          : (share - enough) * 2 * Math.min(1, 0.4 + 0.2 * size) + (share > enough ? (prior[line]?.[at] ?? 0) : 0))
      );
    });
    back.push(from);
  }
  let at = scores.reduce((best, score, index) => (score > (scores[best] ?? -Infinity) ? index : best), 0);
  const path: (number | null)[] = [];
  for (let row = covers.length - 1; row >= 0; row -= 1) {
    const share = covers[row]?.[at]?.share ?? 0;
    path.push(at === items.length || share < enough ? null : at);
    at = back[row]?.[at] ?? at;
  }
  return path.reverse();
}
