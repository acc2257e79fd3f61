import type { LineListName } from "@vitrine/model";
import type { AttachedCv, AttachedList } from "./attached-cv.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { awardKind } from "../lexicon/title-roles.ts";
import type { FoundCv } from "../entities/read-cv.ts";
import { pagesOf, placeEntry, take, type Pages } from "./place-entry.ts";
import { placeLanguages, placeSkills } from "./place-lists.ts";
import { placePerson } from "./place-person.ts";

/**
 * A CV read from its pages, with what the attached file says of them in place of what was read there. Of the file counts
 * what the pages show; what they show besides stays as it was read. Pure.
 */
export function withAttached(layout: DocumentLayout, found: FoundCv, attached: AttachedCv): FoundCv {
  const pages = pagesOf(layout);
  const person = placePerson(pages, layout.text, found.person, attached);
  const entries = attached.entries.flatMap((entry) => {
    const item = placeEntry(pages, entry, attached.language);
    return item ? [{ list: entry.list, item }] : [];
  });
  for (const texts of attached.referees) for (const text of texts) take(pages, pages.letters.nearest(text, 0) ?? []);
  const skills = placeSkills(layout, pages, attached);
  const spoken = found.lines.get("languages") ?? [];
  const languages = placeLanguages(pages, spoken, attached);
  const kept = (items: readonly FoundItem[]) => items.filter((item) => !isTaken(pages, item));
  const put = (list: AttachedList, read: readonly FoundItem[]) =>
    [...entries.filter((entry) => entry.list === list).map(({ item }) => item), ...kept(read)].toSorted(byPlace);
  const lines = new Map<LineListName, readonly FoundItem[]>();
  for (const [list, items] of found.lines) {
    if (list === "languages") lines.set(list, languages ?? spoken);
    else lines.set(list, list === "publications" || list === awardKind ? put(list, items) : kept(items));
  }
  return {
    ...found,
    person,
    experiences: put("experiences", found.experiences),
    educations: put("educations", found.educations),
    projects: put("projects", found.projects),
    volunteer: put("volunteer", found.volunteer),
    skills: [...skills, ...kept(found.skills)].toSorted(byPlace),
    texts: kept(found.texts),
    lines,
  };
}

const startOf = ({ fields }: FoundItem): number =>
  Math.min(...Object.values(fields).flatMap((field) => field?.ranges.map(({ start }) => start) ?? []));
const byPlace = (first: FoundItem, second: FoundItem): number => startOf(first) - startOf(second);

/** Fields that say when and where, or tell of it at length, and are not what an entry is. */
const asides = new Set(["start_date", "end_date", "date", "location", "description", "category", "level", "gpa"]);

/** True for what was read from places that the attached file says something else of. */
function isTaken({ taken }: Pages, { fields }: FoundItem): boolean {
  return Object.entries(fields).some(
    ([key, field]) =>
      !asides.has(key) && field?.ranges.some(({ start, end }) => taken.subarray(start, end).includes(1)),
  );
}
