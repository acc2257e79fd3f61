import {
  completeParsedData,
  generateTemplateData,
  parsedDataSchema,
  recommendTemplate,
  templateDataFamilies,
  type ParsedData,
} from "@vitrine/model";
import fc from "fast-check";
import { templateManifests } from "@vitrine/templates/catalogue";
import { expect, test } from "vitest";

const now = new Date("2026-11-21T10:00:00Z");
const word = fc
  .string({ unit: fc.constantFrom("a", "b", "x", "z", "ä", "ß", " ", "<", "&"), minLength: 1, maxLength: 12 })
  .map((text) => `q${text.trim()}`);
const date = fc.constantFrom("", "2012", "2019-03", "2024-11");
const categories = fc.constantFrom(
  "Software tools",
  "Research",
  "Specialities",
  "Leadership",
  "Animation",
  "Materials",
  "Other",
);

const cvs: fc.Arbitrary<ParsedData> = fc
  .record({
    personal_info: fc.record({ name: word, title: word }),
    experiences: fc.array(
      fc.record({
        position: fc.oneof(
          word,
          word.map((text) => `Head of ${text}`),
        ),
        company: word,
        start_date: date,
        description: word,
      }),
      { maxLength: 4 },
    ),
    skills: fc.array(fc.record({ name: word, category: categories }), { maxLength: 6 }),
    certifications: fc.array(fc.record({ name: word, issuer: word, date }), { maxLength: 3 }),
    publications: fc.array(fc.record({ title: word }), { maxLength: 3 }),
    awards: fc.array(fc.record({ title: word, issuer: word, date }), { maxLength: 3 }),
  })
  .map((parts) => completeParsedData(parsedDataSchema.parse(parts)));

/** Every text and number inside a value. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}

/** The words that dates may be written with beside what the CV says. */
const dateWords = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Present)\b/g;

test("every text of the template data is made of the CV's own, and no figure is worked out", () => {
  fc.assert(
    fc.property(cvs, fc.constantFrom(...templateDataFamilies), (cv, family) => {
      const said = leavesOf(cv).filter((leaf) => typeof leaf === "string");
      for (const leaf of leavesOf(generateTemplateData(cv, family))) {
        expect(typeof leaf).toBe("string");
        let rest = String(leaf).replace(dateWords, "");
        for (const text of said.toSorted((a, b) => b.length - a.length))
          if (text !== "") rest = rest.replaceAll(text, "");
        rest = rest.replace(/\b(?:2012|2019|2024)\b/g, "");
        expect(rest).toMatch(/^[\s,–-]*$/);
      }
    }),
  );
});

test("whatever the catalogue holds: three alternatives, best first, without the recommended, by the plan's rule", () => {
  fc.assert(
    fc.property(cvs, (cv) => {
      const given = recommendTemplate(cv, { manifests: templateManifests, plan: "free", hasPicture: false, now });
      const chosen = templateManifests.find(({ slug }) => slug === given.recommended_template);
      expect(chosen?.tier).toBe("free");
      const others = given.alternative_templates;
      expect(others).toHaveLength(Math.min(3, templateManifests.length - 1));
      expect(others.map(({ template }) => template)).not.toContain(given.recommended_template);
      expect(others.map(({ score }) => score)).toEqual(others.map(({ score }) => score).toSorted((a, b) => b - a));
      for (const other of others) {
        const isFree = templateManifests.find(({ slug }) => slug === other.template)?.tier === "free";
        expect(other.is_premium ?? false).toBe(!isFree);
      }
    }),
    { numRuns: 40 },
  );
});
