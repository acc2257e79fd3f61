import type { adminContract, PageMeta, QueryOf } from "@vitrine/contract";
import type { ModerationCategory, ReportOutcome } from "@vitrine/model";
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { inOrder, type LongList } from "../../db/long-list.ts";
import type { Order } from "../../db/place-in-order.ts";
import { users } from "../../db/schema/account.ts";
import { siteReports } from "../../db/schema/moderation.ts";
import { websites } from "../../db/schema/websites.ts";
import { listPage } from "../../http/list-page.ts";
import type { WebsiteRow } from "../websites/index.ts";

export type ReportRow = typeof siteReports.$inferSelect;

/** All reports of one website that are open, or all that are closed, with whose it is. */
export type ReportedRow = {
  website: WebsiteRow;
  owner: { id: number; name: string; email: string };
  reports: number;
  reporters: number;
  categories: ModerationCategory[];
  latestAt: Date;
};

type Query = QueryOf<(typeof adminContract)["adminModeration"]["listReports"]>;
type Filter = Pick<Query, "category" | "search"> & { state: "open" | "closed" };

export async function insertReport(db: Db, report: typeof siteReports.$inferInsert): Promise<void> {
  await db.insert(siteReports).values(report);
}

/** Whether a report, called `name` in the statement, is one of those that are asked for. */
function isAskedFor(name: "r" | "newer", { state, category }: Filter): SQL {
  const report = sql.raw(name);
  const isOfState = state === "open" ? sql`${report}.closed_at is null` : sql`${report}.closed_at is not null`;
  return category ? sql`${isOfState} and ${report}.category = ${category}` : isOfState;
}

function matching(filter: Filter): SQL {
  if (!filter.search) return isAskedFor("r", filter);
  const pattern = contains(filter.search);
  return sql`${isAskedFor("r", filter)} and (w.name ilike ${pattern} or coalesce(w.subdomain, '') ilike ${pattern}
    or coalesce(w.domain, '') ilike ${pattern} or u.email ilike ${pattern})`;
}

/** Reports; who owns a website matters to a search only. */
const reportsFor = ({ search }: Filter) =>
  search
    ? sql`site_reports r join websites w on w.id = r.website_id join users u on u.id = w.user_id`
    : sql`site_reports r`;

/**
 * Reported websites as a long list. Those reported last come from a walk through the reports, of which each website's
 * latest one counts; how many reported a website nobody knows before all reports are grouped.
 */
function reportedList(filter: Filter, sort: Query["sort"]): LongList {
  const isDescending = sort.startsWith("-");
  const grouped = (more: SQL) => sql`
    select r.website_id as id${more} from ${reportsFor(filter)} where ${matching(filter)} group by r.website_id`;
  if (sort.endsWith("reporters")) {
    const from = sql`(${grouped(sql`, count(distinct r.reporter_hash) as reporters`)}) reported`;
    const order: Order = { column: sql`reported.reporters`, type: "integer", isDescending };
    return { from, id: sql`reported.id`, where: undefined, order };
  }
  const isLatest = sql`not exists (select 1 from site_reports newer where newer.website_id = r.website_id
    and ${isAskedFor("newer", filter)} and (newer.created_at, newer.id) > (r.created_at, r.id))`;
  return {
    from: reportsFor(filter),
    id: sql`r.website_id`,
    where: sql`${matching(filter)} and ${isLatest}`,
    order: { column: sql`r.created_at`, type: "timestamptz", isDescending },
    counted: grouped(sql``),
  };
}

type Grouped = Pick<ReportedRow, "reports" | "reporters" | "categories"> & { website_id: string; latest_at: string };

/**
 * One page of reported websites; a category asks which websites were reported for it, not which reports count. What
 * is added up for each website is added up for those of the page alone.
 */
export async function listReported(
  db: Db,
  filter: Filter,
  query: Query,
): Promise<{ rows: ReportedRow[]; meta: PageMeta }> {
  const { ids, meta } = await listPage(db, reportedList(filter, query.sort), query);
  return { rows: await addUp(db, filter, ids), meta };
}

/** What was reported of websites, in the order of their numbers in `ids`. */
async function addUp(db: Db, filter: Filter, ids: readonly number[]): Promise<ReportedRow[]> {
  const grouped = await db.execute<Grouped>(sql`
    select r.website_id, count(*)::int as reports, count(distinct r.reporter_hash)::int as reporters,
      array_agg(distinct r.category) as categories, max(r.created_at) as latest_at
    from ${reportsFor(filter)}
    where r.website_id = any(${sql.param(ids)}::bigint[]) and ${matching(filter)} group by r.website_id`);
  const sites = new Map((await withOwner(db, inArray(websites.id, [...ids]))).map((site) => [site.website.id, site]));
  return inOrder(ids, grouped.rows, (row) => Number(row.website_id)).flatMap(({ website_id, latest_at, ...sums }) => {
    const site = sites.get(Number(website_id));
    return site ? [{ ...site, ...sums, latestAt: new Date(latest_at) }] : [];
  });
}

const withOwner = (db: Db, where: SQL): Promise<Pick<ReportedRow, "website" | "owner">[]> =>
  db
    .select({ website: websites, owner: { id: users.id, name: users.name, email: users.email } })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .where(where);

export async function findWithOwner(db: Db, id: number): Promise<Pick<ReportedRow, "website" | "owner"> | null> {
  const [found] = await withOwner(db, eq(websites.id, id));
  return found ?? null;
}

/** The latest reports of a website. */
export async function reportsOf(db: Db, websiteId: number, atMost: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(siteReports)
    .where(eq(siteReports.website_id, websiteId))
    .orderBy(desc(siteReports.created_at), desc(siteReports.id))
    .limit(atMost);
}

/** Closes the open reports of a website. @returns those that were closed */
export async function closeReports(
  db: Db,
  websiteId: number,
  { outcome, now }: { outcome: ReportOutcome; now: Date },
): Promise<ReportRow[]> {
  return db
    .update(siteReports)
    .set({ outcome, closed_at: now })
    .where(and(eq(siteReports.website_id, websiteId), isNull(siteReports.closed_at)))
    .returning();
}

/** Forgets the addresses of reporters whose reports were closed before a moment. */
export async function forgetReporters(db: Db, closedBefore: Date): Promise<void> {
  await db
    .update(siteReports)
    .set({ email: null })
    .where(and(lt(siteReports.closed_at, closedBefore), isNotNull(siteReports.email)));
}
