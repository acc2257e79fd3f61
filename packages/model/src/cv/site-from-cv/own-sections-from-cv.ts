import { limits } from "../../limits.ts";
import type { EntryFields, SectionKind } from "../../sections/define-kind.ts";
import { sectionKinds } from "../../sections/kinds.ts";
import { fold } from "../fold.ts";
import type { ParsedData } from "../parsed-data.ts";
import { entriesOfLines } from "./entries-of-lines.ts";

/** A section of a website under a title of its owner's own. */
export type OwnSection = { kind: string; title: string; entries: readonly EntryFields[] };

/** A site has sections of other kinds as well. */
const mostSections = limits.sectionsPerWebsite / 2;

/**
 * Sections under the CV's own titles, one each, for what no list of a CV holds: of the kind that is called so in any
 * language, where its lines are entries, and a text otherwise.
 */
export function ownSectionsFromCv(cv: ParsedData): OwnSection[] {
  const kind = sectionKinds.find((each) => each.cv?.list === "texts");
  const entries = kind?.cv?.entries?.(cv) ?? [];
  return entries.slice(0, mostSections).map(({ title, ...fields }, at): OwnSection => {
    const listed = listedText(cv, at);
    return {
      kind: listed?.kind.name ?? kind?.name ?? "",
      title: typeof title === "string" ? title.replace(/\s*[:：]$/, "") : "",
      // The section has the title, so that a text in it needs none.
      entries: listed?.entries ?? [{ ...fields, title: "" }],
    };
  });
}

/** The kind that a text of a CV is titled like, with the entries that its lines are; null where it stays a text. */
export function listedText(cv: ParsedData, at: number): { kind: SectionKind; entries: readonly EntryFields[] } | null {
  const said = cv.texts[at];
  const kind = said && byTitle.get(fold(said.title));
  const entries = kind && entriesOfLines(kind, said.text);
  return kind && entries ? { kind, entries } : null;
}

const byTitle: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) =>
    kind.lineField === null ? [] : Object.values(kind.titles).map((title) => [fold(title), kind] as const),
  ),
);
