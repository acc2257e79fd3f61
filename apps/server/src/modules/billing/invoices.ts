import type { ReplyOf } from "@vitrine/contract";
import { contract, pageMeta } from "@vitrine/contract";
import { toDollars, type Invoice, type InvoiceStatus } from "@vitrine/model";
import { and, asc, count, desc, eq, ilike } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { invoices } from "../../db/schema/billing.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import { findUser, iso } from "../auth/index.ts";
import type { InvoiceRow } from "./books.ts";
import type { Seller } from "./invoice-pdf.ts";

type Query = { page: number; per_page: number; sort: string; search?: string | undefined };
type Listed = Omit<ReplyOf<typeof contract.billing.listInvoices>, "success">;

const columns = { date: invoices.date, number: invoices.number, amount: invoices.amount_cents } as const;

/** A person's invoices, as a list and as documents. */
export function createInvoicesService({ db, seller }: { db: Db; seller: Seller | null }) {
  return {
    async list(caller: Caller, query: Query): Promise<Listed> {
      const found = query.search ? ilike(invoices.number, contains(query.search)) : undefined;
      const where = and(eq(invoices.user_id, caller.userId), found);
      const name = query.sort.replace(/^-/, "") as keyof typeof columns;
      const direction = query.sort.startsWith("-") ? desc : asc;
      const [total] = await db.select({ total: count() }).from(invoices).where(where);
      const rows = await db
        .select()
        .from(invoices)
        .where(where)
        .orderBy(direction(columns[name]), direction(invoices.id))
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page);
      return { data: rows.map(presentInvoice), meta: pageMeta(query, total?.total ?? 0) };
    },

    /** @throws AppError not_found, also for somebody else's */
    async pdf(caller: Caller, id: number): Promise<FileAnswer> {
      const [row] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), eq(invoices.user_id, caller.userId)));
      const found = await findUser(db, caller.userId);
      if (!row || !found) throw new AppError("not_found");
      const { name, email, company, tax_id: taxId } = found.user;
      const buyer = { name, email, company, taxId };
      // What draws documents is loaded for the first one.
      const { renderInvoice } = await import("./invoice-pdf.ts");
      return {
        contentType: "application/pdf",
        bytes: await renderInvoice({ invoice: row, status: statusOf(row), seller, buyer }),
        headers: { "Content-Disposition": `attachment; filename="vitrine-${row.number}.pdf"` },
      };
    },
  };
}

/** A paid invoice whose money went back says so. */
function statusOf({ status, paid_cents, refunded_cents }: InvoiceRow): InvoiceStatus {
  if (refunded_cents === 0) return status;
  return refunded_cents >= paid_cents ? "refunded" : "partially_refunded";
}

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    date: iso(row.date),
    amount: toDollars(row.amount_cents),
    currency: row.currency,
    status: statusOf(row),
    plan: row.plan,
    billing_cycle: row.billing_cycle,
    pdf_path: `/api/subscription/invoices/${row.id}/pdf`,
  };
}
