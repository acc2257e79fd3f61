// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadTemplate, toSiteView } from "@vitrine/templates/browser";
import { templateManifests } from "@vitrine/templates/catalogue";
import { personaFor } from "@vitrine/templates/personas";
import { entryAt, headingsIn, shownSections, type ShownSections } from "./entries.ts";

const lists = ["experience", "education", "projects"] as const;

/** Each entry by its heading as it is found from the place where the heading stands. */
function findAll(sections: ShownSections, list: (typeof lists)[number]): (number | null)[] {
  const block = document.getElementById(list);
  const entries = sections[list]?.entries ?? [];
  return block ? headingsIn(block, entries).map((heading) => entryAt(heading, block, entries)) : [];
}

test.each(templateManifests.map(({ slug }) => slug))("the entries of %s are found by their words", async (slug) => {
  const { Component, manifest } = await loadTemplate(slug);
  const { site } = personaFor(slug);
  const view = toSiteView(site, { family: manifest.family, baseUrl: "", branding: false });
  document.body.innerHTML = renderToStaticMarkup(<Component view={view} />);
  const sections = shownSections(site, view.sections);
  for (const list of lists) {
    const ids = (sections[list]?.entries ?? []).map(({ id }) => id);
    expect(new Set(findAll(sections, list)), list).toEqual(new Set(ids));
  }
});
