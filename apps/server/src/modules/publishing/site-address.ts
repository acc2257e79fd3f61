import { isAllowedSubdomain, isHostName, planRules, type PlanName } from "@vitrine/model";
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

/**
 * The name of the site that a text means: its name itself, or the address of one of its pages.
 * @returns null where the text names none
 */
export function siteNameIn(text: string, { appUrl, sitesHost }: OwnHosts): SiteName | null {
  const plain = text.trim().toLowerCase();
  if (isSiteName(plain)) return plain;
  const url = URL.parse(/^https?:\/\//.test(plain) ? plain : `https://${plain}`);
  if (!url) return null;
  const below = /^\/p\/([^/]+)/.exec(url.pathname)?.[1];
  if (url.host === new URL(appUrl).host) return below !== undefined && isSiteName(below) ? below : null;
  const name = url.host.endsWith(`.${sitesHost}`) ? url.host.slice(0, -sitesHost.length - 1) : url.hostname;
  return isSiteName(name) ? name : null;
}

/**
 * The address of a site under its domain, reached by the same protocol and port as the application;
 * null on a plan without domains.
 */
export function urlOfDomain(domain: string, plan: PlanName, appUrl: string): string | null {
  if (!planRules[plan].customDomains) return null;
  const url = new URL("/", appUrl);
  url.hostname = domain;
  return url.href;
}

/** The address that a site's pages call their own: its domain when it has one (contract.md 14). */
export function canonicalUrl({ website, plan }: OwnedSite, path: string, appUrl: string): string {
  const root = website.domain && urlOfDomain(website.domain, plan, appUrl);
  return root ? new URL(path, root).href : `${appUrl}/p/${website.subdomain ?? ""}${path}`;
}

/** Where the pages of a site lie, as it was asked for; without a slash at the end. */
export function baseUrl({ website }: OwnedSite, { name, at }: SiteRequest): string {
  return at === "root" ? "" : `/p/${website.subdomain ?? name}`;
}
