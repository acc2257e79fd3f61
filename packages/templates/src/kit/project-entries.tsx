import type { SiteView } from "../view/site-view.ts";
import { Entry } from "./entry.tsx";
import { ListSection } from "./list-section.tsx";
import { pictureLoading } from "./picture-loading.ts";

/** Projects in the form of the other entries; the first picture stands before the text. */
export function ProjectEntries({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="entries">
      {({ id, title, dates, description, technologies, links, pictures: [picture] }) => (
        <Entry
          key={id}
          view={view}
          title={title}
          dates={dates}
          prose={description}
          tags={technologies}
          links={links}
          mark={
            picture && (
              <img src={picture.src} alt={picture.alt} width={720} height={480} loading={pictureLoading(picture.src)} />
            )
          }
        />
      )}
    </ListSection>
  );
}
