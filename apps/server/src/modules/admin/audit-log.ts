import type { QueryOf } from "@vitrine/contract";
import { adminContract, type PageMeta } from "@vitrine/contract";
import type { AuditAction, AuditEntry, AuditTarget } from "@vitrine/model";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { inOrder } from "../../db/long-list.ts";
import { searchIn } from "../../db/text-search.ts";
import { auditEntries } from "../../db/schema/audit.ts";
import { AppError } from "../../http/app-error.ts";
import { listPage } from "../../http/list-page.ts";
import type { ImpersonatedWrite, ImpersonatedWrites } from "../../http/impersonated-writes.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "../auth/index.ts";

/** The admin who acts, and the address that they act from. */
export type Actor = { caller: Pick<Caller, "userId" | "name" | "impersonation">; address: string };

export type Deed = {
  action: AuditAction;
  target: { type: AuditTarget; id: number | null; name: string };
  details?: Record<string, unknown>;
};

type Query = QueryOf<typeof adminContract.adminFigures.auditLog>;

const searched = [auditEntries.admin_name, auditEntries.target_name];

/** How many entries are shown beside what they are about. */
const latestOfTarget = 20;

/** Who did what, to what, when and from which address (contract.md 15). */
export function createAuditLog({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * Adds a deed; call it in the transaction that does it. Under an impersonation the admin behind it is named.
     * @returns the number of the entry
     */
    async record(inside: Db, actor: Actor, deed: Deed): Promise<number> {
      const { admin, address } = who(actor);
      const entry = {
        action: deed.action,
        admin_id: admin.id,
        admin_name: admin.name,
        target_type: deed.target.type,
        target_id: deed.target.id === null ? null : String(deed.target.id),
        target_name: deed.target.name,
        details: deed.details ?? {},
        address,
        at: clock.now(),
      };
      const [added] = await inside.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
      if (!added) throw new AppError("server_error");
      return added.id;
    },

    /** Writes under an impersonation: method, call and website, with the status once it is known. */
    impersonated: {
      async begin({ caller, address, method, path, websiteId }: ImpersonatedWrite) {
        const details = { method, path, ...(websiteId === null ? {} : { website_id: websiteId }) };
        const { admin } = who({ caller, address });
        const [row] = await db
          .insert(auditEntries)
          .values({
            action: "impersonation.wrote",
            admin_id: admin.id,
            admin_name: admin.name,
            target_type: "user",
            target_id: String(caller.userId),
            target_name: caller.name,
            details,
            address,
            at: clock.now(),
          })
          .returning({ id: auditEntries.id });
        return async (status: number): Promise<void> => {
          if (row)
            await db
              .update(auditEntries)
              .set({ details: { ...details, status } })
              .where(eq(auditEntries.id, row.id));
        };
      },
    } satisfies ImpersonatedWrites,

    /** The latest entries about one thing. */
    async of(type: AuditTarget, id: number): Promise<AuditEntry[]> {
      const rows = await db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.target_type, type), eq(auditEntries.target_id, String(id))))
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(latestOfTarget);
      return rows.map(present);
    },

    async list(query: Query): Promise<{ data: AuditEntry[]; meta: PageMeta }> {
      const { search, action, admin_id: adminId } = query;
      const list = {
        from: sql`${auditEntries}`,
        id: sql`${auditEntries.id}`,
        where: and(
          action ? eq(auditEntries.action, action) : undefined,
          adminId ? eq(auditEntries.admin_id, adminId) : undefined,
        ),
        order: { column: sql`${auditEntries.at}`, type: "timestamptz", isDescending: query.sort !== "at" } as const,
        search: search ? searchIn(search, searched, sql`select ${auditEntries.id} from ${auditEntries}`) : undefined,
      };
      const { ids, meta } = await listPage(db, list, query);
      const rows = await db.select().from(auditEntries).where(inArray(auditEntries.id, ids));
      return { data: inOrder(ids, rows, ({ id }) => id).map(present), meta };
    },
  };
}

/** The admin behind a call: under an impersonation the one who began it. */
export function who({ caller, address }: Actor): { admin: { id: number; name: string }; address: string } {
  const { impersonation, userId, name } = caller;
  return { admin: { id: impersonation?.adminId ?? userId, name: impersonation?.adminName ?? name }, address };
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
