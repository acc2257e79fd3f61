import type { CheckoutQuote } from "@vitrine/model";
import { dollars, longDate } from "../../lib/plans/words.ts";

type Priced = Pick<CheckoutQuote, "amount" | "billing_cycle" | "renews_at" | "after_discount">;

/** What is charged after today, with the day on which a coupon's price ends. */
export function afterWords({
  amount,
  billing_cycle: cycle,
  renews_at: renewsAt,
  after_discount: after,
}: Priced): string {
  const period = cycle === "annual" ? "year" : "month";
  const last = `every ${period} after, until you cancel.`;
  if (!after) return `Then ${dollars(amount)} on ${longDate(renewsAt)} and ${last}`;
  const until = after.periods > 1 ? `Then ${dollars(amount)} each ${period}, and from` : "Then, from";
  return `${until} ${longDate(after.from)} on, ${dollars(after.amount)} a ${period}, until you cancel.`;
}
