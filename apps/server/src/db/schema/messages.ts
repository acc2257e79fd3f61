import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, reference } from "./columns.ts";
import { websites } from "./websites.ts";

/** What visitors wrote through the contact form of a website. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    read: boolean("read").notNull().default(false),
    /** Of a message sent by the page's own form: the same one sent twice in a day is one message. */
    form_hash: text("form_hash"),
    created_at: createdAt(),
  },
  (table) => [
    index("contact_messages_website_id").on(table.website_id, table.created_at, table.id),
    index("contact_messages_name").on(table.website_id, table.name, table.id),
    index("contact_messages_email").on(table.website_id, table.email, table.id),
    /** The few that wait for their owner, among all that were ever written. */
    index("contact_messages_unread")
      .on(table.website_id, table.created_at, table.id)
      .where(sql`not ${table.read}`),
    unique("contact_messages_form_hash").on(table.website_id, table.form_hash),
  ],
);
