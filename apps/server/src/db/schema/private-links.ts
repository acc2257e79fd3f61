import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, reference, storedJson } from "./columns.ts";
import { readLinkSections } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** Links by which owners show a website to those whom they give them, whoever else may see it. */
export const privateLinks = pgTable(
  "private_links",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What a request is looked up by. */
    link_hash: text("link_hash").notNull().unique(),
    /** What the owner's list shows again, encrypted with the key of the installation. */
    sealed_secret: text("sealed_secret").notNull(),
    password_hash: text("password_hash"),
    /** Numbers of sections in the link's own order; null shows the website's. */
    sections: storedJson("sections", readLinkSections),
    expires_at: moment("expires_at"),
    opened: integer("opened").notNull().default(0),
    last_opened_at: moment("last_opened_at"),
    opened_by_robots: integer("opened_by_robots").notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [index("private_links_website_id").on(table.website_id, table.id)],
);
