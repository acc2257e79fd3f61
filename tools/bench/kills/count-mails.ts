import type { MailSink } from "../world/mail-sink.ts";

/** Mails whose first tries met a killed mail server come after growing pauses. */
const mailLimitMs = 240_000;

export type MailCount = { registrations: number; none: number; once: number; twice: number; oftener: number };

/** Waits until every registration has its mail, and counts how often each was taken by the mail server. */
export async function countMails(sink: MailSink, registered: readonly { round: number; address: string }[]) {
  const end = Date.now() + mailLimitMs;
  for (;;) {
    const counts = new Map<string, number>();
    for (const { to } of sink.mails()) counts.set(to, (counts.get(to) ?? 0) + 1);
    const all = registered.map((one) => ({ ...one, count: counts.get(one.address) ?? 0 }));
    const countWhere = (isWanted: (count: number) => boolean) => all.filter(({ count }) => isWanted(count)).length;
    const count: MailCount = {
      registrations: all.length,
      none: countWhere((times) => times === 0),
      once: countWhere((times) => times === 1),
      twice: countWhere((times) => times === 2),
      oftener: countWhere((times) => times > 2),
    };
    if (count.none === 0 || Date.now() > end)
      return { count, wrong: all.filter(({ count: times }) => times < 1 || times > 2) };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
