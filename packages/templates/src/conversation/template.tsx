import type { CSSProperties } from "react";
import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow, joinDots } from "../kit/words.ts";
import { SkillGroups, Slot, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { labelLang } from "../kit/section.tsx";
import { inWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { questionsIn } from "./questions.ts";
import { turnsOf } from "./voice.ts";

const drawings: Drawings = {
  ...plainDrawings,
  skills: (view) => <SkillGroups view={view} className="strengths" />,
  projects: (view) => <Works view={view} className="shown" sizes="(min-width: 60rem) 42rem, 92vw" />,
};

/** "Conversation": an interview, whose questions stand over what the CV answers. */
export function ConversationTemplate({ view: given }: { view: SiteView }) {
  const view = inWords(given, questionsIn(given.labelsLang).words);
  const initials = { "--initials": `"${given.person.initials.replace(/["\\]/g, "")}"` } as CSSProperties;
  return (
    <SiteFrame
      view={view}
      className="talk"
      header={
        <>
          <Opening view={view} />
          <Voice view={given} />
        </>
      }
    >
      <div className="answers" style={initials}>
        <About view={view} intro="" />
        <Highlights view={view} />
        <Slot view={view} kinds="rest" drawings={drawings} />
        <ContactSection view={view} />
      </div>
    </SiteFrame>
  );
}

/** Who is asked, and the three answers that cannot wait. */
function Opening({ view }: { view: SiteView }) {
  const { person, labels, labelsLang } = view;
  const { doing, where } = questionsIn(labelsLang);
  const links = headLinks(view, 2);
  const first = [
    { ask: doing, answer: person.present.length > 0 && <p className="present">{joinDots(person.present)}</p> },
    { ask: where, answer: person.location && <p className="place">{person.location}</p> },
    { ask: labels.contact, answer: links.length > 0 && <LinkRow links={links} /> },
  ].filter(({ answer }) => answer);
  return (
    <header className="opening">
      <Portrait view={view} width={360} height={360} />
      <FitName view={view} />
      {person.title && <p className="title">{person.title}</p>}
      {person.claim && <p className="intro">{person.claim}</p>}
      {first.length > 0 && (
        <div className="first no-print">
          {first.map(({ ask, answer }) => (
            <div key={ask}>
              <p className="ask quiet" lang={labelLang(view)}>
                {ask}
              </p>
              {answer}
            </div>
          ))}
        </div>
      )}
    </header>
  );
}

/** The sound of the whole talk: a stroke for every phrase, as high as it is long; each part leads to its question. */
function Voice({ view }: { view: SiteView }) {
  const turns = turnsOf(view);
  if (turns.length < 2) return null;
  return (
    <nav className="voice no-print">
      <ol>
        {turns.map(({ anchor, title, isOwnTitle, phrases }) => (
          <li key={anchor} style={{ "--n": phrases.length } as CSSProperties}>
            <a href={`#${anchor}`}>
              <svg viewBox={`0 -100 ${phrases.length} 200`} preserveAspectRatio="none" aria-hidden="true">
                <path d={phrases.map(stroke).join("")} />
              </svg>
              <span className="topic" lang={isOwnTitle ? undefined : labelLang(view)}>
                {title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stroke = (height: number, index: number) =>
  `M${index + 0.5}-${Math.round(height * 94)}v${Math.round(height * 188)}`;
