import type { ProjectView, SiteView } from "../view/site-view.ts";
import { LinkRow, Tags } from "./entry.tsx";
import { OtherPictures } from "./pictures.tsx";
import { Dates, Prose } from "./text.tsx";

type ProjectTextProps = {
  view: SiteView;
  project: ProjectView;
  /** Class of the line with the time. */
  time?: string;
  /** True names the category before the time. */
  withCategory?: boolean;
};

/** What is said of a project: title, time, text, techniques and links, and its pictures after the first. */
export function ProjectText({ view, project, time = "quiet", withCategory = false }: ProjectTextProps) {
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
      <Prose prose={description} more={view.labels.more} />
      <Tags tags={technologies} />
      <LinkRow links={links} />
      <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
    </>
  );
}
