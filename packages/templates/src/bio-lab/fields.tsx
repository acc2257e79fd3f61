import { LinkRow, Tags } from "../kit/entry.tsx";
import { ListSection } from "../kit/list-section.tsx";
import { Dates, Prose } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as circular fields of view with their text beside them. */
export function Fields({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="fields">
      {(project) => <Field key={project.id} project={project} more={view.labels.more} />}
    </ListSection>
  );
}

function Field({ project, more }: { project: ProjectView; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="project">
      <div className="field" aria-hidden={picture ? undefined : "true"}>
        {picture ? (
          <img src={picture.src} alt={picture.alt} width={320} height={320} loading="lazy" />
        ) : (
          <span className="colonies" />
        )}
      </div>
      <div className="what">
        <h3>{project.title}</h3>
        <p className="when">
          <Dates dates={project.dates} />
        </p>
        <Prose prose={project.description} more={more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
      </div>
    </li>
  );
}
