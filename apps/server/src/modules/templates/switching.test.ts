import { templateManifests } from "@vitrine/templates/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const several = Array.from({ length: 9 }, (_, index) => index + 1);
const inEveryText = /typed-[a-z]+-\d+/g;

const description = (word: string, n: number) =>
  `- typed-${word}first-${n}, and what came of it\n- typed-${word}second-${n}`;

/** Data of the five forms and of a category without one. */
const formData = {
  academic: {
    philosophy: "typed-philosophy-1",
    research_areas: ["typed-area-1", "typed-area-2"],
    achievements: ["typed-achievement-1"],
  },
  engineering: {
    technical_specs: { tolerance: "typed-tolerance-1", materials: "typed-material-1", software: "typed-software-1" },
    certifications: [{ name: "typed-certificate-1", issuer: "typed-issuer-1", year: "2020" }],
    specializations: ["typed-speciality-1"],
    memberships: ["typed-membership-1"],
  },
  business: {
    business_metrics: { revenue_impact: "typed-revenue-1" },
    leadership_experience: [{ role: "typed-lead-1", duration: "typed-duration-1", achievements: "typed-result-1" }],
    strategic_initiatives: [{ initiative: "typed-initiative-1", outcome: "typed-outcome-1" }],
    core_competencies: ["typed-competency-1"],
    leadership_philosophy: "typed-letter-1",
  },
  creative: {
    artistic_philosophy: "typed-statement-1",
    exhibitions: [{ name: "typed-show-1", venue: "typed-venue-1", year: "2021", type: "Solo" }],
    awards: [{ award: "typed-award-1", organization: "typed-jury-1", year: "2022", category: "typed-class-1" }],
    tools: { design_software: ["typed-tool-1"], traditional_media: ["typed-medium-1"] },
    influences: ["typed-influence-1"],
  },
  modern: {
    tagline: "typed-tagline-1",
    values: [{ title: "typed-value-1", description: "typed-meaning-1", icon: "", color: "" }],
    soft_skills: [{ name: "typed-soft-1", description: "typed-proof-1", icon: "", rating: null }],
  },
  professional: { motto: "typed-motto-1" },
};

/** The lists that a CV brings beside the four with entries of their own. */
const shortLists = {
  training: several.map((n) => ({
    name: `typed-course-${n}`,
    organization: `typed-provider-${n}`,
    date: `${2000 + n}`,
    description: `typed-lesson-${n}`,
  })),
  publications: several.map((n) => ({
    title: `typed-paper-${n}`,
    venue: `typed-journal-${n}`,
    date: `${2000 + n}`,
    url: `https://example.test/typed-paperlink-${n}`,
  })),
  certifications: several.map((n) => ({
    name: `typed-badge-${n}`,
    issuer: `typed-office-${n}`,
    date: `${2000 + n}`,
    url: `https://example.test/typed-badgelink-${n}`,
  })),
  languages: several.map((n) => ({ name: `typed-language-${n}`, level: `typed-level-${n}` })),
  awards: several.map((n) => ({ title: `typed-prize-${n}`, issuer: `typed-donor-${n}`, date: `${2000 + n}` })),
  volunteer: several.map((n) => ({
    name: `typed-club-${n}`,
    position: `typed-helper-${n}`,
    place: `typed-village-${n}`,
    date: `${2000 + n}`,
    description: `typed-deed-${n}`,
  })),
  interests: several.map((n) => `typed-hobby-${n}`),
  links: several.map((n) => ({ label: `typed-site-${n}`, url: `https://example.test/typed-address-${n}` })),
};

/** A site with nine entries in every list and with every form filled; every text that the owner typed has a word of its own. */
async function aFilledSite(owner: Person) {
  const site = await aWebsite(owner, {
    subdomain: "much-to-tell",
    full_name: "Ada typed-name-1",
    intro: "typed-intro-1",
    description: "typed-about-1\n\ntyped-about-2",
    contact: {
      title: "typed-title-1",
      location: "typed-location-1",
      email: "typed-mail-1@example.test",
      phone: "+48 22 555 01 99",
      description: "typed-note-1",
    },
    ...shortLists,
    status: "published",
  });
  const entries: [collection: string, of: (n: number) => Record<string, unknown>][] = [
    [
      "experiences",
      (n) => ({
        position: `typed-position-${n}`,
        name: `typed-company-${n}`,
        place: `typed-place-${n}`,
        start_date: `${2000 + 2 * n}-01`,
        end_date: `${2001 + 2 * n}-12`,
        description: description("work", n),
        skills: [`typed-used-${n}`],
      }),
    ],
    [
      "educations",
      (n) => ({
        degree: `typed-degree-${n}`,
        name: `typed-school-${n}`,
        place: `typed-town-${n}`,
        gpa: `typed-grade-${n}`,
        skills: [`typed-subject-${n}`],
        start_date: `${1980 + n}-01`,
        end_date: `${1981 + n}-01`,
        description: description("study", n),
      }),
    ],
    ["skills", (n) => ({ title: `typed-group-${n}`, info: [`typed-skill-${n}`, `typed-craft-${n}`] })],
    [
      "projects",
      (n) => ({
        title: `typed-project-${n}`,
        description: description("making", n),
        technologies: [`typed-technology-${n}`],
        url: `https://example.test/typed-link-${n}`,
      }),
    ],
  ];
  const sent: unknown[] = [];
  for (const [collection, of] of entries) {
    for (const n of several) {
      const answer = await owner.call("POST", `/websites/${site.id}/${collection}`, of(n));
      expect(answer.status, answer.raw).toBe(201);
      sent.push(of(n));
    }
  }
  for (const [category, data] of Object.entries(formData)) {
    const answer = await owner.call("PUT", `/websites/${site.id}/template-data/${category}`, { data });
    expect(answer.status, answer.raw).toBe(200);
    sent.push(data);
  }
  return { id: site.id, words: [...new Set(JSON.stringify([site, sent]).match(inEveryText))] };
}

async function stored(owner: Person, id: number): Promise<unknown> {
  const { body } = await owner.call("GET", `/websites/${id}/data`);
  const { experience, education, skills, projects } = body;
  return { experience, education, skills, projects };
}

describe("R2.7-18 switching between all templates", () => {
  let owner: Person;
  let site: Awaited<ReturnType<typeof aFilledSite>>;
  let before: unknown;
  beforeAll(async () => {
    owner = await aPerson(app, { plan: "premium" });
    site = await aFilledSite(owner);
    before = await stored(owner, site.id);
  });

  test("begins with a site that says much", () => {
    expect(site.words.length).toBeGreaterThan(400);
  });

  // One after the other on the same site: each begins with what the one before has left.
  test.each(templateManifests.map(({ slug }) => slug))(
    "R2.7-18 %s keeps every word that the owner typed, on the page and in the data",
    async (slug) => {
      const applied = await owner.call("PUT", `/websites/${site.id}/template`, { template_slug: slug });
      expect(applied.status, applied.raw).toBe(200);
      const page = await app.http.inject({ method: "GET", url: "/p/much-to-tell" });
      const body = page.payload.replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>/g, "");
      expect(site.words.filter((word) => !body.includes(word))).toEqual([]);
      expect(await stored(owner, site.id)).toEqual(before);
    },
  );
});
