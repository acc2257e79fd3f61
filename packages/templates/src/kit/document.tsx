import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { profileJsonLd } from "./json-ld.ts";
import type { Palette } from "./palette.ts";

export type DocumentProps = {
  view: SiteView;
  palette: Palette;
  css: string;
  canonicalUrl: string;
  seo: { title: string; description: string };
  noindex: boolean;
  preloadFont: string;
  scriptUrl: string;
  children?: ReactNode;
};

/** The page around a template's body. Styles are inline, the one script is a file (contract.md 14). */
export function SiteDocument(props: DocumentProps) {
  const { view, palette, css, canonicalUrl, preloadFont, scriptUrl, children } = props;
  return (
    <html lang={view.lang} dir={view.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SearchAndSharing {...props} />
        <link rel="canonical" href={canonicalUrl} />
        <link rel="icon" href={favicon(view, palette)} type="image/svg+xml" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.light.bg} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.dark.bg} />
        <link rel="preload" href={preloadFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: profileJsonLd(view, canonicalUrl) }} />
      </head>
      <body>
        {children}
        <script src={scriptUrl} defer />
      </body>
    </html>
  );
}

function SearchAndSharing({ view, seo, noindex, canonicalUrl }: DocumentProps) {
  const { person } = view;
  const title = seo.title.trim() || [person.name, person.title].filter((part) => part).join(" – ");
  const description = seo.description.trim() || person.intro || firstWords(view);
  const picture =
    person.photo && !person.photo.src.startsWith("data:") ? new URL(person.photo.src, canonicalUrl).href : "";
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonicalUrl} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
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
