/** Where the files of the templates are served. */
export const assetsPath = "/site-assets/";

/** A page of a site. */
export type SitePath =
  | { kind: "home" }
  | { kind: "archive" }
  | { kind: "article"; slug: string }
  /** The page of one project. */
  | { kind: "work"; slug: string }
  /** The form on which visitors write to the owner, and the thanks after it was sent. */
  | { kind: "contact"; isSent: boolean };

/** Everything that a site serves under its own address. */
export type SiteDocument =
  | SitePath
  | { kind: "robots" }
  | { kind: "sitemap" }
  | { kind: "feed" }
  /** The site's address to be read by a phone, and its owner's business card. */
  | { kind: "qr" }
  | { kind: "vcard" }
  /** The picture that shared links to a page show. */
  | { kind: "card"; of: CardedPath };

/** The pages that have a card of their own; that of all posts shows the site's. */
export type CardedPath = Extract<SitePath, { kind: "home" | "work" | "article" }>;

/** Where a page's card lies, below the page itself. */
export const cardFile = "/card.png";

const fixedPaths: Readonly<Record<string, SiteDocument>> = {
  "": { kind: "home" },
  "/blog": { kind: "archive" },
  "/contact": { kind: "contact", isSent: false },
  "/contact/sent": { kind: "contact", isSent: true },
  "/robots.txt": { kind: "robots" },
  "/sitemap.xml": { kind: "sitemap" },
  "/rss.xml": { kind: "feed" },
  "/qr.svg": { kind: "qr" },
  "/contact.vcf": { kind: "vcard" },
};

/** What a site serves at a path below its address, with or without a slash at the end; null for nothing. */
export function documentAt(path: string): SiteDocument | null {
  if (path.endsWith(cardFile)) {
    const of = pageAt(path.slice(0, -cardFile.length));
    return of && hasCard(of) ? { kind: "card", of } : null;
  }
  const clean = path.replace(/\/$/, "");
  const [, part, slug] = /^\/(blog|work)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(clean) ?? [];
  if (slug) return { kind: part === "work" ? "work" : "article", slug };
  return fixedPaths[clean] ?? null;
}

/** The page at a path; null for other documents and for nothing. */
export function pageAt(path: string): SitePath | null {
  const found = documentAt(path);
  return found && isPage(found) ? found : null;
}

function hasCard(path: SitePath): path is CardedPath {
  return path.kind === "home" || path.kind === "work" || path.kind === "article";
}

export function isPage(document: SiteDocument): document is SitePath {
  return ["home", "archive", "article", "work", "contact"].includes(document.kind);
}

/** The path in lower case where only its case keeps it from naming a document; otherwise as it is. */
export function lowerCased(path: string): string {
  const lower = path.toLowerCase();
  return documentAt(path) === null && documentAt(lower) !== null ? lower : path;
}
