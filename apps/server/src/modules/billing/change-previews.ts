import { randomBytes } from "node:crypto";
import { currency, planChangeKind, planLosses, standingOf, toDollars, type ChangePreview } from "@vitrine/model";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { changePreviews } from "../../db/schema/billing.ts";
import { websites } from "../../db/schema/websites.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments, Terms } from "../../ports/payments/payments.ts";
import { iso } from "../auth/index.ts";
import { priceChanged, requirePaying, termsOf, wholeSecond, type Paying, type PlanChoice } from "./plan-terms.ts";
import { atProvider } from "./provider-errors.ts";
import * as repository from "./repository.ts";
import type { SubscriptionRow } from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments };
export type PreviewRow = typeof changePreviews.$inferSelect;

/** How long a price that was shown can be confirmed. */
const previewLifeMs = 15 * 60_000;
const nothingDue = { preview_id: null, lines: [], amount_due: 0, credit: 0, currency };

/** What a change of plan would charge and take away, kept for as long as it can be confirmed. */
export function createChangePreviews({ db, clock, payments }: Dependencies) {
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

  return {
    /** What a change would charge and take away. @throws AppError invalid_state, payment_provider_failed */
    async show(userId: number, choice: PlanChoice): Promise<ChangePreview> {
      const row = await repository.findSubscription(db, userId);
      const cycle = choice.billing_cycle ?? row?.billing_cycle ?? "monthly";
      if (choice.plan === "free") return previewFree(row, await countWebsites(userId));
      const paying = await requirePaying({ db, clock }, userId, row, choice);
      const kind = planChangeKind(paying.row, { plan: choice.plan, billing_cycle: cycle });
      if (kind === "none") throw new AppError("invalid_state", { message: "You already have this plan." });
      const terms = await termsOf({ db, clock }, userId, choice.plan, cycle);
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
    },

    /** Marks a preview as used, once. @throws AppError invalid_state when it is over, used, or of something else */
    async use(userId: number, id: string, terms: Terms): Promise<PreviewRow> {
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
    },
  };
}
