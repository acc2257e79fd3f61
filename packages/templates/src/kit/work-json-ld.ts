import type { SiteView } from "../view/site-view.ts";
import type { WorkView } from "../view/view-work.ts";
import { escapeForScript } from "./json-ld.ts";

/**
 * A project's page as linked data: `CreativeWork` of its person (schema.org). Only what the page shows.
 * @param siteUrl absolute address of the person's page
 * @returns JSON in which no value can close the script element
 */
export function workJsonLd(
  view: SiteView,
  { project, client }: WorkView,
  canonicalUrl: string,
  siteUrl: string,
): string {
  const [cover] = project.pictures;
  const { parsed } = project.dates;
  const made = parsed?.end ?? parsed?.start;
  const data = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: project.title,
    url: canonicalUrl,
    mainEntityOfPage: canonicalUrl,
    inLanguage: view.lang,
    ...(made ? { dateCreated: made } : {}),
    ...(cover && !cover.src.startsWith("data:") ? { image: new URL(cover.src, canonicalUrl).href } : {}),
    ...(project.technologies.length > 0 ? { keywords: project.technologies } : {}),
    ...(client ? { sponsor: { "@type": "Organization", name: client } } : {}),
    creator: { "@type": "Person", name: view.person.name, url: siteUrl },
  };
  return escapeForScript(JSON.stringify(data));
}
