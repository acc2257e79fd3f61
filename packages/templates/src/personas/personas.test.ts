import { expect, test } from "vitest";
import { templateManifests } from "../catalogue.ts";
import { personaFor, personas } from "./index.ts";

test("R3.3-65 the nine sample sites of the document have ids from 1001 to 1009, later ones further ids, each once", () => {
  const ids = personas.map((persona) => persona.demoSiteId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id <= 1009).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 9 }, (_, index) => 1001 + index),
  );
  // Ids of real websites begin above 10000.
  expect(ids.every((id) => id < 10_000)).toBe(true);
});

test("R3.3-81 the default person shows every template without one of its own, and unknown ones", () => {
  expect(personaFor("default").id).toBe("default");
  expect(personaFor("modern").id).toBe("default");
  expect(personaFor("no-such-template").id).toBe("default");
});

test("R3.3-75 people of the category Academic show data-viz, bio-lab, chem-lab and academic-vision", () => {
  const slugs = ["data-viz", "dataviz", "bio-lab", "biolab", "chem-lab", "chemlab", "academic-vision"];
  expect(slugs.map((slug) => personaFor(slug).category)).toEqual(slugs.map(() => "Academic"));
  expect(slugs.map((slug) => personaFor(slug).id)).toEqual([
    "academic",
    "academic",
    "biologist",
    "biologist",
    "biologist",
    "biologist",
    "academic",
  ]);
});

test("R3.3-79 the minimal person shows minimal, minimal-pro and glassmorphism", () => {
  expect(
    ["minimal", "minimal-pro", "glassmorphism", "modern-glassmorphism"].map((slug) => personaFor(slug).id),
  ).toEqual(Array.from({ length: 4 }, () => "minimal"));
});

test("R3.3-80 the premium person shows aurora, nexus, quantum and eco-vision", () => {
  expect(["aurora", "nexus", "quantum", "eco-vision", "nexus-3d"].map((slug) => personaFor(slug).id)).toEqual(
    Array.from({ length: 5 }, () => "premium"),
  );
});

test("a template's manifest names the person that shows it", () => {
  for (const manifest of templateManifests) expect(manifest.persona).toBe(personaFor(manifest.slug).id);
});
