import type { CSSProperties } from "react";
import { Dates, Prose, Tags, Years, joinDots } from "../kit/words.ts";
import { Folded, Section, cutList } from "../kit/section.tsx";
import { yearRange, type DatesView } from "../view/dates.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { spanStyles } from "./spans.ts";

/** Roles as tiles, with the years as large figures in the lower corner. */
export function ExperienceTray({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  const [recent, earlier] = cutList(items);
  const styles = spanStyles(recent.map((role) => Math.min(role.description.length, 420) + role.role.length + 60));
  return (
    <Section view={view} id="experience" className="tray" bucket={bucket}>
      <ol className="tiles">
        {recent.map((role, index) => (
          <RoleTile key={role.id} role={role} more={view.labels.more} style={styles[index]} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <Folded label={view.labels.earlierRoles} count={earlier.length} className="tile fold wide">
          <ol className="index" start={recent.length + 1}>
            {earlier.map((role) => (
              <li key={role.id} className="entry">
                <h3>{role.role}</h3>
                <p className="quiet">
                  {joinDots([role.org, role.place])} <Dates dates={role.dates} />
                </p>
                <Prose prose={role.description} more={view.labels.more} />
                <Tags className="tags quiet" tags={role.skills} />
              </li>
            ))}
          </ol>
        </Folded>
      )}
    </Section>
  );
}

function RoleTile({ role, more, style }: { role: RoleView; more: string; style: CSSProperties | undefined }) {
  return (
    <li className="tile role" style={style}>
      <div>
        <h3>{role.role}</h3>
        <p className="quiet">{joinDots([role.org, role.place])}</p>
        <Prose prose={role.description} more={more} />
        <Tags className="tags quiet" tags={role.skills} />
      </div>
      <Span dates={role.dates} />
    </li>
  );
}

/** Years as figures; the full dates stand beside them when they say more. */
function Span({ dates }: { dates: DatesView }) {
  if (!dates.text) return null;
  const years = dates.text.replace(/\s*[-–—]\s*/g, "–");
  const isPlain = years === yearRange(dates) || (dates.parsed?.current && /^\d{4}–\D+$/.test(years));
  return (
    <p className="span">
      {dates.parsed && <Years dates={dates} className="figures" />}
      {(!isPlain || !dates.parsed) && <Dates dates={dates} className="quiet" />}
    </p>
  );
}
