import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { Tags, When, joinDots } from "../kit/words.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { RecordSection, type RecordItem } from "../kit/records.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { sidesOf } from "./sides.ts";

/** The words of a ledger; other languages keep the common ones. */
const words = { about: "Opening statement", skills: "Accounts", projects: "Vouchers" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => (
    <RecordSection view={view} id="experience" listClassName="entries journal">
      {(item, index) => <Posting key={index} item={item} />}
    </RecordSection>
  ),
  skills: (view) => <SkillGroups view={view} className="accounts" />,
  projects: (view) => <Works view={view} className="vouchers" sizes="(min-width: 60rem) 22rem, 92vw" />,
};

/** "Double entry": a ledger with two columns and a balance. */
export function DoubleEntryTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="ledger"
      header={
        <header className="account">
          <FitName view={view} />
          <Holder view={view} />
          <Balance view={view} />
        </header>
      }
      drawings={drawings}
    />
  );
}

/** Whose account it is. */
function Holder({ view }: { view: SiteView }) {
  return (
    <div className="holder">
      <Portrait view={view} width={240} height={300} />
      <FirstLines view={view} links={headLinks(view, 2)} />
    </div>
  );
}

/** What is on the page, section by section with the number of its entries, and their sum below a double line. */
function Balance({ view }: { view: SiteView }) {
  const lines = view.sections.map(({ anchor, title, records }) => ({ anchor, title, count: records.length }));
  if (lines.length < 2) return null;
  return (
    <ol className="balance no-print">
      {lines.map(({ anchor, title, count }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            {title} <b>{count}</b>
          </a>
        </li>
      ))}
      <li className="sum">
        <b>{lines.reduce((sum, { count }) => sum + count, 0)}</b>
      </li>
    </ol>
  );
}

/** A role: its date, what it was, what was given for it and what was gained. */
function Posting({ item: { title, under, dates, prose, tags } }: { item: RecordItem }) {
  const [first = "", ...others] = under;
  const { given, gained } = sidesOf(prose);
  const heading = title || first || dates?.text;
  return (
    <li className="entry">
      {dates?.text !== heading && <When dates={dates} />}
      <div className="what">
        {heading && <h3>{heading}</h3>}
        <p className="quiet">{joinDots(title ? under : others)}</p>
        <Tags tags={tags} />
      </div>
      <Side className="given text" lines={given} />
      <Side className="gained text" lines={gained} />
    </li>
  );
}

function Side({ lines, className }: { lines: readonly string[]; className: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
