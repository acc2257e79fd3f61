import type { CSSProperties } from "react";
import { Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { labelLang, recordsOf } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { courseOf, findingsOf, numbersAt, numbersOf } from "./course.ts";

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Entries view={view} id="experience" listClassName="entries posts" mark={numbered} />,
  skills: (view) => (
    <SkillGroups view={view} className="groups" after={(skill) => <Numbers of={numbersOf(view, skill)} />} />
  ),
  certifications: (view) => <Entries view={view} id="certifications" mark={datedMark(view)} />,
  projects: (view) => <Works view={view} className="panels" sizes="(min-width: 60rem) 40rem, 92vw" />,
};

/** "Case report": a page of a medical journal. */
export function CaseReportTemplate({ view }: { view: SiteView }) {
  return (
    <ShelvedFrame
      view={view}
      className="report"
      header={
        <>
          <header className="head">
            <FitName view={view} />
            <Byline view={view} />
            <Abstract view={view} />
          </header>
          <Figure view={view} />
        </>
      }
      drawings={drawings}
      lead="case"
    />
  );
}

/** Who it is, where, and how to write. */
function Byline({ view }: { view: SiteView }) {
  return (
    <div className="byline">
      <Portrait view={view} width={240} height={300} />
      <FirstLines view={view} links={headLinks(view, 2)} />
    </div>
  );
}

/** The whole page in a few lines, each led by the title of its section. */
function Abstract({ view }: { view: SiteView }) {
  const findings = findingsOf(view);
  if (findings.length < 2) return null;
  return (
    <ul className="abstract no-print">
      {findings.map(({ section, items, more }) => (
        <li key={section.id}>
          <a href={`#${section.anchor}`} lang={section.isOwnTitle ? undefined : labelLang(view)}>
            {section.title}
          </a>{" "}
          {items.map(({ text, numbers }, index) => (
            <span key={index}>
              {index > 0 && "; "}
              {text}
              <Numbers of={numbers} />
            </span>
          ))}
          {more > 0 && ` (+${more})`}
        </li>
      ))}
    </ul>
  );
}

/** The posts, numbered and hatched, from the present down beside their years. */
function Figure({ view }: { view: SiteView }) {
  const course = courseOf(view);
  if (!course) return null;
  const at = (share: number) => ({ "--at": `${share}%` }) as CSSProperties;
  return (
    <nav
      className="course no-print"
      aria-label={view.labels.experience}
      style={{ "--lanes": course.lanes } as CSSProperties}
    >
      <div aria-hidden="true">
        {course.years.map(({ year, at: share }) => (
          <i key={year} style={at(share)}>
            {year}
          </i>
        ))}
      </div>
      <ol>
        {course.bars.map(({ number, href, title, from, height, lane }) => (
          <li key={number} style={{ ...at(from), "--tall": `${height}%`, "--lane": lane } as CSSProperties}>
            <a href={href}>
              <strong>{` ${number}`}</strong> <span className="sr">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The numbers of posts, as references are set. */
function Numbers({ of }: { of: readonly number[] }) {
  return of.length > 0 && <sup className="refs">{`\u202F${of.join(",\u202F")}`}</sup>;
}

/** The numbers of the posts during which a certificate was given. */
const datedMark = (view: SiteView) => (index: number) => {
  const record = recordsOf(view, "certifications").items[index];
  return record && <Numbers of={numbersAt(view, record)} />;
};

/** The number of a post before its entry, with a space that keeps it apart from figures before it. */
const numbered = (index: number) => <span className="number">{` ${index + 1}`}</span>;
