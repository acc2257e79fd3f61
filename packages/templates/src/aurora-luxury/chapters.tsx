import type { CSSProperties } from "react";
import { LinkRow, OtherPictures, Picture, Prose, RecordText, Tags, When } from "../kit/words.ts";
import { Highlights } from "../kit/highlights.tsx";
import { Folded, ListSection, RecordSection, Section, cutList, type RecordId } from "../kit/lists.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import { toneOf } from "./curtains.ts";
import { numberInWords } from "./number-words.ts";

/** Roles as centred paragraphs under their own light: time, house, role. */
export function Engagements({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="experience" className="chapter" listClassName="engagements">
      {(role, index) => (
        <li
          key={role.id}
          className="entry"
          style={{ "--tone": toneOf(view.experience.count - 1 - index) } as CSSProperties}
        >
          <When dates={role.dates} />
          {role.org && (
            <p className="house" style={{ "--lw": longestWordOf(role.org) } as CSSProperties}>
              {role.org}
            </p>
          )}
          <h3 className="role">{role.role}</h3>
          {role.place && <p className="small">{role.place}</p>}
          <Prose prose={role.description} more={view.labels.more} />
          <Tags tags={role.skills} className="middots small" />
        </li>
      )}
    </ListSection>
  );
}

/** Tracked capitals are wide: a house is as large as its longest word lets it be. */
function longestWordOf(house: string): number {
  return Math.max(...house.split(/[\s-]+/).map((word) => word.length));
}

/** Skills: one tracked line for each category. */
export function Mastery({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" className="chapter" bucket={bucket}>
      {items.map((group) => (
        <div className="mastery" key={group.id}>
          {count > 1 && group.title && <h3 className="caps">{group.title}</h3>}
          <Tags tags={group.items} className="middots line" />
        </div>
      ))}
    </Section>
  );
}

/** Projects as a triptych of tall plates; without a picture the words themselves are the plate. */
export function Triptych({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  const [first, others] = cutList(items);
  return (
    <Section view={view} id="projects" className="chapter wide" bucket={bucket}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="gallery" role="group" aria-label={view.labels.projects} tabIndex={0}>
        <ul className="triptych" data-count={Math.min(first.length, 3)}>
          {first.map((project) => (
            <Plate key={project.id} project={project} view={view} />
          ))}
        </ul>
      </div>
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
    <li className={picture ? "entry" : "entry bare"}>
      {picture && (
        <Picture picture={picture} sizes="(min-width: 48rem) 22rem, 76vw" width={450} height={750} className="plate" />
      )}
      <Caption project={project} view={view} />
    </li>
  );
}

function Caption({ project, view }: { project: ProjectView; view: SiteView }) {
  return (
    <div className="caption">
      <h3>{project.title}</h3>
      <When dates={project.dates} />
      <Prose prose={project.description} more={view.labels.more} />
      <Tags tags={project.technologies} className="middots small" />
      <LinkRow links={project.links} />
      <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
    </div>
  );
}

/** Education as a chapter; the shorter lists as annexes beside one another. */
export function Records({ view, id, className = "annex" }: { view: SiteView; id: RecordId; className?: string }) {
  return (
    <RecordSection view={view} id={id} className={className}>
      {(item, index) => (
        <li key={index} className="entry">
          <When dates={item.dates} />
          <RecordText view={view} item={item} note="small" words="middots small" />
        </li>
      )}
    </RecordSection>
  );
}

/** Facts of the template forms; the first quotation has opened the page already. */
export function Particulars({ view }: { view: SiteView }) {
  const facts = view.highlights.facts.map(({ term, values }) => ({
    term,
    values: values.map((value) => numberInWords(value, view.lang)),
  }));
  return <Highlights view={view} className="chapter" shown={{ quotes: view.highlights.quotes.slice(1), facts }} />;
}
