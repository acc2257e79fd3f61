import { randomBytes } from "node:crypto";
import {
  currency,
  planChangeKind,
  planLosses,
  planRules,
  standingOf,
  toDollars,
  type BillingCycle,
  type ChangePreview,
  type PaidPlan,
  type PlanChangeKind,
  type PlanName,
  type SubscriptionData,
} from "@vitrine/model";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { changePreviews } from "../../db/schema/billing.ts";
import { websites } from "../../db/schema/websites.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments, Terms } from "../../ports/payments/payments.ts";
import { iso } from "../auth/index.ts";
import { presentSubscriptionData } from "./present.ts";
import { atProvider } from "./provider-errors.ts";
import { quoteFor } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };
export type PlanChoice = { plan: PlanName; billing_cycle?: BillingCycle | undefined };

/** How long a price that was shown can be confirmed. */
const previewLifeMs = 15 * 60_000;

type Paying = { row: SubscriptionRow; customerId: string; subscriptionId: string; periodEnd: Date };
type PreviewRow = typeof changePreviews.$inferSelect;

/** Changes of plan: upwards at once with proration, downwards at the end of the period, always after a preview. */
export function createPlanChanges({ db, clock, payments, sync }: Dependencies) {
  /** @throws AppError invalid_state with the checkout's address, where nothing is being paid */
  async function requirePaying(userId: number, row: SubscriptionRow | null, choice: PlanChoice): Promise<Paying> {
    const account = await repository.findAccount(db, userId);
    const isActive = standingOf(row, clock.now()).status === "active";
    if (!row || !isActive || !row.provider_subscription_id || !account?.customer_id || !row.current_period_end)
      throw new AppError("invalid_state", {
        message: "Please check out to start this plan.",
        data: { checkout_url: `/checkout?plan=${choice.plan}&billing=${choice.billing_cycle ?? "monthly"}` },
      });
    return {
      row,
      customerId: account.customer_id,
      subscriptionId: row.provider_subscription_id,
      periodEnd: row.current_period_end,
    };
  }

  async function termsOf(userId: number, plan: PaidPlan, cycle: BillingCycle): Promise<Terms> {
    const { amountCents } = await quoteFor(db, { plan, cycle }, { userId, now: clock.now() });
    return { plan, cycle, amountCents };
  }

  async function countWebsites(userId: number): Promise<number> {
    const [row] = await db.select({ total: count() }).from(websites).where(eq(websites.user_id, userId));
    return row?.total ?? 0;
  }

  async function storePreview(userId: number, terms: Terms, dueCents: number, at: Date): Promise<string> {
    const id = `vpc_${randomBytes(18).toString("base64url")}`;
    await db.insert(changePreviews).values({
      id,
      user_id: userId,
      plan: terms.plan,
      billing_cycle: terms.cycle,
      price_cents: terms.amountCents,
      amount_due_cents: dueCents,
      prorated_at: at,
      expires_at: new Date(at.getTime() + previewLifeMs),
    });
    return id;
  }

  async function previewUpgrade(userId: number, paying: Paying, terms: Terms): Promise<ChangePreview> {
    const at = wholeSecond(clock.now());
    const cost = await atProvider(() => payments.previewChange(paying.customerId, paying.subscriptionId, terms, at));
    return {
      preview_id: await storePreview(userId, terms, cost.dueCents, at),
      kind: "upgrade",
      plan: terms.plan,
      billing_cycle: terms.cycle,
      effective_at: iso(at),
      lines: cost.lines.map(({ description, amountCents }) => ({ description, amount: toDollars(amountCents) })),
      amount_due: toDollars(cost.dueCents),
      credit: toDollars(Math.max(0, -cost.totalCents)),
      currency,
      next_charge: { amount: toDollars(terms.amountCents), at: iso(cost.periodEnd) },
      losses: [],
    };
  }

  async function preview(userId: number, choice: PlanChoice): Promise<ChangePreview> {
    const row = await repository.findSubscription(db, userId);
    const cycle = choice.billing_cycle ?? row?.billing_cycle ?? "monthly";
    if (choice.plan === "free") return previewFree(row, await countWebsites(userId));
    const paying = await requirePaying(userId, row, choice);
    const kind = planChangeKind(paying.row, { plan: choice.plan, billing_cycle: cycle });
    if (kind === "none") throw new AppError("invalid_state", { message: "You already have this plan." });
    const terms = await termsOf(userId, choice.plan, cycle);
    if (kind === "upgrade") return previewUpgrade(userId, paying, terms);
    return {
      ...nothingDue,
      preview_id: await storePreview(userId, terms, 0, wholeSecond(clock.now())),
      kind: "downgrade",
      plan: terms.plan,
      billing_cycle: cycle,
      effective_at: iso(paying.periodEnd),
      next_charge: { amount: toDollars(terms.amountCents), at: iso(paying.periodEnd) },
      losses: planLosses(paying.row.plan, terms.plan, await countWebsites(userId)),
    };
  }

  function previewFree(row: SubscriptionRow | null, websiteCount: number): ChangePreview {
    const now = clock.now();
    const { status } = standingOf(row, now);
    const isPaid = row?.status === "active" && row.provider_subscription_id !== null && row.current_period_end;
    return {
      ...nothingDue,
      kind: "to_free",
      plan: "free",
      billing_cycle: row?.billing_cycle ?? "monthly",
      effective_at: iso(isPaid && row.current_period_end && status === "active" ? row.current_period_end : now),
      next_charge: null,
      losses: planLosses(standingOf(row, now).plan, "free", websiteCount),
    };
  }

  /** Marks a preview as used, once. @throws AppError invalid_state when it is over, used, or of something else */
  async function usePreview(userId: number, id: string, terms: Terms): Promise<PreviewRow> {
    const [found] = await db
      .update(changePreviews)
      .set({ used_at: clock.now() })
      .where(
        and(
          eq(changePreviews.id, id),
          eq(changePreviews.user_id, userId),
          eq(changePreviews.plan, terms.plan),
          eq(changePreviews.billing_cycle, terms.cycle),
          eq(changePreviews.price_cents, terms.amountCents),
          gt(changePreviews.expires_at, clock.now()),
          isNull(changePreviews.used_at),
        ),
      )
      .returning();
    if (!found) throw priceChanged();
    return found;
  }

  async function upgrade(paying: Paying, terms: Terms, shown: PreviewRow | null): Promise<void> {
    const { customerId, subscriptionId } = paying;
    const at = shown?.prorated_at ?? wholeSecond(clock.now());
    if (shown) {
      const cost = await atProvider(() => payments.previewChange(customerId, subscriptionId, terms, at));
      if (cost.dueCents !== shown.amount_due_cents) throw priceChanged();
    }
    await atProvider(() => payments.changeNow(customerId, subscriptionId, terms, at));
  }

  async function toFree(userId: number, row: SubscriptionRow | null): Promise<void> {
    const now = clock.now();
    const account = await repository.findAccount(db, userId);
    const subscriptionId = row?.provider_subscription_id;
    if (!row) return;
    if (standingOf(row, now).status === "active" && subscriptionId && account?.customer_id) {
      const { customer_id: customerId } = account;
      await atProvider(() => payments.setCancelAtPeriodEnd(customerId, subscriptionId, true));
      await repository.updateSubscription(db, userId, {
        pending_plan: "free",
        pending_billing_cycle: row.billing_cycle,
        pending_price_cents: 0,
        pending_at: row.current_period_end,
      });
      await repository.recordChange(db, userId, "cancel_requested", now, row);
      return;
    }
    await endAtOnce(userId, row, account?.customer_id ?? null);
  }

  /** A trial, or a subscription that is owed for or over: the record goes at once, and the provider is told. */
  async function endAtOnce(userId: number, row: SubscriptionRow, customerId: string | null): Promise<void> {
    const subscriptionId = row.provider_subscription_id;
    await db.transaction(async (inside) => {
      await repository.lockAccount(inside, userId);
      if (subscriptionId) await repository.updateAccount(inside, userId, { left_subscription_id: subscriptionId });
      await repository.deleteSubscription(inside, userId);
      await repository.recordChange(inside, userId, "ended", clock.now(), row);
    });
    if (subscriptionId && customerId)
      await atProvider(() => payments.endNow(customerId, subscriptionId, { credits: false }));
  }

  async function toPaid(caller: Caller, row: SubscriptionRow | null, choice: PlanChoice, previewId: string | null) {
    const paying = await requirePaying(caller.userId, row, choice);
    const plan = choice.plan as PaidPlan;
    const cycle = choice.billing_cycle ?? paying.row.billing_cycle;
    const kind: PlanChangeKind = planChangeKind(paying.row, { plan, billing_cycle: cycle });
    const { customerId, subscriptionId } = paying;
    if (kind === "none") {
      if (!paying.row.cancel_at_period_end && !paying.row.pending_plan)
        throw new AppError("invalid_state", { message: `You already have the ${planRules[plan].displayName} plan.` });
      return atProvider(() => payments.setCancelAtPeriodEnd(customerId, subscriptionId, false));
    }
    const terms = await termsOf(caller.userId, plan, cycle);
    const shown = previewId ? await usePreview(caller.userId, previewId, terms) : null;
    if (kind === "upgrade") return upgrade(paying, terms, shown);
    return atProvider(() => payments.changeAtPeriodEnd(customerId, subscriptionId, terms));
  }

  return {
    /** What a change would charge and take away. @throws AppError invalid_state, payment_provider_failed */
    preview: (caller: Caller, choice: PlanChoice) => preview(caller.userId, choice),

    /** @throws AppError invalid_state, payment_provider_failed, validation_failed for a refused card */
    async change(caller: Caller, choice: PlanChoice, previewId: string | null): Promise<SubscriptionData> {
      const row = await repository.findSubscription(db, caller.userId);
      if (choice.plan === "free") await toFree(caller.userId, row);
      else await toPaid(caller, row, choice, previewId);
      await atProvider(() => sync(caller.userId));
      return presentSubscriptionData(await repository.findSubscription(db, caller.userId), clock.now());
    },
  };
}

const nothingDue = { preview_id: null, lines: [], amount_due: 0, credit: 0, currency };

const priceChanged = () =>
  new AppError("invalid_state", { message: "This price does not hold any more. Please look at the change again." });

/** Providers prorate by the second. */
const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);
