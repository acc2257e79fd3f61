import { describe, expect, test } from "vitest";
import { rendered } from "../gate/rendered.ts";
import { anArrangedSite } from "../gate/sectioned-site.ts";
import { loadDefinition } from "./load-template.ts";
import { templateSlugs } from "./registry.ts";
import { toSiteView } from "./view/to-site-view.ts";

/** More places than these would leave little to arrange. */
const mostSlots = 6;

async function orders(slug: string, order: "given" | "reversed" | "turned") {
  const site = anArrangedSite(order);
  const { manifest } = await loadDefinition(slug);
  const { sections } = toSiteView(site, { family: manifest.family, baseUrl: "/p/jo", branding: true });
  const { html, page } = await rendered(slug, `arranged ${order}`, site);
  const ids = page.parts.flatMap((part) => part.attribute("id") ?? []);
  const anchors = sections.map(({ anchor }) => anchor);
  const known = new Set(anchors);
  return { html, page, ids, anchors, shown: ids.filter((id) => known.has(id)) };
}

const pairsOf = (list: readonly string[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => `${one} < ${other}`));

describe.each(templateSlugs)("%s", (slug) => {
  test("shows every visible section once, and nothing that is hidden", async () => {
    const { html, anchors, shown } = await orders(slug, "reversed");
    expect(shown.toSorted()).toEqual(anchors.toSorted());
    expect(anchors).not.toContain("awards");
    expect(html).not.toContain("Concealed");
  });

  test("keeps the owner's order in each of its places", async () => {
    const given = await orders(slug, "given");
    const reversed = await orders(slug, "reversed");
    const turned = await orders(slug, "turned");
    // The second section of experience is the first one in the reversed order, so that anchors change places.
    const steady = ({ shown }: typeof given) => shown.filter((anchor) => !anchor.startsWith("experience"));
    const forwards = new Set(pairsOf(steady(given)));
    const backwards = new Set(pairsOf(steady(reversed).toReversed()));
    const asGiven = pairsOf(given.anchors.filter((anchor) => !anchor.startsWith("experience")));
    const isFree = (pair: string) => forwards.has(pair) && backwards.has(pair);
    const isFixed = (pair: string) => forwards.has(pair) !== backwards.has(pair);
    expect(asGiven.filter((pair) => !isFree(pair) && !isFixed(pair))).toEqual([]);
    const slots = steady(given).filter((anchor) => {
      const earlier = steady(given).slice(0, steady(given).indexOf(anchor));
      return !earlier.some((other) => isFree(`${other} < ${anchor}`));
    });
    expect(slots.length).toBeLessThanOrEqual(mostSlots);
    const turnedPairs = new Set(pairsOf(steady(turned)));
    const wanted = pairsOf(turned.anchors).filter(
      (pair) => isFree(pair) || isFree(pair.split(" < ").toReversed().join(" < ")),
    );
    expect(wanted.filter((pair) => !turnedPairs.has(pair))).toEqual([]);
  });

  test("leads every link of its own to a place on the page, each of which is there once", async () => {
    const { page, ids } = await orders(slug, "reversed");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const links = page.all("a").flatMap((link) => link.attribute("href") ?? []);
    const targets = links.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
    expect(targets.filter((target) => !target || !ids.includes(target))).toEqual([]);
  });
});
