import type { ReactNode } from "react";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { ListSection } from "./list-section.tsx";
import { Picture } from "./pictures.tsx";
import { ProjectText } from "./project-text.tsx";

type WorksProps = {
  view: SiteView;
  className: string;
  /** The room that a picture gets, and the shape of its frame. */
  sizes: string;
  width?: number;
  height?: number;
  /** What stands in the place of the first picture where there is none. */
  blank?: (project: ProjectView, index: number) => ReactNode;
};

/** Works, each with its first picture as a plate above what is said of it (`.plate`, `.said`). */
export function Works({ view, className, sizes, width = 720, height = 480, blank }: WorksProps) {
  return (
    <ListSection view={view} id="projects" listClassName={className}>
      {(project, index) => (
        <li key={project.id} id={`${view.anchors["projects"] ?? "projects"}-${index + 1}`} className="work">
          {project.pictures[0] ? (
            <Picture picture={project.pictures[0]} sizes={sizes} width={width} height={height} className="plate" />
          ) : (
            blank?.(project, index)
          )}
          <div className="said">
            <ProjectText view={view} project={project} time="when" withCategory />
          </div>
        </li>
      )}
    </ListSection>
  );
}
