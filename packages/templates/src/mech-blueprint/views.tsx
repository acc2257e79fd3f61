import { LinkRow, Tags } from "../kit/entry.tsx";
import { ListSection } from "../kit/list-section.tsx";
import { Dates, Prose } from "../kit/text.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { revisionLetter } from "./revisions.ts";

/** Projects as lettered views of the drawing; without a picture the frame shows the section's own letters. */
export function Views({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="views">
      {(project, index) => (
        <View key={project.id} project={project} letter={revisionLetter(index)} more={view.labels.more} />
      )}
    </ListSection>
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
