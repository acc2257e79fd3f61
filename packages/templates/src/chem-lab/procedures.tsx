import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { ProjectText } from "../kit/project-text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as procedures; each has its number in a flask. */
export function Procedures({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="procedures">
      {(project, index) => <Procedure key={project.id} project={project} number={index + 1} more={view.labels.more} />}
    </ListSection>
  );
}

function Procedure({ project, number, more }: { project: ProjectView; number: number; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="procedure">
      <span className="flask" data-number={number} aria-hidden="true">
        <svg viewBox="0 0 64 80">
          <path className="fill" d="M15 52H49L56 67C58 72 55 76 50 76H14C9 76 6 72 8 67Z" />
          <path d="M22 4H42M25 4V30L8 67C6 72 9 76 14 76H50C55 76 58 72 56 67L39 30V4" />
        </svg>
      </span>
      <div className="what">
        <ProjectText project={project} more={more} time="when" withCategory />
      </div>
      {picture && (
        <img src={picture.src} alt={picture.alt} width={480} height={360} loading={pictureLoading(picture.src)} />
      )}
    </li>
  );
}
