import { Entry } from "../kit/entry.tsx";
import { CutList, Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** Projects as lines; a picture stands as a small square before its line. */
export function Works({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={view.labels.moreProjects} className="entries">
        {(project) => {
          const [picture] = project.pictures;
          return (
            <Entry
              key={project.id}
              view={view}
              title={project.title}
              dates={project.dates}
              links={project.links}
              prose={project.description}
              tags={project.technologies}
              {...(picture
                ? { mark: <img src={picture.src} alt={picture.alt} width={720} height={480} loading="lazy" /> }
                : {})}
            />
          );
        }}
      </CutList>
    </Section>
  );
}
