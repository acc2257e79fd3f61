import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spelledOut } from "../fixtures/spelled-out.ts";
import { parseCv, UnreadableDocument } from "../index.ts";

const now = new Date("2026-11-21T00:00:00Z");
const bytesOf = (resume: unknown) => Buffer.from(JSON.stringify(resume));
const read = (resume: unknown) => parseCv(bytesOf(resume), { source: "json_resume", now });

const whole = {
  basics: {
    name: "Amadou Keïta",
    label: "Agronomist",
    image: "https://pictures.example/me.jpg",
    email: "amadou@mail.example",
    phone: "+221 33 800 01 23",
    url: "https://keita.example",
    summary: "Grows more with less water.",
    location: { address: "Rue 12", postalCode: "10000", city: "Dakar", countryCode: "SN", region: "Cap-Vert" },
    profiles: [
      { network: "GitHub", username: "keita", url: "https://github.com/keita" },
      { network: "Mastodon", username: "keita" },
    ],
  },
  work: [
    {
      name: "Sahel Seeds",
      position: "Lead Agronomist",
      url: "https://sahel.example",
      startDate: "2019-04-01",
      summary: "Leads field trials.",
      highlights: ["Cut water use by a third", "Trained 40 farmers"],
    },
    { company: "Delta Farm", position: "Agronomist", startDate: "2014", endDate: "2019-03-31" },
  ],
  volunteer: [{ organization: "Tree Club", position: "Planter", startDate: "2012-01", endDate: "2013-01" }],
  education: [
    {
      institution: "UCAD",
      area: "Agronomy",
      studyType: "MSc",
      startDate: "2009",
      endDate: "2014",
      score: "16/20",
      courses: ["Soils"],
    },
  ],
  awards: [{ title: "Green Prize", date: "2021-06-01", awarder: "City of Dakar" }],
  certificates: [{ name: "Drone pilot", date: "2022", issuer: "ANACIM", url: "https://c.example" }],
  publications: [
    { name: "Millet under stress", publisher: "Field Letters", releaseDate: "2020-02-11", url: "https://p.example" },
  ],
  skills: [{ name: "Irrigation", level: "Master", keywords: ["Drip", "Sensors"] }, { name: "Negotiation" }],
  languages: [{ language: "Wolof", fluency: "Native speaker" }],
  interests: [{ name: "Football", keywords: ["Refereeing"] }],
  references: [{ name: "A. Boss", reference: "He is good." }],
  projects: [
    {
      name: "Smart well",
      description: "Pumps by sun",
      highlights: ["Built 3"],
      keywords: ["Solar"],
      startDate: "2020-01",
      endDate: "2020-12",
      url: "https://well.example",
    },
  ],
};

describe("a JSON Resume", () => {
  test("gives every section its place", async () => {
    const { cv, kind } = await read(whole);
    expect(kind).toBe("json_resume");
    expect(cv).toMatchObject({
      personal_info: {
        name: "Amadou Keïta",
        title: "Agronomist",
        location: "Dakar, Cap-Vert, SN",
        links: [
          { label: "Website", url: "https://keita.example" },
          { label: "GitHub", url: "https://github.com/keita" },
        ],
      },
      experiences: [
        {
          position: "Lead Agronomist",
          company: "Sahel Seeds",
          start_date: "2019-04",
          end_date: null,
          description: "Leads field trials.\n• Cut water use by a third\n• Trained 40 farmers",
        },
        { position: "Agronomist", company: "Delta Farm", start_date: "2014", end_date: "2019-03" },
      ],
      educations: [{ degree: "MSc, Agronomy", institution: "UCAD", gpa: "16/20", description: "• Soils" }],
      skills: [
        { name: "Drip", category: "Irrigation" },
        { name: "Sensors", category: "Irrigation" },
        { name: "Negotiation" },
      ],
      projects: [{ title: "Smart well", technologies: ["Solar"], url: "https://well.example", end_date: "2020-12" }],
      certifications: [{ name: "Drone pilot", issuer: "ANACIM", date: "2022", url: "https://c.example" }],
      languages: [{ name: "Wolof", level: "Native speaker" }],
      publications: [
        { title: "Millet under stress", venue: "Field Letters", date: "2020-02", url: "https://p.example" },
      ],
      awards: [{ title: "Green Prize", issuer: "City of Dakar", date: "2021-06" }],
      volunteer: [{ position: "Planter", company: "Tree Club", end_date: "2013-01" }],
      interests: ["Football, Refereeing"],
    });
  });

  test("every value stands in the source text at the place that its evidence names", async () => {
    expect(spelledOut(await read(whole))).toEqual([]);
  });

  test("says what was left out", async () => {
    const { diagnostics, text } = await read(whole);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      "references_left_out",
      "picture_left_out",
      "profile_left_out",
    ]);
    expect(text).not.toMatch(/He is good|Rue 12|me\.jpg/);
  });

  test("no address but one of the web becomes a link", async () => {
    const { cv } = await read({ basics: { name: "A B", url: "javascript:alert(1)" } });
    expect(cv.personal_info.links).toEqual([]);
  });

  test.each([
    ["{", "corrupt_file"],
    ["[1]", "unsupported_type"],
    ["{}", "unsupported_type"],
    ['{"name":"package","version":"1.0.0"}', "unsupported_type"],
    ["%PDF-1.4", "corrupt_file"],
  ])("%s is refused", async (text, code) => {
    const refusal = parseCv(Buffer.from(text), { source: "json_resume", now });
    await expect(refusal).rejects.toThrow(UnreadableDocument);
    await expect(refusal).rejects.toMatchObject({ code });
  });

  test("takes the first entries of an endless list and says so", async () => {
    const { cv, diagnostics } = await read({ work: Array.from({ length: 300 }, () => ({ position: "Clerk" })) });
    expect(cv.experiences).toHaveLength(100);
    expect(diagnostics.map(({ code }) => code)).toContain("import_shortened");
  });

  test("whatever the file holds, nothing that is not in it comes out", async () => {
    const key = fc.constantFrom(
      ...Object.keys(whole),
      "name",
      "position",
      "keywords",
      "startDate",
      "url",
      "title",
      "area",
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(key, tie("value"), { maxKeys: 4 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, value, { maxKeys: 5 }), async (resume) => {
        const parse = await read({ ...resume, basics: { label: "Clerk" } });
        expect(spelledOut(parse)).toEqual([]);
      }),
    );
  });
});
