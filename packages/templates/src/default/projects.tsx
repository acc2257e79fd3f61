import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as two-line entries: title and links on one line, the sentence below. */
export function ProjectsSection({ view }: { view: SiteView }) {
  return (
    <ListSection
      view={view}
      id="projects"
      className="row"
      as="ul"
      listClassName="projects"
      foldedClassName="projects compact"
    >
      {(project) => <Project key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

function Project({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="project" data-picture={picture ? "" : undefined}>
      <div className="line">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
        <LinkRow links={project.links} />
      </div>
      {picture && <Picture picture={picture} sizes="20rem" width={320} height={200} />}
      <Prose prose={project.description} more={view.labels.more} />
      <Tags tags={project.technologies} className="run-in small" />
      <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
    </li>
  );
}
