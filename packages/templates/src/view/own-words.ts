import type { Labels } from "./labels.ts";
import { rememberLast } from "./remember-last.ts";
import type { SectionView, SiteView } from "./site-view.ts";

type Words = Readonly<Partial<Labels>>;

/**
 * The view with a template's own words for the parts of a page. Only English has such words; titles that the owner
 * chose stay.
 */
export function withWords(view: SiteView, words: Words): SiteView {
  return view.labelsLang === "en" ? inWords(view, words) : view;
}

/** The same with words of the language that the labels are in, for a template that has them in all of these. */
export function inWords(view: SiteView, words: Words): SiteView {
  return {
    ...view,
    labels: relabelled(view.labels, words, view.sections),
    sections: retitled(view.sections, words),
  };
}

/** The same titles give the same sections, so that what is drawn from them need not be drawn again. */
const retitled = rememberLast((sections: readonly SectionView[], words: Words): readonly SectionView[] =>
  sections.map((section) => {
    const title = section.isOwnTitle ? undefined : wordFor(words, section.kind);
    return title === undefined ? section : { ...section, title };
  }),
);

/** A label is the title of the first section of its kind. */
const relabelled = rememberLast((labels: Labels, words: Words, sections: readonly SectionView[]): Labels => {
  const own = new Set(
    sections.filter(({ isOwnTitle, anchor, kind }) => isOwnTitle && anchor === kind).map((s) => s.kind),
  );
  return { ...labels, ...Object.fromEntries(Object.entries(words).filter(([name]) => !own.has(name))) };
});

function wordFor(words: Words, kind: string): string | undefined {
  return (words as Readonly<Record<string, string | undefined>>)[kind];
}
