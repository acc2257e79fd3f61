import { ContactSection, Entries, WordLists } from "../kit/entries.tsx";
import { Entry } from "../kit/entry.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

/** "Interval": much empty ground, labels along the margin, one seal. */
export function MinimalTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="interval" header={<Opening view={view} />}>
      <About view={view} />
      <Entries view={view} id="experience" />
      <Works view={view} />
      <Skills view={view} />
      <Entries view={view} id="education" />
      <Entries view={view} id="training" />
      <Highlights view={view} />
      <Entries view={view} id="publications" />
      <Entries view={view} id="certifications" />
      <Entries view={view} id="awards" />
      <Entries view={view} id="volunteer" />
      <WordLists view={view} />
      <Entries view={view} id="writing" />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Opening({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="opening">
      <Portrait view={view} width={240} height={320} />
      <FitName view={view} />
      {(person.title || person.location) && <p className="title">{joinDots([person.title, person.location])}</p>}
    </header>
  );
}

function About({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!person.intro && person.about.length === 0) return null;
  return (
    <Section view={view} id="about">
      {person.intro && <p className="intro">{person.intro}</p>}
      <Prose prose={person.about} more={labels.more} />
      {person.email && (
        <p className="seal">
          <SafeLink link={person.email}>
            <>
              <span aria-hidden="true">{person.initials}</span>
              <span className="sr">{labels.email}</span>
            </>
          </SafeLink>
        </p>
      )}
    </Section>
  );
}

function Works({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.projects;
  if (count === 0) return null;
  return (
    <Section view={view} id="projects" bucket={bucket}>
      <CutList items={items} label={view.labels.moreProjects} className="entries">
        {(project) => (
          <Entry
            key={project.id}
            view={view}
            title={project.title}
            dates={project.dates}
            prose={project.description}
            tags={project.technologies}
            links={project.links}
            mark={project.pictures.slice(0, 1).map((picture) => (
              <img key={picture.src} src={picture.src} alt={picture.alt} width={720} height={480} loading="lazy" />
            ))}
          />
        )}
      </CutList>
    </Section>
  );
}

/** One quiet line for each group. */
function Skills({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      {items.map((group) => (
        <div key={group.id} className="line">
          {count > 1 && group.title && <h3>{group.title}</h3>}
          <p className="quiet">{joinDots(group.items)}</p>
        </div>
      ))}
    </Section>
  );
}
