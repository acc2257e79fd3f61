import type { ReactNode } from "react";
import { canBeReached } from "../kit/contact-list.tsx";
import { Section } from "../kit/section.tsx";
import { Breakable, Prose, SafeLink } from "../kit/text.tsx";
import type { LinkView } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";

/** Contact as the last paragraph of a printed book: in sentences where the labels are English, else run in. */
export function Colophon({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  const isEnglish = view.labelsLang === "en";
  return (
    <Section view={view} id="contact">
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}.</p>}
      <div className="colophon">
        {person.email && (
          <Sentence lead={isEnglish ? "Letters are answered at" : `${labels.email}:`}>
            <bdi dir="ltr">
              <SafeLink link={person.email} className="primary" />
            </bdi>
          </Sentence>
        )}
        {person.phone && (
          <Sentence lead={isEnglish ? "The telephone number is" : `${labels.phone}:`}>
            <SafeLink link={person.phone} />
          </Sentence>
        )}
        {person.location && (
          <Sentence lead={isEnglish ? "The place is" : `${labels.location}:`}>
            <Breakable text={person.location} />
          </Sentence>
        )}
        {person.links.length > 0 && (
          <Sentence lead={isEnglish ? "More is found at" : `${labels.links}:`}>
            <Series links={person.links} isEnglish={isEnglish} />
          </Sentence>
        )}
      </div>
    </Section>
  );
}

function Sentence({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <>
      <p>
        {lead} {children}.
      </p>{" "}
    </>
  );
}

function Series({ links, isEnglish }: { links: readonly LinkView[]; isEnglish: boolean }) {
  return links.map((link, index) => (
    <span key={link.href}>
      {index > 0 && (isEnglish && index === links.length - 1 ? " and " : ", ")}
      <SafeLink link={link} />
    </span>
  ));
}
