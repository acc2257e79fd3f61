import { doiAddress, ownAuthors, type Citation } from "@vitrine/model";
import type { Labels } from "./labels.ts";
import { webLink } from "./safe-links.ts";
import type { CitationView, RecordView } from "./site-view.ts";

export type CitationWords = {
  labels: Labels;
  labelsLang: string;
  /** The owner's name as it may stand among authors. */
  spellings: readonly string[];
};

/** A citation with the owner marked among its authors, and its addresses as links. */
export function viewCitation(citation: Citation, { labels, labelsLang, spellings }: CitationWords): CitationView {
  const { authors, venue, details, year, type, doi, pdf, code, bibtex, isSelected, isFull } = citation;
  const own = ownAuthors(authors, spellings);
  return {
    authors: authors.map((name) => ({ name, isOwner: own.has(name) })),
    venue,
    details,
    year,
    type: { key: type.key, place: type.place, title: type.titles[labelsLang] ?? type.titles.en },
    links: [webLink("DOI", doiAddress(doi)), webLink("PDF", pdf), webLink(labels.code, code)].flatMap(
      (link) => link ?? [],
    ),
    doi,
    bibtex,
    isSelected,
    isFull,
  };
}

type Cited = RecordView & { citation: CitationView };
type CitationGroup = { title: string; isSelected: boolean; records: readonly Cited[] };

/** True for a section of references: the kit draws it, since its parts are more than a template's own list knows. */
export function isOfReferences(records: readonly RecordView[]): boolean {
  return records.some(({ citation }) => citation?.isFull);
}

/** The records that are references; all of a section are, or none. */
export function citedRecords(records: readonly RecordView[]): Cited[] {
  return records.flatMap((record) => (record.citation ? [{ ...record, citation: record.citation }] : []));
}

/**
 * References in groups by year, the latest first, or by type; within a group they stay in their order. What is
 * selected stands in a group of its own before them, unless all of it is. What has no year comes last.
 */
export function groupCitations(records: readonly Cited[], by: "years" | "types", labels: Labels): CitationGroup[] {
  const isChoice = records.some(({ citation }) => !citation.isSelected);
  const selected = isChoice ? records.filter(({ citation }) => citation.isSelected) : [];
  const others = records.filter((record) => !selected.includes(record));
  const keyOf = ({ citation: { year, type } }: Cited) => (by === "years" ? -Number(year || 0) : type.place);
  const titleOf = ({ citation: { year, type } }: Cited) => (by === "years" ? year || labels.undated : type.title);
  const groups = new Map<number, CitationGroup>();
  for (const record of others) {
    const { title, records: before } = groups.get(keyOf(record)) ?? { title: titleOf(record), records: [] };
    groups.set(keyOf(record), { title, isSelected: false, records: [...before, record] });
  }
  const sorted = [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
  return selected.length > 0 ? [{ title: labels.selected, isSelected: true, records: selected }, ...sorted] : sorted;
}
