import { citedRecords } from "../view/citations.ts";
import type { CitationView, SiteView } from "../view/site-view.ts";

/** What schema.org calls the types of publications. */
const types: Readonly<Record<string, string>> = {
  article: "ScholarlyArticle",
  conference: "ScholarlyArticle",
  preprint: "ScholarlyArticle",
  book: "Book",
  chapter: "Chapter",
  thesis: "Thesis",
  report: "Report",
  dataset: "Dataset",
  software: "SoftwareSourceCode",
  talk: "PresentationDigitalDocument",
};

/** The publications of a page as linked data, as far as they say more than their title. */
export function citedWorks(view: SiteView): object[] {
  return view.sections
    .flatMap(({ records }) => citedRecords(records))
    .filter(({ citation }) => citation.isFull)
    .map(({ title, citation, link }) => ({
      "@type": types[citation.type.key] ?? "CreativeWork",
      name: title,
      ...(citation.authors.length > 0 ? { author: citation.authors.map(authorOf) } : {}),
      ...(citation.year ? { datePublished: citation.year } : {}),
      ...(citation.venue ? { isPartOf: { "@type": "CreativeWork", name: citation.venue } } : {}),
      ...(citation.doi ? { identifier: { "@type": "PropertyValue", propertyID: "DOI", value: citation.doi } } : {}),
      ...(link ? { url: link.href } : {}),
    }));
}

const authorOf = ({ name }: CitationView["authors"][number]) => ({ "@type": "Person", name });
