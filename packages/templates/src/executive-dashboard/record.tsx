import { LinkRow, OtherPictures, Picture, Prose, RecordText, Tags, When, joinDots } from "../kit/words.ts";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { ListSection, RecordSection, Section, type RecordId } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { groupsBeside } from "./own-record.ts";

/** Roles as ruled rows: years, office, account. */
export function Offices({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="experience" listClassName="offices">
      {(role) => (
        <li className="office entry" key={role.id}>
          <div className="what">
            <h3>{role.role || role.org}</h3>
            <p className="org">{joinDots([role.role ? role.org : "", role.place])}</p>
          </div>
          <When dates={role.dates} />
          {(role.description.length > 0 || role.skills.length > 0) && (
            <div className="text">
              <Prose prose={role.description} more={view.labels.more} />
              <Tags tags={role.skills} />
            </div>
          )}
        </li>
      )}
    </ListSection>
  );
}

/** A short list of the rail or of the foot of the report. */
export function Records({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className="records-part">
      {(item, index) => (
        <li className="entry" key={index}>
          <RecordText view={view} item={item} dated="when" />
        </li>
      )}
    </RecordSection>
  );
}

/** Competencies without grades: plain words in an even grid. */
export function Competencies({ view }: { view: SiteView }) {
  const { skills, business, labels } = view;
  const core = isFirstDrawn(view, "skills") ? (business?.competencies ?? []) : [];
  if (skills.count + core.length === 0) return null;
  const groups = groupsBeside(skills.items, core);
  const isAlone = groups.length === 1 && core.length === 0;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      {core.length > 0 && (
        <div className="core">
          <h3>{labels.competencies}</h3>
          <Tags tags={core} className="plain" />
        </div>
      )}
      {groups.length > 0 && (
        <div className={isAlone ? "core" : "grid"}>
          {groups.map((group) => (
            <div key={group.id}>
              {!isAlone && group.title && <h3>{group.title}</h3>}
              <Tags tags={group.items} className="plain" />
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

/** Strategic initiatives in the four columns of a board paper. */
export function Initiatives({ view }: { view: SiteView }) {
  const { labels, business } = view;
  const rows = business?.initiatives ?? [];
  if (rows.length === 0) return null;
  const columns = [labels.initiative, labels.impact, labels.timeline, labels.outcome];
  return (
    <Section view={view} id="initiatives">
      <table className="paper">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.initiative || labels.initiative}</th>
              <td data-label={labels.impact}>{row.impact}</td>
              <td data-label={labels.timeline}>{row.timeline}</td>
              <td data-label={labels.outcome}>{row.outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Projects in the columns of the initiatives; pictures stand small at the row's end. */
export function Programmes({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="programmes">
      {(project) => (
        <li className="entry" key={project.id}>
          <div className="what">
            <h3>{project.title}</h3>
            <When dates={project.dates} className="quiet" />
          </div>
          <div className="text">
            <Prose prose={project.description} more={view.labels.more} />
            <Tags tags={project.technologies} />
            <LinkRow links={project.links} />
            <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
          </div>
          {project.pictures[0] && (
            <Picture picture={project.pictures[0]} sizes="16rem" width={480} height={320} className="first-picture" />
          )}
        </li>
      )}
    </ListSection>
  );
}
