import { standingOf } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { subscriptions } from "../../../db/schema/account.ts";
import { billingAccounts, invoices, ledgerEntries, offers } from "../../../db/schema/billing.ts";
import type { ProviderState, ProviderSubscription } from "../../../ports/payments/payments.ts";
import { chooseSubscription } from "../choose-subscription.ts";
import * as repository from "../repository.ts";
import type { SubscriptionRow } from "../repository.ts";
import type { Life } from "./billing-life.ts";

const day = 24 * 3600_000;
const nothing: ProviderState = { subscriptions: [], invoices: [], checkouts: [], card: null, creditCents: 0 };

async function providerState(life: Life): Promise<ProviderState> {
  const account = await repository.findAccount(life.db, life.caller.userId);
  return account?.customer_id ? life.payments.readState(account.customer_id, []) : nothing;
}

/** What must hold after every action, whatever events are still on their way. */
export async function checkAlways(life: Life): Promise<void> {
  const rows = await life.db
    .select({ subscription: subscriptions, customerId: billingAccounts.customer_id, spotsLeft: offers.spots_left })
    .from(offers)
    .leftJoin(subscriptions, eq(subscriptions.user_id, life.caller.userId))
    .leftJoin(billingAccounts, eq(billingAccounts.user_id, life.caller.userId))
    .where(eq(offers.kind, "launch_special"));
  const [row] = rows;
  expect(rows.length, "rows of one person").toBe(1);
  const state = row?.customerId ? await life.payments.readState(row.customerId, []) : nothing;
  const live = state.subscriptions.filter(({ status }) => status !== "canceled");
  expect(live.length, "live subscriptions").toBeLessThanOrEqual(1);
  expect(life.trials, "trials of one person").toBeLessThanOrEqual(1);
  checkAccess(life, row?.subscription ?? null, state);
  checkCharges(life, state);
  expect(row?.spotsLeft, "spots of the launch special").toBeGreaterThanOrEqual(0);
}

/** A paid plan's access is a running trial, or a subscription that the provider calls active, or did a day ago. */
function checkAccess(life: Life, row: SubscriptionRow | null, state: ProviderState): void {
  const now = life.clock.now();
  const standing = standingOf(row, now);
  if (standing.plan === "free" || !row) return;
  if (standing.isOnTrial) {
    expect(row.trial_ends_at?.getTime(), "end of the trial").toBeGreaterThan(now.getTime());
    return;
  }
  const held = state.subscriptions.find(({ id }) => id === row.provider_subscription_id);
  expect(held, "the subscription behind the access").toBeDefined();
  if (!held || (held.status === "active" && held.terms.plan === standing.plan)) return;
  expect(now.getTime() - lostAt(held, state).getTime(), "access after the right was lost").toBeLessThanOrEqual(day);
}

/** When a subscription stopped to give its right. */
function lostAt(held: ProviderSubscription, { invoices: all }: ProviderState): Date {
  const owed = all.find(({ status, subscriptionId }) => status === "open" && subscriptionId === held.id);
  if (held.status === "active") return held.periodStart;
  return owed?.at ?? held.canceledAt ?? held.periodEnd;
}

/** Every charge was shown before: a price of a period at checkout or preview, or the sum of a change. */
function checkCharges(life: Life, { invoices: all }: ProviderState): void {
  for (const invoice of all) {
    const isChange = invoice.lines.some(({ description }) => description.startsWith("Unused time"));
    if (isChange) {
      if (invoice.amountCents > 0) expect(life.shownChanges, "changes shown").toContain(invoice.amountCents);
      continue;
    }
    const [period] = invoice.lines;
    expect(life.shownPrices, "prices shown").toContain(period?.amount_cents);
    expect(invoice.amountCents, "charge against the price").toBeLessThanOrEqual(period?.amount_cents ?? 0);
  }
}

/** What must hold after one reading of the provider's state. */
export async function checkAfterSync(life: Life): Promise<void> {
  await life.billing.sync(life.caller.userId);
  const state = await providerState(life);
  await checkAgrees(life, state);
  await checkBooks(life, state);
}

async function checkAgrees(life: Life, state: ProviderState): Promise<void> {
  const row = await repository.findSubscription(life.db, life.caller.userId);
  const account = await repository.findAccount(life.db, life.caller.userId);
  const { chosen } = chooseSubscription(state);
  if (row && row.provider_subscription_id === null) {
    expect([row.status, chosen?.status ?? "canceled"]).toEqual(["trialing", "canceled"]);
    return;
  }
  const isLeft = chosen !== null && chosen.status === "canceled" && chosen.id === account?.left_subscription_id;
  if (!chosen || isLeft) {
    expect(row, "the row of what ended").toBeNull();
    return;
  }
  expect(row, "the row beside the provider's").toMatchObject({
    provider_subscription_id: chosen.id,
    status: chosen.status,
    plan: chosen.terms.plan,
    billing_cycle: chosen.terms.cycle,
    price_cents: chosen.terms.amountCents,
    current_period_start: chosen.periodStart,
    current_period_end: chosen.periodEnd,
    cancel_at_period_end: chosen.cancelAtPeriodEnd,
    canceled_at: chosen.canceledAt,
  });
  const pending = row?.pending_plan === "free" ? null : (row?.pending_plan ?? null);
  expect(pending, "the pending plan").toBe(chosen.pending?.plan ?? null);
  if (row?.pending_plan === "free") expect(chosen.cancelAtPeriodEnd, "the end that leads to free").toBe(true);
}

/** Invoices sum to the ledger, and both to what the provider took and gave back. */
async function checkBooks(life: Life, state: ProviderState): Promise<void> {
  const mine = await life.db.select().from(invoices).where(eq(invoices.user_id, life.caller.userId));
  const moved = await life.db.select().from(ledgerEntries).where(eq(ledgerEntries.user_id, life.caller.userId));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const atProvider = sum(state.invoices.map(({ paidCents, refundedCents }) => paidCents - refundedCents));
  expect(sum(mine.map(({ paid_cents, refunded_cents }) => paid_cents - refunded_cents)), "invoices").toBe(atProvider);
  expect(sum(moved.map(({ amount_cents }) => amount_cents)), "ledger").toBe(atProvider);
  expect(mine.length, "number of invoices").toBe(state.invoices.length);
}
