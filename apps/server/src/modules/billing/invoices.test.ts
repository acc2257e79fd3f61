import { extractText } from "@vitrine/cv-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, refusalOf, type Json, type TestApp } from "../../testing/index.ts";
import { printable, renderInvoice } from "./invoice-pdf.ts";
import { buy } from "./testing/buy.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("R1.7-23 invoices are listed for their owner, found by number, and nobody else's exist", async () => {
  const ada = await aPerson(app);
  const bob = await aPerson(app);
  await buy(ada);
  await buy(ada, { plan: "premium" });
  const list = await ada.call("GET", "/subscription/invoices");
  const [latest, first] = list.body["data"] as Json[];
  expect(list.body["meta"]).toEqual({ page: 1, per_page: 20, total: 2, last_page: 1 });
  expect(latest).toMatchObject({
    amount: 12,
    currency: "usd",
    status: "paid",
    plan: "premium",
    billing_cycle: "monthly",
  });
  expect(latest?.["pdf_path"]).toBe(`/api/subscription/invoices/${String(latest?.["id"])}/pdf`);
  const sorted = await ada.call("GET", "/subscription/invoices?sort=date&per_page=1");
  expect(sorted.body["data"]).toEqual([first]);
  const search = await ada.call("GET", `/subscription/invoices?search=${String(first?.["number"])}`);
  expect(search.body["data"]).toEqual([first]);
  expect((await ada.call("GET", "/subscription/invoices?search=%25")).body["data"]).toEqual([]);
  expect((await ada.call("GET", "/subscription/invoices?sort=user_id")).status).toBe(422);
  expect((await bob.call("GET", "/subscription/invoices")).body["data"]).toEqual([]);
  const missing = refusalOf(await bob.call("GET", "/subscription/invoices/999999/pdf"));
  expect(refusalOf(await bob.call("GET", `/subscription/invoices/${String(latest?.["id"])}/pdf`))).toEqual(missing);
});

test("an invoice can be taken along as PDF", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  const list = await ada.call("GET", "/subscription/invoices");
  const [invoice] = list.body["data"] as Json[];
  const pdf = await ada.call("GET", String(invoice?.["pdf_path"]));
  expect(pdf.status).toBe(200);
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.headers["content-disposition"]).toContain(`vitrine-${String(invoice?.["number"])}.pdf`);
  expect(pdf.raw.startsWith("%PDF-")).toBe(true);
});

test("an invoice says who sells, and to which company with which tax number", async () => {
  const row: Parameters<typeof renderInvoice>[0]["invoice"] = {
    id: 1,
    user_id: 1,
    provider_invoice_id: "in_1",
    number: "AB12CD34-0001",
    date: new Date("2026-01-05T12:00:00Z"),
    amount_cents: 900,
    paid_cents: 900,
    refunded_cents: 0,
    currency: "usd",
    status: "paid",
    plan: "pro",
    billing_cycle: "monthly",
    lines: [{ description: "Pro plan, monthly billing", amount_cents: 900 }],
    paid_at: new Date("2026-01-05T12:00:00Z"),
    payment_id: "pi_1",
  };
  const buyer = { name: "Ada Example", email: "ada@example.test", company: "Example & Co", taxId: "SE 556677-8899" };
  const seller = { name: "Vitrine Ltd", addressLines: ["1 High Street", "Dublin 2", "Ireland"], taxId: "IE1234567X" };
  const bytes = await renderInvoice({ invoice: row, status: "paid", buyer, seller });
  const { text: words } = await extractText(bytes);
  for (const text of [
    "Vitrine Ltd",
    "1 High Street",
    "Dublin 2",
    "Ireland",
    "IE1234567X",
    "Example & Co",
    "SE 556677-8899",
    "USD 9.00",
  ])
    expect(words).toContain(text);
  expect(
    (await extractText(await renderInvoice({ invoice: row, status: "paid", buyer, seller: null }))).text,
  ).not.toContain("From");
});

test("names are printed in letters that the document has, or not at all", () => {
  expect(printable("José Müller")).toBe("José Müller");
  expect(printable("Dvořák")).toBe("Dvorák");
  expect(printable("山田太郎")).toBeNull();
});

test("money that moved is in the ledger, refunds too, and sums to the invoices", async () => {
  const ada = await aPerson(app);
  await buy(ada);
  const { pool } = app.database;
  const { rows } = await pool.query("select id, payment_id, user_id from invoices where user_id = $1", [ada.id]);
  const account = await pool.query("select customer_id from billing_accounts where user_id = $1", [ada.id]);
  const customer = String(account.rows[0].customer_id);
  await app.payments.refund(customer, String(rows[0].payment_id), 200);
  await app.billing.sync(ada.id);
  await app.billing.sync(ada.id);
  await app.payments.refund(customer, String(rows[0].payment_id), 300);
  await app.billing.runDue();
  const ledger = await pool.query("select kind, amount_cents from ledger_entries where user_id = $1 order by id", [
    ada.id,
  ]);
  expect(ledger.rows).toEqual([
    { kind: "payment", amount_cents: 500 },
    { kind: "refund", amount_cents: -200 },
    { kind: "refund", amount_cents: -300 },
  ]);
  const list = await ada.call("GET", "/subscription/invoices");
  expect((list.body["data"] as Json[])[0]).toMatchObject({ amount: 5, status: "refunded" });
});
