/**
 * The page of a site at the path that a browser shows: `/`, `/blog`, `/blog/{slug}`,
 * `/work/{slug}` or `/contact`.
 * @param base where the site lies on the application's host; its own hosts have no such part
 * @returns null for a path at which a site has no page
 */
export function pageOfPath(path: string, base: string): string | null {
  const below = path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const clean = below.replace(/\/+$/, "").toLowerCase();
  if (clean === "") return "/";
  return /^\/(?:contact|blog|(?:blog|work)\/[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(clean) ? clean : null;
}
