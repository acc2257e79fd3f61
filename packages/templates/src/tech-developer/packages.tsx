import { Dates, LinkRow, OtherPictures, Picture, Prose, Tags } from "../kit/words.ts";
import { Facts, Quotes } from "../kit/facts.tsx";
import { ListSection, Section } from "../kit/lists.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";

/** Skills as a dependency table: category, then packages. One category alone is a line under the title, which names it. */
export function Dependencies({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  if (count === 1) {
    return (
      <Section view={view} id="skills" bucket={bucket}>
        <Tags tags={items[0]?.items ?? []} />
      </Section>
    );
  }
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <dl className="table">
        {items.map((group) => (
          <div key={group.id}>
            <dt>{group.title || view.labels.skills}</dt>
            <dd>
              <Tags tags={group.items} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Projects as rows of a package index. */
export function Packages({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" as="ul" listClassName="packages">
      {(project) => <Package key={project.id} project={project} view={view} />}
    </ListSection>
  );
}

/** The fragment under which a project stands. */
export function packageId({ id }: ProjectView): string {
  return `package-${id}`;
}

function Package({ project, view }: { project: ProjectView; view: SiteView }) {
  const [picture] = project.pictures;
  return (
    <li className="package entry" id={packageId(project)} data-picture={picture ? "" : undefined}>
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 12rem, 92vw" width={320} height={213} />}
      <div className="what">
        <div className="line">
          <h3>{project.title}</h3>
          <Dates dates={project.dates} className="when" />
        </div>
        <Prose prose={project.description} more={view.labels.more} />
        <Tags tags={project.technologies} />
        <LinkRow links={project.links} />
        <OtherPictures view={view} id={`shots-${project.id}`} pictures={project.pictures} />
      </div>
    </li>
  );
}

/** Data of the template forms: single numbers as shields, everything else as a table of requirements. */
export function Requirements({ view }: { view: SiteView }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  const isFigure = (values: readonly string[]) => values.length === 1 && /^[\d.,]+$/.test(values[0] ?? "");
  const figures = facts.filter((fact) => isFigure(fact.values));
  const others = facts.filter((fact) => !isFigure(fact.values));
  return (
    <Section view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Shields shields={figures.map(({ term, values }) => [term, values[0]])} />
      <Facts facts={others} className="table" />
    </Section>
  );
}

/** Values as shields, each behind what it is; nothing where there is none. */
export function Shields({ shields }: { shields: readonly (readonly [term: string, value: string | undefined])[] }) {
  const shown = shields.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <ul className="shields">
      {shown.map(([term, value], index) => (
        <li key={index}>
          {term && <span>{term}</span>} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
