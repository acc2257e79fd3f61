import { Entry } from "../kit/entry.tsx";
import { RecordSection } from "../kit/records.tsx";
import type { RecordId } from "../kit/records.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { joinDots } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { passageMarks } from "./passages.ts";

/** Roles as entries of a culture log; a single one needs no counter. */
export function CultureLog({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  const marks = count > 1 ? passageMarks(items) : [];
  return (
    <Section view={view} id="experience" bucket={bucket}>
      <CutList items={items} label={view.labels.earlierRoles} className="log">
        {(role, index) => (
          <Entry
            key={role.id}
            view={view}
            title={role.role}
            notes={[joinDots([role.org, role.place])]}
            dates={role.dates}
            prose={role.description}
            tags={role.skills}
            mark={marks[index] ? <span className="day" aria-hidden="true" data-day={marks[index]} /> : null}
          />
        )}
      </CutList>
    </Section>
  );
}

/** The shorter lists, each in its own part of the notebook. */
export function LabRecords({ view, ids }: { view: SiteView; ids: readonly RecordId[] }) {
  return ids.map((id) => (
    <RecordSection key={id} view={view} id={id} className={`records ${id}`} listClassName="list">
      {(item, index) => (
        <Entry
          key={index}
          view={view}
          title={item.title}
          notes={[joinDots(item.under)]}
          dates={item.dates ?? undefined}
          link={item.link}
          tags={item.tags}
          {...(item.prose ? { prose: item.prose } : {})}
        />
      )}
    </RecordSection>
  ));
}
