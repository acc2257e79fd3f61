import { expect, test } from "vitest";
import { documentAt, lowerCased, pageAt } from "./site-paths.ts";

test.each([
  ["", { kind: "home" }],
  ["/", { kind: "home" }],
  ["/blog", { kind: "archive" }],
  ["/blog/", { kind: "archive" }],
  ["/blog/a-post-2", { kind: "article", slug: "a-post-2" }],
  ["/blog/a-post-2/", { kind: "article", slug: "a-post-2" }],
  ["/rss.xml", { kind: "feed" }],
  ["/sitemap.xml", { kind: "sitemap" }],
  ["/robots.txt", { kind: "robots" }],
  ["/blog/A", null],
  ["/blog/a--b", null],
  ["/blog/a/b", null],
  ["/blog/..", null],
  ["/other", null],
  ["//", null],
])("at %j a site serves %j", (path, document) => {
  expect(documentAt(path)).toEqual(document);
});

test("only pages are pages", () => {
  expect(pageAt("/blog/a")).toEqual({ kind: "article", slug: "a" });
  expect(pageAt("/rss.xml")).toBeNull();
});

test.each([
  ["/BLOG/A-Post", "/blog/a-post"],
  ["/RSS.xml", "/rss.xml"],
  ["/blog/a", "/blog/a"],
  ["/Other", "/Other"],
])("the case of %j is mended to %j", (path, expected) => {
  expect(lowerCased(path)).toBe(expected);
});

test("a card lies below the page that it is of", () => {
  expect(documentAt("/card.png")).toEqual({ kind: "card", of: { kind: "home" } });
  expect(documentAt("/work/oak-chair/card.png")).toEqual({ kind: "card", of: { kind: "work", slug: "oak-chair" } });
  expect(documentAt("/blog/a/card.png")).toEqual({ kind: "card", of: { kind: "article", slug: "a" } });
  expect([documentAt("/blog/card.png"), documentAt("/contact/card.png"), documentAt("/rss.xml/card.png")]).toEqual([
    null,
    null,
    null,
  ]);
});
