import { integer, pgTable } from "drizzle-orm/pg-core";
import { reference, storedJson, updatedAt } from "./columns.ts";
import { readUnplaced } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** What a website's CV says and neither the site nor its owner's "leave it out" has taken (docs/decisions/043). */
export const websiteTrays = pgTable("website_trays", {
  website_id: reference("website_id")
    .primaryKey()
    .references(() => websites.id, { onDelete: "cascade" }),
  lines: storedJson("lines", readUnplaced).notNull(),
  version: integer("version").notNull().default(1),
  updated_at: updatedAt(),
});
