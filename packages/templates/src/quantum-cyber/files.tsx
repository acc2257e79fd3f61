import { Picture, ProjectText } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as files with cut corners; a file without a picture has no window. */
export function Files({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="files">
      {(project) => <File key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

function File({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="file cut">
      {picture && (
        <div className="window">
          <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 92vw" width={480} height={300} />
        </div>
      )}
      <div className="what">
        <ProjectText view={view} project={project} time="when" withCategory />
      </div>
    </li>
  );
}
