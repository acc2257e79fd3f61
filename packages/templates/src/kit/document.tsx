import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { profileJsonLd } from "./json-ld.ts";
import type { Palette } from "./palette.ts";

/** What the head of a page tells search engines and those who share it. */
export type PageHead = {
  title: string;
  description: string;
  canonicalUrl: string;
  noindex: boolean;
  /** Open Graph's kind of page. */
  kind: "profile" | "article" | "website";
  jsonLd: string | null;
  /** Address of the feed; null for a site without posts. */
  feedUrl: string | null;
  /** What a shared link shows in place of the portrait. */
  picture?: string | undefined;
  /** A picture made for shared links, of the size that they show; in place of all others. */
  card?: { url: string; alt: string } | undefined;
};

/** The size of a card, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

export type DocumentProps = {
  view: SiteView;
  palette: Palette;
  css: string;
  head: PageHead;
  preloadFont: string;
  /** Null for a page that is only looked at. */
  scriptUrl: string | null;
  /** Where the script tells that the page is looked at; absent for a page that nobody counts. */
  viewsUrl: string | undefined;
  children?: ReactNode;
};

/** The page around a template's body. Styles are inline, the one script is a file (contract.md 14). */
export function SiteDocument({ view, palette, css, head, preloadFont, scriptUrl, viewsUrl, children }: DocumentProps) {
  return (
    <html lang={view.lang} dir={view.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SearchAndSharing view={view} head={head} />
        <link rel="canonical" href={head.canonicalUrl} />
        {head.feedUrl && <link rel="alternate" type="application/rss+xml" title={head.title} href={head.feedUrl} />}
        <link rel="icon" href={favicon(view, palette)} type="image/svg+xml" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.light.bg} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.dark.bg} />
        <link rel="preload" href={preloadFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {head.jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />}
      </head>
      <body>
        {children}
        {scriptUrl && <script src={scriptUrl} data-views={viewsUrl} defer />}
      </body>
    </html>
  );
}

function SearchAndSharing({ view, head }: { view: SiteView; head: PageHead }) {
  const { title, description, noindex, kind, canonicalUrl } = head;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonicalUrl} />
      {head.card ? <CardPicture card={head.card} /> : <OtherPicture view={view} head={head} />}
    </>
  );
}

function CardPicture({ card: { url, alt } }: { card: { url: string; alt: string } }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${cardSize.width}`} />
      <meta property="og:image:height" content={`${cardSize.height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function OtherPicture({ view, head }: { view: SiteView; head: PageHead }) {
  const source = head.picture ?? view.person.photo?.src;
  const picture = source && !source.startsWith("data:") ? new URL(source, head.canonicalUrl).href : "";
  return (
    <>
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}

/** The owner's words for search engines, or the person's name, title and introduction. */
export function profileHead(
  view: SiteView,
  seo: { title: string; description: string },
  page: Pick<PageHead, "canonicalUrl" | "noindex" | "feedUrl" | "card">,
): PageHead {
  const { person } = view;
  return {
    ...page,
    title: seo.title.trim() || [person.name, person.title].filter((part) => part).join(" – "),
    description: seo.description.trim() || person.intro || firstWords(view),
    kind: "profile",
    jsonLd: profileJsonLd(view, page.canonicalUrl),
  };
}

function firstWords({ person }: SiteView): string {
  const [first] = person.about.blocks;
  const text = first?.kind === "text" ? first.text : (first?.items[0] ?? "");
  return text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(" ", 157))} …`;
}

/** The initials on the template's accent, as an address that needs no request. */
function favicon({ person }: SiteView, { light }: Palette): string {
  const letters = escapeXml(person.initials.slice(0, 2));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${light.accent}"/><text x="16" y="21.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="15" fill="${light.onAccent}">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeXml(value: string): string {
  return value.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
