import { RecordSection } from "../kit/records.tsx";
import type { RecordId } from "../kit/records.tsx";
import { CutList, Folded, Section, cutList } from "../kit/section.tsx";
import { Breakable, Dates, Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { ProjectView, RoleView, SiteView } from "../view/site-view.ts";
import { numberInWords } from "./number-words.ts";

/** Roles as centred paragraphs: time, house, role. */
export function Engagements({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  return (
    <Section view={view} id="experience" className="chapter" bucket={bucket}>
      <CutList items={items} label={view.labels.earlierRoles} className="engagements">
        {(role) => <Engagement key={role.id} role={role} more={view.labels.more} />}
      </CutList>
    </Section>
  );
}

function Engagement({ role, more }: { role: RoleView; more: string }) {
  return (
    <li className="entry">
      <p className="when">
        <Dates dates={role.dates} />
      </p>
      {role.org && <p className="house">{role.org}</p>}
      <h3 className="role">{role.role}</h3>
      {role.place && <p className="small">{role.place}</p>}
      <Prose prose={role.description} more={more} />
      <Middots items={role.skills} />
    </li>
  );
}

/** One centred line whose words are parted by middle dots. */
function Middots({ items, className = "small" }: { items: readonly string[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={`middots ${className}`}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Skills: one tracked line for each category. */
export function Mastery({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" className="chapter" bucket={bucket}>
      {items.map((group) => (
        <div className="mastery" key={group.id}>
          {count > 1 && <h3 className="caps">{group.title}</h3>}
          <Middots items={group.items} className="line" />
        </div>
      ))}
    </Section>
  );
}

/** Projects as a triptych of tall plates; without a picture the title itself is the plate. */
export function Triptych({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  return (
    <Section view={view} id="projects" className="chapter wide" bucket={bucket}>
      <ul className="triptych" data-count={Math.min(first.length, 3)}>
        {first.map((project) => (
          <Plate key={project.id} project={project} view={view} />
        ))}
      </ul>
      {others.length > 0 && (
        <Folded label={view.labels.moreProjects} count={others.length}>
          <ul className="triptych index">
            {others.map((project) => (
              <li key={project.id} className="entry">
                <Caption project={project} view={view} />
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </Section>
  );
}

function Plate({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="entry">
      {picture ? (
        <img className="plate" src={picture.src} alt={picture.alt} width={450} height={750} loading="lazy" />
      ) : (
        <p className="plate bare" aria-hidden="true" data-letter={Array.from(project.title)[0]} />
      )}
      <Caption project={project} view={view} />
    </li>
  );
}

function Caption({ project, view }: { project: ProjectView; view: SiteView }) {
  return (
    <div className="caption">
      <h3>{project.title}</h3>
      {project.dates.text && (
        <p className="when">
          <Dates dates={project.dates} />
        </p>
      )}
      <Prose prose={project.description} more={view.labels.more} />
      <Middots items={project.technologies} />
      {project.links.length > 0 && (
        <ul className="links">
          {project.links.map((link) => (
            <li key={link.href}>
              <SafeLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Education as a chapter; the shorter lists as annexes beside one another. */
export function Records({ view, id, className = "annex" }: { view: SiteView; id: RecordId; className?: string }) {
  return (
    <RecordSection view={view} id={id} className={className}>
      {(item, index) => (
        <li key={index} className="entry">
          {item.dates?.text && (
            <p className="when">
              <Dates dates={item.dates} />
            </p>
          )}
          <h3>{item.link ? <SafeLink link={item.link} /> : item.title}</h3>
          {item.under.length > 0 && <p className="small">{joinDots(item.under)}</p>}
          {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
          <Middots items={item.tags} />
        </li>
      )}
    </RecordSection>
  );
}

/** Facts of the template forms; the first quotation has opened the page already. */
export function Particulars({ view }: { view: SiteView }) {
  const { facts } = view.highlights;
  const quotes = view.highlights.quotes.slice(1);
  if (quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights" className="chapter">
      {quotes.map((quote, index) => (
        <blockquote key={index}>
          <p>{quote}</p>
        </blockquote>
      ))}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map((fact, index) => (
            <div key={index}>
              <dt>{fact.term}</dt>
              {fact.values.map((value, position) => (
                <dd key={position}>
                  <Breakable text={numberInWords(value, view.lang)} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
