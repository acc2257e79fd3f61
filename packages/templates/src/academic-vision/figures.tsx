import { LinkRow, Tags } from "../kit/entry.tsx";
import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { Dates, Prose } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as figures with captions; those without a picture are set like a displayed, numbered statement. */
export function Figures({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="figures">
      {(project) => <Figure key={project.id} project={project} view={view} />}
    </ListSection>
  );
}

function Figure({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className={picture ? "figure" : "figure displayed"}>
      {picture && (
        <img src={picture.src} alt={picture.alt} width={720} height={450} loading={pictureLoading(picture.src)} />
      )}
      <div className="caption">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
        <Prose prose={project.description} more={view.labels.more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
      </div>
    </li>
  );
}
