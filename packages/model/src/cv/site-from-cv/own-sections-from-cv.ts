import { limits } from "../../limits.ts";
import { sectionKinds } from "../../sections/kinds.ts";
import type { EntryFields } from "../../sections/define-kind.ts";
import type { ParsedData } from "../parsed-data.ts";

/** A section of a website under a title of its owner's own. */
export type OwnSection = { kind: string; title: string; entries: readonly EntryFields[] };

/** A site has sections of other kinds as well. */
const mostSections = limits.sectionsPerWebsite / 2;

/** Sections under the CV's own titles, one each, for what no kind of section has a list for. */
export function ownSectionsFromCv(cv: ParsedData): OwnSection[] {
  const kind = sectionKinds.find((each) => each.cv?.list === "texts");
  const entries = kind?.cv?.entries?.(cv) ?? [];
  // The section has the title, so that its only entry needs none.
  return entries.slice(0, mostSections).map(({ title, ...fields }) => ({
    kind: kind?.name ?? "",
    title: typeof title === "string" ? title : "",
    entries: [{ ...fields, title: "" }],
  }));
}
