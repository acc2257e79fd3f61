import { emptyContact, emptyExtraSections } from "@vitrine/model";
import { project, role, study } from "../src/personas/persona.ts";
import type { SiteInput } from "../src/view/site-input.ts";

/** A site with nothing but what is given; the name is the only thing that always exists. */
export function aSite(parts: Partial<SiteInput> = {}): SiteInput {
  return {
    name: "Jo Marlow",
    full_name: null,
    intro: "",
    description: "",
    contact: emptyContact,
    flat_picture: null,
    template_data: {},
    experience: [],
    education: [],
    skills: [],
    projects: {},
    blogPosts: [],
    ...emptyExtraSections(),
    ...parts,
  };
}

const words =
  "planned the work with the people who do it, kept the promises that were made in spring, and wrote down what was learned so that the next person could begin where this one stopped";

/** A plausible text of about `characters` characters. */
export function aText(characters: number): string {
  const repeated = `${words}. `.repeat(Math.ceil(characters / words.length));
  const text = repeated.slice(0, characters).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A site with `count` entries in every section; each text carries a word that is found again.
 * Lengths differ from item to item, as they do in life.
 */
export function aFullSite(count: number, parts: Partial<SiteInput> = {}): SiteInput {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const year = (index: number) => 2026 - index;
  return aSite({
    name: "Ariadne Kowalczyk",
    intro: "Sentinel-intro: keeps large things simple.",
    description: `Sentinel-about. ${aText(220)}`,
    contact: {
      email: "sentinel-mail@example.org",
      title: "Sentinel-title",
      description: "Sentinel-note.",
      location: "Sentinel-place",
      phone: "+48 22 555 01 99",
      available_for_freelance: true,
    },
    experience: numbers.map((n) =>
      role(n, {
        position: `Sentinel-role-${n}`,
        name: `Sentinel-org-${n}`,
        place: n % 3 === 0 ? "" : "Kraków",
        date: `Jan ${year(n)} - Dec ${year(n)}`,
        description: n % 4 === 0 ? "" : `Sentinel-work-${n}. ${aText((n * 67) % 380)}`,
        skills: n % 2 === 0 ? [] : [`Sentinel-tag-${n}`],
      }),
    ),
    education: numbers.map((n) =>
      study(n, {
        degree: `Sentinel-degree-${n}`,
        name: `Sentinel-school-${n}`,
        date: `${year(n) - 4} - ${year(n)}`,
        gpa: n === 1 ? "Sentinel-grade" : "",
        description: n % 2 === 0 ? "" : `Sentinel-study-${n}.`,
        skills: n === 1 ? ["Sentinel-course"] : [],
      }),
    ),
    skills: numbers.map((n) => ({
      id: n,
      title: `Sentinel-category-${n}`,
      info: [`Sentinel-skill-${n}`, `Craft ${n}`],
    })),
    projects: {
      Other: numbers.map((n) =>
        project(n, {
          title: `Sentinel-project-${n}`,
          description: `Sentinel-making-${n}. ${aText((n * 53) % 300)}`,
          date: `${year(n)}`,
          technologies: [`Sentinel-tech-${n}`],
          url: `https://example.org/works/${n}`,
        }),
      ),
    },
    blogPosts: numbers.map((n) => ({
      id: n,
      title: `Sentinel-post-${n}`,
      slug: `post-${n}`,
      excerpt: "A short line.",
      published_at: "2026-02-03T10:00:00.000Z",
      tags: [],
    })),
    training: numbers.map((n) => ({
      name: `Sentinel-training-${n}`,
      organization: "Guild",
      date: `${year(n)}`,
      description: "",
    })),
    publications: numbers.map((n) => ({
      title: `Sentinel-publication-${n}`,
      venue: `Sentinel-venue-${n}`,
      date: `${year(n)}`,
      url: `https://example.org/papers/${n}`,
    })),
    certifications: numbers.map((n) => ({
      name: `Sentinel-certificate-${n}`,
      issuer: "Board",
      date: `${year(n)}`,
      url: "",
    })),
    languages: numbers.map((n) => ({ name: `Sentinel-language-${n}`, level: "fluent" })),
    awards: numbers.map((n) => ({ title: `Sentinel-award-${n}`, issuer: "Jury", date: `${year(n)}` })),
    volunteer: numbers.map((n) => ({
      position: `Sentinel-volunteer-${n}`,
      name: "Food bank",
      place: "",
      date: `${year(n)}`,
      description: "",
    })),
    interests: numbers.map((n) => `Sentinel-interest-${n}`),
    links: [{ label: "Sentinel-link", url: "https://example.org/sentinel" }],
    ...parts,
  });
}
