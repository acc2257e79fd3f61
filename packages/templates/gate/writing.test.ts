import { gzipSync } from "node:zlib";
import type { PublicArticle } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { personaFor } from "../src/personas/index.ts";
import { templateSlugs } from "../src/registry.ts";
import { renderArchive, renderArticle } from "../src/server.ts";
import { hostileText } from "./data-cases.ts";
import { htmlFaults } from "./html-faults.ts";
import { ParsedPage } from "./parsed-page.ts";

const slugs = templateSlugs;
const blogBase = "/p/jo";

const anArticle = (parts: Partial<PublicArticle> = {}): PublicArticle => ({
  id: 1,
  title: "What a lock gate taught me",
  slug: "lock-gate",
  excerpt: "Three notes from a winter on the water.",
  published_at: "2026-02-03T10:00:00.000Z",
  updated_at: "2026-02-04T10:00:00.000Z",
  tags: ["water", "steel"],
  content: "<h2>Before</h2><p>It leaked.</p><pre><code>measure --all</code></pre><ul><li>Grease</li></ul>",
  meta_description: "Notes on a lock gate.",
  pictures: [],
  ...parts,
});

const options = (slug: string, place: string) => ({
  slug,
  baseUrl: blogBase,
  canonicalUrl: `https://vitrine.example${blogBase}${place}`,
  branding: true,
  assetsPath: "/site-assets/",
});

const headings = (page: ParsedPage) => page.parts.map(({ tag }) => tag).filter((tag) => /^h[123]$/.test(tag));
const hosts = (page: ParsedPage) => [
  ...page.all("link", { rel: "preload" }).map((link) => link.attribute("href") ?? ""),
  ...page.all("script").flatMap((script) => script.attribute("src") ?? []),
];

describe.each(slugs)("the blog of %s", (slug) => {
  const { site } = personaFor(slug);

  test("draws an article as one valid page of text with its words, its data and nothing from elsewhere", async () => {
    const { html } = await renderArticle(site, anArticle(), options(slug, "/blog/lock-gate"));
    const page = new ParsedPage(html);
    expect(await htmlFaults(html)).toEqual([]);
    expect(headings(page)[0]).toBe("h1");
    expect(page.all("h1")).toHaveLength(1);
    const text = page.first("body")?.text() ?? "";
    for (const words of ["What a lock gate taught me", "It leaked.", "measure --all", "Grease", "water"]) {
      expect(text).toContain(words);
    }
    expect(hosts(page).filter((address) => !address.startsWith("/site-assets/"))).toEqual([]);
    const data = JSON.parse(page.first("script", { type: "application/ld+json" })?.text() ?? "null") as unknown;
    expect(JSON.stringify(data)).toContain("BlogPosting");
    const style = page.first("style")?.text() ?? "";
    expect(gzipSync(style).length).toBeLessThanOrEqual(22_000);
  });

  test("shows hostile words of an article and of the list as text", async () => {
    const article = anArticle({
      title: hostileText,
      excerpt: hostileText,
      tags: [hostileText],
      meta_description: hostileText,
    });
    const one = new ParsedPage((await renderArticle(site, article, options(slug, "/blog/lock-gate"))).html);
    const { html } = await renderArchive({ ...site, blogPosts: [article] }, options(slug, "/blog"));
    const list = new ParsedPage(html);
    for (const page of [one, list]) {
      expect(page.first("body")?.text()).toContain(hostileText);
      expect(page.parts.filter((part) => part.attributeNames().includes("onerror"))).toEqual([]);
      expect(page.all("img", { src: "x" })).toEqual([]);
    }
    expect(await htmlFaults(html)).toEqual([]);
  });

  test("lists posts in their order, each leading to its page", async () => {
    const posts = ["first", "second", "third"].map((word, index) =>
      anArticle({ id: index, title: `The ${word}`, slug: word }),
    );
    const list = new ParsedPage((await renderArchive({ ...site, blogPosts: posts }, options(slug, "/blog"))).html);
    const links = list
      .all("a")
      .filter((link) => link.isWithin(list.first("main")))
      .flatMap((link) => link.attribute("href") ?? [])
      .filter((href) => href.startsWith(`${blogBase}/blog/`));
    expect([...new Set(links)]).toEqual(posts.map((post) => `${blogBase}/blog/${post.slug}`));
  });
});
