import { Tags } from "../kit/entry.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { Dates, Prose, SafeLink } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as figures with captions; those without a picture are set like a displayed, numbered statement. */
export function Figures({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={view.labels.moreProjects} className="figures">
        {(project) => <Figure key={project.id} project={project} view={view} />}
      </CutList>
    </Section>
  );
}

function Figure({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className={picture ? "figure" : "figure displayed"}>
      {picture && <img src={picture.src} alt={picture.alt} width={720} height={450} loading="lazy" />}
      <div className="caption">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
        <Prose prose={project.description} more={view.labels.more} />
        <Tags tags={project.technologies} />
        {project.links.length > 0 && (
          <ul className="links">
            {project.links.map((link) => (
              <li key={link.href}>
                <SafeLink link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
