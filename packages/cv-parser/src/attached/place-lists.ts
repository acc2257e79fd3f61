import type { AttachedCv } from "./attached-cv.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Range } from "../core/piece.ts";
import { compactKey } from "../core/words.ts";
import { eachOnce } from "../entities/lists/each-once.ts";
import { cleanSkill } from "../entities/lists/clean-skill.ts";
import { listed } from "../entities/lists/listed-skills.ts";
import { attachedCandidate } from "./attached-candidate.ts";
import { andWords } from "../lexicon/joining-words.ts";
import { languageNamesOf } from "./names-of-codes.ts";
import { closest } from "./page-letters.ts";
import { take, type Pages } from "./place-entry.ts";

const itemOf = (fields: FoundItem["fields"]): FoundItem => ({ fields, current: false, tags: [] });
const startOf = (item: FoundItem | undefined): number | undefined => item?.fields["name"]?.ranges[0]?.start;

/** The skills of the attached file's groups where the pages show them, each of their names parted as a line of a list is. */
export function placeSkills(layout: DocumentLayout, pages: Pages, { skills }: AttachedCv): FoundItem[] {
  const items: FoundItem[] = [];
  let near = 0;
  for (const { category, names } of skills) {
    const title = category === "" ? null : closest(pages.letters.places(category), near);
    const shown = title ? attachedCandidate(category, [title]) : undefined;
    let from = title?.start;
    near = title?.end ?? near;
    for (const name of names) {
      const [place] = pages.letters.nearest(name, near) ?? [];
      if (!place) continue;
      from ??= place.start;
      near = place.end;
      const start = place.start + labelLength(layout.text.slice(place.start, place.end));
      const parts = listed(layout, { start, end: place.end, bold: false, x: 0 }, null);
      for (const { piece } of parts.map((part) => cleanSkill(layout, part)))
        items.push(itemOf({ name: attachedCandidate(piece.text, piece.ranges), category: shown }));
    }
    // What was read between the first and the last of a group was read of the group.
    if (from !== undefined && near > from) take(pages, [{ start: from, end: near }]);
  }
  return eachOnce(items);
}

/** "Office package: Word, Excel": what stands before a list is what its items are. */
const labelLength = (name: string): number => /^[^:,;]{3,40}:\s+(?=[^:]*[,;])/u.exec(name)?.[0].length ?? 0;

/**
 * The languages of the attached file where the pages show them, by the names that were read where they are the same.
 * Null where a language was not found, so that what was read may stand.
 */
export function placeLanguages(
  pages: Pages,
  read: readonly FoundItem[],
  { languages, language }: AttachedCv,
): FoundItem[] | null {
  if (languages.length === 0) return null;
  const near = startOf(read[0]) ?? pages.taken.length;
  const placed = languages.flatMap(eachNamed).map((told) => {
    const item = placeLanguage(pages, read, { names: namesOf(told, language), near });
    return item && { item, levels: levelsOf(pages, item, told.levels) };
  });
  const found = placed.filter((each) => each !== null);
  if (found.length < placed.length) return null;
  const places = found.flatMap(({ item, levels }) => [
    ...(item.fields["name"]?.ranges ?? []),
    ...levels.map(({ place }) => place),
  ]);
  // Between the first name and the last level stands the table of languages, heads and all.
  take(pages, [
    { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) },
  ]);
  return eachOnce(found.map(({ item, levels }) => withLevel(item, levels)));
}

/** A language by one of its names: as it was read, or where its name stands closest to those that were read. */
function placeLanguage(
  pages: Pages,
  read: readonly FoundItem[],
  { names, near }: { names: readonly string[]; near: number },
): FoundItem | null {
  const keys = names.map(compactKey);
  const same = read.find(({ fields }) => keys.includes(compactKey(fields["name"]?.value ?? "")));
  if (same) return same;
  for (const name of names) {
    const place = closest(pages.letters.places(name), near);
    if (place) return itemOf({ name: attachedCandidate(name, [place]) });
  }
  return null;
}

type AttachedLanguage = AttachedCv["languages"][number];
const between = new RegExp(`\\s*[,;/&+]\\s*|\\s+(?:${andWords})\\s+`, "iu");

/** Who writes a language freely may write two: "English and Hindi". */
const eachNamed = (language: AttachedLanguage): AttachedLanguage[] =>
  language.name === "" ? [language] : language.name.split(between).map((name) => ({ ...language, name }));

const namesOf = ({ code, name }: AttachedLanguage, language: string): string[] =>
  name === "" ? languageNamesOf(code, language) : [name];

/** Levels by how many of the skills have them, the lower of two that as many have first. */
function usualFirst(levels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const level of levels.filter((each) => each !== "")) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b)).map(([level]) => level);
}

/** Levels stand in the row of their language or in the lines below it. */
const levelsLength = 400;
type Level = { level: string; place: Range };

/** The levels of a language's skills with the last place of each behind its name, the usual level first. */
function levelsOf({ letters }: Pages, item: FoundItem, levels: readonly string[]): Level[] {
  const from = startOf(item) ?? 0;
  return usualFirst(levels).flatMap((level) => {
    const place = letters.places(level).findLast(({ start }) => start > from && start - from <= levelsLength);
    return place ? [{ level, place }] : [];
  });
}

function withLevel(item: FoundItem, [usual]: readonly Level[]): FoundItem {
  const { level: _, ...fields } = item.fields;
  return { ...item, fields: usual ? { ...fields, level: attachedCandidate(usual.level, [usual.place]) } : fields };
}
