import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { ProjectText } from "../kit/project-text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { Strip } from "./strip.tsx";
import type { TimeScale } from "./time-scale.ts";

/** Projects as small multiples: the same axis on every card, and the project's own mark on it. */
export function Multiples({ view, scale }: { view: SiteView; scale: TimeScale | null }) {
  return (
    <ListSection view={view} id="projects" listClassName="multiples">
      {(project) => <Card key={project.id} project={project} scale={scale} more={view.labels.more} />}
    </ListSection>
  );
}

function Card({ project, scale, more }: { project: ProjectView; scale: TimeScale | null; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="card">
      {scale && <Strip scale={scale} dates={project.dates} kind="projects" />}
      {picture && (
        <img src={picture.src} alt={picture.alt} width={480} height={320} loading={pictureLoading(picture.src)} />
      )}
      <ProjectText project={project} more={more} time="when" withCategory />
    </li>
  );
}
