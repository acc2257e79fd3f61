import { Tags } from "../kit/entry.tsx";
import { CutList, Section, cutList } from "../kit/section.tsx";
import { Dates, Prose, joinDots } from "../kit/text.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";

/** One pane that scrolls by itself on large screens; the years above it lead into it. */
export function ExperiencePane({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  const [first] = cutList(items);
  const years = first.flatMap((role) => {
    const year = role.dates.parsed?.start.slice(0, 4);
    return year ? [{ year, href: `#role-${role.id}`, label: joinDots([role.role, role.org]) }] : [];
  });
  return (
    <Section view={view} id="experience" className="pane" bucket={bucket}>
      {years.length > 1 && (
        <ul className="years no-print">
          {years.map(({ year, href, label }) => (
            <li key={href}>
              <a href={href}>
                {year}
                <span className="sr">{` ${label}`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keys */}
      <div className="track" role="group" aria-label={view.labels.experience} tabIndex={0}>
        <CutList items={items} label={view.labels.earlierRoles} className="roles">
          {(role) => <Role key={role.id} view={view} role={role} />}
        </CutList>
      </div>
    </Section>
  );
}

function Role({ view, role }: { view: SiteView; role: RoleView }) {
  return (
    <li id={`role-${role.id}`} className="role entry">
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
