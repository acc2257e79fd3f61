import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { mailToUser, sendMail } from "../mails/index.ts";
import { notices } from "./notice-words.ts";
import type { SubscriptionRow } from "./repository.ts";

const moments = z.iso.datetime().nullable();

/** What the words of a notice are made of: nothing but a plan, a price and dates. */
const noticeData = z.object({
  user_id: z.number(),
  notice: z.enum([
    "started",
    "failed",
    "unpaid",
    "recovered",
    "cancelled",
    "ended",
    "trial-started",
    "trial-ends",
    "trial-ended",
  ]),
  plan: z.enum(["pro", "premium"]),
  billing_cycle: z.enum(["monthly", "annual"]),
  price_cents: z.number(),
  period_end: moments,
  trial_end: moments,
});
export type NoticeData = z.infer<typeof noticeData>;
export type NoticeName = NoticeData["notice"];

/** Mails about money and time. */
export const billingNoticeMail = mailToUser({
  kind: "billing-notice",
  lane: "notice-mail",
  data: noticeData,
  words(data) {
    const words = notices[data.notice](data);
    return { ...words, heading: words.subject };
  },
});

type Change = { userId: number; before: SubscriptionRow | null; after: SubscriptionRow | null; now: Date };

/** Sends the mails about money and time; they commit with what they tell of. */
export function createNotices({ queue }: { queue: Pick<Queue, "enqueue"> }) {
  async function send(db: Db, notice: NoticeName, row: SubscriptionRow): Promise<void> {
    const data = {
      user_id: row.user_id,
      notice,
      plan: row.plan,
      billing_cycle: row.billing_cycle,
      price_cents: row.price_cents,
      period_end: row.current_period_end?.toISOString() ?? null,
      trial_end: row.trial_ends_at?.toISOString() ?? null,
    };
    await sendMail(queue, db, { mail: billingNoticeMail, data });
  }

  return {
    send,
    /** Tells a person what changed with a newly written subscription, if anything did that they should know. */
    async onChange(db: Db, change: Change): Promise<void> {
      const found = noticeOf(change);
      if (found) await send(db, found.notice, found.row);
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

/** The one mail that a change deserves, or null. */
function noticeOf({ before, after }: Change): { notice: NoticeName; row: SubscriptionRow } | null {
  if (!after) return before && before.status !== "canceled" ? { notice: "ended", row: before } : null;
  const notice = nameOfChange(before, after);
  return notice && { notice, row: after };
}

function nameOfChange(before: SubscriptionRow | null, after: SubscriptionRow): NoticeName | null {
  const isSame = before?.provider_subscription_id === after.provider_subscription_id;
  if (!isSame) return after.status === "active" ? "started" : null;
  if (before.status !== after.status) return nameOfStatus(after);
  const isCancelled = after.status === "active" && !before.cancel_at_period_end && after.cancel_at_period_end;
  return isCancelled ? "cancelled" : null;
}

function nameOfStatus({ status }: SubscriptionRow): NoticeName | null {
  if (status === "past_due") return "failed";
  if (status === "unpaid") return "unpaid";
  if (status === "canceled") return "ended";
  return status === "active" ? "recovered" : null;
}
