import type { contract, PageMeta, QueryOf, ReplyOf } from "@vitrine/contract";
import { and, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { contains } from "../../db/contains.ts";
import { inOrder, totalOf } from "../../db/long-list.ts";
import type { Order } from "../../db/place-in-order.ts";
import { contactMessages } from "../../db/schema/messages.ts";
import { websites } from "../../db/schema/websites.ts";
import { listPage } from "../../http/list-page.ts";

export type MessageRow = typeof contactMessages.$inferSelect;
type NewMessage = typeof contactMessages.$inferInsert;

type Query = QueryOf<(typeof contract)["messages"]["listMessages"]>;
type ListMeta = ReplyOf<(typeof contract)["messages"]["listMessages"]>["meta"];

const sortColumns = {
  created_at: contactMessages.created_at,
  name: contactMessages.name,
  email: contactMessages.email,
} as const;

/** As its index says it: a parameter would keep PostgreSQL from seeing that they are the same. */
const isUnread = sql`not ${contactMessages.read}`;

/** Keeps a website from being deleted until the transaction ends; false when it is gone, or going. */
export async function holdWebsite(db: Db, id: number): Promise<boolean> {
  const held = await db.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for("key share");
  return held.length > 0;
}

/** Stores a message; null when the page's form sent the same one before. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | null> {
  const stored = await db
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return stored[0]?.id ?? null;
}

/** One page of a website's messages; ties by id in the same direction (contract.md 1.5). */
export async function listMessages(
  db: Db,
  websiteId: number,
  query: Query,
): Promise<{ rows: MessageRow[]; meta: PageMeta }> {
  const where = and(
    eq(contactMessages.website_id, websiteId),
    query.read === undefined ? undefined : query.read === "true" ? sql`${contactMessages.read}` : isUnread,
    query.search ? matches(query.search) : undefined,
  );
  const name = query.sort.replace(/^-/, "") as keyof typeof sortColumns;
  const order: Order = {
    column: sql`${sortColumns[name]}`,
    type: name === "created_at" ? "timestamptz" : "text",
    isDescending: query.sort.startsWith("-"),
  };
  const list = { from: sql`${contactMessages}`, id: sql`${contactMessages.id}`, where, order };
  const { ids, meta } = await listPage(db, list, query);
  const rows = await db.select().from(contactMessages).where(inArray(contactMessages.id, ids));
  return { rows: inOrder(ids, rows, ({ id }) => id), meta };
}

function matches(search: string) {
  const pattern = contains(search);
  const { name, email, message } = contactMessages;
  return or(ilike(name, pattern), ilike(email, pattern), ilike(message, pattern));
}

/** How many messages of a website wait to be read, counted as far as a long list counts its rows. */
export async function countUnread(db: Db, websiteId: number): Promise<Pick<ListMeta, "unread" | "unread_is_estimate">> {
  const where = and(eq(contactMessages.website_id, websiteId), isUnread);
  const { total, isEstimate } = await totalOf(db, {
    from: sql`${contactMessages}`,
    id: sql`${contactMessages.id}`,
    where,
  });
  return { unread: total, ...(isEstimate ? { unread_is_estimate: true } : {}) };
}

export type OwnedMessage = { userId: number; websiteId: number; messageId: number };

/** The message, if it was written to this website and the website is this user's. */
export async function findOwnedMessage(db: Db, of: OwnedMessage): Promise<MessageRow | null> {
  const [row] = await db
    .select({ message: contactMessages })
    .from(contactMessages)
    .innerJoin(websites, eq(websites.id, contactMessages.website_id))
    .where(
      and(
        eq(contactMessages.id, of.messageId),
        eq(contactMessages.website_id, of.websiteId),
        eq(websites.user_id, of.userId),
      ),
    );
  return row?.message ?? null;
}

export async function setRead(db: Db, id: number, read: boolean): Promise<MessageRow | null> {
  const [row] = await db.update(contactMessages).set({ read }).where(eq(contactMessages.id, id)).returning();
  return row ?? null;
}

export async function deleteMessage(db: Db, id: number): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.id, id));
}
