// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { aFullSite } from "../gate/a-site.ts";
import { loadDefinition } from "./load-template.ts";
import { templateSlugs } from "./registry.ts";
import { keepParts } from "./view/keep-parts.ts";
import type { SiteView } from "./view/site-view.ts";
import { toSiteView } from "./view/to-site-view.ts";

/** React's own mark on a node: the properties that it was drawn with last. */
function drawnProperties(page: Element): unknown[] {
  return [...page.querySelectorAll("*")].map((node) => {
    const mark = Object.keys(node).find((name) => name.startsWith("__reactProps"));
    return mark && (node as unknown as Record<string, unknown>)[mark];
  });
}

const site = aFullSite(20);

/** The head of a page with its list of sections; a section of twenty entries has more. */
const mostAnew = 80;

test.each(templateSlugs)("a key in the introduction has %s draw few elements anew", async (slug) => {
  const { Component, manifest } = await loadDefinition(slug);
  const page = document.createElement("div");
  const root = createRoot(page);
  let view: SiteView | null = null;
  const show = (intro: string) => {
    const shown = keepParts(
      view,
      toSiteView({ ...site, intro }, { family: manifest.family, baseUrl: "", branding: true }),
    );
    view = shown;
    flushSync(() => root.render(<Component view={shown} />));
    return drawnProperties(page);
  };
  show("I plan wards");
  const before = show("I plan wards.");
  const after = show("I plan wards..");
  expect(after).toHaveLength(before.length);
  const anew = after.filter((properties, index) => properties !== before[index]).length;
  expect(anew).toBeGreaterThan(0);
  expect(anew).toBeLessThan(mostAnew);
});
