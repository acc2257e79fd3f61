import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { trialDays } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { settings } from "../../db/schema/platform.ts";
import type { Caller } from "../../http/session.ts";
import { findUser } from "../auth/index.ts";
import type { Billing } from "../billing/index.ts";

type Dependencies = {
  db: Db;
  billing: Pick<Billing, "current" | "provider">;
  publicSiteSuffix: () => string;
  supportEmail: string;
  socialLogins: string[];
};

/** What an installation and a subscription allow (contract.md 3 config, 4, 6.1). */
export function createAccountService({ db, billing, publicSiteSuffix, supportEmail, socialLogins }: Dependencies) {
  async function isBetaEnabled(): Promise<boolean> {
    const [row] = await db.select().from(settings).where(eq(settings.name, "beta_access_enabled"));
    return row?.value === true;
  }

  return {
    isBetaEnabled,

    async config(): Promise<ReplyOf<typeof contract.account.getConfig>["data"]> {
      return {
        social_logins: socialLogins,
        linkedin_import: true,
        payment_provider: billing.provider,
        beta_access_enabled: await isBetaEnabled(),
        trial_days: trialDays,
        public_site_suffix: publicSiteSuffix(),
        support_email: supportEmail,
      };
    },

    async betaStatus(caller: Caller | null): Promise<ReplyOf<typeof contract.account.betaAccessStatus>["data"]> {
      const enabled = await isBetaEnabled();
      const found = caller ? await findUser(db, caller.userId) : null;
      return {
        beta_access_enabled: enabled,
        has_access: found ? !enabled || found.user.is_active || found.user.role === "admin" : null,
        granted_seen: found ? found.user.beta_access_granted_seen_at !== null : null,
      };
    },

    currentSubscription: (caller: Caller) => billing.current(caller),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
