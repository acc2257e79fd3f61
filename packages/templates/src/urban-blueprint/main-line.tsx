import { Prose, Tags, When, joinDots } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import type { EducationView, RoleView, SiteView } from "../view/site-view.ts";
import { studiesDuring } from "./interchanges.ts";

/** Roles as stations; a study beside a role makes its station an interchange. */
export function MainLine({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="experience" listClassName="stations">
      {(role) => <Station key={role.id} role={role} studies={studiesDuring(role, view.education.items)} view={view} />}
    </ListSection>
  );
}

function Station({ role, studies, view }: { role: RoleView; studies: readonly EducationView[]; view: SiteView }) {
  const where = joinDots([role.org, role.place]);
  const title = role.role || where;
  return (
    <li className="entry station" data-interchange={studies.length > 0 || undefined}>
      <When dates={role.dates} />
      <div className="stop">
        {title && <h3>{title}</h3>}
        {title !== where && where && <p className="quiet">{where}</p>}
        {studies.map((study) => (
          <p key={study.id} className="change">
            {study.degree || study.institution}
          </p>
        ))}
        <Prose prose={role.description} more={view.labels.more} />
        <Tags tags={role.skills} />
      </div>
    </li>
  );
}
