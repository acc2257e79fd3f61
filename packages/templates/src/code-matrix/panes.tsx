import { LinkRow, OtherPictures, Picture, Prose, RecordText, Tags, When } from "../kit/words.ts";
import { Facts, Quotes } from "../kit/facts.tsx";
import { ListSection, RecordSection, Section, type RecordId } from "../kit/lists.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Roles as lines of a log: time, state, role at organisation, and the text as its continuation. */
export function Journal({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="experience" className="pane full" listClassName="log">
      {(item, index) => (
        <li key={index} className="entry" data-live={item.dates?.parsed?.current || undefined}>
          <When dates={item.dates} />
          <div className="what">
            <RecordText view={view} item={item} note="at" words="flags" />
          </div>
        </li>
      )}
    </RecordSection>
  );
}

/** Skills as the output of `tree`; the elbows are borders, so that nothing odd is read aloud. */
export function SkillTree({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" className="pane" bucket={bucket}>
      <ul className="tree">
        {items.map((group) => (
          <li key={group.id}>
            <h3>{group.title || view.labels.skills}</h3>
            <Tags tags={group.items} className="tree" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Projects as a long listing. */
export function Listing({ view }: { view: SiteView }) {
  return (
    <ListSection
      view={view}
      id="projects"
      className="pane full"
      as="ul"
      listClassName="listing"
      foldedClassName="listing"
    >
      {(project) => <Row key={project.id} project={project} view={view} />}
    </ListSection>
  );
}

function Row({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="entry">
      <When dates={project.dates} />
      <div className="what">
        <h3>{project.title}</h3>
        <Prose prose={project.description} more={view.labels.more} />
        <LinkRow links={project.links} />
        <OtherPictures view={view} id={`work-${project.id}`} pictures={project.pictures} />
      </div>
      <div className="aside">
        <Tags tags={project.technologies} className="flags" />
        {picture && (
          <div className="shot">
            <Picture picture={picture} sizes="15rem" width={240} height={160} />
          </div>
        )}
      </div>
    </li>
  );
}

/** The other lists in panes of their own. */
export function RecordPane({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className="pane">
      {(item, index) => (
        <li key={index} className="entry">
          <RecordText view={view} item={item} note="at" dated="years" words="flags" />
        </li>
      )}
    </RecordSection>
  );
}

/** The system's description: data of the engineering form first, then that of other families. */
export function SystemFacts({ view }: { view: SiteView }) {
  const { engineering, highlights, labels } = view;
  const facts = [
    ...(engineering?.specs ?? []),
    ...(engineering?.metrics ?? []),
    { term: labels.specializations, values: engineering?.specializations ?? [] },
    { term: labels.memberships, values: engineering?.memberships ?? [] },
    ...highlights.facts,
  ].filter((fact) => fact.values.length > 0);
  if (facts.length + highlights.quotes.length === 0) return null;
  return (
    <Section view={view} id="highlights" className="pane">
      <Quotes quotes={highlights.quotes} />
      <Facts facts={facts} />
    </Section>
  );
}
