import type { BodyOf, QueryOf } from "@vitrine/contract";
import { adminContract, type PageMeta } from "@vitrine/contract";
import {
  moneyBackDays,
  standingOf,
  toDollars,
  type AdminOwner,
  type AdminSubscription,
  type AdminSubscriptionChanges,
  type AdminSubscriptionDetail,
} from "@vitrine/model";
import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { inOrder } from "../../db/long-list.ts";
import type { Order } from "../../db/place-in-order.ts";
import { subscriptions, users } from "../../db/schema/account.ts";
import { billingAccounts, invoices, subscriptionChanges } from "../../db/schema/billing.ts";
import { AppError } from "../../http/app-error.ts";
import { listPage } from "../../http/list-page.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findCaller, iso } from "../auth/index.ts";
import { presentInvoice, presentSubscriptionRow, type Billing } from "../billing/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";
import { hasText, searchIn, type TextSearch } from "../../db/text-search.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  audit: AuditLog;
  billing: Pick<Billing, "care" | "cancellation" | "refunds">;
};

type Calls = typeof adminContract.adminSubscriptions;
type Query = QueryOf<Calls["listSubscriptions"]>;
type SubscriptionRow = typeof subscriptions.$inferSelect;
type Row = { subscription: SubscriptionRow; user: AdminOwner };

const dayMs = 24 * 3600_000;
/** Longer histories end after their latest entries. */
const historyLength = 50;

const sortColumns = {
  created_at: subscriptions.created_at,
  current_period_end: subscriptions.current_period_end,
  price: subscriptions.price_cents,
} as const;

/** All subscriptions: looking, changing, ending and giving money back (contract.md 15). */
export function createSubscriptionsAdmin({ db, clock, audit, billing }: Dependencies) {
  const rowsOf = (where: SQL | undefined) =>
    db
      .select({ subscription: subscriptions, user: { id: users.id, name: users.name, email: users.email } })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.user_id))
      .where(where)
      .$dynamic();

  /** A record whose time is over, but which no job has closed yet, is shown as over. */
  function present({ subscription, user }: Row): AdminSubscription {
    const status = standingOf(subscription, clock.now()).status ?? "canceled";
    return {
      ...presentSubscriptionRow(subscription, status),
      user,
      provider_subscription_id: subscription.provider_subscription_id,
    };
  }

  async function find(id: number): Promise<Row & { caller: Caller }> {
    const [row] = await rowsOf(eq(subscriptions.id, id));
    const caller = row && (await findCaller(db, clock, row.user.id));
    if (!row || !caller) throw new AppError("not_found");
    return { ...row, caller };
  }

  async function invoicesOf(userId: number) {
    return db
      .select()
      .from(invoices)
      .where(eq(invoices.user_id, userId))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(historyLength);
  }

  async function note(actor: Actor, row: Row, deed: "updated" | "cancelled" | "refunded", details: object) {
    await audit.record(db, actor, {
      action: `subscription.${deed}`,
      target: { type: "subscription", id: row.subscription.id, name: row.user.email },
      details: { ...details },
    });
  }

  async function setCancel(caller: Caller, row: SubscriptionRow, cancels: boolean): Promise<void> {
    if (row.cancel_at_period_end === cancels) return;
    await (cancels ? billing.cancellation.cancel(caller, null) : billing.cancellation.resume(caller));
  }

  return {
    async list(query: Query): Promise<{ data: AdminSubscription[]; meta: PageMeta }> {
      const list = {
        from: sql`${subscriptions}`,
        id: sql`${subscriptions.id}`,
        where: matching(query),
        order: orderOf(query),
        search: searchFor(query.search),
      };
      const { ids, meta } = await listPage(db, list, query);
      const rows = inOrder(ids, await rowsOf(inArray(subscriptions.id, ids)), ({ subscription }) => subscription.id);
      return { data: rows.map(present), meta };
    },

    async get(id: number): Promise<AdminSubscriptionDetail> {
      const row = await find(id);
      const paid = await invoicesOf(row.user.id);
      const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.user_id, row.user.id));
      const changes = await db
        .select()
        .from(subscriptionChanges)
        .where(eq(subscriptionChanges.user_id, row.user.id))
        .orderBy(desc(subscriptionChanges.at), desc(subscriptionChanges.id))
        .limit(historyLength);
      return {
        subscription: present(row),
        payment_method:
          account?.card_brand && account.card_last4 ? { brand: account.card_brand, last4: account.card_last4 } : null,
        refundable: refundable(paid),
        invoices: paid.map(presentInvoice),
        history: changes.map(({ kind, plan, price_cents: price, reason, at }) => ({
          kind,
          plan,
          price: toDollars(price),
          reason,
          at: iso(at),
        })),
        audit_log: await audit.of("subscription", id),
      };
    },

    /** @throws AppError not_found, invalid_state, payment_provider_failed */
    async update(actor: Actor, id: number, given: AdminSubscriptionChanges): Promise<AdminSubscription> {
      const row = await find(id);
      const { subscription } = row;
      if (given.trial_ends_at) await billing.care.moveTrialEnd(subscription, new Date(given.trial_ends_at));
      if (given.plan) await billing.care.changePlan(subscription, given.plan);
      if (given.cancel_at_period_end !== undefined)
        await setCancel(row.caller, subscription, given.cancel_at_period_end);
      await note(actor, row, "updated", given);
      return present(await find(id));
    },

    /** @throws AppError not_found, invalid_state, payment_provider_failed */
    async cancel(actor: Actor, id: number, { at, reason }: BodyOf<Calls["cancelSubscription"]>): Promise<void> {
      const row = await find(id);
      if (at === "now") await billing.refunds.endNow(row.user.id);
      else await billing.cancellation.cancel(row.caller, reason || null);
      await note(actor, row, "cancelled", { at, reason: reason || null });
    },

    /** @returns dollars given back @throws AppError not_found, invalid_state, payment_provider_failed */
    async refund(actor: Actor, id: number, { force, reason }: BodyOf<Calls["refundSubscription"]>): Promise<number> {
      const row = await find(id);
      const amount = toDollars(await billing.refunds.refundLastPayment(row.user.id, { isForced: force }));
      await note(actor, row, "refunded", { amount, force, reason: reason || null });
      return amount;
    },
  };
}

