import { ListSection } from "../kit/list-section.tsx";
import { Picture, ProjectText } from "../kit/words.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { revisionLetter } from "./revisions.ts";

/** Projects as lettered views of the drawing; without a picture the frame shows the section's own letters. */
export function Views({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="views">
      {(project, index) => <View key={project.id} view={view} project={project} letter={revisionLetter(index)} />}
    </ListSection>
  );
}

function View({ view, project, letter }: { view: SiteView; project: ProjectView; letter: string }) {
  const [picture] = project.pictures;
  return (
    <li className="project" data-letter={`${letter}–${letter}`}>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 92vw" width={640} height={400} />
      ) : (
        <div className="hatch" aria-hidden="true" />
      )}
      <div className="caption">
        <ProjectText view={view} project={project} time="when" />
      </div>
    </li>
  );
}
