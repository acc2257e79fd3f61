// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { keepParts, loadTemplate, toSiteView, type SiteInput, type SiteView } from "../src/browser.ts";
import { personaFor } from "../src/personas/index.ts";
import { templateSlugs } from "../src/registry.ts";

type Edit = (site: SiteInput) => Partial<SiteInput>;

/**
 * What an owner does one after the other, in rounds; each edit leaves most of the site as it is, and no edit of a round
 * touches what another one changed, so that what one has left behind is still seen at the end of its round.
 */
const rounds: readonly (readonly Edit[])[] = [
  [
    () => ({ intro: "A sentence that nobody wrote before." }),
    (site) => ({ contact: { ...site.contact, title: "Another title", location: "Elsewhere" } }),
    (site) => ({
      experience: site.experience.map((role, index) => (index === 0 ? { ...role, position: "Head" } : role)),
    }),
    (site) => ({ education: site.education.slice(1) }),
  ],
  [
    (site) => ({ skills: site.skills.toReversed() }),
    () => ({ languages: [{ name: "Basque", level: "B1" }], interests: ["Chess"] }),
    () => ({ template_data: {}, full_name: "Nadia Longname Example" }),
  ],
  [() => ({ intro: "", description: "", experience: [] })],
];

test.each(templateSlugs)("%s: an edited page is the page that would be drawn afresh", async (slug) => {
  const { Component, manifest } = await loadTemplate(slug);
  const edited = document.createElement("div");
  const root = createRoot(edited);
  let site: SiteInput = personaFor(slug).site;
  let view: SiteView | null = null;
  const show = async (parts: Partial<SiteInput>) => {
    site = keepParts(site, { ...site, ...parts });
    view = keepParts(view, toSiteView(site, { family: manifest.family, baseUrl: "/p/jo", branding: true }));
    const shown = view;
    flushSync(() => root.render(<Component view={shown} />));
    return shown;
  };
  let shown = await show({});
  for (const round of rounds) {
    for (const edit of round) shown = await show(edit(site));
    const copy = structuredClone(shown);
    const afresh = document.createElement("div");
    const other = createRoot(afresh);
    flushSync(() => other.render(<Component view={copy} />));
    expect(edited.isEqualNode(afresh), round.join("; ")).toBe(true);
    flushSync(() => other.unmount());
  }
  flushSync(() => root.unmount());
});
