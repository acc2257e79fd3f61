import { LinkRow, Tags } from "../kit/entry.tsx";
import { Folded, Section, cutList } from "../kit/section.tsx";
import { Dates, Prose } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as daughter boards that plug in with their gold fingers. */
export function Boards({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <ul className="boards">
        {first.map((project) => (
          <Board key={project.id} project={project} view={view} />
        ))}
      </ul>
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length}>
          <ul className="boards">
            {others.map((project) => (
              <Board key={project.id} project={project} view={view} />
            ))}
          </ul>
        </Folded>
      )}
    </Section>
  );
}

function Board({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="daughter">
      {picture && <img src={picture.src} alt={picture.alt} width={720} height={480} loading="lazy" />}
      <div className="parts">
        <h3>{project.title}</h3>
        <p className="quiet">
          <Dates dates={project.dates} />
        </p>
        <Prose prose={project.description} more={view.labels.more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
      </div>
    </li>
  );
}
