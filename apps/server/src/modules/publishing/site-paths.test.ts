import { expect, test } from "vitest";
import { documentAt, pageAt, subdomainOfHost } from "./site-paths.ts";

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

test("a host below the sites' host names a site, reserved names do not", () => {
  expect(subdomainOfHost("Jane-Doe.sites.example", "sites.example:3000")).toBe("jane-doe");
  expect(subdomainOfHost("sites.example", "sites.example")).toBeNull();
  expect(subdomainOfHost("www.sites.example", "sites.example")).toBeNull();
  expect(subdomainOfHost("jane.other.example", "sites.example")).toBeNull();
});
