import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { appeals, siteReports } from "../../db/schema/moderation.ts";
import { settings } from "../../db/schema/platform.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { mailToUser, sendMail } from "../mails/index.ts";

const settingName = "moderation_told_until";
const momentSchema = z.iso.datetime();

type Counted = { reports: number; appeals: number };

/** What came since a moment and waits for an answer still. */
async function openSince(db: Db, since: Date): Promise<Counted> {
  const [reported] = await db
    .select({ total: count() })
    .from(siteReports)
    .where(and(isNull(siteReports.closed_at), gt(siteReports.created_at, since)));
  const [appealed] = await db
    .select({ total: count() })
    .from(appeals)
    .where(and(eq(appeals.status, "open"), gt(appeals.created_at, since)));
  return { reports: reported?.total ?? 0, appeals: appealed?.total ?? 0 };
}

const several = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

/** Tells an admin what came in: how much and where, and nothing of what people wrote. */
export const moderationNewsMail = mailToUser({
  kind: "moderation-news",
  lane: "notice-mail",
  data: z.object({ user_id: z.number(), since: momentSchema }),
  async words({ since }, reader, { db }) {
    if (reader.role !== "admin" || reader.suspended_at) return null;
    const found = await openSince(db, new Date(since));
    const parts = [
      ...(found.reports > 0 ? [several(found.reports, "report")] : []),
      ...(found.appeals > 0 ? [several(found.appeals, "objection")] : []),
    ];
    if (parts.length === 0) return null;
    const what = parts.join(" and ");
    return {
      subject: `New: ${what}`,
      heading: "Somebody waits for a decision",
      text: `Since the last look there came ${what}.`,
      button: found.appeals > 0 ? "Open the objections" : "Open the reports",
      path: found.appeals > 0 ? "/admin/appeals" : "/admin/reports",
      closing: "This mail comes once in a quarter of an hour at most.",
    };
  },
});

/** Mails admins of reports and appeals, many in one mail. */
export function createModerationNews({ db, clock, queue }: { db: Db; clock: Clock; queue: Queue }) {
  /** The moment that was told last; of two processes only one gets it, and the other one waits for its answer. */
  async function takeTurn(inside: Db, now: Date): Promise<Date> {
    await inside.insert(settings).values({ name: settingName, value: now.toISOString() }).onConflictDoNothing();
    const [row] = await inside.select().from(settings).where(eq(settings.name, settingName)).for("update");
    await inside.update(settings).set({ value: now.toISOString() }).where(eq(settings.name, settingName));
    const told = momentSchema.safeParse(row?.value);
    // A moment that cannot be read tells of everything that is open.
    return new Date(told.success ? told.data : 0);
  }

  return {
    /** To be called by the clock: tells every admin when something came since the last call. */
    async tell(): Promise<void> {
      await db.transaction(async (inside) => {
        const since = await takeTurn(inside, clock.now());
        const { reports, appeals: objections } = await openSince(inside, since);
        if (reports + objections === 0) return;
        const admins = await inside
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.role, "admin"), isNotNull(users.email_verified_at), isNull(users.suspended_at)));
        for (const { id } of admins) {
          const data = { user_id: id, since: since.toISOString() };
          await sendMail(queue, inside, { mail: moderationNewsMail, data });
        }
      });
    },
  };
}
