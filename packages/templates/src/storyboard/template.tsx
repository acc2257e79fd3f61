import type { CSSProperties } from "react";
import { Entries, SectionNav } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, headLinks } from "../kit/head.ts";
import { Picture } from "../kit/pictures.tsx";
import { ShelvedFrame, SkillGroups, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { PictureView, SiteView } from "../view/site-view.ts";

/** The words of a set; other languages keep the common ones. */
const words = { about: "Treatment", skills: "Kit" } as const;

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => (
    <Entries
      view={view}
      id="experience"
      listClassName="entries shots"
      mark={(index) => view.experience.items[index]?.role && <Card words={view.experience.items[index].org} />}
    />
  ),
  skills: (view) => <SkillGroups view={view} className="cases" />,
  projects: (view) => (
    <Works
      view={view}
      className="frames"
      sizes="(min-width: 72rem) 70rem, 96vw"
      width={956}
      height={400}
      blank={({ title }) => <Card words={title} />}
    />
  ),
};

/** "Storyboard": a slate, a strip of frames, and a ruler that the page plays along. */
export function StoryboardTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <ShelvedFrame
      view={view}
      className="board"
      header={
        <>
          <header className="head">
            <div className="slate">
              <FitName view={view} />
              <div className="cells">
                <FirstLines view={view} links={headLinks(view, 2)} />
              </div>
              <Portrait view={view} width={320} height={400} />
              {view.person.claim && <p className="intro">{view.person.claim}</p>}
            </div>
            <Strip view={view} />
          </header>
          <SectionNav view={view} className="ruler" />
        </>
      }
      drawings={drawings}
      intro=""
    />
  );
}

/** The first works as frames that lead to them. */
function Strip({ view }: { view: SiteView }) {
  const works = view.sections.find(({ kind, layout }) => kind === "projects" && layout === "designed");
  const frames = (works?.records ?? []).slice(0, 3);
  if (frames.length < 2) return null;
  return (
    <ol className="strip no-print">
      {frames.map(({ title, pictures }, index) => (
        <li key={index}>
          <a href={`#${works?.anchor}-${index + 1}`}>
            <Still picture={pictures?.[0]} title={title} />
            <span aria-hidden={pictures?.[0] ? true : undefined}>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A frame at rest: the picture, or a title card. */
function Still({ picture, title }: { picture: PictureView | undefined; title: string }) {
  if (!picture) return <Card words={title} />;
  return <Picture picture={picture} sizes="(min-width: 48rem) 32vw, 92vw" width={717} height={300} />;
}

/** Words on black, as large as they fit; letters of East Asia are twice as wide. */
function Card({ words: said }: { words: string }) {
  const length = said.replace(/[\u2e80-\uffef]/g, "mm").length;
  return (
    <div className="card" aria-hidden="true" style={{ "--len": Math.max(length, 5) } as CSSProperties}>
      <p>{said}</p>
    </div>
  );
}
