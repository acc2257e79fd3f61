import { ListSection } from "../kit/list-section.tsx";
import { pictureLoading } from "../kit/picture-loading.ts";
import { ProjectText } from "../kit/project-text.tsx";
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
        <img src={picture.src} alt={picture.alt} width={640} height={400} loading={pictureLoading(picture.src)} />
      ) : (
        <div className="hatch" aria-hidden="true" />
      )}
      <div className="caption">
        <ProjectText project={project} more={more} time="when" />
      </div>
    </li>
  );
}
