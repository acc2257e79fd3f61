import type { SiteView } from "../view/site-view.ts";
import { citedWorks } from "./citation-json-ld.ts";

/**
 * The person as linked data: `ProfilePage` with `Person` (contract.md 14). Only what the site shows.
 * @returns JSON in which no value can close the script element
 */
export function profileJsonLd(view: SiteView, canonicalUrl: string): string {
  const { person } = view;
  const current = view.experience.items.filter((role) => role.dates.parsed?.current && role.org);
  const data = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: canonicalUrl,
    mainEntity: prune({
      "@type": "Person",
      name: person.name,
      jobTitle: person.title,
      description: person.intro,
      image: person.photo && !person.photo.src.startsWith("data:") ? new URL(person.photo.src, canonicalUrl).href : "",
      worksFor: current.map((role) => ({ "@type": "Organization", name: role.org })),
      alumniOf: view.education.items
        .filter((item) => item.institution)
        .map((item) => ({ "@type": "EducationalOrganization", name: item.institution })),
      knowsAbout: view.skills.items.flatMap((group) => group.items),
      sameAs: person.links.filter((link) => link.kind === "web").map((link) => link.href),
    }),
    ...prune({ hasPart: citedWorks(view) }),
  };
  return escapeForScript(JSON.stringify(data));
}

/** Escapes what could end or open a script element, and the two line ends that JSON allows but scripts do not. */
export function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function prune(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== "" && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
