import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

const columns = 3;

/** Projects as plots of the plan, each with its grid reference. */
export function Plots({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" as="ul" listClassName="plots" foldedClassName="plots">
      {(project, index) => <Plot key={project.id} project={project} reference={referenceOf(index)} view={view} />}
    </ListSection>
  );
}

/** A letter for the column and a number for the row, as on the edge of a map. */
function referenceOf(index: number): string {
  return `${String.fromCharCode(65 + (index % columns))}${Math.floor(index / columns) + 1}`;
}

function Plot({ project, reference, view }: { project: ProjectView; reference: string; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="plot">
      <div className="ground" data-ref={reference}>
        {picture && <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 92vw" width={720} height={480} />}
      </div>
      <ProjectText view={view} project={project} />
    </li>
  );
}
