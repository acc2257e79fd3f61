import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aSite } from "../gate/a-site.ts";
import { dataCases, hostileText } from "../gate/data-cases.ts";
import { familyFigures } from "../gate/family-data.ts";
import { htmlFaults } from "../gate/html-faults.ts";
import { heldCases, shortCases } from "../gate/own-cases.ts";
import { faultsOf } from "../gate/page-audit.ts";
import { rendered } from "../gate/rendered.ts";
import { findManifest, templateManifests } from "./catalogue.ts";
import { loadDefinition } from "./load-template.ts";
import { templateLoaders, templateSlugs } from "./registry.ts";
import { contrast } from "./view/colour.ts";

const slugs = templateSlugs;

describe("the list of templates", () => {
  test("R1.2.4-02 has a folder for each template and a template for each folder", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !["kit", "outside", "view", "personas", "custom-css"].includes(entry.name),
      )
      .map((entry) => entry.name);
    expect(folders.toSorted()).toEqual(slugs.toSorted());
  });

  test("is the same in the catalogue and in the registry", async () => {
    const registered = await Promise.all(Object.values(templateLoaders).map((load) => load()));
    expect(registered.map(({ manifest }) => manifest)).toEqual(templateManifests);
    expect(templateManifests.map(({ slug }) => slug)).toEqual(slugs);
  });

  test("finds a manifest by its slug and by an alias", () => {
    expect(findManifest("default")?.name).toBe("Default");
    expect(findManifest("no-such-template")).toBeUndefined();
  });
});

describe.each(slugs)("%s", (slug) => {
  test.each(heldCases(slug))("holds the case '%s'", async (name) => {
    const site = dataCases[name] ?? aSite();
    expect(faultsOf(await rendered(slug, name, site), site)).toEqual({});
  });

  test.each(shortCases(slug))("is valid HTML in the case '%s'", async (name) => {
    const { html, markup } = await rendered(slug, name, dataCases[name] ?? aSite());
    // The style is the template's, but for the words that an owner put into it.
    expect(await htmlFaults(name === "hostile strings" ? html : markup)).toEqual([]);
  });

  test("says only the name when only the name is known", async () => {
    const site = dataCases["name only"];
    if (!site) throw new Error("The case is missing.");
    const { page } = await rendered(slug, "name only", site);
    expect(page.first("header")?.text().trim()).toBe("Jo Marlow");
    expect(page.first("main")?.text()).toBe("");
  });

  test.each(["data of every family", "data of every family in one record"])(
    "shows every number that was entered: %s",
    async (name) => {
      const { text } = await rendered(slug, name, dataCases[name] ?? aSite());
      expect(familyFigures.filter((figure) => !text.includes(String(figure)))).toEqual([]);
    },
  );

  test("shows hostile text as text", async () => {
    const site = dataCases["hostile strings"];
    if (!site) throw new Error("The case is missing.");
    const { text } = await rendered(slug, "hostile strings", site);
    expect(text).toContain(hostileText.replace(/\s+/g, " "));
  });

  test("holds the contrast of its colour roles in both modes", async () => {
    const { palette } = await loadDefinition(slug);
    for (const roles of [palette.light, palette.dark]) {
      for (const ground of [roles.bg, roles.surface]) {
        expect(contrast(roles.ink, ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(roles.muted, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(roles.accent, ground)).toBeGreaterThanOrEqual(4.5);
        if (roles.second) expect(contrast(roles.second, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(roles.onAccent, roles.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(roles.edge, roles.bg)).toBeGreaterThanOrEqual(3);
    }
  });

  test("carries a manifest that the recommender can use", () => {
    const manifest = findManifest(slug);
    expect(path.basename(import.meta.dirname)).toBe("src");
    expect(manifest?.match.professions.length).toBeGreaterThanOrEqual(10);
    expect(manifest?.match.keywords.length).toBeGreaterThanOrEqual(10);
    expect(manifest?.features.length).toBeGreaterThanOrEqual(3);
    expect(manifest?.description.length).toBeGreaterThan(30);
  });
});
