import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { isAllCaps, wordsOf } from "../core/words.ts";
import { nameKinds } from "../labels/name-kinds.ts";
import { nameScores } from "../labels/name-scores.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import type { Placed } from "../labels/place-lines.ts";
import { logOddsOf } from "../labels/value-signs.ts";
import type { SayOfValue } from "../labels/value-signs.ts";
import type { Weights } from "../labels/weights.ts";
import { titleKind } from "../sections/title-kind.ts";
import { confidenceOf } from "./calibration.ts";

/** The lists whose items are judged, with the section that holds them and the fields that name an item. */
export const judgedLists = {
  skills: { kind: "skills", names: ["name"] },
  experiences: { kind: "experience", names: ["position", "company"] },
  educations: { kind: "education", names: ["degree", "institution"] },
} as const satisfies Record<string, { kind: SectionKind; names: readonly string[] }>;

export type JudgedList = keyof typeof judgedLists;

/** What there is to judge the items of a document by, beside where they stand. */
export type ItemContext = {
  text: string;
  say: SayOfValue;
  /** What chain and net together say of lines; null where they were not asked. */
  placed: Pick<Placed, "rankOf" | "kindsOf"> | null;
  names: Weights;
};

/** The signs of an item, by which it is judged, and whether it stays whatever they say. */
export type ItemSigns = { signs: readonly number[]; isSettled: boolean };

const leastName = -4;
const japaneseForm = "form.japanese";
const lineOf = (text: string, at: number): number => text.lastIndexOf("\n", at);
const log = (count: number): number => Math.log(1 + count);

/** The signs of each item of a list, by which it is judged to be one or not; the same number for each list's items. */
export function itemSigns(list: JudgedList, found: FoundCv, context: ItemContext): ItemSigns[] {
  const items: readonly FoundItem[] = found[list];
  const { names } = judgedLists[list];
  const placeAt = placesOf(found.sections);
  const places = items.map((item) => placeAt(startOf(item)));
  const lines = items.map((item) => lineOf(context.text, startOf(item)));
  const together = new Map<number, number>();
  for (const line of lines) together.set(line, (together.get(line) ?? 0) + 1);
  const document = documentSigns(found);
  const own = items.map((item, index) => [
    ...names.flatMap((name) => nameSigns(`${list}/${name}`, item.fields[name], context)),
    ...entrySigns(item),
    ...placeSigns(list, places[index] ?? null, context.placed),
    log(together.get(lines[index] ?? 0) ?? 0),
    index === 0 ? 1 : 0,
    index === items.length - 1 ? 1 : 0,
    log(items.length),
    ...document,
  ]);
  const told = Array.from({ length: names.length * signsOfName }, (_, at) => at).filter(isOfTold);
  return own.map((signs, index) => {
    const beside = [...own.slice(Math.max(0, index - reach), index), ...own.slice(index + 1, index + 1 + reach)];
    const mean = (at: number) =>
      beside.length === 0 ? (signs[at] ?? 0) : beside.reduce((sum, each) => sum + (each[at] ?? 0), 0) / beside.length;
    const item = items[index];
    const isTitled = titleOf(list, places[index]) === "exact";
    const isSettled =
      item !== undefined &&
      (isWhole(list, item) || isToldByForm(list, item) || (isTitled && isOfOtherScript(list, item)));
    return { signs: [...signs, ...told.map(mean)], isSettled };
  });
}

/** So many items before and behind tell of an item, too. */
const reach = 4;

const startOf = ({ fields }: FoundItem): number =>
  Math.min(...Object.values(fields).flatMap((field) => field?.ranges.map(({ start }) => start) ?? []));

/** How many signs a name has; the first of them are what rules, net and lists say of it. */
const signsOfName = 4 + nameKinds.length + 10;
const toldOfName = 4 + nameKinds.length;
const isOfTold = (at: number): boolean => at % signsOfName < toldOfName;

