import type { ProjectView } from "../view/site-view.ts";
import { LinkRow, Tags } from "./entry.tsx";
import { Dates, Prose } from "./text.tsx";

type ProjectTextProps = {
  project: ProjectView;
  /** The word on the fold of a long text. */
  more: string;
  /** Class of the line with the time. */
  time?: string;
  /** True names the category before the time. */
  withCategory?: boolean;
};

/** What is said of a project: title, time, text, techniques and links. */
export function ProjectText({ project, more, time = "quiet", withCategory = false }: ProjectTextProps) {
  const { title, dates, description, technologies, links } = project;
  const category = withCategory ? project.category : "";
  return (
    <>
      <h3>{title}</h3>
      {(category || dates.text) && (
        <p className={time}>
          {category}
          {category && dates.text && " · "}
          <Dates dates={dates} />
        </p>
      )}
      <Prose prose={description} more={more} />
      <Tags tags={technologies} />
      <LinkRow links={links} />
    </>
  );
}
