import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { aFullSite } from "../../gate/a-site.ts";
import load from "../../starter/index.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { newTemplate } from "../../bin/new-template.ts";
import { readOutside } from "./read-outside.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "outside-"));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function change(facts: Record<string, unknown>): void {
  const file = path.join(directory, "plain-sheet", "manifest.json");
  const manifest: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, ...facts }));
}

test("a new template stands in the catalogue as it is; other folders are none", () => {
  const folder = newTemplate({ directory, slug: "plain-sheet" });
  mkdirSync(path.join(directory, "notes"));
  const [found, ...others] = readOutside(directory);
  expect(found).toMatchObject({ folder, manifest: { slug: "plain-sheet", name: "Plain sheet", tier: "free" } });
  expect(others).toEqual([]);
  expect(readOutside(undefined)).toEqual([]);
});

test("what cannot stand in it is said with its file", () => {
  expect(() => readOutside(path.join(directory, "gone"))).toThrow(/does not exist/);
  newTemplate({ directory, slug: "plain-sheet" });
  change({ tier: "gold" });
  expect(() => readOutside(directory)).toThrow(/plain-sheet.manifest\.json: tier: /);
  change({ tier: "pro", slug: "other" });
  expect(() => readOutside(directory)).toThrow(/must be the name of its folder/);
  writeFileSync(path.join(directory, "plain-sheet", "manifest.json"), "{");
  expect(() => readOutside(directory)).toThrow(/manifest\.json is not JSON/);
});

test("a template is begun once, under a slug that is nobody's", () => {
  newTemplate({ directory, slug: "plain-sheet" });
  expect(() => newTemplate({ directory, slug: "plain-sheet" })).toThrow(/there already/);
  expect(() => newTemplate({ directory, slug: "modern" })).toThrow(/has a template "modern" already/);
  expect(() => newTemplate({ directory, slug: "Plain Sheet" })).toThrow(/kebab-case/);
});

test("what a new template begins with draws a whole page", async () => {
  const design = await load();
  const view = toSiteView(aFullSite(2), { family: "default", baseUrl: "", branding: false });
  const markup = renderToStaticMarkup(createElement(design.Component, { view }));
  expect(markup).toContain("Sentinel-role-2");
  expect(design.css).toContain("--print-rule");
  expect(design.fonts.filter(({ preload }) => preload)).toHaveLength(1);
});
