import { personas } from "@vitrine/templates/personas";
import { expect, test } from "vitest";
import { presentDemoSite } from "./demo-site.ts";

const kinds = ["project", "research", "achievement", "speaking", "initiative", "innovation"];

test.each(personas.map((persona) => [persona.id, persona] as const))(
  "R3.3-69 R3.3-73 the sample site of %s has every list in the shape of the sources",
  (_id, persona) => {
    const site = presentDemoSite(persona) as Record<string, Record<string, unknown>[]>;
    expect(site).toMatchObject({ id: expect.any(Number), user_id: 1 });
    expect(persona.demoSiteId).toBeGreaterThan(1000);
    // The nine of the document end at 1009; ids of real websites begin above 10000.
    expect(persona.demoSiteId).toBeLessThan(10_000);
    for (const [index, entry] of (site["training"] ?? []).entries()) {
      expect(entry).toMatchObject({
        id: index + 1,
        name: expect.any(String),
        organization: expect.any(String),
        date: expect.any(String),
        description: expect.any(String),
      });
    }
    for (const project of site["projects"] ?? []) expect(kinds).toContain(project["type"]);
  },
);

test("sample sites have ids of their own", () => {
  expect(new Set(personas.map((persona) => persona.demoSiteId)).size).toBe(personas.length);
});
