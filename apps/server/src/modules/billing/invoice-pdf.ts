import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { InvoiceStatus } from "@vitrine/model";
import { createElement as h, type ReactElement } from "react";
import type { InvoiceRow } from "./books.ts";
import { longDate } from "./long-date.ts";

/** Who sells, as the law of their country wants it on invoices; each line as it is printed. */
export type Seller = { name: string; addressLines: readonly string[]; taxId: string | null };

/** Who buys, as their profile says it. */
export type Buyer = { name: string; email: string; company: string | null; taxId: string | null };

export type InvoiceDocument = {
  /** Null while the installation has not said who sells. */
  seller: Seller | null;
  invoice: InvoiceRow;
  status: InvoiceStatus;
  buyer: Buyer;
};

const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 10, lineHeight: 1.5, color: "#141A1A", fontFamily: "Helvetica" },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 40 },
  mark: { fontSize: 16, fontFamily: "Helvetica-Bold" },
  title: { fontSize: 22, fontFamily: "Helvetica-Bold", marginBottom: 24, lineHeight: 1.2 },
  facts: { flexDirection: "row", marginBottom: 32 },
  fact: { width: "22%", paddingRight: 16 },
  wideFact: { width: "56%", paddingRight: 16 },
  seller: { marginBottom: 16 },
  whole: { width: "100%", paddingRight: 16 },
  label: { color: "#545F60" },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#D5DCDA", paddingVertical: 8 },
  description: { width: "75%", paddingRight: 16 },
  amount: { width: "25%", textAlign: "right" },
  total: { flexDirection: "row", paddingVertical: 8 },
  strong: { fontFamily: "Helvetica-Bold" },
  foot: { position: "absolute", left: 56, right: 56, bottom: 40, color: "#545F60", fontSize: 8 },
});

/** Names and addresses are not words to be divided. */
Font.registerHyphenationCallback((word) => [word]);

const statusWords: Readonly<Record<InvoiceStatus, string>> = {
  open: "Open",
  paid: "Paid",
  void: "Void",
  uncollectible: "Not collected",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
};

/** "USD 9.00": a document for the books names currency and cents always. */
function money(cents: number, currency: string): string {
  return `${cents < 0 ? "-" : ""}${currency.toUpperCase()} ${(Math.abs(cents) / 100).toFixed(2)}`;
}

/**
 * A text in the letters that the document's standard font has: marks are dropped where a letter has none of its
 * own there ("ř" becomes "r"); null when the text is in another script, so that no empty boxes are printed.
 */
export function printable(text: string): string | null {
  const letters = Array.from(text.normalize("NFC"), (letter) =>
    isInFont(letter) ? letter : letter.normalize("NFD").replace(/\p{M}/gu, ""),
  ).join("");
  return isInFont(letters) ? letters : null;
}

const isInFont = (text: string) => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);

/** An invoice as PDF, one page of A4. */
export async function renderInvoice({ invoice, status, seller, buyer }: InvoiceDocument): Promise<Uint8Array> {
  const { currency } = invoice;
  const document = h(
    Document,
    { title: `Invoice ${invoice.number}`, author: seller?.name ?? "Vitrine", creationDate: invoice.date },
    h(
      Page,
      { size: "A4", style: styles.page },
      h(View, { style: styles.head }, h(Text, { style: styles.mark }, "Vitrine"), h(Text, {}, statusWords[status])),
      h(Text, { style: styles.title }, `Invoice ${invoice.number}`),
      ...(seller
        ? [h(View, { style: styles.seller, key: "seller" }, fact("From", sellerLines(seller), styles.whole))]
        : []),
      h(
        View,
        { style: styles.facts },
        fact("Date", [longDate(invoice.date)]),
        fact("Billed to", buyerLines(buyer), styles.wideFact),
        fact("Paid", [invoice.paid_at ? longDate(invoice.paid_at) : "Not paid yet"]),
      ),
      ...invoice.lines.map((line, index) => amountRow(line.description, money(line.amount_cents, currency), index)),
      sumRow("Total", money(invoice.amount_cents, currency)),
      ...(invoice.refunded_cents > 0 ? [sumRow("Refunded", money(-invoice.refunded_cents, currency))] : []),
      h(
        Text,
        { style: styles.foot, fixed: true },
        "Thank you for using Vitrine. This invoice was made by machine and is valid unsigned.",
      ),
    ),
  );
  return renderToBuffer(document);
}

const sellerLines = ({ name, addressLines, taxId }: Seller) => [name, ...addressLines, taxLine(taxId)];

const buyerLines = ({ company, name, taxId, email }: Buyer) => [company, name, taxLine(taxId), email];

const taxLine = (taxId: string | null) => (taxId ? `Tax number: ${taxId}` : null);

function fact(label: string, texts: readonly (string | null)[], style = styles.fact): ReactElement {
  const lines = texts.map((text) => (text ? printable(text) : null)).filter((line) => line !== null);
  return h(
    View,
    { style, key: label },
    h(Text, { style: styles.label }, label),
    ...lines.map((line, index) => h(Text, { key: index }, line)),
  );
}

function amountRow(description: string, amount: string, key: number): ReactElement {
  return h(
    View,
    { style: styles.row, key },
    h(Text, { style: styles.description }, description),
    h(Text, { style: styles.amount }, amount),
  );
}

function sumRow(label: string, amount: string): ReactElement {
  return h(
    View,
    { style: styles.total, key: label },
    h(Text, { style: [styles.description, styles.strong] }, label),
    h(Text, { style: [styles.amount, styles.strong] }, amount),
  );
}
