import type { QueryOf, ReplyOf, contract } from "@vitrine/contract";
import { isNewSubdomain, subdomainMessage, subdomainSchema } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "../auth/index.ts";
import { formerSubdomains, freeSuggestions, isSubdomainFree } from "./subdomains.ts";
import { takenSubdomainMessage, type Target, type WebsiteWriter } from "./writer.ts";

type Dependencies = { db: Db; clock: Clock; writer: WebsiteWriter };
type WebsitesContract = typeof contract.websites;

/** The addresses that websites can have and had (contract.md 9). */
export function createWebsiteAddresses({ db, clock, writer }: Dependencies) {
  return {
    async availability(
      caller: Caller,
      query: QueryOf<WebsitesContract["subdomainAvailability"]>,
    ): Promise<ReplyOf<WebsitesContract["subdomainAvailability"]>["data"]> {
      const checked = subdomainSchema.safeParse(query.subdomain);
      const subdomain = query.subdomain.trim().toLowerCase();
      if (!checked.success || !isNewSubdomain(subdomain)) {
        return { subdomain, available: false, reason: checked.error?.issues[0]?.message ?? subdomainMessage };
      }
      const claim = { subdomain, userId: caller.userId, websiteId: query.website_id ?? null, now: clock.now() };
      const available = await isSubdomainFree(db, claim);
      return { subdomain, available, reason: available ? null : takenSubdomainMessage };
    },

    /** Subdomains that the caller could take for a website of a person, the best first. */
    async suggestSubdomains(
      caller: Caller,
      { website_id, ...person }: QueryOf<WebsitesContract["suggestSubdomains"]>,
    ): Promise<string[]> {
      return freeSuggestions(db, person, { userId: caller.userId, websiteId: website_id ?? null, now: clock.now() });
    },

    /** The former addresses that lead to a website, and until when. */
    async formerAddresses(target: Target): Promise<{ subdomain: string; until: string }[]> {
      const { id } = await writer.owned(db, target, false);
      const former = await formerSubdomains(db, id, clock.now());
      return former.map(({ subdomain, until }) => ({ subdomain, until: iso(until) }));
    },
  };
}
