import { trialDays, type SubscriptionStatus } from "@vitrine/model";
import { billedWord, dollars, longDate, pricePerPeriod } from "../../lib/plans/words.ts";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";

/** A status as a person says it, with its tone. */
export const statusWords: Readonly<
  Record<SubscriptionStatus, { word: string; tone: "success" | "info" | "warning" | "danger" | "neutral" }>
> = {
  active: { word: "Active", tone: "success" },
  trialing: { word: "Trial", tone: "info" },
  past_due: { word: "Payment failed", tone: "danger" },
  unpaid: { word: "Unpaid", tone: "danger" },
  incomplete: { word: "Not completed", tone: "warning" },
  incomplete_expired: { word: "Not completed", tone: "warning" },
  canceled: { word: "Ended", tone: "neutral" },
  paused: { word: "Paused", tone: "warning" },
};

/** What holds and until when, in one or two sentences. */
export function standingSentence({ subscription, billing }: CurrentSubscription): string {
  if (!subscription) return "It is free and has no end date.";
  const { status, billing_cycle: cycle, price, current_period_end: end, trial_ends_at: trialEnd } = subscription;
  if (status === "trialing")
    return `Your trial ends${on(trialEnd)}. No card is on file and nothing is charged by itself.`;
  if (status === "canceled") return `It ended${on(subscription.canceled_at ?? end)}.`;
  if (status !== "active") return "The paid features rest until the payment is made.";
  const billed = `${pricePerPeriod(price, cycle)}, billed ${billedWord(cycle)}.`;
  if (subscription.cancel_at_period_end) return `${billed} It ends${on(end)} and is not renewed.`;
  const next = billing.next_charge;
  if (next) return `${billed} The next charge of ${dollars(next.amount)} is on ${longDate(next.at)}.`;
  return `${billed} It renews${on(end)}.`;
}

function on(at: string | null): string {
  return at ? ` on ${longDate(at)}` : "";
}

const dayMs = 86_400_000;

/** Whole days until a moment, rounded up; 0 when it is over. */
export function daysUntil(at: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(at).getTime() - now) / dayMs));
}

export type StandingNotice = {
  tone: "info" | "warning" | "danger";
  title: string;
  text: string;
  /** What the person can do about it. */
  action: "portal" | "resume" | "subscribe";
  /** When it happens; null for what is so already. */
  at: string | null;
};

const nearDays = 7;

/** Whether a notice is worth saying on every page: what is so already, a running trial, and what comes within a week. */
export function isNear({ at, action }: StandingNotice, now: number): boolean {
  return at === null || action === "subscribe" || daysUntil(at, now) <= nearDays;
}

/** What needs attention now; null when nothing does. The most urgent comes first. */
export function standingNotice(current: CurrentSubscription, now: number): StandingNotice | null {
  const { subscription, billing } = current;
  if (!subscription) return null;
  const problem = billing.payment_problem;
  if (problem) return paymentNotice(problem);
  const { pending_plan: pending, trial_ends_at: trialEnd, current_period_end: end } = subscription;
  const name = subscription.plan.display_name;
  if (subscription.status === "trialing" && trialEnd) return trialNotice(name, trialEnd, now);
  if (subscription.status !== "active") return null;
  if (subscription.cancel_at_period_end && end) {
    return {
      tone: "warning",
      title: `Your ${name} plan ends on ${longDate(end)}`,
      text: "After that the Free plan holds. Nothing is deleted.",
      action: "resume",
      at: end,
    };
  }
  if (!pending) return null;
  const next = pending.name === subscription.plan.name ? `${pending.billing_cycle} billing` : displayName(pending.name);
  return {
    tone: "info",
    title: `Your plan changes to ${next} on ${longDate(pending.effective_at)}`,
    text: `Until then everything of ${name} stays.`,
    action: "resume",
    at: pending.effective_at,
  };
}

function paymentNotice(problem: NonNullable<CurrentSubscription["billing"]["payment_problem"]>): StandingNotice {
  const again = problem.next_attempt_at ? ` It is tried again on ${longDate(problem.next_attempt_at)}.` : "";
  return {
    tone: "danger",
    title: `A payment of ${dollars(problem.amount)} failed on ${longDate(problem.since)}`,
    text: `Update your payment method to keep the plan.${again}`,
    action: "portal",
    at: null,
  };
}

/** Said quietly for most of the trial, and as a warning in its last three days. */
function trialNotice(name: string, end: string, now: number): StandingNotice {
  const days = Math.min(daysUntil(end, now), trialDays);
  const left = days === 0 ? "ends today" : days === 1 ? "ends tomorrow" : `ends in ${days} days`;
  return {
    tone: days <= 3 ? "warning" : "info",
    title: `Your ${name} trial ${left}`,
    text: "Then the Free plan holds and nothing is deleted. Subscribe to keep the plan.",
    action: "subscribe",
    at: end,
  };
}

function displayName(plan: "free" | "pro" | "premium"): string {
  return { free: "Free", pro: "Pro", premium: "Premium" }[plan];
}
