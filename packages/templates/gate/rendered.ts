import { renderSite } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { ParsedPage } from "./parsed-page.ts";

/** A page as it is served, and its markup: the same without what is between its style tags. */
export type Rendered = { html: string; markup: string; page: ParsedPage; text: string };

/** Checks go through the templates one after the other: pages of those before would only fill the memory. */
const kept = { slug: "", pages: new Map<string, Promise<Rendered>>() };

/** The published page of a data case, rendered once per template and case while the template stays the same. */
export function rendered(slug: string, name: string, site: SiteInput): Promise<Rendered> {
  if (kept.slug !== slug) Object.assign(kept, { slug, pages: new Map() });
  const known = kept.pages.get(name);
  if (known) return known;
  const fresh = render(slug, site);
  kept.pages.set(name, fresh);
  return fresh;
}

async function render(slug: string, site: SiteInput): Promise<Rendered> {
  const { html } = await renderSite(site, {
    slug,
    baseUrl: "/p/jo",
    canonicalUrl: "https://vitrine.example/p/jo",
    branding: true,
    reportUrl: "/report?site=jo",
    assetsPath: "/site-assets/",
  });
  // Half of a page is its style, and reading that takes half of the time.
  const markup = html.replace(/<style>.*?<\/style>/s, "<style></style>");
  return { html, ...readMarkup(markup) };
}

/** What audits ask a page's markup. */
export function readMarkup(markup: string): Omit<Rendered, "html"> {
  const page = new ParsedPage(markup);
  return { markup, page, text: (page.first("body")?.text() ?? "").replace(/\s+/g, " ") };
}

/** The document of a rendered page, where a test has a window. */
export const documentOf = ({ markup }: Rendered): Document => new DOMParser().parseFromString(markup, "text/html");
