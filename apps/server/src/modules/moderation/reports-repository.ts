import type { ModerationCategory, ReportOutcome } from "@vitrine/model";
import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { inOrder } from "../../db/long-list.ts";
import { users } from "../../db/schema/account.ts";
import { siteReports } from "../../db/schema/moderation.ts";
import { websites } from "../../db/schema/websites.ts";
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

type Filter = {
  state: "open" | "closed";
  category?: ModerationCategory | undefined;
  search?: string | undefined;
  websiteId?: number;
};
type Page = { page: number; per_page: number; sort: string };

export async function insertReport(db: Db, report: typeof siteReports.$inferInsert): Promise<void> {
  await db.insert(siteReports).values(report);
}

function matching({ state, category, search, websiteId }: Filter): SQL {
  const parts = [state === "open" ? sql`r.closed_at is null` : sql`r.closed_at is not null`];
  if (category) parts.push(sql`r.category = ${category}`);
  if (websiteId !== undefined) parts.push(sql`r.website_id = ${websiteId}`);
  if (search) {
    const pattern = contains(search);
    parts.push(sql`(w.name ilike ${pattern} or coalesce(w.subdomain, '') ilike ${pattern}
      or coalesce(w.domain, '') ilike ${pattern} or u.email ilike ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** Who owns a website matters to a search only. */
const whose = ({ search }: Filter) =>
  search ? sql`join websites w on w.id = r.website_id join users u on u.id = w.user_id` : sql``;

type Grouped = Pick<ReportedRow, "reports" | "reporters" | "categories"> & { website_id: string; latest_at: string };

/**
 * One page of reported websites; a category asks which websites were reported for it, not which reports count. What
 * is added up for each website is added up for those of the page alone.
 */
export async function listReported(
  db: Db,
  filter: Filter,
  page: Page,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const direction = page.sort.startsWith("-") ? sql`desc` : sql`asc`;
  const order = page.sort.endsWith("reporters") ? sql`count(distinct r.reporter_hash)` : sql`max(r.created_at)`;
  const found = await db.execute<{ website_id: string; total: number }>(sql`
    with reported as (
      select r.website_id, ${order} as place from site_reports r ${whose(filter)} where ${matching(filter)} group by r.website_id)
    select website_id, (select count(*)::int from reported) as total from reported
    order by place ${direction}, website_id ${direction}
    limit ${page.per_page} offset ${(page.page - 1) * page.per_page}`);
  const ids = found.rows.map(({ website_id }) => Number(website_id));
  const rows = await addUp(db, filter, ids);
  return { rows, total: found.rows[0]?.total ?? (await countReported(db, filter)) };
}

/** What was reported of websites, in the order of their numbers in `ids`. */
async function addUp(db: Db, filter: Filter, ids: readonly number[]): Promise<ReportedRow[]> {
  const grouped = await db.execute<Grouped>(sql`
    select r.website_id, count(*)::int as reports, count(distinct r.reporter_hash)::int as reporters,
      array_agg(distinct r.category) as categories, max(r.created_at) as latest_at
    from site_reports r ${whose(filter)}
    where r.website_id = any(${sql.param(ids)}::bigint[]) and ${matching(filter)} group by r.website_id`);
  const rows: ReportedRow[] = [];
  for (const { website_id, latest_at, ...sums } of inOrder(ids, grouped.rows, (row) => Number(row.website_id))) {
    const site = await findWithOwner(db, Number(website_id));
    if (site) rows.push({ ...site, ...sums, latestAt: new Date(latest_at) });
  }
  return rows;
}

/** Only for a page behind the last one, which has no row that says it. */
async function countReported(db: Db, filter: Filter): Promise<number> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(distinct r.website_id)::int as total from site_reports r ${whose(filter)} where ${matching(filter)}`,
  );
  return counted.rows[0]?.total ?? 0;
}

export async function findWithOwner(db: Db, id: number): Promise<Pick<ReportedRow, "website" | "owner"> | null> {
  const [row] = await db
    .select({ website: websites, owner: { id: users.id, name: users.name, email: users.email } })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .where(eq(websites.id, id));
  return row ?? null;
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
