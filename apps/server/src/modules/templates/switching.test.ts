import { templateManifests } from "@vitrine/templates/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
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

/** A site with nine entries in every list; every text that the owner typed has a word of its own. */
async function aFilledSite(owner: Person) {
  const site = await aWebsite(owner, {
    subdomain: "much-to-tell",
    full_name: "Ada typed-name-1",
    intro: "typed-intro-1",
    description: "typed-about-1\n\ntyped-about-2",
    contact: { title: "typed-title-1", location: "typed-location-1", email: "typed-mail-1@example.test" },
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
  return { id: site.id, words: [...new Set(JSON.stringify([site, sent]).match(inEveryText))] };
}

async function stored(owner: Person, id: number): Promise<unknown> {
  const { body } = await owner.call("GET", `/websites/${id}/data`);
  const { experience, education, skills, projects } = body;
  return { experience, education, skills, projects };
}

test("R2.7-18 switching between all templates keeps every word that the owner typed, on the page and in the data", async () => {
  const owner = await aPerson(app, { plan: "premium" });
  const { id, words } = await aFilledSite(owner);
  expect(words.length).toBeGreaterThan(130);
  const before = await stored(owner, id);
  const lost: string[] = [];
  for (const { slug } of templateManifests) {
    const applied = await owner.call("PUT", `/websites/${id}/template`, { template_slug: slug });
    expect(applied.status, applied.raw).toBe(200);
    const page = await app.http.inject({ method: "GET", url: "/p/much-to-tell" });
    lost.push(...words.filter((word) => !page.payload.includes(word)).map((word) => `${slug}: ${word}`));
  }
  expect(lost).toEqual([]);
  expect(await stored(owner, id)).toEqual(before);
});
