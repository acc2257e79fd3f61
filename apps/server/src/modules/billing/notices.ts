import { formatCents, planRules, type PlanName } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { findUser } from "../auth/index.ts";
import type { SubscriptionRow } from "./repository.ts";

export type Notice = { subject: string; heading?: string; text: string; button: string; path: string; closing: string };

type Change = { userId: number; before: SubscriptionRow | null; after: SubscriptionRow | null; now: Date };

/** Mails about money and time, through the mail job; they commit with what they tell of. */
export function createNotices({ queue, appUrl }: { queue: Queue; appUrl: () => string }) {
  async function send(db: Db, userId: number, notice: Notice): Promise<void> {
    const found = await findUser(db, userId);
    if (!found) return;
    const { subject, heading = subject, text, button, path, closing } = notice;
    const values = { name: found.user.name, subject, heading, text, button, closing, url: `${appUrl()}${path}` };
    await queue.enqueue("mail", { to: found.user.email, template: "notice", values }, { db });
  }

  return {
    send,
    /** Tells a person what changed with a newly written subscription, if anything did that they should know. */
    async onChange(db: Db, change: Change): Promise<void> {
      const notice = noticeOf(change);
      if (notice) await send(db, change.userId, notice);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

const nameOf = (plan: PlanName) => planRules[plan].displayName;

/** "5 December 2026" */
export function longDate(moment: Date): string {
  return moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

const everythingStays = "Nothing is deleted: your portfolios and their content stay as they are.";

/** The one mail that a change deserves, or null. */
function noticeOf({ before, after }: Change): Notice | null {
  if (!after) return before && before.status !== "canceled" ? endedNotice(before) : null;
  const isSame = before?.provider_subscription_id === after.provider_subscription_id;
  if (!isSame) return after.status === "active" ? startedNotice(after) : null;
  if (before.status !== after.status) return statusNotice(after);
  if (after.status === "active" && !before.cancel_at_period_end && after.cancel_at_period_end)
    return cancelledNotice(after);
  return null;
}

function statusNotice(after: SubscriptionRow): Notice | null {
  if (after.status === "past_due") return failedNotice(after);
  if (after.status === "unpaid") return unpaidNotice(after);
  if (after.status === "canceled") return endedNotice(after);
  return after.status === "active" ? recoveredNotice(after) : null;
}

function startedNotice({ plan, billing_cycle, price_cents, current_period_end }: SubscriptionRow): Notice {
  const next = current_period_end ? ` The next payment is on ${longDate(current_period_end)}.` : "";
  const each = billing_cycle === "annual" ? "a year" : "a month";
  return {
    subject: `Welcome to Vitrine ${nameOf(plan)}`,
    text: `Your ${nameOf(plan)} plan is active at ${formatCents(price_cents)} ${each}.${next} Your invoice is on your subscription page.`,
    button: "Open your subscription",
    path: "/subscription",
    closing: "You can cancel at any time, and have your money back within 14 days.",
  };
}

function failedNotice({ plan }: SubscriptionRow): Notice {
  return {
    subject: "Your payment did not go through",
    text: `The payment for your ${nameOf(plan)} plan was declined. We will try again over the next days; with another card it works at once. Your public sites stay online meanwhile.`,
    button: "Update your card",
    path: "/subscription/billing",
    closing: everythingStays,
  };
}

function unpaidNotice({ plan }: SubscriptionRow): Notice {
  return {
    subject: `Your ${nameOf(plan)} plan is on hold`,
    text: "We have tried your card several times without success and will not try again. Pay with another card to go on, or continue with the free plan.",
    button: "Update your card",
    path: "/subscription/billing",
    closing: everythingStays,
  };
}

function recoveredNotice({ plan }: SubscriptionRow): Notice {
  return {
    subject: "Thank you, your payment has arrived",
    text: `Your ${nameOf(plan)} plan is active again.`,
    button: "Open your subscription",
    path: "/subscription",
    closing: "Your invoice is on your subscription page.",
  };
}

function cancelledNotice({ plan, current_period_end }: SubscriptionRow): Notice {
  const end = current_period_end ? ` until ${longDate(current_period_end)}` : "";
  return {
    subject: "Your cancellation is noted",
    text: `You keep your ${nameOf(plan)} plan${end}. Until then you can take the cancellation back with one click.`,
    button: "Open your subscription",
    path: "/subscription",
    closing: everythingStays,
  };
}

function endedNotice({ plan }: SubscriptionRow): Notice {
  return {
    subject: `Your ${nameOf(plan)} plan has ended`,
    text: "You can go on with the free plan, or subscribe again, whenever you like.",
    button: "Choose how to go on",
    path: "/checkout",
    closing: everythingStays,
  };
}
