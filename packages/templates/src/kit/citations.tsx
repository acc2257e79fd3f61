import type { ReactNode } from "react";
import { citedRecords, groupCitations } from "../view/citations.ts";
import type { CitationView, RecordView, SectionView, SiteView } from "../view/site-view.ts";
import { ItemTitle } from "./entry.tsx";
import { foldLabel } from "./list-section.tsx";
import { CutList, labelLang } from "./section.tsx";
import { Dates, SafeLink } from "./text.tsx";

type Cited = RecordView & { citation: CitationView };

/** References one after the other, or in groups under headings of their own. */
export function Citations({ view, section }: { view: SiteView; section: SectionView }) {
  const { layout, records } = section;
  const cited = citedRecords(records);
  if (layout !== "years" && layout !== "types") return <CitationList view={view} records={cited} title="h3" />;
  return groupCitations(cited, layout, view.labels).map((group) => (
    <div className="kit-group" key={group.title}>
      <h3 lang={labelLang(view)}>{group.title}</h3>
      <CitationList
        view={view}
        records={group.isSelected ? group.records.map(withoutMark) : group.records}
        title="h4"
        yearIsSaid={layout === "years" && !group.isSelected}
      />
    </div>
  ));
}

/** What stands under a heading that says it is selected does not say so again. */
const withoutMark = (record: Cited): Cited => ({ ...record, citation: { ...record.citation, isSelected: false } });

type CitationListProps = {
  view: SiteView;
  records: readonly Cited[];
  title: "h3" | "h4";
  /** True under a heading that is the year. */
  yearIsSaid?: boolean;
};

function CitationList({ view, records, title: Title, yearIsSaid = false }: CitationListProps) {
  return (
    <CutList items={records} label={foldLabel(view, "links")} className="kit-entries kit-papers" as="ul">
      {(record, index) => (
        <li className="kit-entry kit-paper" key={index}>
          <Title>
            <ItemTitle title={record.title} link={record.link} />
          </Title>
          <CitationParts view={view} citation={record.citation}>
            {record.dates && !(yearIsSaid && record.dates.text === record.citation.year) && (
              <Dates dates={record.dates} />
            )}
          </CitationParts>
        </li>
      )}
    </CutList>
  );
}

type CitationPartsProps = { view: SiteView; citation: CitationView; children?: ReactNode };

/** What stands below the title of a reference; `children` is its date. */
export function CitationParts({ view, citation, children }: CitationPartsProps) {
  const { authors, venue, details } = citation;
  return (
    <>
      {authors.length > 0 && (
        <p className="kit-authors">
          <Authors authors={authors} />
        </p>
      )}
      {(venue || details || children) && (
        <p className="kit-venue quiet">
          {venue && <cite>{venue}</cite>}
          {details && <span>{details}</span>}
          {children}
        </p>
      )}
      <CitationLinks view={view} citation={citation} />
    </>
  );
}

/** So many authors are named; of more than that the first, the owner and the last. */
const namedAuthors = 12;

function Authors({ authors }: { authors: CitationView["authors"] }) {
  const last = authors.length - 1;
  const isNamed = (index: number) =>
    last < namedAuthors || index < namedAuthors - 3 || index === last || authors[index]?.isOwner === true;
  return authors.map(({ name, isOwner }, index) => {
    if (!isNamed(index)) return isNamed(index - 1) ? <span key={index}>… </span> : null;
    const comma = index < last ? ", " : "";
    return (
      <span key={index}>
        {isOwner ? <strong>{name}</strong> : name}
        {comma}
      </span>
    );
  });
}

/** Where to read it, and its BibTeX: to be selected with one press, copied where the page's script runs. */
function CitationLinks({ view, citation }: { view: SiteView; citation: CitationView }) {
  const { links, doi, bibtex, isSelected, isFull } = citation;
  return (
    <div className="kit-refs">
      {isSelected && (
        <span className="kit-selected" lang={labelLang(view)}>
          {view.labels.selected}
        </span>
      )}
      {links.map((link) => (
        <span key={link.href} data-doi={link.label === "DOI" ? doi : undefined}>
          <SafeLink link={link} />
        </span>
      ))}
      {isFull && (
        <details className="kit-bibtex">
          <summary>BibTeX</summary>
          <pre dir="ltr">{bibtex}</pre>
          <button type="button" hidden data-copy="" lang={labelLang(view)}>
            {view.labels.copy}
          </button>
        </details>
      )}
    </div>
  );
}
