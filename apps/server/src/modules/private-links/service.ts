import {
  limitErrorData,
  planRules,
  privateLinkLimitMessage,
  type NewPrivateLink,
  type PrivateLink,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { createSealer, hashPassword, hashSecret, iso, isoOrNull, newSecret } from "../auth/index.ts";
import { listSections } from "../entries/index.ts";
import { loadOwnedWebsite, lockOwnedWebsite } from "../websites/index.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; installationKey: string; appUrl: () => string };

/** What owners do with the private links of their websites. */
export function createPrivateLinksService({ db, clock, installationKey, appUrl }: Dependencies) {
  const sealer = createSealer(installationKey, "vitrine private links");

  function present(row: repository.LinkRow): PrivateLink {
    return {
      id: row.id,
      url: addressOf(row),
      name: row.name,
      expires_at: isoOrNull(row.expires_at),
      is_expired: row.expires_at !== null && row.expires_at <= clock.now(),
      has_password: row.password_hash !== null,
      sections: row.sections,
      opened: row.opened,
      last_opened_at: isoOrNull(row.last_opened_at),
      opened_by_robots: row.opened_by_robots,
      created_at: iso(row.created_at),
    };
  }

  /** A link that was sealed with another key still opens its page, but only its former readers know where it lies. */
  function addressOf({ sealed_secret, website_id }: repository.LinkRow): string | null {
    try {
      return `${appUrl()}/l/${sealer.open(sealed_secret, website_id)}`;
    } catch {
      return null;
    }
  }

  return {
    /** @throws AppError not_found for a website that is not the caller's */
    async check(caller: Caller, websiteId: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
    },

    async list(websiteId: number): Promise<PrivateLink[]> {
      return (await repository.listLinks(db, websiteId)).map(present);
    },

    /** @throws AppError not_found */
    async get(websiteId: number, id: number): Promise<PrivateLink> {
      const row = await repository.findLink(db, websiteId, id);
      if (!row) throw new AppError("not_found");
      return present(row);
    },

    /** @throws AppError not_found, validation_failed, subscription_limit_exceeded */
    async create(caller: Caller, websiteId: number, input: NewPrivateLink): Promise<PrivateLink> {
      const now = clock.now();
      const expires = input.expires_at ? new Date(input.expires_at) : null;
      if (expires !== null && expires <= now) throw invalidField("expires_at", "The end must lie in the future.");
      const secret = newSecret();
      const password_hash = input.password ? await hashPassword(input.password) : null;
      const row = await db.transaction(async (inside) => {
        if (!(await lockOwnedWebsite(inside, caller.userId, websiteId))) throw new AppError("not_found");
        const sections = input.sections ? await chosenSections(inside, websiteId, input.sections) : null;
        await requireAllowance(inside, caller, websiteId);
        return repository.insertLink(inside, {
          website_id: websiteId,
          name: input.name,
          link_hash: hashSecret(secret),
          sealed_secret: sealer.seal(secret, websiteId),
          password_hash,
          sections,
          expires_at: expires,
          created_at: now,
        });
      });
      if (!row) throw new AppError("server_error");
      return present(row);
    },

    /** @throws AppError not_found */
    async revoke(websiteId: number, id: number): Promise<void> {
      if (!(await repository.deleteLink(db, websiteId, id))) throw new AppError("not_found");
    },
  };
}

export type PrivateLinksService = ReturnType<typeof createPrivateLinksService>;

async function requireAllowance(db: Db, { plan, subscriptionStatus }: Caller, websiteId: number): Promise<void> {
  const limit = planRules[plan].privateLinks;
  const count = await repository.countLinks(db, websiteId);
  if (count < limit) return;
  throw new AppError("subscription_limit_exceeded", {
    message: privateLinkLimitMessage(plan),
    data: limitErrorData({ plan, count, isOnTrial: subscriptionStatus === "trialing" }, limit),
  });
}

/** The numbers of the sections that a link shall show, each once. */
async function chosenSections(db: Db, websiteId: number, chosen: readonly (number | string)[]): Promise<number[]> {
  const sections = await listSections(db, [websiteId]);
  const ids = chosen.flatMap((wanted) => {
    const found = sections.filter(({ id, kind }) => (typeof wanted === "number" ? id === wanted : kind === wanted));
    if (found.length === 0) throw invalidField("sections", `The website has no section "${wanted}".`);
    return found.map(({ id }) => id);
  });
  return [...new Set(ids)];
}
