import { About } from "../kit/about.tsx";
import { ContactList, FitName, Portrait, Present, SiteFrame, canBeReached, headLinks } from "../kit/head.ts";
import { ItemTitle, LinkRow, Prose, RecordText, When, joinDots } from "../kit/words.ts";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { RecordSection, Section, recordIds, type RecordId, type RecordItem } from "../kit/lists.ts";
import { steady } from "../kit/steady.tsx";
import { rememberLast } from "../view/remember-last.ts";
import type { SiteView } from "../view/site-view.ts";
import { Changelog, History } from "./changelog.tsx";
import { Dependencies, Packages, Requirements, Shields } from "./packages.tsx";
import { Rails } from "./rails.tsx";
import { asPackage, careerOf, type Career } from "./versions.ts";

const lists: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Records view={view} id={id} />),
  ...drawRecords(["languages", "interests"], (view, id) => <Plain view={view} id={id} />),
  certifications: (view) => <Badges view={view} />,
  skills: (view) => <Dependencies view={view} />,
  projects: (view) => <Packages view={view} />,
};

/** A section of the career is numbered as a part of the whole. */
const drawingsFor = rememberLast((career: Career): Drawings => ({
  ...lists,
  experience: (view) => <Changelog view={view} career={career} />,
}));

/** "Docs": the person as a documented package, with a tree on one side and the page's index on the other. */
export function TechDeveloperTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="docs" header={<PackageHeader view={view} />}>
      <About view={view} intro="" />
      <Requirements view={view} />
      <Slot view={view} kinds="rest" drawings={drawingsFor(careerOf(view.experience.items))} />
      <Support view={view} />
    </SiteFrame>
  );
}

function PackageHeader({ view }: { view: SiteView }) {
  const { person } = view;
  const career = careerOf(view.experience.items);
  const version = career.versions[view.experience.items[0]?.id ?? 0];
  const links = headLinks(view, 5);
  return (
    <header className="package-head">
      <div className="headline">
        {person.photo ? (
          <Portrait view={view} width={112} height={112} />
        ) : (
          version && (
            <p className="version-tile" aria-hidden="true">
              v{version.split(".")[0]}
            </p>
          )
        )}
        <FitName view={view} />
      </div>
      {person.title && <p className="title">{person.title}</p>}
      <Present view={view} />
      {person.claim && <p className="intro">{person.claim}</p>}
      <History view={view} career={career} />
      {links.length > 0 && (
        <p className="install no-print" dir="ltr">
          <code>npx hire {asPackage(person.name)}</code>
        </p>
      )}
      <Shields
        shields={[
          ["version", version],
          [view.labels.location, person.location],
          ["", person.availableForFreelance ? view.labels.available : ""],
        ]}
      />
      <LinkRow links={links} className="links no-print" />
      {steady(<Rails view={view} career={career} />)}
    </header>
  );
}

function Records({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id}>
      {(item, index) => (
        <li key={index} className="entry row">
          <When dates={item.dates} />
          <div className="what">
            <RecordText view={view} item={item} note="org" />
          </div>
        </li>
      )}
    </RecordSection>
  );
}

function Badges({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="certifications" listClassName="badges">
      {(item, index) => <Badge key={index} item={item} />}
    </RecordSection>
  );
}

/** A certificate as a two-part badge: what, and who vouches for it since when. */
function Badge({ item }: { item: RecordItem }) {
  const note = joinDots([...item.under, item.dates?.text]);
  return (
    <li className="badge entry">
      <span>
        <ItemTitle title={item.title} link={item.link} />
      </span>{" "}
      {note && <span className="by">{note}</span>}
    </li>
  );
}

function Plain({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="tags">
      {(item, index) => <li key={index}>{joinDots([item.title, ...item.under])}</li>}
    </RecordSection>
  );
}

function Support({ view }: { view: SiteView }) {
  if (!canBeReached(view) && view.person.note.blocks.length === 0) return null;
  return (
    <Section view={view} id="contact">
      <Prose prose={view.person.note} more={view.labels.more} />
      <ContactList view={view} />
    </Section>
  );
}
