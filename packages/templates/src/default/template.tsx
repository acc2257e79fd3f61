import { ContactList, canBeReached } from "../kit/contact-list.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { EducationSection, ExperienceSection, TrainingSection, VolunteerSection } from "./entries.tsx";
import { ListSections } from "./lists.tsx";
import { ProjectsSection } from "./projects.tsx";

/** "Reference": section names hang in a gutter and light up as the reader passes them. */
export function DefaultTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="reference" header={<Masthead view={view} />}>
      <AboutSection view={view} />
      <Highlights view={view} className="row" />
      <ExperienceSection view={view} />
      <EducationSection view={view} />
      <TrainingSection view={view} />
      <SkillsSection view={view} />
      <ProjectsSection view={view} />
      <VolunteerSection view={view} />
      <ListSections view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Masthead({ view }: { view: SiteView }) {
  const { person } = view;
  const links = [...(person.email ? [person.email] : []), ...person.links.slice(0, 4)];
  return (
    <header className="mast" data-photo={person.photo ? "" : undefined}>
      <div className="identity">
        <FitName view={view} />
        {(person.title || person.location) && (
          <p className="title">
            {person.title}
            {person.location && <span className="place">{person.location}</span>}
          </p>
        )}
        {links.length > 0 && (
          <ul className="cluster no-print">
            {links.map((link) => (
              <li key={link.href}>
                <SafeLink link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {person.photo ? (
        <Portrait view={view} width={300} height={400} />
      ) : (
        person.intro && <p className="intro">{person.intro}</p>
      )}
    </header>
  );
}

function AboutSection({ view }: { view: SiteView }) {
  const { person, labels } = view;
  const intro = person.photo ? person.intro : "";
  if (!intro && person.about.length === 0) return null;
  return (
    <Section view={view} id="about" className="row">
      {intro && <p className="intro">{intro}</p>}
      <Prose prose={person.about} more={labels.more} />
    </Section>
  );
}

function SkillsSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" className="row" bucket={bucket}>
      {items.map((group) => (
        <div className="skill-group" key={group.id}>
          {count > 1 && <h3 className="caps">{group.title}</h3>}
          <ul className="run-in">
            {group.items.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function ContactSection({ view }: { view: SiteView }) {
  if (!canBeReached(view) && view.person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="row">
      <Prose prose={view.person.note} more={view.labels.more} />
      {view.person.availableForFreelance && <p className="available">{view.labels.available}</p>}
      <ContactList view={view} />
    </Section>
  );
}
