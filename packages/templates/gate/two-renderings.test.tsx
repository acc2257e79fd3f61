// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { loadTemplate, toSiteView } from "../src/browser.ts";
import { personaFor } from "../src/personas/index.ts";
import { templateSlugs } from "../src/registry.ts";
import { dataCases } from "./data-cases.ts";
import { shareOf } from "./shards.ts";

const slugs = templateSlugs;

/** Every section, both ways of giving its data, pictures, other scripts, hostile words, and next to nothing. */
const cases = [
  "three of everything",
  "wide photo",
  "data of every family",
  "data of every family in one record",
  "hostile strings",
  "right to left",
  "name only",
];

describe.each(slugs)("%s", (slug) => {
  test.each(["its persona", ...shareOf(slug, cases, 2)])(
    "draws the same body in the preview and on the page: %s",
    async (name) => {
      const site = name === "its persona" ? personaFor(slug).site : dataCases[name];
      if (!site) throw new Error(`There is no case ${name}.`);
      const { Component, manifest } = await loadTemplate(slug);
      const view = toSiteView(site, { family: manifest.family, baseUrl: "/p/jo", branding: true });
      const mounted = document.createElement("div");
      const root = createRoot(mounted);
      flushSync(() => root.render(<Component view={view} />));
      const drawn = comparable(mounted.cloneNode(true) as Element);
      flushSync(() => root.unmount());
      const published = document.createElement("div");
      published.innerHTML = renderToStaticMarkup(<Component view={view} />);
      const expected = comparable(published);
      // The words only where they differ: writing both out takes longer than comparing them.
      if (!drawn.isEqualNode(expected)) expect(drawn.innerHTML).toBe(expected.innerHTML);
      expect(drawn.isEqualNode(expected)).toBe(true);
    },
  );
});

/** The spelling of styles and the pieces that a text is in differ between the two writers, the meaning must not. */
function comparable(root: Element): Element {
  root.normalize();
  for (const element of root.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    element.setAttribute("style", style.replace(/\s*([:;])\s*/g, "$1").replace(/;$/, ""));
  }
  return root;
}
