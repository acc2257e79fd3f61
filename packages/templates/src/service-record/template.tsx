import { FitName, Portrait, Present, headLinks } from "../kit/head.ts";
import { EntryTitle, LinkRow, Prose, Tags, When, joinDots } from "../kit/words.ts";
import { CutList, Section, foldLabel, labelLang, recordsOf, type RecordId, type RecordItem } from "../kit/lists.ts";
import { ShelvedFrame, SkillGroups, Works, drawRecords, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { Legend, Rack, RibbonMark } from "./rack.tsx";
import { ribbonKinds, ribbonOf, type RibbonKind } from "./ribbons.ts";
import { sheetWordsIn } from "./sheet-words.ts";

/** The words of a record; other languages keep the common ones. */
const words = { experience: "Postings", skills: "Qualifications", projects: "Operations" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  ...drawRecords(ribbonKinds satisfies readonly RecordId[], (view, id) => <Sheet view={view} id={id as RibbonKind} />),
  skills: (view) => <SkillGroups view={view} className="qualifications" />,
  projects: (view) => <Works view={view} className="mounts" sizes="(min-width: 60rem) 26rem, 92vw" />,
};

/** "Service record": ribbons above a name tape, and the sheet that says what they were for. */
export function ServiceRecordTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="record"
      header={<Chest view={view} />}
      drawings={drawings}
      wide={["experience", "education", "skills", "projects"]}
    />
  );
}

/** The rack and the picture above the tape with the name, below it who and where. */
function Chest({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="chest">
      <div className="cloth">
        <div className="worn">
          <Portrait view={view} width={300} height={375} />
          <Rack view={view} />
        </div>
        <div className="tape">
          <FitName view={view} />
        </div>
      </div>
      <div className="identity">
        <div>
          {person.title && <p className="title">{person.title}</p>}
          <Present view={view} />
        </div>
        <div>
          {person.location && <p className="place">{person.location}</p>}
          <LinkRow links={headLinks(view, 2)} className="links no-print" />
        </div>
        <Legend view={view} />
      </div>
    </header>
  );
}

/** A part of the record as a sheet with columns; the ribbon of each line stands before it. */
function Sheet({ view, id }: { view: SiteView; id: RibbonKind }) {
  const { items, bucket } = recordsOf(view, id);
  if (items.length === 0) return null;
  const { dates, unit, duty } = sheetWordsIn(view.labelsLang);
  return (
    <Section view={view} id={id} {...(bucket ? { bucket } : {})} className="sheet">
      <p className="heads" lang={labelLang(view)} aria-hidden="true">
        <span />
        <span>{dates}</span>
        <span>{unit}</span>
        <span>{duty}</span>
      </p>
      <CutList items={items} label={foldLabel(view, id)} className="entries">
        {(item, index) => <Line key={index} view={view} id={id} item={item} />}
      </CutList>
    </Section>
  );
}

function Line({ view, id, item }: { view: SiteView; id: RibbonKind; item: RecordItem }) {
  const { title, under, dates, prose, tags, link } = item;
  const [first = "", ...others] = under;
  const heading = title || first || dates?.text;
  const unit = joinDots(title ? under : others);
  return (
    <li className="entry">
      <RibbonMark ribbon={ribbonOf(id, dates, view.asOf)} />
      {dates?.text !== heading && <When dates={dates} />}
      <div className="what">
        {heading && <EntryTitle title={heading} link={link} />}
        {prose && <Prose prose={prose} more={view.labels.more} />}
        <Tags tags={tags} />
      </div>
      {unit && <p className="unit">{unit}</p>}
    </li>
  );
}
