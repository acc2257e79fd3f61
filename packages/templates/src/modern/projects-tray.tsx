import type { CSSProperties } from "react";
import { Breakable, Dates, OtherPictures, Picture, Pictures, Prose, SafeLink, Tags } from "../kit/words.ts";
import { Folded, Section, cutList } from "../kit/section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { Arrow } from "./arrow.tsx";
import { spanStyles } from "./spans.ts";

/** Projects as picture tiles; without a picture the title itself is the picture. */
export function ProjectsTray({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  const styles = spanStyles(
    first.map((project) => Math.min(project.description.length, 420) + (project.pictures.length > 0 ? 220 : 90)),
  );
  return (
    <Section view={view} id="projects" className="tray" bucket={bucket}>
      <ul className="tiles">
        {first.map((project, index) => (
          <ProjectTile key={project.id} project={project} view={view} style={styles[index]} />
        ))}
      </ul>
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length} className="tile fold wide">
          <ul className="index">
            {others.map((project) => (
              <li key={project.id} className="entry">
                <h3>{project.title}</h3>
                <Dates dates={project.dates} className="quiet" />
                <Prose prose={project.description} more={view.labels.more} />
                <Facts project={project} />
                <Pictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </Section>
  );
}

function ProjectTile({
  project,
  view,
  style,
}: {
  project: ProjectView;
  view: SiteView;
  style: CSSProperties | undefined;
}) {
  const [picture] = project.pictures;
  return (
    <li className={picture ? "tile project" : "tile project typed"} style={style}>
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 40rem, 92vw" width={640} height={420} />}
      <div>
        <Dates dates={project.dates} className="quiet" />
        <h3>{project.title}</h3>
        <Prose prose={project.description} more={view.labels.more} />
        <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
      </div>
      <Facts project={project} />
    </li>
  );
}

function Facts({ project }: { project: ProjectView }) {
  if (project.technologies.length + project.links.length === 0) return null;
  return (
    <div className="facts-line">
      <Tags className="tags quiet" tags={project.technologies} />
      {project.links.length > 0 && (
        <ul className="go">
          {project.links.map((link) => (
            <li key={link.href}>
              <SafeLink link={link}>
                <>
                  <span>
                    <Breakable text={link.label} />
                  </span>
                  <Arrow />
                </>
              </SafeLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
