import { templateManifests } from "@vitrine/templates/catalogue";
import { expect, test } from "vitest";
import { shownTemplates } from "./shown-templates.ts";

test("every template beside a form is one of the catalogue, under its name", () => {
  const known = templateManifests.map(({ slug, name, category }) => ({ slug, name, category }));
  for (const shown of shownTemplates) expect(known).toContainEqual(shown);
  expect(new Set(shownTemplates.map(({ slug }) => slug)).size).toBe(shownTemplates.length);
});
