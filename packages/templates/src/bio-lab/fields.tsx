import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { ProjectText } from "../kit/project-text.tsx";
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
          <img src={picture.src} alt={picture.alt} width={320} height={320} loading={pictureLoading(picture.src)} />
        ) : (
          <span className="colonies" />
        )}
      </div>
      <div className="what">
        <ProjectText project={project} more={more} time="when" />
      </div>
    </li>
  );
}
