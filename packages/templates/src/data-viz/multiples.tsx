import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { Strip } from "./strip.tsx";
import type { TimeScale } from "./time-scale.ts";

/** Projects as small multiples: the same axis on every card, and the project's own mark on it. */
export function Multiples({ view, scale }: { view: SiteView; scale: TimeScale | null }) {
  return (
    <ListSection view={view} id="projects" listClassName="multiples">
      {(project) => <Card key={project.id} view={view} project={project} scale={scale} />}
    </ListSection>
  );
}

function Card({ view, project, scale }: { view: SiteView; project: ProjectView; scale: TimeScale | null }) {
  const [picture] = project.pictures;
  return (
    <li className="card">
      {scale && <Strip scale={scale} dates={project.dates} kind="projects" />}
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 22rem, 92vw"
          width={480}
          height={320}
          className="first-picture"
        />
      )}
      <ProjectText view={view} project={project} time="when" withCategory />
    </li>
  );
}
