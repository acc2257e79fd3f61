import { durations, moderationCategoryWords } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { restrictions, siteReports } from "../../db/schema/moderation.ts";
import { websites } from "../../db/schema/websites.ts";
import { newMailedSecret } from "../auth/index.ts";
import type { Db } from "../../db/connection.ts";
import { mailToUser, renderWords, type MailKind, type WordsAndPath } from "../mails/index.ts";
import { moderationNewsMail } from "./news.ts";
import { findAppeal, type RestrictionRow } from "./restrictions-repository.ts";

const aboutRestriction = z.object({ user_id: z.number(), restriction_id: z.number() });

type Decision = { restriction: RestrictionRow; siteName: string };

async function decisionOf(db: Db, id: number): Promise<Decision | null> {
  const [row] = await db
    .select({ restriction: restrictions, siteName: websites.name })
    .from(restrictions)
    .leftJoin(websites, eq(websites.id, restrictions.website_id))
    .where(eq(restrictions.id, id));
  return row ? { ...row, siteName: row.siteName ?? "" } : null;
}

function because({ category, reason }: RestrictionRow): string {
  const said = reason || moderationCategoryWords[category];
  return `The reason: ${said}${/[.!?]$/.test(said) ? "" : "."}`;
}

const after = (words: string | null) => (words ? ` ${words}` : "");

/** Tells an owner that a website was taken down, and where to object. */
export const takeDownMail = mailToUser({
  kind: "take-down",
  lane: "notice-mail",
  data: aboutRestriction,
  async words({ restriction_id: id }, _reader, { db }) {
    const found = await decisionOf(db, id);
    if (!found?.restriction.website_id || found.restriction.lifted_at) return null;
    return {
      subject: "Your website was taken down",
      heading: "Your website was taken down",
      text: `Your website "${found.siteName}" is not public any more, and cannot be published until this decision is lifted. ${because(found.restriction)}`,
      button: "Open your website",
      path: `/builder/${found.restriction.website_id}`,
      closing:
        "Everything in it is kept and you can change it. If you think that this is a mistake, object to it there.",
    };
  },
});

export const takeDownLiftedMail = mailToUser({
  kind: "take-down-lifted",
  lane: "notice-mail",
  data: aboutRestriction,
  async words({ restriction_id: id }, _reader, { db }) {
    const found = await decisionOf(db, id);
    if (!found) return null;
    if (found.restriction.website_id === null) return deletedIsFree(found.restriction);
    return {
      subject: "Your website is free again",
      heading: "Your website is free again",
      text: `The decision about your website "${found.siteName}" was lifted, and it is what it was before: published, private or a draft.${after(found.restriction.lifted_words)}`,
      button: "Open your website",
      path: `/builder/${found.restriction.website_id}`,
      closing: "You need not do anything.",
    };
  },
});

const deletedIsFree = ({ lifted_words: words }: RestrictionRow): WordsAndPath => ({
  subject: "A decision about your website was lifted",
  heading: "A decision about your website was lifted",
  text: `The decision about the website that you deleted was lifted: a website that you make of its file can be published.${after(words)}`,
  button: "Open your websites",
  path: "/dashboard",
  closing: "You need not do anything.",
});

/** Tells somebody who cannot sign in any more why, with the link that leads to an objection. */
export const suspendedMail = mailToUser({
  kind: "account-suspended",
  lane: "account-mail",
  data: aboutRestriction,
  async words({ user_id: userId, restriction_id: id }, _reader, context) {
    const found = await decisionOf(context.db, id);
    if (!found || found.restriction.lifted_at) return null;
    const lifetimeMs = durations.appealLinkMs;
    const secret = await newMailedSecret(context, { userId, kind: "appeal", lifetimeMs });
    return {
      subject: "Your account is suspended",
      heading: "Your account is suspended",
      text: `You cannot sign in to Vitrine any more, and your websites are not public. ${because(found.restriction)}`,
      button: "Object to this decision",
      path: `/suspension?token=${secret}`,
      closing: "Everything in your account is kept. The link is yours alone: please do not pass it on.",
    };
  },
});

export const suspensionLiftedMail = mailToUser({
  kind: "suspension-lifted",
  lane: "account-mail",
  data: z.object({ user_id: z.number(), restriction_id: z.number().nullable() }),
  async words({ restriction_id: id }, reader, { db }) {
    if (reader.suspended_at) return null;
    const found = id === null ? null : await decisionOf(db, id);
    return {
      subject: "Your account is open again",
      heading: "Your account is open again",
      text: `You can sign in again, and your websites are as public as they were before.${after(found?.restriction.lifted_words ?? null)}`,
      button: "Sign in",
      path: "/login",
      closing: "You need not do anything else.",
    };
  },
});

export const appealUpheldMail = mailToUser({
  kind: "appeal-upheld",
  lane: "notice-mail",
  data: z.object({ user_id: z.number(), appeal_id: z.number() }),
  async words({ appeal_id: id }, _reader, { db }) {
    const found = await findAppeal(db, id);
    if (!found) return null;
    const site = found.websiteName === null ? "the website that you deleted" : `your website "${found.websiteName}"`;
    const about = found.restriction.kind === "account" ? "your account" : site;
    return {
      subject: "We have looked at your objection",
      heading: "We have looked at your objection",
      text: `The decision about ${about} stays.${after(found.appeal.answer)}`,
      button: "Write to the support",
      path: "/support",
      closing: "Everything that you wrote in Vitrine is kept.",
    };
  },
});

const closedReport = z.object({ report_id: z.number() });

/** What became of a report, for whoever left an address with it. */
export const reportClosedMail: MailKind<z.infer<typeof closedReport>> = {
  kind: "report-closed",
  lane: "notice-mail",
  data: closedReport,
  async compose({ report_id: id }, { db, appUrl }) {
    const [found] = await db
      .select({ report: siteReports, siteName: websites.name })
      .from(siteReports)
      .innerJoin(websites, eq(websites.id, siteReports.website_id))
      .where(eq(siteReports.id, id));
    if (!found?.report.email) return null;
    const words = {
      subject: "We have looked at your report",
      heading: "We have looked at your report",
      text:
        found.report.outcome === "taken_down"
          ? `The page "${found.siteName}" that you reported is not public any more.`
          : `We looked at the page "${found.siteName}" that you reported, and it stays as it is.`,
      button: "Write to the support",
      closing: "We used your address for this answer only.",
    };
    return renderWords(found.report.email, words, { name: "and thank you", url: `${appUrl()}/support` });
  },
};

/** The mails of this module, for the worker. */
export const moderationMails = [
  takeDownMail,
  takeDownLiftedMail,
  suspendedMail,
  suspensionLiftedMail,
  appealUpheldMail,
  reportClosedMail,
  moderationNewsMail,
];
