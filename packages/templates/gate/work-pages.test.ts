import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { project, role, study } from "../src/personas/persona.ts";
import { templateSlugs } from "../src/registry.ts";
import { renderSite, renderWork } from "../src/server.ts";
import type { InputProject } from "../src/view/site-input.ts";
import { aSite } from "./a-site.ts";
import { hostileText } from "./data-cases.ts";
import { htmlFaults } from "./html-faults.ts";
import { ParsedPage } from "./parsed-page.ts";

const base = "/p/jo";
const options = (slug: string, place: string) => ({
  slug,
  baseUrl: base,
  canonicalUrl: `https://vitrine.example${base}${place}`,
  branding: true,
  assetsPath: "/site-assets/",
});
const picture = (id: number) => ({
  media_id: id,
  img: `/media/shot-${id}.jpg`,
  width: 1440,
  height: 960,
  alt: `Shot ${id}`,
  caption: `Caption ${id}`,
  cover: id === 1,
  placeholder: "#334455",
  sources: [{ url: `/media/shot-${id}-480.avif`, width: 480, type: "image/avif" }],
});

const bridge: InputProject = project(1, {
  title: "A bridge for bicycles",
  description: "Crosses the canal in one span.",
  technologies: ["Timber", "Steel"],
  date: "Jan 2021 - Mar 2022",
  pictures: [picture(1), picture(2), picture(3)],
  role: "Structural lead",
  client: "City of Kraków",
  body: [
    { type: "heading", text: "Before" },
    { type: "text", text: "People carried their bicycles down the stairs." },
    { type: "pictures", media_ids: [2] },
    { type: "quote", text: "I cross it twice a day.", by: "A neighbour" },
    { type: "figures", items: [{ value: "38 m", label: "span" }] },
    { type: "list", items: ["No pillar in the water"] },
    { type: "code", text: "f = 5 q l^4 / 384 EI" },
    { type: "link", url: "https://example.org/film", label: "A film of the lifting" },
  ],
});
const shed = project(2, {
  title: "Boat shed",
  description: "Holds nine boats.",
  slug: "shed",
  body: [{ type: "text", text: "Nine boats." }],
});
const plain = project(3, { title: "Without a page", description: "Stands in the list only." });
const site = aSite({ projects: { Other: [bridge, shed, plain] } });

describe.each(templateSlugs)("the pages of projects in %s", (slug) => {
  test("are valid, say all that the project says, and nothing from elsewhere is asked for", async () => {
    const rendered = await renderWork(site, "a-bridge-for-bicycles", options(slug, "/work/a-bridge-for-bicycles"));
    const html = rendered?.html ?? "";
    const page = new ParsedPage(html);
    expect(await htmlFaults(html)).toEqual([]);
    expect(page.all("h1")).toHaveLength(1);
    const text = (page.first("body")?.text() ?? "").replaceAll("\u00a0", " ");
    const words = ["A bridge for bicycles", "one span", "Timber", "Structural lead", "City of Kraków", "Jan 2021"];
    const parts = ["Before", "down the stairs", "twice a day", "A neighbour", "38 m", "No pillar", "384 EI", "lifting"];
    for (const word of [...words, ...parts, "Caption 1", "Caption 2", "Caption 3"]) expect(text).toContain(word);
    expect(page.all("img", { alt: "Shot 2" }).length).toBeGreaterThan(0);
    expect(page.first("source", { type: "image/avif" })?.attribute("srcset")).toContain("480w");
    expect(page.first("a", { rel: "next" })?.attribute("href")).toBe(`${base}/work/shed`);
    expect(page.first("meta", { property: "og:image" })?.attribute("content")).toContain("/media/shot-1.jpg");
    expect(page.first("script", { type: "application/ld+json" })?.text()).toContain("CreativeWork");
    expect(gzipSync(page.first("style")?.text() ?? "").length).toBeLessThanOrEqual(22_000);
  });

  test("are led to from the list, for projects that have one", async () => {
    const page = new ParsedPage((await renderSite(site, options(slug, ""))).html);
    const links = page.all("a").flatMap((link) => link.attribute("href") ?? []);
    const doors = links.filter((href) => href.startsWith(`${base}/work/`));
    expect(new Set(doors)).toEqual(new Set([`${base}/work/a-bridge-for-bicycles`, `${base}/work/shed`]));
    expect(page.all("img", { fetchpriority: "high" }).length).toBeLessThanOrEqual(1);
  });
});

test("a picture on the first screen is asked for before all others, one far below is not", async () => {
  const urgent = async (parts: Parameters<typeof aSite>[0]) => {
    const page = new ParsedPage((await renderSite({ ...site, ...parts }, options("default", ""))).html);
    return page.all("img", { fetchpriority: "high" }).map((image) => image.attribute("alt"));
  };
  expect(await urgent({})).toEqual(["Shot 1"]);
  const jobs = [role(1, { position: "Engineer", name: "Works", date: "2020" })];
  expect(
    await urgent({ experience: jobs, education: [study(1, { degree: "BSc", name: "School", date: "2015" })] }),
  ).toEqual([]);
});

test("hostile words stay words, and unknown and hidden projects have no page", async () => {
  const hostile = project(1, {
    title: hostileText,
    description: hostileText,
    client: hostileText,
    slug: "x",
    body: [{ type: "code", text: hostileText }],
  });
  const html = (await renderWork(aSite({ projects: { Other: [hostile] } }), "x", options("default", "/work/x")))?.html;
  const page = new ParsedPage(html ?? "");
  const scripts = page.all("script").filter((script) => script.attribute("src") === null);
  expect(scripts.map((script) => script.attribute("type"))).toEqual(["application/ld+json"]);
  expect(page.first("body")?.text()).toContain(hostileText.trim().slice(0, 20));
  expect(await renderWork(site, "without-a-page", options("default", "/work/without-a-page"))).toBeNull();
  const section = {
    id: 9,
    kind: "projects",
    title: null,
    layout: "designed" as const,
    entry_ids: [1, 2, 3],
    entries: [],
  };
  const hidden = { ...site, sections: [{ ...section, hidden_entry_ids: [2] }] };
  expect(await renderWork(hidden, "shed", options("default", "/work/shed"))).toBeNull();
});
