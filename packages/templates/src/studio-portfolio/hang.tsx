import type { CSSProperties } from "react";
import { LinkRow, OtherPictures, Picture, Prose, When, joinDots } from "../kit/words.ts";
import { Folded, Section, cutList } from "../kit/section.tsx";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Heights on the wall in rem; fixed, so that nothing moves when a picture arrives. The eye-line is the same for all. */
const heights = [20, 15, 14, 13, 21, 15] as const;

/** Whether there is a picture for the wall; works that are words alone are labels side by side. */
export function hangsPictures({ projects }: SiteView): boolean {
  return projects.items.some(({ pictures }) => pictures.length > 0);
}

/** Works on one eye-line along a wall that scrolls sideways, on phones below each other; without pictures their labels. */
export function Hang({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [shown, others] = cutList(items, 12, 14);
  return (
    <Section view={view} id="projects" className="wall" bucket={bucket}>
      {hangsPictures(view) ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a reel that scrolls must be reached by keys
        <div className="hang" role="group" aria-label={view.labels.projects} tabIndex={0}>
          <List view={view} works={shown} hung />
        </div>
      ) : (
        <List view={view} works={shown} />
      )}
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length}>
          <List view={view} works={others} start={shown.length + 1} />
        </Folded>
      )}
    </Section>
  );
}

type ListProps = { view: SiteView; works: readonly ProjectView[]; start?: number; hung?: boolean };

function List({ view, works, start, hung = false }: ListProps) {
  return (
    <ol className={hung ? undefined : "store"} start={start}>
      {works.map((work, index) => (
        <li key={work.id} style={{ "--h": `${heights[index % heights.length] ?? 16}rem` } as CSSProperties}>
          {hung && <Frame work={work} />}
          <Label view={view} work={work} />
        </li>
      ))}
    </ol>
  );
}

/** The framed picture; without one the label stands on the wall in large letters. */
function Frame({ work }: { work: ProjectView }) {
  const [picture] = work.pictures;
  if (!picture) return null;
  return (
    <div className="place">
      <Picture className="frame" picture={picture} sizes="(min-width: 48rem) 32rem, 92vw" />
    </div>
  );
}

function Label({ view, work }: { view: SiteView; work: ProjectView }) {
  return (
    <div className="label">
      <h3>{work.title}</h3>
      <When dates={work.dates} className="quiet" />
      {work.technologies.length > 0 && <p className="quiet">{joinDots(work.technologies)}</p>}
      <Prose prose={work.description} more={view.labels.more} />
      <LinkRow links={work.links} />
      <OtherPictures view={view} id={`work-${work.id}`} pictures={work.pictures} />
    </div>
  );
}
