import { index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, identity, moment, reference } from "./columns.ts";

/** Changes of an account's address: asked for, confirmed from both ends, done, and possibly taken back. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: identity(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    old_email: text("old_email").notNull(),
    new_email: text("new_email").notNull(),
    /** The session that asked: it stays signed in. */
    session_id: reference("session_id"),
    new_confirmed_at: moment("new_confirmed_at"),
    old_confirmed_at: moment("old_confirmed_at"),
    done_at: moment("done_at"),
    /** Cancelled, replaced by another one, or taken back. */
    ended_at: moment("ended_at"),
    created_at: createdAt(),
  },
  (table) => [
    index("email_changes_user_id").on(table.user_id),
    index("email_changes_old_email").on(table.old_email, table.done_at),
  ],
);

/** Secrets of the mails about a change: stored hashed, each usable once for what it is for. */
export const emailChangeLinks = pgTable(
  "email_change_links",
  {
    secret_hash: text("secret_hash").primaryKey(),
    change_id: reference("change_id")
      .notNull()
      .references(() => emailChanges.id, { onDelete: "cascade" }),
    /** `new` and `old` confirm from either end, `old` may also cancel; `back` restores the old address. */
    kind: text("kind", { enum: ["new", "old", "back"] }).notNull(),
    created_at: createdAt(),
  },
  (table) => [index("email_change_links_change_id").on(table.change_id)],
);
