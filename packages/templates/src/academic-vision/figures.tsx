import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
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
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 92vw" width={720} height={450} />}
      <div className="caption">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
        <Prose prose={project.description} more={view.labels.more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
        <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
      </div>
    </li>
  );
}
