import type { adminContract, PageMeta, QueryOf } from "@vitrine/contract";
import { durations, type ReportedSite, type ReportInput, type ReportOutcome, type SiteReport } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { createDayVisitors } from "../analytics/index.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import type { PublishingService } from "../publishing/index.ts";
import { publicUrlOf, type WebsiteRow } from "../websites/index.ts";
import { reportClosedMail } from "./mails.ts";
import * as repository from "./reports-repository.ts";
import type { ReportedRow, ReportRow } from "./reports-repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  queue: Queue;
  publishing: Pick<PublishingService, "reportable">;
};

type Reporter = { address: string; userAgent: string };
type ListQuery = QueryOf<(typeof adminContract)["adminModeration"]["listReports"]>;

const shownOfOneSite = 100;

/** What visitors report about pages, and what admins do with it. */
export function createReports({ db, clock, limiter, queue, publishing }: Dependencies) {
  const visitors = createDayVisitors(db);

  return {
    /**
     * Keeps a report of a site that others can see. For any other name nothing is kept, and nothing tells.
     * @throws AppError too_many_requests when very many report the same site
     */
    async take(siteName: string, input: ReportInput, { address, userAgent }: Reporter): Promise<void> {
      const websiteId = await publishing.reportable(siteName);
      if (websiteId === null) return;
      await limiter.hit("site_reports", { address, userId: null, email: null, site: websiteId }).catch(sayItIsKnown);
      const now = clock.now();
      const day = now.toISOString().slice(0, 10);
      await repository.insertReport(db, {
        website_id: websiteId,
        category: input.category,
        message: input.message,
        email: input.email ?? null,
        reporter_hash: await visitors.nameOf({ websiteId, address, userAgent }, day),
        created_at: now,
      });
    },

    async list(query: ListQuery): Promise<{ data: ReportedSite[]; meta: PageMeta }> {
      const state = query.state === "closed" ? "closed" : "open";
      const { rows, meta } = await repository.listReported(db, { ...query, state }, query);
      return { data: rows.map(present), meta };
    },

    /** @throws AppError not_found for a website that nobody reported */
    async of(websiteId: number): Promise<{ site: ReportedSite; reports: SiteReport[] }> {
      const reports = await repository.reportsOf(db, websiteId, shownOfOneSite);
      const found = await repository.findWithOwner(db, websiteId);
      const [latest] = reports;
      if (!found || !latest) throw new AppError("not_found");
      const site = {
        ...found,
        reports: reports.length,
        reporters: new Set(reports.map(({ reporter_hash }) => reporter_hash)).size,
        categories: [...new Set(reports.map(({ category }) => category))].toSorted(),
        latestAt: latest.created_at,
      };
      return { site: present(site), reports: reports.map(presentReport) };
    },

    /**
     * Closes what is open about a website and tells reporters who left an address. To be called in a transaction.
     * @returns how many reports were closed
     */
    async close(inside: Db, site: Pick<WebsiteRow, "id">, outcome: ReportOutcome): Promise<number> {
      const closed = await repository.closeReports(inside, site.id, { outcome, now: clock.now() });
      // Who reported twice is told once.
      const told = new Map(closed.flatMap(({ id, email }) => (email === null ? [] : [[email, id] as const])));
      for (const id of told.values())
        await sendMail(queue, inside, { mail: reportClosedMail, data: { report_id: id } });
      return closed.length;
    },

    /** Forgets the addresses of reporters whose answer has long been sent. */
    maintain: async (): Promise<void> =>
      repository.forgetReporters(db, new Date(clock.now().getTime() - durations.reporterKeptMs)),
  };
}

export type Reports = ReturnType<typeof createReports>;

/** Whoever reports what many reported already is told so. */
function sayItIsKnown(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
  const message = "Many people have reported this page already. We are looking into it.";
  throw new AppError("too_many_requests", { ...error.details, message });
}

function present({ website, owner, reports, reporters, categories, latestAt }: ReportedRow): ReportedSite {
  return {
    website: {
      id: website.id,
      name: website.name,
      status: website.status,
      taken_down_at: isoOrNull(website.taken_down_at),
      public_url: publicUrlOf(website),
    },
    owner,
    reports,
    reporters,
    categories,
    latest_at: iso(latestAt),
  };
}

function presentReport({ id, category, message, email, created_at, closed_at, outcome }: ReportRow): SiteReport {
  return { id, category, message, email, created_at: iso(created_at), closed_at: isoOrNull(closed_at), outcome };
}
