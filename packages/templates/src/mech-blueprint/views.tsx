import { LinkRow, Tags } from "../kit/entry.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { Dates, Prose } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { revisionLetter } from "./revisions.ts";

/** Projects as lettered views of the drawing; without a picture the frame shows the section's own letters. */
export function Views({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={view.labels.moreProjects} className="views">
        {(project, index) => (
          <View key={project.id} project={project} letter={revisionLetter(index)} more={view.labels.more} />
        )}
      </CutList>
    </Section>
  );
}

function View({ project, letter, more }: { project: ProjectView; letter: string; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="project" data-letter={`${letter}–${letter}`}>
      {picture ? (
        <img src={picture.src} alt={picture.alt} width={640} height={400} loading="lazy" />
      ) : (
        <div className="hatch" aria-hidden="true" />
      )}
      <div className="caption">
        <h3>{project.title}</h3>
        <p className="when">
          <Dates dates={project.dates} />
        </p>
        <Prose prose={project.description} more={more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
      </div>
    </li>
  );
}
