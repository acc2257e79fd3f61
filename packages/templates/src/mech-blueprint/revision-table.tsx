import { Prose, Tags, When, joinDots } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { revisionLetter } from "./revisions.ts";

/** Roles as the revisions of a drawing, the newest on top with the highest letter. */
export function Revisions({ view }: { view: SiteView }) {
  const { count } = view.experience;
  return (
    <ListSection view={view} id="experience" listClassName="revisions">
      {(role, index) => (
        <Revision key={role.id} role={role} letter={revisionLetter(count - 1 - index)} more={view.labels.more} />
      )}
    </ListSection>
  );
}

function Revision({ role, letter, more }: { role: RoleView; letter: string; more: string }) {
  const where = joinDots([role.role ? role.org : "", role.place]);
  return (
    <li className="entry">
      <span className="letter" data-letter={letter} aria-hidden="true" />
      <When dates={role.dates} />
      <div className="what">
        <h3>{role.role || role.org}</h3>
        {where && <p className="where">{where}</p>}
      </div>
      {(role.description.length > 0 || role.skills.length > 0) && (
        <div className="text">
          <Prose prose={role.description} more={more} />
          <Tags tags={role.skills} />
        </div>
      )}
    </li>
  );
}
