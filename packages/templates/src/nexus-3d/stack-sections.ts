import { canBeReached } from "../kit/contact-list.tsx";
import { recordsOf } from "../kit/records.tsx";
import type { RecordId } from "../kit/records.tsx";
import type { SiteView } from "../view/site-view.ts";

/** A section of the page and what lies on its plate. */
export type StackSection = { id: StackSectionId; blocks: number };

export type StackSectionId = "about" | "experience" | "skills" | "projects" | "highlights" | "contact" | RecordId;

/** The order of the page. */
const order = [
  "about",
  "experience",
  "education",
  "training",
  "skills",
  "projects",
  "highlights",
  "publications",
  "certifications",
  "awards",
  "volunteer",
  "languages",
  "interests",
  "writing",
  "contact",
] as const satisfies readonly StackSectionId[];

/** The sections that have something to say, in the order of the page. */
export function stackSections(view: SiteView): StackSection[] {
  return order.flatMap((id) => {
    const blocks = blocksOf(view, id);
    return blocks === null ? [] : [{ id, blocks }];
  });
}

/** How many things a section holds; null when it is not drawn. */
function blocksOf(view: SiteView, id: StackSectionId): number | null {
  const { person, highlights } = view;
  if (id === "about") return person.intro || person.about.length > 0 ? 0 : null;
  if (id === "contact") return canBeReached(view) || person.note.length > 0 ? 0 : null;
  if (id === "highlights") return highlights.quotes.length + highlights.facts.length || null;
  if (id === "experience" || id === "skills" || id === "projects") return view[id].count || null;
  return recordsOf(view, id).items.length || null;
}
