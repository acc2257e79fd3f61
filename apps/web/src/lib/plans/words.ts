import { formatCents, toCents, type BillingCycle } from "@vitrine/model";

const long = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** An amount as prices are written here: "$5", "$4.50", "-$2". */
export function dollars(amount: number): string {
  return formatCents(toCents(amount));
}

/** A day in the reader's language, e.g. "21 December 2026". */
export function longDate(at: string | Date): string {
  return long.format(typeof at === "string" ? new Date(at) : at);
}

/** "$5 per month", "$48 per year". */
export function pricePerPeriod(amount: number, cycle: BillingCycle): string {
  return `${dollars(amount)} per ${cycle === "annual" ? "year" : "month"}`;
}

/** "monthly" or "annually". */
export function billedWord(cycle: BillingCycle): string {
  return cycle === "annual" ? "annually" : "monthly";
}

/** "1 portfolio", "3 portfolios". */
export function portfolios(count: number): string {
  return count === 1 ? "1 portfolio" : `${count} portfolios`;
}

/** Said once where a started trial is met first (document 2, section 4, "Trial redirect"). */
export const trialStartedMessage = "Trial started successfully! You now have access to all Pro features.";
