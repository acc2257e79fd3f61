import type { CSSProperties } from "react";
import type { RecordView, SectionView } from "../view/site-view.ts";

/** So many selected papers stand beside the abstract. */
const mostSelected = 4;

/** Where a paper of a section stands in the page. */
export function paperAnchor({ anchor }: SectionView, index: number): string {
  return `${anchor}-${index + 1}`;
}

/** The papers that the owner selected, each a way to its reference; nothing where none is. */
export function Selected({ section }: { section: SectionView }) {
  const selected = section.records.flatMap((record, index) => (record.citation?.isSelected ? [{ record, index }] : []));
  if (selected.length === 0) return null;
  return (
    <div className="selected">
      <h3 lang="en">Selected papers</h3>
      <ol>
        {selected.slice(0, mostSelected).map(({ record, index }) => (
          <li key={index}>
            <a href={`#${paperAnchor(section, index)}`}>{record.title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A mark for each paper above its year, from the first year to the last; nothing where they are soon counted. */
export function ByYear({ records }: { records: readonly RecordView[] }) {
  const dated = records.flatMap(({ dates, citation }) => {
    const year = Number(dates?.parsed?.start.slice(0, 4));
    return year > 0 ? [{ year, isSelected: citation?.isSelected }] : [];
  });
  const first = Math.min(...dated.map(({ year }) => year));
  const years = Math.max(...dated.map(({ year }) => year)) - first + 1;
  if (dated.length < 5 || years < 3 || years > 60) return null;
  return (
    <div className="no-print">
      <h3 lang="en">Papers by year</h3>
      <div className="by-year" style={{ "--years": years } as CSSProperties} aria-hidden="true">
        {Array.from({ length: years }, (_, index) => (
          <span key={index} data-year={first + index}>
            {dated
              .filter(({ year }) => year === first + index)
              .map(({ isSelected }, mark) => (
                <i key={mark} data-selected={isSelected || undefined} />
              ))}
          </span>
        ))}
      </div>
    </div>
  );
}
