import { isAllowedSubdomain } from "@vitrine/model";

/** Where the files of the templates are served. */
export const assetsPath = "/site-assets/";

/** A page of a site. */
export type SitePath = { kind: "home" } | { kind: "archive" } | { kind: "article"; slug: string };

/** Everything that a site serves under its own address. */
export type SiteDocument = SitePath | { kind: "robots" } | { kind: "sitemap" } | { kind: "feed" };

const fixedPaths: Readonly<Record<string, SiteDocument>> = {
  "": { kind: "home" },
  "/blog": { kind: "archive" },
  "/robots.txt": { kind: "robots" },
  "/sitemap.xml": { kind: "sitemap" },
  "/rss.xml": { kind: "feed" },
};

/** What a site serves at a path below its address, with or without a slash at the end; null for nothing. */
export function documentAt(path: string): SiteDocument | null {
  const clean = path.replace(/\/$/, "");
  const slug = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(clean)?.[1];
  return slug ? { kind: "article", slug } : (fixedPaths[clean] ?? null);
}

/** The page at a path; null for other documents and for nothing. */
export function pageAt(path: string): SitePath | null {
  const found = documentAt(path);
  return found && isPage(found) ? found : null;
}

export function isPage(document: SiteDocument): document is SitePath {
  return document.kind === "home" || document.kind === "archive" || document.kind === "article";
}

/** The name in front of the sites' host; null for the host itself, for other hosts and for reserved names. */
export function subdomainOfHost(hostname: string, sitesHost: string): string | null {
  const suffix = `.${sitesHost.replace(/:\d+$/, "").toLowerCase()}`;
  const host = hostname.toLowerCase();
  const name = host.endsWith(suffix) ? host.slice(0, -suffix.length) : "";
  return isAllowedSubdomain(name) ? name : null;
}
