import { expect, test } from "vitest";
import { createElement } from "react";
import { screenAndPaper, templateOf } from "./define-template.ts";
import { latinFace } from "./kit/fonts.ts";
import { inBothModes, paletteCss } from "./kit/palette.ts";
import { manifestOf } from "./manifest-of.ts";

const manifest = manifestOf({
  slug: "plain-sheet",
  name: "Plain sheet",
  category: "Modern",
  description: "A sheet.",
  tier: "free",
  family: "default",
  persona: "minimal",
  features: [],
  palette: { bg: "#ffffff", ink: "#000000", accent: "#0000ff" },
  match: { professions: "cook,\n  pastry cook", keywords: "bread", density: 3, tone: 1, ats: true, needs: ["images"] },
});

const palette = inBothModes({
  bg: ["#ffffff", "#000000"],
  surface: ["#eeeeee", "#111111"],
  ink: ["#000000", "#ffffff"],
  muted: ["#444444", "#bbbbbb"],
  accent: ["#0000ff", "#8888ff"],
  onAccent: ["#ffffff", "#000000"],
  edge: ["#777777", "#888888"],
});

const design = {
  Component: () => createElement("main"),
  css: "",
  palette,
  fonts: latinFace("Face", ["face.woff2", "face-ext.woff2"], { weight: "400", preload: true }),
  standIns: [],
};

test("a manifest says what is its own; the usual is filled in", () => {
  expect(manifest).toMatchObject({ slug: "plain-sheet", hasDemo: true });
  expect(manifest.match).toMatchObject({ professions: ["cook", "pastry cook"], seniority: "any", needs: ["images"] });
});

test("a template has its manifest, and the faces of scripts that its own lack after those", () => {
  const template = templateOf(manifest, design);
  expect(template.manifest).toBe(manifest);
  expect(template.fonts.map(({ family, preload }) => [family, preload])).toEqual([
    ["Face", true],
    ["Face", undefined],
    ["Vazirmatn", undefined],
    ["Noto Sans Hebrew", undefined],
  ]);
});

test("a manifest that cannot stand in the catalogue is refused", () => {
  expect(() => templateOf({ ...manifest, slug: "Plain Sheet" }, design)).toThrow(/not kebab-case/);
  expect(() => templateOf({ ...manifest, name: "" }, design)).toThrow(/needs a name/);
});

test("the stage is for screens only, between the letters and the paper, which begins with the kit's", () => {
  const css = screenAndPaper({ letters: ["a{}", "b{}"], stage: ["c{}", "d{}"], paper: ["e{}"] });
  expect(css.replaceAll("\n", "")).toMatch(/^a\{\}b\{\}@media screen \{c\{\}d\{\}\}.*@media print.*e\{\}$/);
});

test("shades stand beside the roles by day, in both modes, and on paper", () => {
  const css = paletteCss(palette, { "--sky": ["#aaccff", "#112244"] });
  const [day, both, paper] = css.split(/@supports[^{]*|@media print/);
  expect(day).toContain("--edge:#777777;--sky:#aaccff");
  expect(both).toContain("--edge:light-dark(#777777,#888888);--sky:light-dark(#aaccff,#112244)");
  expect(paper).toContain("--sky:#aaccff");
});
