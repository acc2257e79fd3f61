// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import type { PublicArticle } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { personaFor } from "../src/personas/index.ts";
import { templateSlugs } from "../src/registry.ts";
import { renderArchive, renderArticle } from "../src/server.ts";
import { hostileText } from "./data-cases.ts";
import { htmlFaults } from "./html-faults.ts";

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

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const headings = (page: Document) => [...page.querySelectorAll("h1,h2,h3")].map(({ tagName }) => tagName);
const hosts = (page: Document) =>
  [...page.querySelectorAll("link[rel=preload],script[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );

describe.each(slugs)("the blog of %s", (slug) => {
  const { site } = personaFor(slug);

  test("draws an article as one valid page of text with its words, its data and nothing from elsewhere", async () => {
    const { html } = await renderArticle(site, anArticle(), options(slug, "/blog/lock-gate"));
    const page = parsed(html);
    expect(await htmlFaults(html)).toEqual([]);
    expect(headings(page)[0]).toBe("H1");
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    const text = page.body.textContent ?? "";
    for (const words of ["What a lock gate taught me", "It leaked.", "measure --all", "Grease", "water"]) {
      expect(text).toContain(words);
    }
    expect(hosts(page).filter((address) => !address.startsWith("/site-assets/"))).toEqual([]);
    const data = JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "null") as unknown;
    expect(JSON.stringify(data)).toContain("BlogPosting");
    const style = page.querySelector("style")?.textContent ?? "";
    expect(gzipSync(style).length).toBeLessThanOrEqual(22_000);
  });

  test("shows hostile words of an article and of the list as text", async () => {
    const article = anArticle({
      title: hostileText,
      excerpt: hostileText,
      tags: [hostileText],
      meta_description: hostileText,
    });
    const one = parsed((await renderArticle(site, article, options(slug, "/blog/lock-gate"))).html);
    const { html } = await renderArchive({ ...site, blogPosts: [article] }, options(slug, "/blog"));
    const list = parsed(html);
    for (const page of [one, list]) {
      expect(page.body.textContent).toContain(hostileText);
      expect(page.querySelectorAll("[onerror],img[src=x]")).toHaveLength(0);
    }
    expect(await htmlFaults(html)).toEqual([]);
  });

  test("lists posts in their order, each leading to its page", async () => {
    const posts = ["first", "second", "third"].map((word, index) =>
      anArticle({ id: index, title: `The ${word}`, slug: word }),
    );
    const list = parsed((await renderArchive({ ...site, blogPosts: posts }, options(slug, "/blog"))).html);
    const links = [...list.querySelectorAll(`main a[href^="${blogBase}/blog/"]`)].map((link) =>
      link.getAttribute("href"),
    );
    expect([...new Set(links)]).toEqual(posts.map((post) => `${blogBase}/blog/${post.slug}`));
  });
});
