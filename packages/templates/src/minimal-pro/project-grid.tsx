import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags } from "../kit/words.ts";
import { Folded, Section, cutList } from "../kit/section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects in two or three columns of the grid; without a picture the number stands in its place. */
export function ProjectGrid({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  const columns = first.length === 1 ? 1 : first.length === 2 || first.length === 4 ? 2 : 3;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <ol className="works" data-columns={columns}>
        {first.map((project, index) => (
          <li key={project.id} className="work">
            <Plate project={project} number={index + 1} />
            <Caption project={project} view={view} />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length}>
          <ol className="works index" data-columns="3" start={first.length + 1}>
            {others.map((project) => (
              <li key={project.id} className="work">
                <Caption project={project} view={view} />
              </li>
            ))}
          </ol>
        </Folded>
      )}
    </Section>
  );
}

function Plate({ project, number }: { project: ProjectView; number: number }) {
  const [picture] = project.pictures;
  if (picture) return <Picture picture={picture} sizes="(min-width: 48rem) 36rem, 92vw" width={720} height={480} />;
  return (
    <p className="number" aria-hidden="true">
      {number}
    </p>
  );
}

function Caption({ project, view }: { project: ProjectView; view: SiteView }) {
  return (
    <div className="caption">
      <h3>{project.title}</h3>
      <Dates dates={project.dates} className="quiet" />
      <Prose prose={project.description} more={view.labels.more} />
      <Tags tags={project.technologies} />
      <LinkRow links={project.links} />
      <OtherPictures view={view} id={`shots-${project.id}`} pictures={project.pictures} />
    </div>
  );
}
