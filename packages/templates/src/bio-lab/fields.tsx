import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as circular fields of view with their text beside them. */
export function Fields({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="fields">
      {(project) => <Field key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

function Field({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="project">
      <div className="field" aria-hidden={picture ? undefined : "true"}>
        {picture ? <Picture picture={picture} sizes="20rem" width={320} height={320} /> : <span className="colonies" />}
      </div>
      <div className="what">
        <ProjectText view={view} project={project} time="when" />
      </div>
    </li>
  );
}
