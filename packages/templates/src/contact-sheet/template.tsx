import { About, ContactSection, Entries, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow, Pictures, Prose, Tags, When } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import { SkillBlocks, Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** The strips lie first on the table. */
const works = ["projects"] as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Posts view={view} />,
  skills: (view) => <SkillBlocks view={view} className="film code" />,
  projects: (view) => <Rolls view={view} />,
};

/** "Light table": strips of film, the frames that were chosen ringed by hand. */
export function ContactSheetTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="table" header={<Leader view={view} />}>
      <Slot view={view} kinds={works} drawings={drawings} />
      <About view={view} />
      <Highlights view={view} />
      <Slot view={view} kinds="rest" except={works} drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The first strip: the picture, the name, and the facts, a frame each; the film carries the name on its edge. */
function Leader({ view }: { view: SiteView }) {
  const { person } = view;
  const links = headLinks(view, 3);
  return (
    <header className="leader film">
      <div className="frame who" data-code={person.name}>
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
      </div>
      {person.photo && (
        <div className="frame own">
          <Portrait view={view} width={480} height={640} />
        </div>
      )}
      {(person.present.length > 0 || person.location || links.length > 0) && (
        <div className="frame facts-frame">
          <Present view={view} />
          {person.location && <p className="place">{person.location}</p>}
          <LinkRow links={links} className="links no-print" />
        </div>
      )}
    </header>
  );
}

function Rolls({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="rolls">
      {(project) => <Roll key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

/** A work and its strip. */
function Roll({ view, project }: { view: SiteView; project: ProjectView }) {
  const { id, title, dates, description, technologies, links, pictures } = project;
  return (
    <li className="roll entry">
      <div className="note">
        <When dates={dates} />
        <h3>{title}</h3>
        <Prose prose={description} more={view.labels.more} />
        <Tags tags={technologies} />
        <LinkRow links={links} />
      </div>
      <Pictures view={view} id={`work-${id}`} pictures={pictures} />
    </li>
  );
}

const ring = <span className="ring" aria-hidden="true" />;

/** The present post is ringed, as the frame that will be printed. */
function Posts({ view }: { view: SiteView }) {
  const isPresent = (index: number) => view.experience.items[index]?.dates.parsed?.current === true;
  return <Entries view={view} id="experience" mark={(index) => isPresent(index) && ring} />;
}
