import type { Offer } from "@vitrine/model";
import type { BadgeTone } from "@vitrine/ui";
import { count } from "../../../lib/charts/period-words.ts";
import { dollars } from "../../../lib/plans/words.ts";
import { dayOf, planWords } from "../parts/words.ts";

/** "20 % off", "$2 off", "Pro $4, Premium $9 per month". */
export function discountWords({ discount_type: type, value, prices }: Offer): string {
  if (type === "percent") return `${value ?? 0} % off`;
  if (type === "fixed") return `${dollars(value ?? 0)} off`;
  const parts = (["pro", "premium"] as const).flatMap((plan) => {
    const price = prices?.[plan];
    return price ? [`${planWords[plan]} ${dollars(price.monthly)}`] : [];
  });
  return parts.length > 0 ? `${parts.join(", ")} per month` : "No prices";
}

/** "First period", "3 periods", "As long as the subscription". */
export function durationWords({ duration_periods: periods }: Offer): string {
  if (periods === null) return "As long as the subscription";
  return periods === 1 ? "First period" : `${periods} periods`;
}

/** "Pro, annual", "Every plan". */
export function scopeWords({ plan, billing_cycle: cycle }: Offer): string {
  return [plan ? planWords[plan] : "Every plan", ...(cycle ? [cycle] : [])].join(", ");
}

/** "12 of 50 used", "No limit". */
export function spotWords({ total_spots: total, spots_left: left }: Offer): string {
  return total === null ? "No limit" : `${count(total - (left ?? total))} of ${count(total)} used`;
}

export function timeWords({ starts_at: from, ends_at: to }: Offer): string {
  if (from && to) return `${dayOf(from)} to ${dayOf(to)}`;
  if (from) return `From ${dayOf(from)}`;
  return to ? `Until ${dayOf(to)}` : "Always";
}

/** Whether an offer can be had now, and if not, why. */
export function stateOf({ enabled, starts_at: from, ends_at: to, total_spots: total, spots_left: left }: Offer): {
  label: string;
  tone: BadgeTone;
} {
  if (!enabled) return { label: "Off", tone: "neutral" };
  if (to && Date.parse(to) <= Date.now()) return { label: "Over", tone: "neutral" };
  if (total !== null && left === 0) return { label: "Used up", tone: "warning" };
  if (from && Date.parse(from) > Date.now()) return { label: "Planned", tone: "info" };
  return { label: "On", tone: "success" };
}
