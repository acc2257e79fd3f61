import type { adminContract, PageMeta, QueryOf } from "@vitrine/contract";
import type { Appeal } from "@vitrine/model";
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { inOrder } from "../../db/long-list.ts";
import { users } from "../../db/schema/account.ts";
import { appeals, restrictions } from "../../db/schema/moderation.ts";
import { websites } from "../../db/schema/websites.ts";
import { AppError } from "../../http/app-error.ts";
import { listPage } from "../../http/list-page.ts";
import { iso, isoOrNull } from "../auth/index.ts";

export type RestrictionRow = typeof restrictions.$inferSelect;
export type AppealRow = typeof appeals.$inferSelect;
export type FoundAppeal = {
  appeal: AppealRow;
  restriction: RestrictionRow;
  owner: { id: number; name: string; email: string };
  websiteName: string | null;
};

/** What a restriction is about: one website, a website that its owner deleted, or a whole account. */
export type Restricted =
  | { kind: "website"; websiteId: number }
  | { kind: "website"; restrictionId: number }
  | { kind: "account"; userId: number };

export async function insertRestriction(db: Db, row: typeof restrictions.$inferInsert): Promise<number> {
  const [added] = await db.insert(restrictions).values(row).returning({ id: restrictions.id });
  if (!added) throw new AppError("server_error");
  return added.id;
}

function inForce(of: Restricted): SQL | undefined {
  return and(eq(restrictions.kind, of.kind), targetOf(of), isNull(restrictions.lifted_at));
}

function targetOf(of: Restricted): SQL | undefined {
  if (of.kind === "account") return eq(restrictions.user_id, of.userId);
  return "websiteId" in of
    ? eq(restrictions.website_id, of.websiteId)
    : and(eq(restrictions.id, of.restrictionId), isNull(restrictions.website_id));
}

/** The restriction that is in force; null where there is none. */
export async function findInForce(db: Db, of: Restricted): Promise<RestrictionRow | null> {
  const [row] = await db.select().from(restrictions).where(inForce(of));
  return row ?? null;
}

/** Ends a restriction, and an appeal against it that nobody has answered. */
export async function liftRestriction(
  db: Db,
  of: Restricted,
  { words, now }: { words: string; now: Date },
): Promise<RestrictionRow | null> {
  const [row] = await db
    .update(restrictions)
    .set({ lifted_at: now, lifted_words: words })
    .where(inForce(of))
    .returning();
  if (!row) return null;
  await db
    .update(appeals)
    .set({ status: "lifted", answered_at: now })
    .where(and(eq(appeals.restriction_id, row.id), eq(appeals.status, "open")));
  return row;
}

/**
 * Puts a website under the latest decision about one that its owner has deleted since a moment.
 * @returns null where there is none
 */
export async function moveToWebsite(
  db: Db,
  { userId, websiteId, since }: { userId: number; websiteId: number; since: Date },
): Promise<RestrictionRow | null> {
  const [deleted] = await db
    .select({ id: restrictions.id })
    .from(restrictions)
    .where(
      and(
        eq(restrictions.user_id, userId),
        eq(restrictions.kind, "website"),
        isNull(restrictions.website_id),
        isNull(restrictions.lifted_at),
        gte(restrictions.created_at, since),
      ),
    )
    .orderBy(desc(restrictions.id))
    .limit(1);
  if (!deleted) return null;
  const [row] = await db
    .update(restrictions)
    .set({ website_id: websiteId, status_before: "draft" })
    .where(eq(restrictions.id, deleted.id))
    .returning();
  return row ?? null;
}

/** Forgets decisions about websites that were deleted, from before a moment. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db
    .delete(restrictions)
    .where(and(eq(restrictions.kind, "website"), isNull(restrictions.website_id), lt(restrictions.created_at, before)));
}

export async function appealsOf(db: Db, restrictionId: number): Promise<AppealRow[]> {
  return db.select().from(appeals).where(eq(appeals.restriction_id, restrictionId)).orderBy(asc(appeals.id));
}

/** @returns null while another appeal against the same restriction is open */
export async function insertAppeal(
  db: Db,
  { restrictionId, message, now }: { restrictionId: number; message: string; now: Date },
): Promise<AppealRow | null> {
  const [row] = await db
    .insert(appeals)
    .values({ restriction_id: restrictionId, message, created_at: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** @returns false when somebody else has answered it meanwhile */
export async function settleAppeal(
  db: Db,
  id: number,
  settled: { status: "upheld" | "lifted"; answer: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(appeals)
    .set({ status: settled.status, answer: settled.answer, answered_at: settled.now })
    .where(and(eq(appeals.id, id), eq(appeals.status, "open")))
    .returning({ id: appeals.id });
  return rows.length > 0;
}

const withRestriction = (db: Db) =>
  db
    .select({
      appeal: appeals,
      restriction: restrictions,
      owner: { id: users.id, name: users.name, email: users.email },
      websiteName: websites.name,
    })
    .from(appeals)
    .innerJoin(restrictions, eq(restrictions.id, appeals.restriction_id))
    .innerJoin(users, eq(users.id, restrictions.user_id))
    .leftJoin(websites, eq(websites.id, restrictions.website_id));

export async function findAppeal(db: Db, id: number): Promise<FoundAppeal | null> {
  const [row] = await withRestriction(db).where(eq(appeals.id, id));
  return row ?? null;
}

export type AppealsQuery = QueryOf<typeof adminContract.adminModeration.listAppeals>;

/** One page of all appeals; ties by id in the same direction (contract.md 1.5). */
export async function listAppeals(db: Db, query: AppealsQuery): Promise<{ rows: FoundAppeal[]; meta: PageMeta }> {
  const pattern = query.search ? contains(query.search) : "";
  const list = {
    from: query.search
      ? sql`${appeals} join ${restrictions} on ${eq(restrictions.id, appeals.restriction_id)}
          join ${users} on ${eq(users.id, restrictions.user_id)}`
      : sql`${appeals}`,
    id: sql`${appeals.id}`,
    where: and(
      query.state === "answered" ? ne(appeals.status, "open") : eq(appeals.status, "open"),
      query.search
        ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(appeals.message, pattern))
        : undefined,
    ),
    order: {
      column: sql`${appeals.created_at}`,
      type: "timestamptz",
      isDescending: query.sort.startsWith("-"),
    } as const,
  };
  const { ids, meta } = await listPage(db, list, query);
  const rows = await withRestriction(db).where(inArray(appeals.id, ids));
  return { rows: inOrder(ids, rows, ({ appeal }) => appeal.id), meta };
}

export function presentAppeal({ id, message, status, answer, created_at, answered_at }: AppealRow): Appeal {
  return { id, message, status, answer, created_at: iso(created_at), answered_at: isoOrNull(answered_at) };
}
