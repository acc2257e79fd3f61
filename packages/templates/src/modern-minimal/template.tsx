import { Career } from "../kit/career.tsx";
import { ContactSection, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame } from "../kit/frame.tsx";
import { LinkRow, Pictures, Prose, SafeLink, joinDots } from "../kit/words.ts";
import { Line, lineDrawings } from "../kit/lines.tsx";
import { ListSection, Section } from "../kit/lists.ts";
import { OwnForms, Slot, isFirstDrawn, plainDrawings, type Drawings } from "../kit/drawings.ts";
import type { SiteView } from "../view/site-view.ts";

const forms = { skills: (view: SiteView) => <Skills view={view} /> };
const drawings: Drawings = {
  ...plainDrawings,
  ...lineDrawings,
  ...forms,
  projects: (view) => <Projects view={view} />,
};

/** "One size": a page of sentences, and of the working life a full stop for each month; what can wait is grey. */
export function ModernMinimalTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="one" header={<Opening view={view} />}>
      <Slot view={view} kinds="rest" drawings={drawings} />
      <OwnForms view={view} drawings={forms} />
      <Values view={view} />
      <Highlights view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Opening({ view }: { view: SiteView }) {
  const { person, modern } = view;
  return (
    <header className="opening">
      <div className="said">
        <div className="first">
          <Portrait view={view} width={64} height={64} />
          <FitName view={view} />
        </div>
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        {person.location && <p className="quiet">{person.location}</p>}
        {modern?.tagline && <p className="tagline">{modern.tagline}</p>}
        {person.email && (
          <p className="write no-print">
            <SafeLink link={person.email} />
          </p>
        )}
      </div>
      <Career view={view} least={1} />
      <About view={view} />
    </header>
  );
}

function About({ view }: { view: SiteView }) {
  const { person, modern, labels } = view;
  if (!person.claim && !modern?.philosophy && person.story.length === 0) return null;
  return (
    <Section view={view} id="about">
      {person.claim && <p>{person.claim}</p>}
      <Prose prose={person.story} more={labels.more} />
      {modern?.philosophy && (
        <blockquote>
          <p>{modern.philosophy}</p>
        </blockquote>
      )}
    </Section>
  );
}

/** Works as lines like all others; the first is open. */
function Projects({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="entries">
      {({ id, title, dates, description, technologies, links, pictures }, index) => (
        <Line
          key={id}
          item={{ title, dates, under: [], prose: description, tags: technologies, link: null }}
          isOpen={index === 0}
          more={
            links.length + pictures.length > 0 && (
              <>
                <LinkRow links={links} />
                <Pictures view={view} id={`work-${id}`} pictures={pictures} isSmall />
              </>
            )
          }
        />
      )}
    </ListSection>
  );
}

/** Skills and soft skills as running text, one paragraph for each group. */
function Skills({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const soft = (isFirstDrawn(view, "skills") && view.modern?.softSkills) || [];
  if (skills.count + soft.length === 0) return null;
  const rated = soft.map(({ name, description, rating }) =>
    joinDots([name, description, rating !== null && rating >= 4 ? `${rating} ${labels.outOf} 5` : ""]),
  );
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      {skills.items.map((group) => (
        <p key={group.id} className="run">
          {skills.count > 1 && group.title && <span className="quiet">{group.title} </span>}
          <span>{sentence(group.items, view.lang)}</span>
        </p>
      ))}
      {soft.length > 0 && (
        <p className="run">
          <span className="quiet">{labels.softSkills} </span>
          <span>{sentence(rated, view.lang)}</span>
        </p>
      )}
    </Section>
  );
}

function Values({ view }: { view: SiteView }) {
  const values = view.modern?.values ?? [];
  if (values.length === 0) return null;
  return (
    <Section view={view} id="values">
      <ul className="entries">
        {values.map((value) => (
          <li key={value.title}>
            <strong>{value.title}</strong> {value.description && <span className="quiet">{value.description}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** "a, b and c" in the language of the page; a language that the engine does not know reads as English. */
function sentence(items: readonly string[], lang: string): string {
  const [known = "en"] = Intl.ListFormat.supportedLocalesOf([lang]);
  return new Intl.ListFormat(known, { style: "long", type: "conjunction" }).format(items);
}
