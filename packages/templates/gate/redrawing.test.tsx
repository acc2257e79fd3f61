// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { keepParts, loadTemplate, toSiteView, type SiteInput, type SiteView } from "../src/browser.ts";
import { personaFor } from "../src/personas/index.ts";
import { templateSlugs } from "../src/registry.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What an owner does one after the other; each leaves most of the site as it is. */
const edits: readonly ((site: SiteInput) => Partial<SiteInput>)[] = [
  () => ({ intro: "A sentence that nobody wrote before." }),
  (site) => ({ contact: { ...site.contact, title: "Another title", location: "Elsewhere" } }),
  (site) => ({
    experience: site.experience.map((role, index) => (index === 0 ? { ...role, position: "Head" } : role)),
  }),
  (site) => ({ education: site.education.slice(1) }),
  (site) => ({ skills: site.skills.toReversed() }),
  () => ({ languages: [{ name: "Basque", level: "B1" }], interests: ["Chess"] }),
  () => ({ template_data: {}, full_name: "Nadia Longname Example" }),
  () => ({ intro: "", description: "", experience: [] }),
];

test.each(templateSlugs)("%s: an edited page is the page that would be drawn afresh", async (slug) => {
  const { Component, manifest } = await loadTemplate(slug);
  const edited = document.createElement("div");
  const root = createRoot(edited);
  let site: SiteInput = personaFor(slug).site;
  let view: SiteView | null = null;
  for (const edit of [() => ({}), ...edits]) {
    site = keepParts(site, { ...site, ...edit(site) });
    view = keepParts(view, toSiteView(site, { family: manifest.family, baseUrl: "/p/jo", branding: true }));
    const shown = view;
    await act(async () => root.render(<Component view={shown} />));
    const afresh = document.createElement("div");
    const other = createRoot(afresh);
    await act(async () => other.render(<Component view={structuredClone(shown)} />));
    expect(edited.isEqualNode(afresh), String(edit)).toBe(true);
    await act(async () => other.unmount());
  }
  await act(async () => root.unmount());
});
