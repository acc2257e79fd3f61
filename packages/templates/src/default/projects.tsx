import { LinkRow, Tags } from "../kit/entry.tsx";
import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { Dates, Prose } from "../kit/text.tsx";
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
      {(project) => <Project key={project.id} project={project} more={view.labels.more} />}
    </ListSection>
  );
}

function Project({ project, more }: { project: ProjectView; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="project" data-picture={picture ? "" : undefined}>
      <div className="line">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
        <LinkRow links={project.links} />
      </div>
      {picture && (
        <img src={picture.src} alt={picture.alt} width={320} height={200} loading={pictureLoading(picture.src)} />
      )}
      <Prose prose={project.description} more={more} />
      <Tags tags={project.technologies} className="run-in small" />
    </li>
  );
}
