import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { trialDays } from "@vitrine/model";
import type { Caller } from "../../http/session.ts";
import type { Billing } from "../billing/index.ts";

type Dependencies = {
  billing: Pick<Billing, "current" | "provider">;
  publicSiteSuffix: () => string;
  supportEmail: string;
  socialLogins: string[];
  isBetaEnabled: () => Promise<boolean>;
};

/** What an installation and a subscription allow (contract.md 3 config, 6.1). */
export function createAccountService(dependencies: Dependencies) {
  const { billing } = dependencies;
  return {
    async config(): Promise<ReplyOf<typeof contract.account.getConfig>["data"]> {
      return {
        social_logins: dependencies.socialLogins,
        linkedin_import: true,
        payment_provider: billing.provider,
        beta_access_enabled: await dependencies.isBetaEnabled(),
        trial_days: trialDays,
        public_site_suffix: dependencies.publicSiteSuffix(),
        support_email: dependencies.supportEmail,
      };
    },

    currentSubscription: (caller: Caller) => billing.current(caller),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
