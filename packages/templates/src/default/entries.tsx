import type { ReactNode } from "react";
import { CutList, Section } from "../kit/section.tsx";
import { Dates, Prose, joinDots } from "../kit/text.tsx";
import type { DatesView } from "../view/dates.ts";
import type { EducationView, RoleView, SiteView } from "../view/site-view.ts";

/** One dated entry: the time stands in its own column, everything else beside it. */
function Entry({ dates, children }: { dates: DatesView; children: ReactNode }) {
  return (
    <li className="entry">
      <p className="when">
        <Dates dates={dates} />
      </p>
      <div className="what">{children}</div>
    </li>
  );
}

/** Where someone worked, as dated entries; from nine roles on the earlier ones fold. */
export function ExperienceSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  return (
    <Section view={view} id="experience" className="row" bucket={bucket}>
      <CutList items={items} label={view.labels.earlierRoles} className="entries">
        {(role) => <Role key={role.id} role={role} more={view.labels.more} />}
      </CutList>
    </Section>
  );
}

function Role({ role, more }: { role: RoleView; more: string }) {
  return (
    <Entry dates={role.dates}>
      <h3>{role.role}</h3>
      <Where org={role.org} place={role.place} />
      <Prose prose={role.description} more={more} />
      <TagLine tags={role.skills} />
    </Entry>
  );
}

/** Where someone studied, in the same form. */
export function EducationSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.education;
  if (count === 0) return null;
  return (
    <Section view={view} id="education" className="row" bucket={bucket}>
      <CutList items={items} label={view.labels.moreItems} className="entries">
        {(item) => <Study key={item.id} item={item} view={view} />}
      </CutList>
    </Section>
  );
}

function Study({ item, view }: { item: EducationView; view: SiteView }) {
  return (
    <Entry dates={item.dates}>
      <h3>{item.degree || item.institution}</h3>
      <Where org={item.degree ? item.institution : ""} place={item.place} />
      {item.grade && (
        <p className="grade">
          {view.labels.grade}: {item.grade}
        </p>
      )}
      <Prose prose={item.description} more={view.labels.more} />
      <TagLine tags={item.courses} />
    </Entry>
  );
}

/** Courses and further training. */
export function TrainingSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.training;
  if (count === 0) return null;
  return (
    <Section view={view} id="training" className="row" bucket={bucket}>
      <CutList items={items} label={view.labels.moreItems} className="entries compact">
        {(item, index) => (
          <Entry key={index} dates={item.dates}>
            <h3>{item.name}</h3>
            <Where org={item.organization} place="" />
            <Prose prose={item.description} more={view.labels.more} />
          </Entry>
        )}
      </CutList>
    </Section>
  );
}

/** Unpaid work, in the form of the paid. */
export function VolunteerSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.volunteer;
  if (count === 0) return null;
  return (
    <Section view={view} id="volunteer" className="row" bucket={bucket}>
      <CutList items={items} label={view.labels.moreItems} className="entries compact">
        {(item, index) => (
          <Entry key={index} dates={item.dates}>
            <h3>{item.role}</h3>
            <Where org={item.org} place={item.place} />
            <Prose prose={item.description} more={view.labels.more} />
          </Entry>
        )}
      </CutList>
    </Section>
  );
}

function Where({ org, place }: { org: string; place: string }) {
  const text = joinDots([org, place]);
  return text ? <p className="where">{text}</p> : null;
}

function TagLine({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="run-in small">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
