import { CutList, Section } from "../kit/section.tsx";
import { Dates, SafeLink, joinDots } from "../kit/text.tsx";
import type { DatesView } from "../view/dates.ts";
import type { LabelName } from "../view/labels.ts";
import type { LinkView } from "../view/safe-links.ts";
import type { Bucket, SiteView } from "../view/site-view.ts";

type Line = { title: string; note: string; dates: DatesView | null; link: LinkView | null };

/** The shorter lists: publications, certificates, awards, languages, interests, writing. */
export function ListSections({ view }: { view: SiteView }) {
  return (
    <>
      <LineList
        view={view}
        id="publications"
        bucket={view.publications.bucket}
        lines={view.publications.items.map((item) => ({ ...item, note: item.venue }))}
      />
      <LineList
        view={view}
        id="certifications"
        bucket={view.certifications.bucket}
        lines={view.certifications.items.map((item) => ({ ...item, title: item.name, note: item.issuer }))}
      />
      <LineList
        view={view}
        id="awards"
        bucket={view.awards.bucket}
        lines={view.awards.items.map((item) => ({ ...item, note: item.issuer, link: null }))}
      />
      <Inline
        view={view}
        id="languages"
        items={view.languages.items.map((item) => joinDots([item.name, item.level]))}
      />
      <Inline view={view} id="interests" items={view.interests} />
      <LineList
        view={view}
        id="writing"
        bucket={view.posts.bucket}
        lines={view.posts.items.map((post) => ({
          title: post.title,
          note: post.excerpt,
          dates: post.dates,
          link: { label: post.title, href: post.href, kind: "own" },
        }))}
      />
    </>
  );
}

function LineList({
  view,
  id,
  bucket,
  lines,
}: {
  view: SiteView;
  id: LabelName;
  bucket: Bucket;
  lines: readonly Line[];
}) {
  if (lines.length === 0) return null;
  return (
    <Section view={view} id={id} className="row" bucket={bucket}>
      <CutList items={lines} label={view.labels.moreItems} className="entries compact">
        {(line, index) => (
          <li className="entry" key={index}>
            <p className="when">{line.dates && <Dates dates={line.dates} />}</p>
            <div className="what">
              <h3>{line.link ? <SafeLink link={line.link} /> : line.title}</h3>
              {line.note && <p className="where">{line.note}</p>}
            </div>
          </li>
        )}
      </CutList>
    </Section>
  );
}

function Inline({ view, id, items }: { view: SiteView; id: LabelName; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section view={view} id={id} className="row">
      <ul className="run-in">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
