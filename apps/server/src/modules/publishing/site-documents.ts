type Entry = { url: string; changed?: Date };

/** Text for an element or an attribute. */
export const escapeXml = (value: string) => value.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A site map of sitemaps.org with the given addresses. */
export function siteMap(entries: readonly Entry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

/** A list of site maps, for more addresses than one may hold. */
export function siteMapIndex(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>\n`;
}

/** Lets robots in and names the site map; without one, keeps them out. */
export function robotsFile(siteMapUrl: string | null, disallowed: readonly string[] = []): string {
  if (siteMapUrl === null) return "User-agent: *\nDisallow: /\n";
  const refusals = disallowed.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\n${refusals}Allow: /\n\nSitemap: ${siteMapUrl}\n`;
}
