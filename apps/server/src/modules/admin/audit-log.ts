import type { QueryOf } from "@vitrine/contract";
import { adminContract, pageMeta, type PageMeta } from "@vitrine/contract";
import type { AuditAction, AuditEntry, AuditTarget } from "@vitrine/model";
import { and, asc, count, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "../auth/index.ts";
import { contains } from "../../db/contains.ts";

/** The admin who acts, and the address that they act from. */
export type Actor = { caller: Pick<Caller, "userId" | "name" | "impersonation">; address: string };

export type Deed = {
  action: AuditAction;
  target: { type: AuditTarget; id: number | null; name: string };
  details?: Record<string, unknown>;
};

type Query = QueryOf<typeof adminContract.adminFigures.auditLog>;

/** How many entries are shown beside what they are about. */
const latestOfTarget = 20;

/** Who did what, to what, when and from which address (contract.md 15). */
export function createAuditLog({ db, clock }: { db: Db; clock: Clock }) {
  async function find(where: SQL | undefined, order: SQL, limit: number, offset = 0): Promise<AuditEntry[]> {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(where)
      .orderBy(order, desc(auditEntries.id))
      .limit(limit)
      .offset(offset);
    return rows.map(present);
  }

  return {
    /** Adds a deed; call it in the transaction that does it. Under an impersonation the admin behind it is named. */
    async record(inside: Db, { caller, address }: Actor, deed: Deed): Promise<void> {
      const { impersonation } = caller;
      await inside.insert(auditEntries).values({
        action: deed.action,
        admin_id: impersonation?.adminId ?? caller.userId,
        admin_name: impersonation?.adminName ?? caller.name,
        target_type: deed.target.type,
        target_id: deed.target.id === null ? null : String(deed.target.id),
        target_name: deed.target.name,
        details: deed.details ?? {},
        address,
        at: clock.now(),
      });
    },

    /** The latest entries about one thing. */
    async of(type: AuditTarget, id: number): Promise<AuditEntry[]> {
      const isAbout = and(eq(auditEntries.target_type, type), eq(auditEntries.target_id, String(id)));
      return find(isAbout, desc(auditEntries.at), latestOfTarget);
    },

    async list(query: Query): Promise<{ data: AuditEntry[]; meta: PageMeta }> {
      const { search, action, admin_id: adminId } = query;
      const where = and(
        action ? eq(auditEntries.action, action) : undefined,
        adminId ? eq(auditEntries.admin_id, adminId) : undefined,
        search
          ? or(ilike(auditEntries.admin_name, contains(search)), ilike(auditEntries.target_name, contains(search)))
          : undefined,
      );
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(where);
      const order = query.sort === "at" ? asc(auditEntries.at) : desc(auditEntries.at);
      const data = await find(where, order, query.per_page, (query.page - 1) * query.per_page);
      return { data, meta: pageMeta(query, counted?.total ?? 0) };
    },
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;

function present(row: typeof auditEntries.$inferSelect): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    admin: { id: row.admin_id, name: row.admin_name },
    target: { type: row.target_type, id: row.target_id, name: row.target_name },
    details: row.details,
    address: row.address,
    at: iso(row.at),
  };
}
