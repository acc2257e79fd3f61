import type { OwnedSite } from "./repository.ts";
import type { OwnHosts } from "./site-address.ts";

/** A site that the caller may see, as other capabilities know it. */
export type VisibleSite = {
  id: number;
  userId: number;
  name: string;
  /** The address that its pages call their own. */
  url: string;
  /** Where it lies on the application's host. */
  base: string;
  appHost: string;
  /** Its own hosts, without ports. */
  hosts: readonly string[];
};

export function visibleSite(found: OwnedSite, url: string, { appUrl, sitesHost }: OwnHosts): VisibleSite {
  const { id, user_id, name, subdomain, domain } = found.website;
  return {
    id,
    userId: user_id,
    name,
    url,
    base: `/p/${subdomain ?? ""}`,
    appHost: new URL(appUrl).hostname,
    hosts: [`${subdomain ?? ""}.${sitesHost.replace(/:\d+$/, "")}`, ...(domain === null ? [] : [domain])],
  };
}
