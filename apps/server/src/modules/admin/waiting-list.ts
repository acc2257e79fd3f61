import type { QueryOf } from "@vitrine/contract";
import { adminContract, type PageMeta } from "@vitrine/contract";
import type { WaitingEntry, WaitingEntryChanges } from "@vitrine/model";
import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { inOrder } from "../../db/long-list.ts";
import type { Order } from "../../db/place-in-order.ts";
import { hasText, searchIn } from "../../db/text-search.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { AppError } from "../../http/app-error.ts";
import { listPage } from "../../http/list-page.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";
import { invitationMail } from "./mails.ts";
import { toCsv } from "./csv.ts";

type Dependencies = { db: Db; clock: Clock; queue: Queue; audit: AuditLog };
type Query = QueryOf<typeof adminContract.adminWaitingList.listWaiting>;
type Filters = QueryOf<typeof adminContract.adminWaitingList.exportWaiting>;
type Row = typeof waitingListEntries.$inferSelect;

const sortColumns = {
  created_at: waitingListEntries.created_at,
  email: waitingListEntries.email,
  name: sql`coalesce(${waitingListEntries.name}, '')`,
} as const;

const searched = [waitingListEntries.email, waitingListEntries.name];

const columns = [
  "email",
  "name",
  "status",
  "source",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "invited_at",
  "created_at",
] as const satisfies (keyof WaitingEntry)[];

/** Who waits: looking, inviting, exporting (contract.md 15). */
export function createWaitingListAdmin({ db, clock, queue, audit }: Dependencies) {
  /** Locks one entry, changes it and notes who did. */
  async function change(
    actor: Actor,
    id: number,
    action: "waiting_list.updated" | "waiting_list.invited",
    next: (inside: Db, row: Row) => Promise<Partial<Row>>,
  ): Promise<WaitingEntry> {
    return db.transaction(async (inside) => {
      const isIt = eq(waitingListEntries.id, id);
      const [row] = await inside.select().from(waitingListEntries).where(isIt).for("update");
      if (!row) throw new AppError("not_found");
      const values = await next(inside, row);
      if (Object.keys(values).length === 0) return present(row);
      const [changed] = await inside.update(waitingListEntries).set(values).where(isIt).returning();
      if (!changed) throw new AppError("not_found");
      await audit.record(inside, actor, {
        action,
        target: { type: "waiting_list", id, name: row.email },
        details: values,
      });
      return present(changed);
    });
  }

  return {
    async list(query: Query): Promise<{ data: WaitingEntry[]; meta: PageMeta }> {
      const list = {
        from: sql`${waitingListEntries}`,
        id: sql`${waitingListEntries.id}`,
        where: narrowed(query),
        order: orderOf(query),
        search: query.search
          ? searchIn(query.search, searched, sql`select ${waitingListEntries.id} from ${waitingListEntries}`)
          : undefined,
      };
      const { ids, meta } = await listPage(db, list, query);
      const rows = await db.select().from(waitingListEntries).where(inArray(waitingListEntries.id, ids));
      return { data: inOrder(ids, rows, ({ id }) => id).map(present), meta };
    },

    /** @throws AppError not_found */
    async get(id: number): Promise<WaitingEntry> {
      const [row] = await db.select().from(waitingListEntries).where(eq(waitingListEntries.id, id));
      if (!row) throw new AppError("not_found");
      return present(row);
    },

    update: (actor: Actor, id: number, { name, status }: WaitingEntryChanges) =>
      change(actor, id, "waiting_list.updated", async () => ({
        ...(name === undefined ? {} : { name: name || null }),
        ...(status === undefined ? {} : { status }),
      })),

    /** Mails a sign-up link, again when asked again. @throws AppError not_found; invalid_state for an account */
    invite: (actor: Actor, id: number) =>
      change(actor, id, "waiting_list.invited", async (inside, row) => {
        if (row.status === "converted")
          throw new AppError("invalid_state", { message: "This person has an account already." });
        await sendMail(queue, inside, { mail: invitationMail, data: { entry_id: id } });
        return { status: "invited", invited_at: clock.now() };
      }),

    async remove(actor: Actor, id: number): Promise<void> {
      await db.transaction(async (inside) => {
        const [row] = await inside.delete(waitingListEntries).where(eq(waitingListEntries.id, id)).returning();
        if (!row) throw new AppError("not_found");
        const target = { type: "waiting_list", id, name: row.email } as const;
        await audit.record(inside, actor, { action: "waiting_list.deleted", target });
      });
    },

    async export(actor: Actor, filters: Filters): Promise<FileAnswer> {
      const rows = await db
        .select()
        .from(waitingListEntries)
        .where(and(narrowed(filters), filters.search ? hasText(filters.search, searched) : undefined))
        .orderBy(desc(waitingListEntries.created_at), desc(waitingListEntries.id));
      const entries = rows.map(present);
      await audit.record(db, actor, {
        action: "waiting_list.exported",
        target: { type: "waiting_list", id: null, name: "Waiting list" },
        details: { ...filters, entries: entries.length },
      });
      const lines = entries.map((entry) => columns.map((column) => entry[column]));
      return {
        contentType: "text/csv; charset=utf-8",
        bytes: Buffer.from(toCsv([columns, ...lines])),
        headers: { "Content-Disposition": 'attachment; filename="waiting-list.csv"' },
      };
    },
  };
}

function orderOf({ sort }: Query): Order {
  const name = sort.replace(/^-/, "") as keyof typeof sortColumns;
  return {
    column: sql`${sortColumns[name]}`,
    type: name === "created_at" ? "timestamptz" : "text",
    isDescending: sort.startsWith("-"),
    isUnique: name === "email",
  };
}

function narrowed({ status, source }: Omit<Filters, "search">): SQL | undefined {
  return and(
    status ? eq(waitingListEntries.status, status) : undefined,
    source ? eq(waitingListEntries.source, source) : undefined,
  );
}

function present(row: Row): WaitingEntry {
  return { ...row, invited_at: isoOrNull(row.invited_at), created_at: iso(row.created_at) };
}
