import type { BillingCycle } from "../account/plan-names.ts";

const monthsOf: Readonly<Record<BillingCycle, number>> = { monthly: 1, annual: 12 };

/**
 * The end of the `count`-th period after an anchor, in UTC: the anchor's day of the month, or the last day of a
 * shorter month. Counting from the anchor keeps the 31st of January from becoming the 28th for ever.
 */
export function periodBoundary(anchor: Date, cycle: BillingCycle, count: number): Date {
  const month = anchor.getUTCMonth() + monthsOf[cycle] * count;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(month);
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}
