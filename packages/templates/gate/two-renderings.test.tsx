// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { loadTemplate, toSiteView } from "../src/browser.ts";
import { registry } from "../src/registry.ts";
import { dataCases } from "./data-cases.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const slugs = registry.map(({ manifest }) => manifest.slug);

describe.each(slugs)("%s", (slug) => {
  test.each(Object.entries(dataCases))("draws the same body in the preview and on the page: %s", async (_, site) => {
    const { Component, manifest } = await loadTemplate(slug);
    const view = toSiteView(site, { family: manifest.family, baseUrl: "/p/jo", branding: true });
    const mounted = document.createElement("div");
    const root = createRoot(mounted);
    await act(async () => root.render(<Component view={view} />));
    const published = document.createElement("div");
    published.innerHTML = renderToStaticMarkup(<Component view={view} />);
    const mountedHtml = comparable(mounted);
    await act(async () => root.unmount());
    expect(mountedHtml).toBe(comparable(published));
  });
});

/** Attribute order and the spelling of styles differ between the two writers, the meaning must not. */
function comparable(root: Element): string {
  for (const element of root.querySelectorAll("*")) {
    const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.toSorted(([a], [b]) => a.localeCompare(b))) {
      element.setAttribute(name, name === "style" ? value.replace(/\s*([:;])\s*/g, "$1").replace(/;$/, "") : value);
    }
  }
  return root.innerHTML;
}
