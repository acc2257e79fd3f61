// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { aSite } from "../gate/a-site.ts";
import { budgets } from "../gate/budgets.ts";
import { dataCases, hostileText } from "../gate/data-cases.ts";
import { familyFigures } from "../gate/family-data.ts";
import { htmlFaults } from "../gate/html-faults.ts";
import { rendered } from "../gate/rendered.ts";
import type { Rendered } from "../gate/rendered.ts";
import { findManifest, templateManifests } from "./catalogue.ts";
import { loadDefinition } from "./load-template.ts";
import { templateLoaders, templateSlugs } from "./registry.ts";
import { contrast } from "./view/colour.ts";

const slugs = templateSlugs;
const caseNames = Object.keys(dataCases);

describe("the list of templates", () => {
  test("R1.2.4-02 has a folder for each template and a template for each folder", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !["kit", "view", "personas"].includes(entry.name))
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
  describe.each(caseNames)("with the case '%s'", (name) => {
    let page: Rendered;
    const site = dataCases[name];
    beforeAll(async () => {
      if (!site) throw new Error(`There is no case ${name}.`);
      page = await rendered(slug, name, site);
    });

    test("shows every text that was typed", () => {
      const sentinels = new Set(JSON.stringify(site).match(/Sentinel-[\w-]+/g));
      const visible = page.text + page.document.querySelector("main")?.innerHTML;
      // A single category needs no title of its own (design book 1.10).
      const untitled = site?.skills.length === 1 ? site.skills[0]?.title : undefined;
      const missing = [...sentinels].filter((sentinel) => !visible.includes(sentinel) && sentinel !== untitled);
      expect(missing).toEqual([]);
    });

    test("shows no machine words", () => {
      expect(page.text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/);
    });

    test("has one h1 and skips no heading level", () => {
      const levels = [...page.document.querySelectorAll("h1,h2,h3,h4,h5,h6")].map((heading) =>
        Number(heading.tagName[1]),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1));
      expect([...page.document.querySelectorAll("h1,h2,h3")].filter((heading) => !heading.textContent?.trim())).toEqual(
        [],
      );
    });

    test("gives every picture an alternative text and its size", () => {
      for (const picture of page.document.querySelectorAll("img")) {
        expect(picture.getAttribute("alt")?.trim()).toBeTruthy();
        expect(picture.getAttribute("width")).toMatch(/^\d+$/);
        expect(picture.getAttribute("height")).toMatch(/^\d+$/);
      }
    });

    test("links only to safe places, and vouches for none of them", () => {
      for (const link of page.document.querySelectorAll("a[href]")) {
        const href = link.getAttribute("href") ?? "";
        expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/p\/jo\/blog\/|\/report\?site=jo$)/);
        if (/^(?:https?|mailto|tel):/.test(href)) expect(link.getAttribute("rel")).toBe("noopener nofollow ugc");
      }
    });

    test("holds no script but its own", () => {
      const scripts = [...page.document.querySelectorAll("script")];
      expect(scripts.map((script) => script.type || script.getAttribute("src"))).toEqual([
        "application/ld+json",
        expect.stringMatching(/^\/site-assets\/site-[0-9a-f]{8}\.js$/),
      ]);
      const handlers = [...page.document.querySelectorAll("*")].flatMap((element) =>
        element.getAttributeNames().filter((attribute) => attribute.startsWith("on")),
      );
      expect(handlers).toEqual([]);
      expect(() => JSON.parse(scripts[0]?.textContent ?? "")).not.toThrow();
    });

    test("is valid HTML", async () => {
      // The style is the template's, but for the words that an owner put into it.
      expect(await htmlFaults(name === "hostile strings" ? page.html : page.markup)).toEqual([]);
    });

    test("invents no year, no percentage and no section", () => {
      const source = JSON.stringify(site);
      const years = page.text.match(/\b(?:19|20)\d{2}\b/g) ?? [];
      expect(years.filter((year) => !source.includes(year))).toEqual([]);
      // A rate that was entered as a number gets its sign from the template.
      const rates = [...source.matchAll(/_rate":([\d.]+)/g)].map(([, rate]) => `${rate}%`);
      const percentages = page.text.match(/[\d.]*\d\s*%/g) ?? [];
      expect(percentages.filter((percentage) => !source.includes(percentage) && !rates.includes(percentage))).toEqual(
        [],
      );
      const empty = [...page.document.querySelectorAll("section")].filter(
        (section) => (section.querySelector(".body")?.textContent ?? "").trim() === "",
      );
      expect(empty.map((section) => section.id)).toEqual([]);
    });

    test("keeps its budget", () => {
      expect(gzipSync(page.html).length).toBeLessThanOrEqual(budgets.html);
      const drawings = [...page.document.querySelectorAll("svg")].map((svg) => svg.outerHTML).join("");
      expect(gzipSync(drawings).length).toBeLessThanOrEqual(budgets.svg);
    });

    test("asks for nothing from another host", () => {
      const sources = [...page.html.matchAll(/(?:src|url\(|href)=?["'(]+([^"')]+)/g)].map((match) => match[1] ?? "");
      const loaded = [...page.document.querySelectorAll("link[rel=preload],script[src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      );
      expect(sources.length).toBeGreaterThan(0);
      expect(loaded.filter((address) => !address.startsWith("/site-assets/"))).toEqual([]);
    });
  });

  test("says only the name when only the name is known", async () => {
    const site = dataCases["name only"];
    if (!site) throw new Error("The case is missing.");
    const { document } = await rendered(slug, "name only", site);
    expect(document.querySelector("header")?.textContent?.trim()).toBe("Jo Marlow");
    expect(document.querySelector("main")?.textContent).toBe("");
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
