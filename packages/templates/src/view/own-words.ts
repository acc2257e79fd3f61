import type { Labels } from "./labels.ts";
import type { SiteView } from "./site-view.ts";

/**
 * The view with a template's own words for the parts of a page. Only English has such words; titles that the owner
 * chose stay.
 */
export function withWords(view: SiteView, words: Partial<Labels>): SiteView {
  if (view.labelsLang !== "en") return view;
  const own = new Set(
    view.sections.flatMap(({ kind, anchor, isOwnTitle }) => (isOwnTitle && anchor === kind ? kind : [])),
  );
  const titles = Object.entries(words).filter(([name]) => !own.has(name));
  const wordFor = new Map<string, string>(Object.entries(words));
  return {
    ...view,
    labels: { ...view.labels, ...Object.fromEntries(titles) },
    sections: view.sections.map((section) => {
      const title = section.isOwnTitle ? undefined : wordFor.get(section.kind);
      return title === undefined ? section : { ...section, title };
    }),
  };
}
