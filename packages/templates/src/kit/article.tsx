import type { PublicArticle, PublicPost } from "@vitrine/model";
import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { withDrawnPictures } from "./article-pictures.tsx";
import { SiteFrame } from "./frame.tsx";
import { labelLang } from "./section.tsx";

type PageProps = { view: SiteView; baseUrl: string };

/** One post as a page of text. Its HTML was cleaned by the allow-list when it was stored. */
export function ArticlePage({ view, baseUrl, article }: PageProps & { article: PublicArticle }) {
  return (
    <JournalFrame view={view} baseUrl={baseUrl}>
      <article className="article">
        <Stamp view={view} at={article.published_at} />
        <h1 className="article-title">{article.title}</h1>
        {article.excerpt && <p className="lead">{article.excerpt}</p>}
        <div className="content" dangerouslySetInnerHTML={{ __html: contentOf(article) }} />
        {article.tags.length > 0 && (
          <ul className="tags">
            {article.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </article>
      <p className="after">
        <a href={`${baseUrl}/blog`} lang={labelLang(view)}>
          ← {view.labels.writing}
        </a>
      </p>
    </JournalFrame>
  );
}

const contentOf = ({ content, pictures, title }: PublicArticle) =>
  withReachableCode(withDrawnPictures(content, pictures, title));

/** Code that runs over its edge can be scrolled by keyboard. */
const withReachableCode = (html: string) => html.replaceAll("<pre>", '<pre tabindex="0">');

/** All posts by year, in the given order. */
export function ArchivePage({ view, baseUrl, posts }: PageProps & { posts: readonly PublicPost[] }) {
  const years = Map.groupBy(posts, (post) => post.published_at?.slice(0, 4) ?? "");
  return (
    <JournalFrame view={view} baseUrl={baseUrl}>
      <div className="archive">
        <h1 className="article-title" lang={labelLang(view)}>
          {view.labels.writing}
        </h1>
        {[...years].map(([year, ofYear]) => (
          <section key={year} aria-label={year || undefined}>
            <h2>{year || "–"}</h2>
            <ol className="posts">
              {ofYear.map((post) => (
                <li key={post.id}>
                  <h3>
                    <a href={`${baseUrl}/blog/${encodeURIComponent(post.slug)}`}>{post.title}</a>
                  </h3>
                  {post.excerpt && <p>{post.excerpt}</p>}
                  <Stamp view={view} at={post.published_at} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </JournalFrame>
  );
}

/** The frame of every page of text: the way back to the site, and to its posts. */
export function JournalFrame({ view, baseUrl, children }: PageProps & { children: ReactNode }) {
  const header = (
    <header className="journal-head">
      <a className="home" href={baseUrl || "/"}>
        {view.person.name}
      </a>
      {view.posts.count > 0 && (
        <nav aria-label={view.labels.writing}>
          <a href={`${baseUrl}/blog`} lang={labelLang(view)}>
            {view.labels.writing}
          </a>
        </nav>
      )}
    </header>
  );
  return (
    <SiteFrame view={view} className="journal" header={header}>
      {children}
    </SiteFrame>
  );
}

/** The day of publishing in the site's language. */
function Stamp({ view, at }: { view: SiteView; at: string | null }) {
  if (!at) return null;
  const text = new Intl.DateTimeFormat(view.lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
  return (
    <p className="stamp">
      <time dateTime={at}>{text}</time>
    </p>
  );
}