function nameSigns(field: string, name: Candidate | undefined, { say, names }: ItemContext): number[] {
  if (name === undefined) return Array.from({ length: signsOfName }, (_, at) => (at === 0 ? 1 : 0));
  const { placed, named } = say(field, name.ranges);
  const words = wordsOf(name.value);
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return [
    0,
    confidenceOf(name),
    placed,
    named,
    ...[...nameScores(names, name.value)].map((score) => Math.max(leastName, score)),
    log(words.length),
    log(name.value.length),
    is(words.length > 6),
    is(/^\p{Ll}/u.test(name.value)),
    is(/[.!?。;；]$/u.test(name.value)),
    is(/[,，、]/u.test(name.value)),
    is(/[:：]/u.test(name.value)),
    is(/\d/u.test(name.value)),
    is(isAllCaps(name.value)),
    is(/[(（[]/u.test(name.value) !== /[)）\]]/u.test(name.value)),
  ];
}

function entrySigns({ fields, current, tags }: FoundItem): number[] {
  const has = (name: string): number => (fields[name] === undefined ? 0 : 1);
  return [
    has("start_date"),
    has("end_date"),
    has("location"),
    has("gpa"),
    has("category"),
    has("url"),
    current ? 1 : 0,
    log(tags.length),
    log(fields["description"]?.value.length ?? 0),
  ];
}

type Place = { line: Line; section: Section };

/** Where in the text each line of the sections stands; null between them. */
function placesOf(sections: readonly Section[]): (at: number) => Place | null {
  const places = sections
    .flatMap((section) => section.lines.map((line): Place => ({ line, section })))
    .toSorted((first, second) => first.line.start - second.line.start);
  return (at) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.line.start ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const place = places[low - 1];
    return place !== undefined && place.line.end > at ? place : null;
  };
}

/** What the title above says of an item's list: that it stands here, perhaps, or nothing; null in another section. */
function titleOf(list: JudgedList, place: Place | null | undefined): "exact" | "hint" | "none" | null {
  if (place?.section.kind !== judgedLists[list].kind) return null;
  const title = titleKind(place.section.title);
  return title === null ? "none" : title.exact ? "exact" : "hint";
}

function placeSigns(list: JudgedList, place: Place | null, placed: ItemContext["placed"]): number[] {
  const title = titleOf(list, place);
  const ranks = place && placed?.rankOf(place.line);
  const kinds = place && placed?.kindsOf(place.line.start);
  return [
    place === null ? 1 : 0,
    title === null ? 0 : 1,
    title === "exact" ? 1 : 0,
    title === "hint" ? 1 : 0,
    title !== null && place?.section.headings.length === 0 ? 1 : 0,
    place?.section.score ?? 0,
    kinds ? logOddsOf(kinds[judgedLists[list].kind]) : 0,
    kinds ? kinds.person + kinds.summary : 0,
    kinds?.rest ?? 0,
    ranks?.begin ?? 0,
    ranks?.head ?? 0,
    ranks?.opens ?? 0,
    ranks ? 0 : 1,
  ];
}

/** What tells of a whole document how well it is read: what the net says of its lines, and how many entries lack a name. */
function documentSigns({ experiences, educations, lineSigns }: FoundCv): number[] {
  const isHalf = [
    ...experiences.map((item) => !isWhole("experiences", item)),
    ...educations.map((item) => !isWhole("educations", item)),
  ];
  return [
    lineSigns?.undecided ?? 0,
    lineSigns?.agreed ?? 1,
    isHalf.filter(Boolean).length / Math.max(1, isHalf.length),
  ];
}

/** Letters of the scripts that nearly all files were written in that taught what an item is. */
const taughtLetters = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** True for an item of which most letters are of scripts that taught little: below a known title it is not judged. */
function isOfOtherScript(list: JudgedList, { fields }: FoundItem): boolean {
  const value = judgedLists[list].names.map((name) => fields[name]?.value ?? "").join(" ");
  const count = (letters: RegExp) => value.match(letters)?.length ?? 0;
  return count(/\p{L}/gu) > 2 * count(taughtLetters);
}

/** True for an entry with its names and a date. */
/** Rows of a form that say of a name both when it began there and when it ended, or that it goes on, need no more. */
const isToldByForm = (list: JudgedList, { fields, current }: FoundItem): boolean =>
  judgedLists[list].names.some((name) => fields[name]?.rule === japaneseForm) &&
  fields["start_date"] !== undefined &&
  (fields["end_date"] !== undefined || current);

const isWhole = (list: JudgedList, { fields }: FoundItem): boolean =>
  judgedLists[list].names.every((name) => fields[name] !== undefined) &&
  (fields["start_date"] !== undefined || fields["end_date"] !== undefined);
