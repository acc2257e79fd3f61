import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { planRules, trialDays, type PlanName } from "@vitrine/model";
import { count, eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { settings } from "../../db/schema/platform.ts";
import { websites } from "../../db/schema/websites.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { effectivePlan, findUser, isoOrNull } from "../auth/index.ts";

type SubscriptionData = ReplyOf<typeof contract.account.currentSubscription>["data"];

type Dependencies = { db: Db; publicSiteSuffix: () => string; supportEmail: string; socialLogins: string[] };

/** What an installation and a subscription allow (contract.md 3 config, 4, 6.1). */
export function createAccountService({ db, publicSiteSuffix, supportEmail, socialLogins }: Dependencies) {
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
        payment_provider: "local",
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

    async currentSubscription(caller: Caller): Promise<SubscriptionData> {
      const found = await findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      const { subscription } = found;
      const [used] = await db.select({ total: count() }).from(websites).where(eq(websites.user_id, caller.userId));
      const plan = planSummary(effectivePlan(subscription));
      return {
        subscription: subscription
          ? {
              id: subscription.id,
              status: subscription.status,
              plan: { name: subscription.plan, display_name: planRules[subscription.plan].displayName },
              limits: { portfolio_count: planRules[subscription.plan].portfolioCount },
              billing_cycle: subscription.billing_cycle,
              trial_ends_at: isoOrNull(subscription.trial_ends_at),
              current_period_end: isoOrNull(subscription.current_period_end),
              cancel_at_period_end: subscription.cancel_at_period_end,
            }
          : null,
        plan,
        limits: plan.limits,
        usage: { portfolio_count: used?.total ?? 0 },
        trial: { available: subscription === null, days: trialDays },
        has_access: caller.hasAccess,
      };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

function planSummary(name: PlanName): SubscriptionData["plan"] {
  const rules = planRules[name];
  return { name, display_name: rules.displayName, limits: { portfolio_count: rules.portfolioCount } };
}
