import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { Career } from "../kit/career.tsx";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow, Picture, SafeLink, joinDots } from "../kit/words.ts";
import { lineDrawings } from "../kit/lines.tsx";
import { SkillBlocks, Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { ProjectEntries } from "../kit/project-entries.tsx";
import type { PictureView, SiteView } from "../view/site-view.ts";

const drawings: Drawings = {
  ...plainDrawings,
  ...lineDrawings,
  projects: (view) => <Projects view={view} />,
  skills: (view) => <SkillBlocks view={view} className="line" />,
};

/** "Interval": one picture from edge to edge, one line cut into the intervals of a working life, one seal upon it. */
export function MinimalTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="interval" header={<Opening view={view} />}>
      <About view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <Highlights view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The picture of the first work, where it is the site's own and no portrait takes the edge. */
function edgeOf({ person, projects }: SiteView): PictureView | null {
  const picture = projects.items[0]?.pictures[0];
  const isOwn = picture && (picture.width !== undefined || !/^https?:/i.test(picture.src));
  return isOwn && !person.photo ? picture : null;
}

/** The works, without the picture that the page opened with: it is of the first one. */
function Projects({ view }: { view: SiteView }) {
  const isFirst = (view.anchors["projects"] ?? "projects") === "projects";
  return <ProjectEntries view={view} without={isFirst ? edgeOf(view)?.src : undefined} />;
}

function Opening({ view }: { view: SiteView }) {
  const { person } = view;
  const edge = edgeOf(view);
  return (
    <header className="opening">
      <Portrait view={view} width={480} height={640} />
      {edge && <Picture picture={edge} className="edge no-print" sizes="100vw" width={1600} height={640} isFirst />}
      <FitName view={view} />
      {(person.title || person.location) && <p className="title">{joinDots([person.title, person.location])}</p>}
      <Present view={view} />
      <LinkRow links={headLinks(view)} className="links no-print" />
      <Seal view={view} />
      <Career view={view} />
    </header>
  );
}

/** The initials as a seal; pressing it begins a letter, where one can be sent. */
function Seal({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!person.email) return <div className="seal" data-initials={person.initials} aria-hidden="true" />;
  return (
    <p className="seal">
      <SafeLink link={person.email}>
        <>
          <span aria-hidden="true">{person.initials}</span>
          <span className="sr">{labels.email}</span>
        </>
      </SafeLink>
    </p>
  );
}
