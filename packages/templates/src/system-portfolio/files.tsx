import { creativeTools } from "../kit/creative-lines.tsx";
import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags, When, joinDots } from "../kit/words.ts";
import { CutList, foldLabel } from "../kit/lists.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { Bitmap, Window } from "./window.tsx";

/** Projects as things in a window: a picture of one bit with its name; what it is about opens below it. */
export function Projects({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Window view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={foldLabel(view, "projects")} className="icons">
        {(project) => <Project key={project.id} view={view} project={project} />}
      </CutList>
    </Window>
  );
}

function Project({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  const facts = joinDots([project.dates.text ? "" : project.category]);
  return (
    <li className="icon entry">
      {picture ? (
        <span className="one-bit">
          <Picture picture={picture} sizes="(min-width: 48rem) 20rem, 92vw" width={480} height={320} />
        </span>
      ) : (
        <Bitmap name="page" />
      )}
      <h3>{project.title}</h3>
      <p className="when">
        <Dates dates={project.dates} />
        {facts}
      </p>
      {(project.description.length > 0 || project.technologies.length > 0 || project.pictures.length > 1) && (
        <details className="info" open={view.projects.count === 1}>
          <summary>{view.labels.more}</summary>
          <div className="paper">
            <Prose prose={project.description} more={view.labels.more} />
            <Tags tags={project.technologies} />
            <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
          </div>
        </details>
      )}
      <LinkRow links={project.links} />
    </li>
  );
}

/** Experience as a list of files: name, kind and date in columns. */
export function Files({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  return (
    <Window view={view} id="experience" bucket={bucket}>
      <CutList items={items} label={view.labels.earlierRoles} className="files">
        {(role) => (
          <li key={role.id} className="file entry">
            <Bitmap name="page" />
            <h3>{role.role || role.org}</h3>
            <p className="kind">{joinDots([role.role ? role.org : "", role.place])}</p>
            <When dates={role.dates} />
            <div className="contents">
              <Prose prose={role.description} more={view.labels.more} />
              <Tags tags={role.skills} />
            </div>
          </li>
        )}
      </CutList>
    </Window>
  );
}

/** Skills as a control panel: marked boxes that are words, not switches. Tools hang below as extensions. */
export function ControlPanel({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const tools = creativeTools(view);
  if (skills.count + tools.length === 0) return null;
  return (
    <Window view={view} id="skills" bucket={skills.bucket}>
      {skills.items.map((group) => (
        <div key={group.id} className="panel">
          {skills.count > 1 && group.title && <h3>{group.title}</h3>}
          <Tags tags={group.items} className="boxes" />
        </div>
      ))}
      {tools.length > 0 && (
        <div className="panel extensions">
          <h3>
            <Bitmap name="plug" />
            {labels.tools}
          </h3>
          <Tags tags={tools} className="plugs" />
        </div>
      )}
    </Window>
  );
}
