import type { Db } from "../../db/connection.ts";
import type { CheckedRecord } from "../../db/schema/domains.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { DnsUnavailable, type Dns } from "../../ports/dns/dns.ts";
import { domainMessages } from "./messages.ts";
import { checkRecords, isProved, wantedRecords, type FrontDoor } from "./records.ts";
import * as repository from "./repository.ts";
import type { ClaimRow } from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; dns: Dns; door: () => FrontDoor };

/** Looks records up and settles whose a domain is: of whoever proved it first and still can. */
export function createProver({ db, clock, dns, door }: Dependencies) {
  const lookUp = ({ domain, token }: ClaimRow) => checkRecords(dns, wantedRecords(domain, token, door()), door());

  /** The other website that has a domain, unless its proof was taken down; silence takes nothing from anybody. */
  async function otherHolder(domain: string, websiteId: number): Promise<{ holder: ClaimRow; isLost: boolean } | null> {
    const holder = await repository.findHolder(db, domain);
    if (!holder || holder.website_id === websiteId) return null;
    const isHeld = await lookUp(holder).then(isProved, () => true);
    return { holder, isLost: !isHeld };
  }

  async function settle(inside: Db, claim: ClaimRow, found: CheckedRecord[]): Promise<ClaimRow> {
    const proved = isProved(found);
    const status = proved ? "verified" : "failed";
    await repository.lockWebsite(inside, claim.website_id);
    const settled = await repository.settleClaim(inside, claim, {
      status,
      checked_records: found,
      checked_at: clock.now(),
    });
    if (!settled) throw new AppError("invalid_state", { message: domainMessages.none });
    await repository.setDomain(inside, claim.website_id, proved ? claim.domain : null);
    return settled;
  }

  /** Takes a domain from a website whose proof is gone; a holder of whom that is not known keeps it. */
  async function displace(inside: Db, { domain, website_id }: ClaimRow, lost: ClaimRow | null): Promise<void> {
    const holder = await repository.findHolder(inside, domain);
    if (!holder || holder.website_id === website_id) return;
    if (holder.token !== lost?.token) throw new AppError("invalid_state", { message: domainMessages.taken });
    await settle(inside, holder, []);
  }

  return {
    /** Whether another website proved a domain and still can. */
    async isHeldByOther(domain: string, websiteId: number): Promise<boolean> {
      const other = await otherHolder(domain, websiteId);
      return other !== null && !other.isLost;
    },

    /**
     * Looks a claim's records up and settles its status; the domain is the website's only while it is proved.
     * @throws AppError unavailable, invalid_state when another website has the domain or the claim is gone
     */
    async check(claim: ClaimRow): Promise<ClaimRow> {
      const found = await lookUp(claim).catch(refuseSilence);
      const other = isProved(found) ? await otherHolder(claim.domain, claim.website_id) : null;
      return db.transaction(async (inside) => {
        await repository.lockDomains(inside);
        if (isProved(found)) await displace(inside, claim, other?.isLost ? other.holder : null);
        return settle(inside, claim, found);
      });
    },
  };
}

function refuseSilence(error: unknown): never {
  if (!(error instanceof DnsUnavailable)) throw error;
  throw new AppError("unavailable", { message: domainMessages.noAnswer, retryAfterSeconds: 60, cause: error });
}
