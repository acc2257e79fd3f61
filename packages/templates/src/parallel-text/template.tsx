import type { ReactNode } from "react";
import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, canBeReached, headLinks } from "../kit/head.ts";
import { EntryTitle, Prose, Tags, When, joinDots } from "../kit/words.ts";
import { drawRecords } from "../kit/own-forms.tsx";
import { plainDrawings, WordList } from "../kit/plain-drawings.tsx";
import { recordIds, RecordSection, type RecordId, type RecordItem } from "../kit/records.tsx";
import { SkillGroups } from "../kit/skill-groups.tsx";
import { Sections, slotSections, type Drawings } from "../kit/slots.tsx";
import { Works } from "../kit/works.tsx";
import { labelsFor, type LabelName } from "../view/labels.ts";
import { directionOf } from "../view/language.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { facingDates, facingOf, facingTitle, ownNameOf, type Tongue } from "./facing.ts";

const drawings: Drawings = {
  ...plainDrawings,
  ...drawRecords(recordIds, (view, id) => <Pairs view={view} id={id} />),
  interests: (view) => <WordList view={view} id="interests" />,
  skills: (view) => <SkillGroups view={view} className="terms" />,
  projects: (view) => <Works view={view} className="editions" sizes="(min-width: 60rem) 30rem, 92vw" />,
};

/** "Parallel text": an edition in two languages, everything hung from the gutter where its pages meet. */
export function ParallelTextTemplate({ view }: { view: SiteView }) {
  const { person, highlights } = view;
  return (
    <SiteFrame view={view} className="edition" header={<TitlePage view={view} />}>
      <Spread view={view} kind="about" isThere={person.story.length > 0}>
        <About view={view} intro="" />
      </Spread>
      <Spread view={view} kind="highlights" isThere={highlights.quotes.length + highlights.facts.length > 0}>
        <Highlights view={view} />
      </Spread>
      <Spreads view={view} />
      <Spread view={view} kind="contact" isThere={canBeReached(view) || person.note.length > 0}>
        <ContactSection view={view} />
      </Spread>
    </SiteFrame>
  );
}

/** Whose edition it is, and facing it what it says, and the languages by their own names. */
function TitlePage({ view }: { view: SiteView }) {
  const { person } = view;
  const known = view.languages.items.flatMap(({ name }) => ownNameOf(name, view.lang) ?? []);
  const tongues = known.length > 1 ? known.slice(0, 5) : [];
  return (
    <header className="title-page">
      <div className="who">
        <Portrait view={view} width={300} height={380} />
        <FitName view={view} />
        <FirstLines view={view} links={headLinks(view, 2)} />
      </div>
      {(person.claim || tongues.length > 0) && (
        <div className="over">
          {person.claim && <p className="intro">{person.claim}</p>}
          <div className="tongues" aria-hidden="true">
            {tongues.map(({ code, own }) => (
              <FacingWords key={code} code={code} words={own} isOwn={code === view.lang} />
            ))}
          </div>
        </div>
      )}
    </header>
  );
}

/** All sections in their owner's order, each on a spread. */
function Spreads({ view }: { view: SiteView }) {
  return slotSections(view, "rest").map((section) => (
    <Spread key={section.id} view={view} kind={section.kind} section={section}>
      <Sections view={view} sections={[section]} drawings={drawings} />
    </Spread>
  ));
}

type SpreadProps = { view: SiteView; kind: string; isThere?: boolean; section?: SectionView; children: ReactNode };

/** A section, and facing its title the same in the second language; an own title is nobody's to translate. */
function Spread({ view, kind, isThere = true, section, children }: SpreadProps) {
  if (!isThere) return null;
  const facing = facingOf(view);
  const common = labelsFor(view.labelsLang).labels[kind as LabelName];
  const isOwn = section ? section.isOwnTitle : view.labels[kind as LabelName] !== common;
  const title = facing && !isOwn ? facingTitle(facing, kind) : "";
  return (
    <div className="spread">
      {children}
      {facing && title && <FacingWords code={facing.lang} words={title} />}
    </div>
  );
}

function Pairs({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="entries">
      {(item, index) => <Pair key={index} view={view} item={item} faced={facedBy(view, id, item)} />}
    </RecordSection>
  );
}

/** What faces an entry: a language's own name, and of all others the dates in the second language. */
function facedBy(view: SiteView, id: RecordId, { title, dates }: RecordItem): Tongue | null {
  if (id === "languages") return ownNameOf(title, view.lang);
  const facing = facingOf(view);
  return facing && dates && { code: facing.lang, own: facingDates(dates, facing) };
}

/** An entry: its dates in both languages meet at the gutter, or stand in the margin where there is one language. */
function Pair({ view, item, faced }: { view: SiteView; item: RecordItem; faced: Tongue | null }) {
  const { title, under, dates, prose, tags, link } = item;
  const [first = "", ...others] = under;
  const heading = title || first || dates?.text;
  const notes = joinDots(title ? under : others);
  return (
    <li className="entry">
      {dates?.text !== heading && <When dates={dates} />}
      {faced?.own && <FacingWords code={faced.code} words={faced.own} isOwn={faced.code === view.lang} />}
      <div className="what">
        {heading && <EntryTitle title={heading} link={link} />}
        {notes && <p className="quiet">{notes}</p>}
        {prose && <Prose prose={prose} more={view.labels.more} />}
      </div>
      <Tags tags={tags} />
    </li>
  );
}

/** Words of the facing page, which say again what the page has said. */
function FacingWords({ code, words, isOwn = false }: { code: string; words: string; isOwn?: boolean }) {
  return (
    <p className={isOwn ? "facing own" : "facing"} lang={code} dir={directionOf(code)} aria-hidden="true">
      {words}
    </p>
  );
}