/** What is left of the latest payment, and until when the guarantee gives it back without more ado. */
function refundable(paid: readonly (typeof invoices.$inferSelect)[]): AdminSubscriptionDetail["refundable"] {
  const last = paid
    .filter((invoice) => invoice.paid_cents > 0)
    .sort((a, b) => (b.paid_at?.getTime() ?? 0) - (a.paid_at?.getTime() ?? 0))[0];
  const left = last ? last.paid_cents - last.refunded_cents : 0;
  if (!last?.paid_at || left <= 0) return null;
  const until = new Date(last.paid_at.getTime() + moneyBackDays * dayMs);
  return { amount: toDollars(left), paid_at: iso(last.paid_at), until: iso(until) };
}

function orderOf({ sort }: Query): Order {
  const name = sort.replace(/^-/, "") as keyof typeof sortColumns;
  return {
    column: sql`${sortColumns[name]}`,
    type: name === "price" ? "integer" : "timestamptz",
    isDescending: sort.startsWith("-"),
    mayBeNull: name === "current_period_end",
  };
}

function matching({ status, plan, billing_cycle: cycle }: Query): SQL | undefined {
  return and(
    status ? eq(subscriptions.status, status) : undefined,
    plan ? eq(subscriptions.plan, plan) : undefined,
    cycle ? eq(subscriptions.billing_cycle, cycle) : undefined,
  );
}

function searchFor(text: string | undefined): TextSearch | undefined {
  if (!text) return undefined;
  const isOfSubscriber = eq(users.id, subscriptions.user_id);
  const select = sql`select ${subscriptions.id} from ${users} join ${subscriptions} on ${isOfSubscriber}`;
  const columns = [users.name, users.email];
  return {
    ...searchIn(text, columns, select),
    // For each row by itself: an `exists` may look for all users with the text first.
    matches: sql`(select ${hasText(text, columns)} from ${users} where ${isOfSubscriber})`,
  };
}
