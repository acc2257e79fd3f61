import { Picture, ProjectText } from "../kit/words.ts";
import { ListSection } from "../kit/lists.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as seeds: a picture in an uneven round, or the first letter of the title. */
export function Seeds({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" as="ul" listClassName="seeds" foldedClassName="seeds">
      {(project) => <Seed key={project.id} project={project} view={view} />}
    </ListSection>
  );
}

function Seed({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="seed">
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 48rem) 22rem, 92vw" width={720} height={480} className="husk" />
      ) : (
        <div className="husk" data-letter={Array.from(project.title)[0] ?? ""} aria-hidden="true" />
      )}
      <ProjectText view={view} project={project} />
    </li>
  );
}
