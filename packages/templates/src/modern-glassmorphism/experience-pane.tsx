import { Dates, Prose, Tags, joinDots } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";

/** Posts on one pane, none of them hidden in a window of its own. */
export function ExperiencePane({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="experience" className="pane" listClassName="roles">
      {(role) => <Role key={role.id} view={view} role={role} />}
    </ListSection>
  );
}

function Role({ view, role }: { view: SiteView; role: RoleView }) {
  return (
    <li className="role entry">
      <p className="when">
        <Dates dates={role.dates} />
      </p>
      <h3>{role.role || role.org}</h3>
      <p className="quiet">{joinDots([role.role ? role.org : "", role.place])}</p>
      <Prose prose={role.description} more={view.labels.more} />
      <Tags tags={role.skills} />
    </li>
  );
}
