import type { CSSProperties } from "react";
import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags, joinDots } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { ProjectView, RoleView, SiteView } from "../view/site-view.ts";
import { Elastic } from "./elastic.tsx";

/** The giant index of works: every title stretched from edge to edge, its plate pinned to the end of the row. */
export function Works({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="works">
      {(work) => <Work key={work.id} view={view} work={work} />}
    </ListSection>
  );
}

function Work({ view, work }: { view: SiteView; work: ProjectView }) {
  const [picture] = work.pictures;
  return (
    <li className="row work entry">
      <h3 className="wall">
        <Elastic text={work.title} />
      </h3>
      <div className="notes">
        <p className="when">
          <Dates dates={work.dates} />
        </p>
        <Prose prose={work.description} more={view.labels.more} />
        <div>
          <Tags tags={work.technologies} />
          <LinkRow links={work.links} />
        </div>
      </div>
      {picture && (
        <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 92vw" width={720} height={480} className="pinned" />
      )}
      <OtherPictures view={view} id={`work-${work.id}`} pictures={work.pictures} />
    </li>
  );
}

/** Where the person worked: the house huge, the role small. */
export function Houses({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="experience" listClassName="houses">
      {(role) => <House key={role.id} view={view} role={role} />}
    </ListSection>
  );
}

function House({ view, role }: { view: SiteView; role: RoleView }) {
  const title = role.org || role.role;
  const what = joinDots([role.org ? role.role : "", role.place]);
  const letters = Math.max(1, ...title.split(/\s+|(?<=[-‐–])/).map((word) => word.length));
  return (
    <li className="row house entry">
      <h3 style={{ "--letters": letters } as CSSProperties}>{title}</h3>
      <div>
        <p className="role">
          {what && <strong>{what}</strong>} <Dates dates={role.dates} />
        </p>
        <Prose prose={role.description} more={view.labels.more} />
        <Tags tags={role.skills} />
      </div>
    </li>
  );
}
