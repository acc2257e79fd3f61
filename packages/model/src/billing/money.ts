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

/** 900 → "$9", 999 → "$9.99", -250 → "-$2.50". */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const text = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
  return `${cents < 0 ? "-" : ""}$${text}`;
}
