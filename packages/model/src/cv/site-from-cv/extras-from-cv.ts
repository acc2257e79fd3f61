import { sectionKinds } from "../../sections/kinds.ts";
import { emptyExtraSections, extraSectionsSchema, isExtraSection, listEntryOf } from "../../website/extra-sections.ts";
import type { ExtraSections } from "../../website/extra-sections.ts";
import type { ParsedData } from "../parsed-data.ts";

/** The lists beside the four item sections (contract.md 20.1). Values are cut to what the website's own shape allows. */
export function extrasFromCv(cv: ParsedData): ExtraSections {
  const lists = sectionKinds.flatMap(({ list, maxEntries, cv: part }) => {
    if (!isExtraSection(list) || !part?.entries) return [];
    const entries = part.entries(cv).slice(0, maxEntries);
    return [[list, entries.map((fields) => listEntryOf(list, fields))]];
  });
  return extraSectionsSchema.parse({ ...emptyExtraSections(), ...Object.fromEntries(lists) });
}
