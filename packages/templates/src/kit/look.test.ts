import { emptyLook, type Look } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { loadTemplate } from "../browser.ts";
import { loadDefinition } from "../load-template.ts";
import { templateSlugs } from "../registry.ts";
import { accentFaultOf, templateChoices } from "../server.ts";
import { contrast } from "../view/colour.ts";
import { accentFault, lookChoices } from "./look.ts";

const css = async (slug: string, look: Partial<Look>) => (await loadTemplate(slug, { ...emptyLook, ...look })).css;

describe.each(templateSlugs)("%s", (slug) => {
  test("offers six palettes and three pairings, its own first, and draws each of them", async () => {
    const { palettes, pairings } = lookChoices(await loadDefinition(slug));
    expect(palettes.length).toBeGreaterThanOrEqual(6);
    expect(pairings).toHaveLength(3);
    expect([palettes[0]?.id, pairings[0]?.id]).toEqual(["own", "own"]);
    const sheets = await Promise.all([
      ...palettes.map(({ id }) => css(slug, { palette: id })),
      ...pairings.slice(1).map(({ id }) => css(slug, { pairing: id })),
    ]);
    expect(new Set(sheets).size).toBe(sheets.length);
  });

  test("knows every family that it names in every pairing", async () => {
    const plain = await css(slug, {});
    const families = (sheet: string): Set<string | undefined> =>
      new Set([...sheet.matchAll(/@font-face{font-family:"([^"]+)"/g)].map(([, name]) => name));
    for (const { id } of lookChoices(await loadDefinition(slug)).pairings) {
      expect(families(await css(slug, { pairing: id }))).toEqual(families(plain));
    }
  });
});

test("loads the faces of a pairing in place of the template's own, and none of them before it is chosen", async () => {
  expect(await css("minimal", {})).not.toContain("newsreader");
  const chosen = await css("minimal", { pairing: "journal" });
  expect(chosen).toMatch(/font-family:"Spectral"[^}]*source-serif-4-latin-wght/);
  expect(chosen).not.toContain("spectral-latin");
});

test("what a template does not know does not apply", async () => {
  const plain = await css("default", {});
  expect(await css("default", { palette: "no-such", pairing: "no-such" })).toBe(plain);
  expect(await css("default", { palette: "own", pairing: "own", density: "regular" })).toBe(plain);
});

test("a density moves the spaces on screens", async () => {
  expect(await css("default", { density: "compact" })).toContain("@media screen{:root{--s-xs:0.563rem");
  expect(await css("default", { density: "airy" })).toContain("--s-xl:3.9rem");
});

test("own CSS holds below header and content alone, word for word", async () => {
  const own = 'h2 { content: "/*" } p::after { content: "*/" }';
  expect(await css("default", { css: own })).toContain(`@scope(.site>:not(.foot,.skip)){${own}\n}`);
});

test("chosen colours stand above those of the template's form", async () => {
  const { ownerStyle } = await loadDefinition("modern");
  expect(ownerStyle).toBeDefined();
  const view = { modern: { theme: { primary: "#ff0000", accent: "#00ff00", background: "solid" } } } as never;
  const style = async (look: Partial<Look>) =>
    (await loadTemplate("modern", { ...emptyLook, ...look })).ownerStyle(view);
  expect(await style({})).toContain("#ff0000");
  expect(await style({ palette: "own" })).toContain("#ff0000");
  expect(await style({ palette: "moss" })).toBe("");
  expect(await style({ accent: "#123e8a" })).toBe("");
});

describe("an accent", () => {
  test.each(["#ffff00", "#ffffff", "#9db2ff"])("%s is refused on white, with one that holds", async (accent) => {
    const design = await loadDefinition("modern-minimal");
    const fault = accentFault(design, { palette: null }, accent);
    expect(fault).toMatchObject({ required: 4.5 });
    expect(fault?.ratio).toBeLessThan(4.5);
    const nearest = fault?.nearest ?? "";
    expect(contrast(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(accentFault(design, { palette: null }, nearest)).toBeNull();
  });

  test.each(["#123e8a", "#0a6b52", "#b3261e"])("%s holds on white", async (accent) => {
    expect(accentFault(await loadDefinition("modern-minimal"), { palette: null }, accent)).toBeNull();
  });
});

test("the server is told what can be chosen, and why a colour cannot", async () => {
  const { palettes } = await templateChoices("default");
  expect(palettes.map(({ id }) => id)).toContain("own");
  const { palette } = await loadDefinition("default");
  expect(await accentFaultOf("default", { palette: null }, palette.light.bg)).not.toBeNull();
});
