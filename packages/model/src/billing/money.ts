/** Amounts are whole cents inside and decimal dollars on the wire (contract.md 1.1). */
export const currency = "usd";

/** 9 → 900; rounds what a decimal number cannot hold exactly. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** 999 → 9.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 900 → "$9", 999 → "$9.99", -250 → "-$2.50", 201600 → "$2,016". */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const form = amount % 100 === 0 ? whole : withCents;
  return `${cents < 0 ? "-" : ""}$${form.format(amount / 100)}`;
}
