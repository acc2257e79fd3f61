import type { ProjectView } from "../view/site-view.ts";
import { LinkRow, Tags } from "./entry.tsx";
import { Dates, Prose } from "./text.tsx";

type ProjectTextProps = {
  project: ProjectView;
  /** The word on the fold of a long text. */
  more: string;
  /** Class of the line with the time. */
  time?: string;
};

/** What is said of a project: title, time, text, techniques and links. */
export function ProjectText({ project, more, time = "quiet" }: ProjectTextProps) {
  return (
    <>
      <h3>{project.title}</h3>
      <p className={time}>
        <Dates dates={project.dates} />
      </p>
      <Prose prose={project.description} more={more} />
      <Tags tags={project.technologies} />
      <LinkRow links={project.links} />
    </>
  );
}
