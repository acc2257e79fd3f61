/** What of a request the log needs to name its address. */
type Addressed = { method: string; url: string; routeOptions?: { url?: string | undefined } };

/** Pages whose address is a secret, however it was written: with another case or more behind it no route knows it. */
const secretPage = /^\/+(try|l)\/.*$/i;

/**
 * Method and address of a request for the log: the pattern of its route, because parts of addresses are secrets
 * (`/api/email/verify/{id}/{hash}`) or name people's sites. An address that no route has is one of the application's
 * pages, written without its query; unknown addresses of the interface are not repeated.
 */
export function requestForLog({ method, url, routeOptions }: Addressed): { method: string; path: string } {
  const pattern = routeOptions?.url;
  const path = url.split("?")[0] ?? "";
  if (pattern !== undefined && pattern !== "*") return { method, path: pattern };
  return { method, path: path.startsWith("/api/") ? "/api/*" : path.replace(secretPage, "/$1/*") };
}
