import type { ReactNode } from "react";
import { Prose, RecordText, Tags, When, joinDots } from "../kit/words.ts";
import { awardLines, creativeTools, lineOf, type CreativeLine } from "../kit/creative-lines.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { CutList, RecordSection, Section, recordsOf, type RecordId } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { Rosette } from "./glyphs.tsx";

/** So many stickers a group; further words follow as a comma list (design book 1.10). */
const mostStickers = 24;

/** Skills and tools as stickers; each group has its own shape. */
export function Stickers({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const creative = isFirstDrawn(view, "skills") ? view.creative : null;
  const tools = creativeTools(view);
  const groups = [
    ...skills.items.map(({ title, items }) => ({ title: skills.count === 1 ? "" : title, items })),
    ...(tools.length > 0 ? [{ title: labels.tools, items: tools }] : []),
    ...(creative && creative.specializations.length > 0
      ? [{ title: labels.specializations, items: creative.specializations }]
      : []),
  ];
  if (groups.length === 0) return null;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      {groups.map(({ title, items }, index) => (
        <div key={index} className="sheet" data-shape={(index % 4) + 1}>
          {title && <h3>{title}</h3>}
          <Tags tags={items.slice(0, mostStickers)} className="stickers" />
          <Tags tags={items.slice(mostStickers)} />
        </div>
      ))}
    </Section>
  );
}

/** Studies as tickets with a stub. */
export function Tickets({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="tickets">
      {(item, index) => (
        <li key={index} className="ticket entry">
          <div className="paper">
            <div>
              <RecordText view={view} item={item} note="org" />
            </div>
            <When dates={item.dates} className="stub" />
          </div>
        </li>
      )}
    </RecordSection>
  );
}

/** A short list held by staples. */
export function Stapled({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className="scrap" listClassName="lines">
      {(item, index) => (
        <Line key={index} {...lineOf(item)}>
          {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
        </Line>
      )}
    </RecordSection>
  );
}

type LineProps = CreativeLine & { mark?: ReactNode; children?: ReactNode };

function Line({ title, note, when, mark, children }: LineProps) {
  return (
    <li className="line entry">
      {mark}
      <div>
        <h3>{title}</h3>
        {note && <p className="org">{note}</p>}
        {when && <p className="when">{when}</p>}
        {children}
      </div>
    </li>
  );
}

/** Exhibitions of the creative form as flyers. */
export function Flyers({ view }: { view: SiteView }) {
  const shows = view.creative?.exhibitions ?? [];
  if (shows.length === 0) return null;
  return (
    <Section view={view} id="exhibitions">
      <CutList items={shows} label={view.labels.moreItems} className="flyers">
        {({ name, venue, year, type }, index) => (
          <li key={index} className="flyer entry">
            {year && <p className="years">{year}</p>}
            <h3>{name}</h3>
            {(venue || type) && <p className="org">{joinDots([venue, type])}</p>}
          </li>
        )}
      </CutList>
    </Section>
  );
}

/** Awards of the creative form and of the CV, each with a rosette. */
export function Awards({ view }: { view: SiteView }) {
  const awards = awardLines(view);
  if (awards.length === 0) return null;
  return (
    <Section view={view} id="awards" className="scrap">
      <CutList items={awards} label={view.labels.moreItems} className="lines">
        {(award, index) => <Line key={index} {...award} mark={<Rosette />} />}
      </CutList>
    </Section>
  );
}

/** Words that somebody scribbled in the margin. */
export function Scribbles({ view, id }: { view: SiteView; id: "languages" | "interests" | "influences" }) {
  const words =
    id === "influences"
      ? (view.creative?.influences ?? [])
      : recordsOf(view, id).items.map((item) => joinDots([item.title, ...item.under]));
  if (words.length === 0) return null;
  return (
    <Section view={view} id={id} className="scrap scribbled">
      <Tags tags={words} className="scribbles" />
    </Section>
  );
}
