import type { SubscriptionStatus } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Payments, ProviderState, ProviderSubscription } from "../../ports/payments/payments.ts";
import type { Clock } from "../../ports/clock.ts";
import { writeInvoices } from "./books.ts";
import { chooseSubscription } from "./choose-subscription.ts";
import { completeCheckouts } from "./complete-checkouts.ts";
import type { Notices } from "./notices.ts";
import { createTermsSettler } from "./settle-terms.ts";
import * as repository from "./repository.ts";
import type { BillingAccount, NewSubscription, SubscriptionRow } from "./repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  payments: Payments;
  notices: Notices;
  onError: (error: unknown) => void;
};

/** A reading that a later one overtook is taken again, so that the caller sees what is true afterwards. */
const mostReadings = 8;

/**
 * Makes the function that brings a person's subscription, invoices and checkouts to what the provider says.
 * Every event, every action and the nightly check end here: what an event contains is never believed, so that
 * events may come late, twice, in any order or not at all.
 */
export function createSync({ db, clock, payments, notices, onError }: Dependencies) {
  const settleTerms = createTermsSettler({ db, payments, onError });
  type Written = { isWritten: boolean; hasPaid: boolean };

  async function write(account: BillingAccount, state: ProviderState, open: readonly string[]): Promise<Written> {
    const now = clock.now();
    return db.transaction(async (inside) => {
      const held = await repository.claimWriting(inside, {
        userId: account.user_id,
        number: account.sync_taken,
        now,
        facts: accountFacts(state, now),
      });
      if (!held) return { isWritten: false, hasPaid: false };
      const before = await repository.findSubscription(inside, held.user_id);
      const after = await writeChosen(inside, held, before, state, now);
      await writeInvoices(inside, held.user_id, state.invoices, now);
      const hasPaid = await completeCheckouts(inside, held, state, open, now);
      await notices.onChange(inside, { userId: held.user_id, before, after, now });
      return { isWritten: true, hasPaid };
    });
  }

  /** Whoever has paid in one tab must not pay again in another. */
  async function closeOtherCheckouts(userId: number, customerId: string): Promise<void> {
    const others = await repository.openCheckouts(db, userId);
    for (const { provider_session_id } of others)
      if (provider_session_id) await payments.expireCheckout(customerId, provider_session_id);
  }

  return async function sync(userId: number): Promise<void> {
    for (let reading = 0; reading < mostReadings; reading += 1) {
      const account = await repository.beginReading(db, userId);
      if (!account?.customer_id || account.provider !== payments.name) return;
      const open = await repository.openCheckouts(db, userId);
      const providerIds = open.flatMap(({ provider_session_id }) => provider_session_id ?? []);
      const state = await payments.readState(account.customer_id, providerIds);
      const { chosen, superfluous } = chooseSubscription(state);
      for (const { id } of superfluous) await payments.endNow(account.customer_id, id, { credits: true });
      if (superfluous.length > 0) continue;
      const { customer_id: customerId } = account;
      if (chosen && (await settleTerms({ account, customerId, chosen, state }))) continue;
      const { isWritten, hasPaid } = await write(account, state, providerIds);
      if (!isWritten) continue;
      if (!hasPaid) return;
      await closeOtherCheckouts(userId, customerId);
    }
  };
}

export type Sync = ReturnType<typeof createSync>;

async function writeChosen(
  db: Db,
  account: BillingAccount,
  before: SubscriptionRow | null,
  state: ProviderState,
  now: Date,
): Promise<SubscriptionRow | null> {
  const { chosen } = chooseSubscription(state);
  const isOwn = before !== null && before.provider_subscription_id === null;
  if (isOwn && (!chosen || chosen.status === "canceled")) return before;
  if (!chosen || isLeft(chosen, account, before)) {
    if (before && chosen) await repository.updateAccount(db, account.user_id, { left_subscription_id: chosen.id });
    if (before) await repository.deleteSubscription(db, account.user_id);
    return null;
  }
  const after = await repository.writeSubscription(db, account.user_id, toRow(chosen, before));
  await recordDifference(db, before, after, now);
  return after;
}

/** An ended subscription of somebody who went on, or chose to go on, with the free plan. */
function isLeft(chosen: ProviderSubscription, account: BillingAccount, before: SubscriptionRow | null): boolean {
  if (chosen.status !== "canceled") return false;
  if (chosen.id === account.left_subscription_id) return true;
  return before?.provider_subscription_id === chosen.id && before.pending_plan === "free";
}

function toRow(chosen: ProviderSubscription, before: SubscriptionRow | null): NewSubscription {
  const isSame = before?.provider_subscription_id === chosen.id;
  const goesFree = isSame && before.pending_plan === "free" && chosen.cancelAtPeriodEnd;
  const pending = goesFree ? { plan: "free" as const, cycle: chosen.terms.cycle, amountCents: 0 } : chosen.pending;
  // The end of a discount is no change of plan that somebody could undo: it shows in the next charge alone.
  const isOtherPlan = pending !== null && (pending.plan !== chosen.terms.plan || pending.cycle !== chosen.terms.cycle);
  return {
    provider_subscription_id: chosen.id,
    status: chosen.status,
    plan: chosen.terms.plan,
    billing_cycle: chosen.terms.cycle,
    price_cents: chosen.terms.amountCents,
    trial_ends_at: null,
    current_period_start: chosen.periodStart,
    current_period_end: chosen.periodEnd,
    cancel_at_period_end: chosen.cancelAtPeriodEnd,
    canceled_at: chosen.canceledAt,
    pending_plan: isOtherPlan ? pending.plan : null,
    pending_billing_cycle: isOtherPlan ? pending.cycle : null,
    pending_price_cents: pending?.amountCents ?? null,
    pending_at: isOtherPlan ? chosen.periodEnd : null,
    created_at: chosen.createdAt,
  };
}

/** Notes for the figures what became of the subscription since it was last written. */
async function recordDifference(
  db: Db,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  now: Date,
): Promise<void> {
  const note = (kind: repository.ChangeKind) => repository.recordChange(db, after.user_id, kind, now, after);
  const isSame = before?.provider_subscription_id === after.provider_subscription_id;
  if (!isSame) {
    if (after.status !== "canceled") await note("subscribed");
    return;
  }
  const isPaying = (status: SubscriptionStatus) => status === "active" || status === "trialing";
  if (before.plan !== after.plan || before.billing_cycle !== after.billing_cycle) await note("plan_changed");
  if (isPaying(before.status) && (after.status === "past_due" || after.status === "unpaid"))
    await note("payment_failed");
  if (!isPaying(before.status) && isPaying(after.status)) await note("payment_recovered");
  if (before.status !== "canceled" && after.status === "canceled") await note("ended");
}

/** What the subscription page shows of the provider's state. */
function accountFacts(state: ProviderState, now: Date): Partial<BillingAccount> {
  const { chosen } = chooseSubscription(state);
  const owed = state.invoices
    .filter(({ status, subscriptionId }) => status === "open" && subscriptionId === chosen?.id)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const isProblem = chosen?.status === "past_due" || chosen?.status === "unpaid";
  return {
    card_brand: state.card?.brand ?? null,
    card_last4: state.card?.last4 ?? null,
    credit_cents: state.creditCents,
    problem_amount_cents: isProblem ? owed.reduce((sum, { amountCents }) => sum + amountCents, 0) : null,
    problem_since: isProblem ? (owed[0]?.at ?? now) : null,
    problem_next_attempt_at: owed.find(({ nextAttemptAt }) => nextAttemptAt)?.nextAttemptAt ?? null,
  };
}
