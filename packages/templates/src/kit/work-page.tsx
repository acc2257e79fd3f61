import type { CaseStudyBlock } from "@vitrine/model";
import { Fragment, type ReactNode } from "react";
import { webLink } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";
import { viewProse } from "../view/text-blocks.ts";
import type { WorkView } from "../view/view-work.ts";
import { JournalFrame } from "./article.tsx";
import { LinkRow, Tags } from "./entry.tsx";
import { Picture, Pictures } from "./pictures.tsx";
import { labelLang } from "./section.tsx";
import { Dates, Prose, SafeLink } from "./text.tsx";

type WorkPageProps = { view: SiteView; baseUrl: string; work: WorkView };

/** A project as a page of its own, in the template's letters (design/sections.md). */
export function WorkPage({ view, baseUrl, work }: WorkPageProps) {
  const { project, body } = work;
  const [cover, ...others] = project.pictures;
  const placed = new Set(body.flatMap((block) => (block.type === "pictures" ? block.media_ids : [])));
  const placedPictures = new Set([...placed].map((id) => work.pictures.get(id)?.src));
  const left = others.filter(({ src }) => !placedPictures.has(src));
  return (
    <JournalFrame view={view} baseUrl={baseUrl}>
      <article className="article work-page">
        <h1 className="article-title">{project.title}</h1>
        <Facts view={view} work={work} />
        {cover && (
          <figure className="cover">
            <Picture picture={cover} sizes="(min-width: 64rem) 60rem, 96vw" isFirst />
            {cover.caption && <figcaption>{cover.caption}</figcaption>}
          </figure>
        )}
        <div className="content">
          <Prose prose={project.description} more={view.labels.more} />
          {body.map((block, index) => (
            <Fragment key={index}>{drawBlock(block, { view, work, id: `part-${index + 1}` })}</Fragment>
          ))}
          <Pictures view={view} id="work" pictures={left} />
        </div>
        <LinkRow links={project.links} />
      </article>
      <Neighbours view={view} baseUrl={baseUrl} work={work} />
    </JournalFrame>
  );
}

/** What, for whom, as what, when and with what; only what is there. */
function Facts({ view, work }: Pick<WorkPageProps, "view" | "work">) {
  const { labels } = view;
  const { project, role, client } = work;
  const { dates, technologies } = project;
  if (!role && !client && !dates.text && technologies.length === 0) return null;
  return (
    <dl className="work-facts">
      {role && <Fact view={view} label={labels.role} value={role} />}
      {client && <Fact view={view} label={labels.client} value={client} />}
      {dates.text && <Fact view={view} label={labels.dates} value={<Dates dates={dates} />} />}
      {technologies.length > 0 && <Fact view={view} label={labels.tools} value={<Tags tags={technologies} />} />}
    </dl>
  );
}

function Fact({ view, label, value }: { view: SiteView; label: string; value: ReactNode }) {
  return (
    <div>
      <dt lang={labelLang(view)}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type BlockContext = { view: SiteView; work: WorkView; id: string };

function drawBlock(block: CaseStudyBlock, { view, work, id }: BlockContext): ReactNode {
  switch (block.type) {
    case "heading":
      return <h2>{block.text}</h2>;
    case "text":
      return <Prose prose={viewProse(block.text)} more={view.labels.more} />;
    case "pictures":
      return (
        <Pictures view={view} id={id} pictures={block.media_ids.flatMap((media) => work.pictures.get(media) ?? [])} />
      );
    case "quote":
      return (
        <figure className="quote">
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      );
    case "figures":
      return (
        <dl className="work-figures">
          {block.items.map(({ value, label }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "link": {
      const link = webLink(block.label, block.url);
      return (
        link && (
          <p className="link-card">
            <SafeLink link={link} />
          </p>
        )
      );
    }
  }
}

function Neighbours({ view, baseUrl, work: { previous, next } }: WorkPageProps) {
  const { labels } = view;
  return (
    <nav className="after neighbours" aria-label={labels.projects}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span lang={labelLang(view)}>← {labels.previous}</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span lang={labelLang(view)}>{labels.next} →</span> {next.title}
        </a>
      )}
      <a href={`${baseUrl || "/"}#projects`} lang={labelLang(view)}>
        {labels.projects}
      </a>
    </nav>
  );
}
