import type { SiteView } from "../view/site-view.ts";
import { Entry } from "./entry.tsx";
import { ListSection } from "./list-section.tsx";
import { Picture, Pictures } from "./pictures.tsx";

/** Projects in the form of the other entries; the first picture stands before the text, the others, or all, after it. */
export function ProjectEntries({ view, allAfter = false }: { view: SiteView; allAfter?: boolean }) {
  return (
    <ListSection view={view} id="projects" listClassName="entries">
      {({ id, title, dates, description, technologies, links, pictures }) => (
        <Entry
          key={id}
          view={view}
          title={title}
          dates={dates}
          prose={description}
          tags={technologies}
          links={links}
          more={<Pictures view={view} id={`work-${id}`} pictures={allAfter ? pictures : pictures.slice(1)} isSmall />}
          mark={
            !allAfter &&
            pictures[0] && (
              <Picture
                picture={pictures[0]}
                sizes="(min-width: 48rem) 26rem, 92vw"
                width={720}
                height={480}
                className="first-picture"
              />
            )
          }
        />
      )}
    </ListSection>
  );
}
