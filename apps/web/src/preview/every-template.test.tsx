// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadTemplate, toSiteView, type SiteInput } from "@vitrine/templates/browser";
import { templateManifests } from "@vitrine/templates/catalogue";
import { personaFor } from "@vitrine/templates/personas";
import { entriesOf, entryAt, headingsIn } from "./entries.ts";

const lists = ["experience", "education", "projects"] as const;

/** Each entry by its heading as it is found from the place where the heading stands. */
function findAll(site: SiteInput, list: (typeof lists)[number]): (number | null)[] {
  const block = document.getElementById(list);
  const entries = entriesOf(site)[list] ?? [];
  return block ? headingsIn(block, entries).map((heading) => entryAt(heading, block, entries)) : [];
}

test.each(templateManifests.map(({ slug }) => slug))("the entries of %s are found by their words", async (slug) => {
  const { Component, manifest } = await loadTemplate(slug);
  const { site } = personaFor(slug);
  const view = toSiteView(site, { family: manifest.family, baseUrl: "", branding: false });
  document.body.innerHTML = renderToStaticMarkup(<Component view={view} />);
  for (const list of lists) {
    const ids = (entriesOf(site)[list] ?? []).map(({ id }) => id);
    expect(new Set(findAll(site, list)), list).toEqual(new Set(ids));
  }
});
