import { canBeReached } from "../kit/contact-list.tsx";
import type { SiteView } from "../view/site-view.ts";

/** A section of the page, and how many things lie on its plate. */
export type StackSection = { anchor: string; title: string; lang: string; blocks: number };

/** The sections that have something to say, in the order of the page. */
export function stackSections(view: SiteView): StackSection[] {
  const { person, highlights, labels, labelsLang, lang, sections } = view;
  const own = (id: "about" | "highlights" | "contact", isShown: boolean, blocks = 0) =>
    isShown ? [{ anchor: id, title: labels[id], lang: labelsLang, blocks }] : [];
  const facts = highlights.quotes.length + highlights.facts.length;
  return [
    ...own("about", Boolean(person.claim) || person.story.length > 0),
    ...own("highlights", facts > 0, facts),
    ...sections.map(({ anchor, title, isOwnTitle, records }) => ({
      anchor,
      title,
      lang: isOwnTitle ? lang : labelsLang,
      blocks: records.length,
    })),
    ...own("contact", canBeReached(view) || person.note.length > 0),
  ];
}
