import { resolveTemplateSlug } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { aFullSite } from "../gate/a-site.ts";
import { findManifest } from "./catalogue.ts";
import { personaFor } from "./personas/index.ts";
import { templateSlugs } from "./registry.ts";
import { renderSite } from "./server.ts";
import type { SiteInput } from "./view/site-input.ts";

/** Every slug of the catalogue with its line of the checklist (contract.md 8.1). */
const catalogue = [
  ["R3.3-37", "default"],
  ["R3.3-38", "modern"],
  ["R3.3-39", "modern-minimal"],
  ["R3.3-40", "modern-glassmorphism"],
  ["R3.3-41", "tech-developer"],
  ["R3.3-42", "code-matrix"],
  ["R3.3-43", "creative-portfolio"],
  ["R3.3-44", "mech-blueprint"],
  ["R3.3-45", "circuit-flow"],
  ["R3.3-46", "executive-dashboard"],
  ["R3.3-47", "minimal-pro"],
  ["R3.3-48", "studio-portfolio"],
  ["R3.3-49", "system-portfolio"],
  ["R3.3-50", "nexus-3d"],
  ["R3.3-51", "aurora-luxury"],
  ["R3.3-52", "quantum-cyber"],
  ["R3.3-53", "eco-vision"],
  ["R3.3-54", "urban-blueprint"],
  ["R3.3-55", "academic-vision"],
  ["R3.3-56", "data-viz"],
  ["R3.3-57", "bio-lab"],
  ["R3.3-58", "chem-lab"],
  ["the manual form's choice", "classic"],
  ["the manual form's choice", "creative"],
  ["the manual form's choice", "minimal"],
] as const;

const registered = new Set(templateSlugs);

/** Those that came after it. */
const further = templateSlugs
  .filter((slug) => catalogue.every(([, named]) => named !== slug))
  .map((slug) => ["beyond the contract", slug] as const);

async function page(slug: string, site: SiteInput): Promise<string> {
  const address = { baseUrl: "/p/jo", canonicalUrl: "https://vitrine.example/p/jo", assetsPath: "/site-assets/" };
  return (await renderSite(site, { slug, branding: true, ...address })).html;
}

describe("the catalogue", () => {
  test("has every template of the contract", () => {
    expect(catalogue.filter(([, slug]) => !registered.has(slug))).toEqual([]);
  });

  test.each([...catalogue, ...further])(
    "%s: holds %s, and draws with it the owner's data and the sample person's",
    async (_id, slug) => {
      expect(findManifest(slug)?.slug).toBe(slug);
      const own = await page(slug, aFullSite(3));
      expect(own).toContain("Sentinel-role-2");
      expect(own).toContain("Sentinel-project-3");
      const { site } = personaFor(slug);
      const sample = await page(slug, site);
      const said = [site.experience[0]?.position, site.education[0]?.degree].filter(Boolean);
      expect(said.length).toBeGreaterThan(0);
      const text = sample.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
      expect(said.filter((words) => words && !text.includes(words))).toEqual([]);
    },
  );

  test.each(["modern", "creative", "minimal", "eco-vision"])("R3.3-62 describes %s in a sentence", (slug) => {
    expect(findManifest(slug)?.description).toMatch(/^\p{Lu}[^.]{29,}\.$/u);
  });

  test.each([
    ["developer", "tech-developer"],
    ["glassmorphism", "modern-glassmorphism"],
    ["aurora", "aurora-luxury"],
    ["nexus", "nexus-3d"],
    ["quantum", "quantum-cyber"],
    ["dataviz", "data-viz"],
    ["biolab", "bio-lab"],
    ["chemlab", "chem-lab"],
  ])("the alias %s names %s", (alias, slug) => {
    expect(resolveTemplateSlug(alias)).toBe(slug);
    expect(findManifest(alias)).toBe(findManifest(slug));
  });
});
