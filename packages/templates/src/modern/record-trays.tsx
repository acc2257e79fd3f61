import type { CSSProperties } from "react";
import { Dates, EntryTitle, Prose, Tags, When, joinDots, withLevel } from "../kit/words.ts";
import { CutList, RecordSection, Section, recordIds, recordsOf, type RecordId, type RecordItem } from "../kit/lists.ts";
import { Sections } from "../kit/slots.tsx";
import { isOfReferences } from "../view/citations.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { spanStyles } from "./spans.ts";

/** Kinds of records that fill a tray of their own. */
const ownTrays: readonly RecordId[] = ["experience", "certifications"];
const tileIds = recordIds.filter((id) => !ownTrays.includes(id));

/** True for a section that is a tile beside others; references, which the kit draws, need the width of a tray. */
export function isTile({ kind, layout, records }: SectionView): boolean {
  return layout === "designed" && (tileIds as readonly string[]).includes(kind) && !isOfReferences(records);
}

/** Sections that are tiles themselves, side by side in one tray. */
export function Mosaic({ view, sections }: { view: SiteView; sections: readonly SectionView[] }) {
  const styles = spanStyles(sections.map(lengthOf), 0);
  const styleOf = ({ id }: SectionView) => styles[sections.findIndex((section) => section.id === id)];
  const drawings = Object.fromEntries(
    tileIds.map((id) => [
      id,
      (part: SiteView, section: SectionView) => <ListTile view={part} id={id} style={styleOf(section)} />,
    ]),
  );
  return (
    <div className="tray mosaic">
      <Sections view={view} sections={sections} drawings={drawings} />
    </div>
  );
}

/** How much a section has to say; studies weigh more. */
function lengthOf({ kind, records }: SectionView): number {
  const weight = kind === "education" ? 240 : 120;
  return weight + records.map(({ title, under }) => title + under.join("")).join("").length;
}

type ListTileProps = { view: SiteView; id: RecordId; style: CSSProperties | undefined };

function ListTile({ view, id, style }: ListTileProps) {
  const { items, bucket } = recordsOf(view, id);
  const words = id === "languages" ? view.languages.items.map(withLevel) : view.interests;
  return (
    <Section view={view} id={id} className="tile" style={style} {...(bucket ? { bucket } : {})}>
      {id === "languages" || id === "interests" ? (
        <Tags tags={words} className="marks" />
      ) : (
        <CutList items={items} label={view.labels.moreItems} className="list">
          {(item, index) => <Row key={index} view={view} item={item} />}
        </CutList>
      )}
    </Section>
  );
}

/** One line of a list tile. */
function Row({ view, item }: { view: SiteView; item: RecordItem }) {
  const { title, under, dates, prose, tags, link } = item;
  return (
    <li className="entry">
      <div className="line">
        <EntryTitle title={title} link={link} />
        {dates && <Dates dates={dates} className="quiet" />}
      </div>
      {under.length > 0 && <p className="quiet">{joinDots(under)}</p>}
      {prose && <Prose prose={prose} more={view.labels.more} />}
      <Tags className="tags quiet" tags={tags} />
    </li>
  );
}

/** Certificates as tickets. */
export function Tickets({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="certifications" className="tray single" listClassName="tickets">
      {({ title, link, under, dates }, index) => (
        <li className="tile ticket" key={index}>
          <EntryTitle title={title} link={link} />
          {under.length > 0 && <p className="quiet">{joinDots(under)}</p>}
          <When dates={dates} className="stub" />
        </li>
      )}
    </RecordSection>
  );
}
