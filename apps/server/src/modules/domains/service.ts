import { randomBytes } from "node:crypto";
import { durations, hasPlanFeature, type CustomDomain, type PublicSite } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { requireFeature } from "../../http/plan-feature.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Dns } from "../../ports/dns/dns.ts";
import { isoOrNull } from "../auth/index.ts";
import { ownerOfHost, plainHost, urlOfDomain, type PublishingService } from "../publishing/index.ts";
import { loadOwnedWebsite, lockOwnedWebsite, type WebsiteRow } from "../websites/index.ts";
import { domainMessages } from "./messages.ts";
import { createProver } from "./prove-domain.ts";
import { wantedRecords, withFindings, type FrontDoor } from "./records.ts";
import * as repository from "./repository.ts";
import type { ClaimRow } from "./repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  dns: Dns;
  publishing: PublishingService;
  /** Addresses of the front door, for domains that cannot have an alias. */
  addresses: readonly string[];
};
/** Domains that are looked up side by side in the background. */
const checkedAtOnce = 10;

type Target = { caller: Caller; id: number };

/** Domains of their owners' own: claimed, proved by a DNS record, given up (contract.md 9). */
export function createDomainsService({ db, clock, dns, publishing, addresses }: Dependencies) {
  const door = (): FrontDoor => ({ host: plainHost(publishing.hosts().sitesHost), addresses });
  const prover = createProver({ db, clock, dns, door });
  const wantedOf = ({ domain, token }: ClaimRow) => wantedRecords(domain, token, door());

  async function owned({ caller, id }: Target): Promise<WebsiteRow> {
    const row = await loadOwnedWebsite(db, caller.userId, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  /** The same, with every other write to the website and to domains waiting until the transaction ends. */
  async function locked(inside: Db, { caller, id }: Target): Promise<void> {
    await repository.lockDomains(inside);
    if (!(await lockOwnedWebsite(inside, caller.userId, id))) throw new AppError("not_found");
  }

  function present(claim: ClaimRow | null, caller: Caller): CustomDomain {
    if (!claim) return { domain: null, status: null, records: [], checked_at: null, url: null };
    const { domain, status } = claim;
    return {
      domain,
      status,
      records: withFindings(wantedOf(claim), claim.checked_records),
      checked_at: isoOrNull(claim.checked_at),
      url: status === "verified" ? urlOfDomain(domain, caller.plan, publishing.appUrl()) : null,
    };
  }

  function requireForeign(domain: string): void {
    const owner = ownerOfHost(domain, publishing.hosts());
    if (owner.kind !== "site" || owner.name !== domain) throw invalidField("domain", domainMessages.own);
  }

  return {
    /** For the check before a body is read: existence and ownership (contract.md 1.2). */
    requireOwned: async (target: Target): Promise<void> => void (await owned(target)),

    async get(target: Target): Promise<CustomDomain> {
      await owned(target);
      return present(await repository.findClaim(db, target.id), target.caller);
    },

    /** @throws AppError not_found, feature_requires_upgrade, validation_failed for a domain that is ours or another's */
    async claim(target: Target, domain: string): Promise<CustomDomain> {
      requireFeature(target.caller, "custom_domains", domainMessages.upgrade);
      requireForeign(domain);
      if (await prover.isHeldByOther(domain, target.id)) throw invalidField("domain", domainMessages.taken);
      const claim = await db.transaction(async (inside) => {
        await locked(inside, target);
        const current = await repository.findClaim(inside, target.id);
        if (current?.domain === domain) return current;
        const token = randomBytes(16).toString("hex");
        await repository.putClaim(inside, { websiteId: target.id, domain, token, now: clock.now() });
        await repository.setDomain(inside, target.id, null);
        return repository.findClaim(inside, target.id);
      });
      return present(claim, target.caller);
    },

    /** @throws AppError not_found, feature_requires_upgrade, invalid_state, unavailable when name servers do not answer */
    async verify(target: Target): Promise<CustomDomain> {
      await owned(target);
      requireFeature(target.caller, "custom_domains", domainMessages.upgrade);
      const claim = await repository.findClaim(db, target.id);
      if (!claim) throw new AppError("invalid_state", { message: domainMessages.none });
      return present(await prover.check(claim), target.caller);
    },

    /** Looks at claims that are not proved yet for their first days, so that nobody has to wait at the page. */
    async checkWaiting(): Promise<void> {
      const waiting = await repository.listWaiting(
        db,
        new Date(clock.now().getTime() - durations.domainWaitMs),
        checkedAtOnce * 20,
      );
      const allowed = waiting.filter(({ plan }) => hasPlanFeature(plan, "custom_domains"));
      for (let start = 0; start < allowed.length; start += checkedAtOnce) {
        const batch = allowed.slice(start, start + checkedAtOnce);
        await Promise.all(batch.map(({ claim }) => prover.check(claim).catch(ignoreRefusal)));
      }
    },

    /** @throws AppError not_found, also for a website without a domain */
    async remove(target: Target): Promise<void> {
      await db.transaction(async (inside) => {
        await locked(inside, target);
        if (!(await repository.deleteClaim(inside, target.id))) throw new AppError("not_found");
        await repository.setDomain(inside, target.id, null);
      });
    },

    /**
     * The site of a host name, with the same answers as for its subdomain.
     * @throws AppError site_unavailable
     */
    async siteOfHost(host: string, caller: Caller | null): Promise<PublicSite> {
      const owner = ownerOfHost(host, publishing.hosts());
      if (owner.kind !== "site") throw new AppError("site_unavailable");
      return publishing.siteFor(owner.name, caller);
    },

    /** Whether a host is one of the application's or belongs to a site, whoever may see it. */
    async isServed(host: string): Promise<boolean> {
      const owner = ownerOfHost(host, publishing.hosts());
      return owner.kind === "application" || (owner.kind === "site" && (await publishing.isServed(owner.name)));
    },
  };
}

/** A domain that cannot be settled now waits for the next time; every other failure is a fault. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

export type DomainsService = ReturnType<typeof createDomainsService>;
