import { renderSite } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";

export type Rendered = { html: string; document: Document; text: string };

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
    assetsPath: "/site-assets/",
  });
  const document = new DOMParser().parseFromString(html, "text/html");
  return { html, document, text: (document.body.textContent ?? "").replace(/\s+/g, " ") };
}
