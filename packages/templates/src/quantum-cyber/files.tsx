import { pictureLoading } from "../kit/picture-loading.ts";
import { ProjectText } from "../kit/project-text.tsx";
import { CutList, Section } from "../kit/section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { Waves } from "./waves.tsx";

/** Projects as files with cut corners; without a picture the file shows the pattern of its title. */
export function Files({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={view.labels.moreProjects} className="files">
        {(project) => <File key={project.id} project={project} more={view.labels.more} />}
      </CutList>
    </Section>
  );
}

function File({ project, more }: { project: ProjectView; more: string }) {
  const [picture] = project.pictures;
  return (
    <li className="file cut">
      <div className="window">
        {picture ? (
          <img src={picture.src} alt={picture.alt} width={480} height={300} loading={pictureLoading(picture.src)} />
        ) : (
          <Waves of={project.title} />
        )}
      </div>
      <div className="what">
        <ProjectText project={project} more={more} time="when" withCategory />
      </div>
    </li>
  );
}
