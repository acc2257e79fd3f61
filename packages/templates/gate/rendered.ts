import { renderSite } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";

/** A page as it is served, and its markup: the same without what is between its style tags. */
export type Rendered = { html: string; markup: string; document: Document; text: string };

const cache = new Map<string, Promise<Rendered>>();

/** The published page of a data case, rendered once per template and case. */
export function rendered(slug: string, name: string, site: SiteInput): Promise<Rendered> {
  const key = `${slug}/${name}`;
  const known = cache.get(key);
  if (known) return known;
  const fresh = render(slug, site);
  cache.set(key, fresh);
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
  const document = new DOMParser().parseFromString(markup, "text/html");
  return { html, markup, document, text: (document.body.textContent ?? "").replace(/\s+/g, " ") };
}
