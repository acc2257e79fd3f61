import { canBeReached } from "../kit/contact-list.tsx";
import { Facts, Quotes } from "../kit/facts.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Prose, joinDots } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Chooser } from "./chooser.tsx";
import { Desk } from "./desk.tsx";
import { ControlPanel, Files, Projects } from "./files.tsx";
import { Awards, Exhibitions, Folder, WordFolder } from "./folders.tsx";
import { Window } from "./window.tsx";

/** "Desktop 1.0": a computer of one bit, with an actual CV in its windows. */
export function SystemPortfolioTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="system" header={<Desk view={view} />}>
      <Projects view={view} />
      <div className="pair">
        <ReadMe view={view} />
        <ControlPanel view={view} />
      </div>
      <Files view={view} />
      <div className="folders">
        <Folder view={view} id="education" />
        <Exhibitions view={view} />
        <Awards view={view} />
        <Folder view={view} id="training" />
        <Folder view={view} id="publications" />
        <Folder view={view} id="certifications" />
        <Folder view={view} id="volunteer" />
        <WordFolder view={view} id="languages" />
        <WordFolder view={view} id="interests" />
        <Others view={view} />
        <Folder view={view} id="writing" />
      </div>
      {(canBeReached(view) || view.person.note.length > 0) && <Chooser view={view} />}
    </SiteFrame>
  );
}

/** What the person has to say, as the file that is read first. */
function ReadMe({ view }: { view: SiteView }) {
  const { person, creative, labels } = view;
  const numbers = [
    { label: labels.projectsCompleted, value: creative?.metrics.projects },
    { label: labels.years, value: creative?.metrics.experienceYears },
    { label: labels.clientSatisfaction, value: creative?.metrics.clientSatisfaction },
  ].filter(({ value }) => value);
  const fields = [
    { term: labels.specializations, values: creative?.specializations ?? [] },
    { term: labels.influences, values: creative?.influences ?? [] },
  ].filter(({ values }) => values.length > 0);
  const philosophy = creative?.philosophy ?? "";
  if (!philosophy && person.about.length + numbers.length + fields.length === 0) return null;
  return (
    <Window view={view} id="about">
      {philosophy && <p className="statement">{philosophy}</p>}
      <Prose prose={person.about} more={labels.more} />
      {numbers.length > 0 && (
        <dl className="numbers">
          {numbers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Facts facts={fields.map(({ term, values }) => ({ term, values: [joinDots(values)] }))} />
    </Window>
  );
}

/** What was typed for templates of other families. */
function Others({ view }: { view: SiteView }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  return (
    <Window view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Window>
  );
}
