import { Folded, Section, cutList } from "../kit/section.tsx";
import { Dates, Prose, SafeLink } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as two-line entries: title and links on one line, the sentence below. */
export function ProjectsSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  return (
    <Section view={view} id="projects" className="row" bucket={bucket}>
      <ul className="projects">
        {first.map((project) => (
          <Project key={project.id} project={project} more={view.labels.more} />
        ))}
      </ul>
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length}>
          <ul className="projects compact">
            {others.map((project) => (
              <Project key={project.id} project={project} more={view.labels.more} />
            ))}
          </ul>
        </Folded>
      )}
    </Section>
  );
}

function Project({ project, more }: { project: ProjectView; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="project" data-picture={picture ? "" : undefined}>
      <div className="line">
        <h3>{project.title}</h3>
        <Dates dates={project.dates} className="when" />
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
      {picture && <img src={picture.src} alt={picture.alt} width={320} height={200} loading="lazy" />}
      <Prose prose={project.description} more={more} />
      {project.technologies.length > 0 && (
        <ul className="run-in small">
          {project.technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
