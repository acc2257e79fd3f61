import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as procedures; each has its number in a flask. */
export function Procedures({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="procedures">
      {(project, index) => <Procedure key={project.id} view={view} project={project} number={index + 1} />}
    </ListSection>
  );
}

function Procedure({ view, project, number }: { view: SiteView; project: ProjectView; number: number }) {
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
        <ProjectText view={view} project={project} time="when" withCategory />
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 20rem, 92vw"
          width={480}
          height={360}
          className="first-picture"
        />
      )}
    </li>
  );
}
