import type { SiteView } from "../view/site-view.ts";
import { Entry } from "./entry.tsx";
import { ListSection } from "./list-section.tsx";
import { Picture, Pictures } from "./pictures.tsx";

/**
 * Projects in the form of the other entries; the first picture stands before the text, the others after it. One is left
 * out: the address of a picture that stands elsewhere.
 */
export function ProjectEntries({ view, without }: { view: SiteView; without?: string | undefined }) {
  return (
    <ListSection view={view} id="projects" listClassName="entries">
      {({ id, title, dates, description, technologies, links, pictures: [first, ...others] }) => (
        <Entry
          key={id}
          view={view}
          title={title}
          dates={dates}
          prose={description}
          tags={technologies}
          links={links}
          more={<Pictures view={view} id={`work-${id}`} pictures={others} isSmall />}
          mark={
            first &&
            first.src !== without && (
              <Picture
                picture={first}
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
