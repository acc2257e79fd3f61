import { expect, test } from "vitest";
import { personaFor, personas } from "./index.ts";

const shownBy = (...slugs: string[]) => [...new Set(slugs.map((slug) => personaFor(slug).id))];

test("R3.3-64 the nine sample people of the document exist, and each is there once", () => {
  const ids = personas.map((persona) => persona.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(personas.flatMap(({ id, demoSiteId }) => (demoSiteId <= 1009 ? [id] : [])).toSorted()).toEqual(
    [
      "academic",
      "biologist",
      "creative",
      "default",
      "engineer",
      "executive",
      "minimal",
      "premium",
      "software engineer",
    ].toSorted(),
  );
});

test("R3.3-76 the engineer shows circuit-flow, mech-blueprint, urban-blueprint, code-matrix and developer", () => {
  expect(shownBy("circuit-flow", "mech-blueprint", "urban-blueprint", "code-matrix", "developer")).toEqual([
    "engineer",
  ]);
});

test("R3.3-77 the executive shows executive-dashboard", () => {
  expect(shownBy("executive-dashboard")).toEqual(["executive"]);
  expect(personaFor("executive-dashboard").category).toBe("Business");
});

test("R3.3-78 the creative person shows creative-portfolio, studio-portfolio and system-portfolio", () => {
  expect(shownBy("creative-portfolio", "studio-portfolio", "system-portfolio")).toEqual(["creative"]);
});

test("R3.3-74 what a person adds for a template is a block of free form", () => {
  const withData = personas.filter((persona) => Object.keys(persona.site.template_data).length > 0);
  expect(withData.length).toBeGreaterThanOrEqual(5);
  for (const { site } of withData) expect(JSON.parse(JSON.stringify(site.template_data))).toEqual(site.template_data);
});
