import { hasPlanFeature, type PlanName, type WebsiteSummary } from "@vitrine/model";
import { useSession } from "./session/session-store.ts";

type Addressed = Pick<WebsiteSummary, "domain" | "status" | "public_url">;
type Named = Pick<WebsiteSummary, "domain" | "subdomain">;

/**
 * The address under which a website is shown to others, as its pages call their own: a published one under the domain
 * of its owner's, while their plan has such. Whom a private one is shown to, only the product's own host knows.
 * @param origin of the product
 */
export function siteAddress({ domain, status, public_url }: Addressed, plan: PlanName, origin: string): string | null {
  if (public_url === null) return null;
  if (!domain || status !== "published" || !hasPlanFeature(plan, "custom_domains"))
    return new URL(public_url, origin).href;
  const url = new URL("/", origin);
  url.hostname = domain;
  return url.href;
}

/** What a website's address is called where the whole has no room: a domain is kept on other plans, and answers on none. */
export function siteName({ domain, subdomain }: Named, plan: PlanName): string | null {
  return (hasPlanFeature(plan, "custom_domains") ? domain : null) ?? subdomain;
}

/** `siteName` for the person who is signed in. */
export function useSiteName(website: Named): string | null {
  const { user } = useSession();
  return siteName(website, user?.current_plan ?? "free");
}

/** `siteAddress` for the person who is signed in. */
export function useSiteAddress(website: Addressed | null | undefined): string | null {
  const { user } = useSession();
  return website ? siteAddress(website, user?.current_plan ?? "free", window.location.origin) : null;
}
