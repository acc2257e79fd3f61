import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as daughter boards that plug in with their gold fingers. */
export function Boards({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" as="ul" listClassName="boards" foldedClassName="boards">
      {(project) => <Board key={project.id} project={project} view={view} />}
    </ListSection>
  );
}

function Board({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="daughter">
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 92vw" width={720} height={480} />}
      <div className="parts">
        <ProjectText view={view} project={project} />
      </div>
    </li>
  );
}
