import { isAllowedSubdomain, isHostName, planRules } from "@vitrine/model";
import type { OwnedSite } from "./repository.ts";

/**
 * What a site is asked for by: its subdomain, or its verified domain. A subdomain has no dot and a
 * domain has one, so that one text stands for either wherever an address carries a site's name.
 */
export type SiteName = string;

/** The hosts of this installation: of the application, and the one below which every site has a name of its own. */
export type OwnHosts = { appUrl: string; sitesHost: string };

/** A site as it was asked for: its pages lie below `/p/{name}` or, on a host of its own, at the root. */
export type SiteRequest = { name: SiteName; at: "path" | "root" };

/** Whether a text can be the name of a site at all. */
export function isSiteName(name: string): boolean {
  return isDomainName(name) || isAllowedSubdomain(name);
}

/** Whether a site's name is a domain, not a subdomain. */
export function isDomainName(name: SiteName): boolean {
  return name.includes(".") && isHostName(name);
}

/** The domain under which a site answers now: verified, and part of its owner's plan (contract.md 6.1). */
export function servedDomain({ website, plan }: Pick<OwnedSite, "plan"> & { website: { domain: string | null } }) {
  return planRules[plan].customDomains ? website.domain : null;
}

/** The address that a site's pages call their own: its domain when it has one (contract.md 14). */
export function canonicalUrl(found: OwnedSite, path: string, appUrl: string): string {
  const domain = servedDomain(found);
  if (domain === null) return `${appUrl}/p/${found.website.subdomain ?? ""}${path}`;
  return `${onHost(domain, appUrl)}${path || "/"}`;
}

/** The address of another host of this installation: reached by the same protocol and port as the application. */
export function onHost(host: string, appUrl: string): string {
  const { protocol, port } = new URL(appUrl);
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}`;
}

/** Where the pages of a site lie, as it was asked for; without a slash at the end. */
export function baseUrl({ website }: OwnedSite, { name, at }: SiteRequest): string {
  return at === "root" ? "" : `/p/${website.subdomain ?? name}`;
}
