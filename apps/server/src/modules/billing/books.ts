import { currency } from "@vitrine/model";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { invoices, ledgerEntries } from "../../db/schema/billing.ts";
import type { ProviderInvoice } from "../../ports/payments/payments.ts";

/**
 * Brings invoices and ledger to what the provider says. The ledger is only added to: an entry is the difference
 * between what should have moved and what has. Call it inside the transaction that holds the billing account.
 */
export async function writeInvoices(db: Db, userId: number, given: readonly ProviderInvoice[], now: Date) {
  if (given.length === 0) return;
  const rows = await db
    .insert(invoices)
    .values(given.map((invoice) => toRow(userId, invoice)))
    .onConflictDoUpdate({
      target: invoices.provider_invoice_id,
      set: {
        amount_cents: sql`excluded.amount_cents`,
        paid_cents: sql`excluded.paid_cents`,
        refunded_cents: sql`excluded.refunded_cents`,
        status: sql`excluded.status`,
        paid_at: sql`excluded.paid_at`,
        payment_id: sql`excluded.payment_id`,
      },
    })
    .returning();
  const moved = await movedOf(
    db,
    rows.map(({ id }) => id),
  );
  const missing = rows.flatMap((row) => {
    const before = moved.get(row.id) ?? { payment: 0, refund: 0 };
    const entry = { invoice_id: row.id, user_id: userId };
    return [
      {
        ...entry,
        kind: "payment" as const,
        amount_cents: row.paid_cents - before.payment,
        at: row.paid_at ?? row.date,
      },
      { ...entry, kind: "refund" as const, amount_cents: 0 - row.refunded_cents - before.refund, at: now },
    ].filter(({ amount_cents }) => amount_cents !== 0);
  });
  if (missing.length > 0) await db.insert(ledgerEntries).values(missing);
}

type Moved = { payment: number; refund: number };

async function movedOf(db: Db, invoiceIds: readonly number[]): Promise<Map<number, Moved>> {
  const sums = await db
    .select({
      id: ledgerEntries.invoice_id,
      payment: sql<number>`coalesce(sum(${ledgerEntries.amount_cents}) filter (where ${ledgerEntries.kind} = 'payment'), 0)::int`,
      refund: sql<number>`coalesce(sum(${ledgerEntries.amount_cents}) filter (where ${ledgerEntries.kind} = 'refund'), 0)::int`,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.invoice_id, [...invoiceIds]))
    .groupBy(ledgerEntries.invoice_id);
  return new Map(sums.map(({ id, payment, refund }) => [id, { payment, refund }]));
}

function toRow(userId: number, invoice: ProviderInvoice): typeof invoices.$inferInsert {
  return {
    user_id: userId,
    provider_invoice_id: invoice.id,
    number: invoice.number,
    date: invoice.at,
    amount_cents: invoice.amountCents,
    paid_cents: invoice.paidCents,
    refunded_cents: invoice.refundedCents,
    currency,
    status: invoice.status,
    plan: invoice.plan,
    billing_cycle: invoice.cycle,
    lines: invoice.lines,
    paid_at: invoice.paidAt,
    payment_id: invoice.paymentId,
  };
}

export type InvoiceRow = typeof invoices.$inferSelect;
