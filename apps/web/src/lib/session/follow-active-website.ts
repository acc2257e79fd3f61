import type { Website } from "@vitrine/model";
import { getSession, storeActiveWebsite } from "./session-store.ts";

/** Lets what the session knows of its active website follow a change of it: name, address and who may see it. */
export function followActiveWebsite({ id, name, subdomain, domain, status, template_slug }: Website): void {
  const { activeWebsite } = getSession();
  if (activeWebsite?.id !== id) return;
  const now = { id, name, subdomain, domain, status, template_slug };
  if (JSON.stringify({ ...activeWebsite, ...now }) !== JSON.stringify(activeWebsite)) storeActiveWebsite(now);
}
