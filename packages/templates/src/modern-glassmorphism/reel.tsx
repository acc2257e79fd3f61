import { LinkRow, OtherPictures, Picture, Prose, Tags, When } from "../kit/words.ts";
import { Folded, Section, cutList } from "../kit/section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Projects as tilted panes in a row that scrolls sideways; a pane straightens in the middle. */
export function Reel({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [shown, others] = cutList(items, 8, 10);
  return (
    <Section view={view} id="projects" className="reel" bucket={bucket}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a reel that scrolls must be reached by keys */}
      <div className="rail" role="group" aria-label={view.labels.projects} tabIndex={0}>
        <ol>
          {shown.map((project) => (
            <Slide key={project.id} view={view} project={project} />
          ))}
        </ol>
      </div>
      {others.length > 0 && (
        <div className="pane more-projects">
          <Folded label={view.labels.moreProjects} count={others.length}>
            <ol className="store" start={shown.length + 1}>
              {others.map((project) => (
                <li key={project.id} className="entry">
                  <Words view={view} project={project} />
                </li>
              ))}
            </ol>
          </Folded>
        </div>
      )}
    </Section>
  );
}

function Slide({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="slide entry" data-clear={picture ? undefined : ""}>
      <div className="pane">
        {picture && <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 80vw" width={720} height={480} />}
        <Words view={view} project={project} />
      </div>
    </li>
  );
}

function Words({ view, project }: { view: SiteView; project: ProjectView }) {
  return (
    <div className="words-of">
      <h3>{project.title}</h3>
      <When dates={project.dates} />
      <Prose prose={project.description} more={view.labels.more} />
      <Tags tags={project.technologies} />
      <LinkRow links={project.links} />
      <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
    </div>
  );
}
