import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, identity, reference, updatedAt } from "./columns.ts";
import { websites } from "./websites.ts";

/** The sections of a website in its owner's order (design/sections.md). */
export const sections = pgTable(
  "sections",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** The owner's own title; null for the kind's. */
    title: text("title"),
    position: integer("position").notNull(),
    visible: boolean("visible").notNull().default(true),
    layout: text("layout").notNull().default("designed"),
    version: integer("version").notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index("sections_website_id").on(table.website_id, table.position)],
);

/** Ids of entries; it starts above every id that the former tables of items gave out. */
export const entryIds = pgSequence("entries_id_seq");

/**
 * The entries of all kinds. Ids of the four first kinds come from tables of their own and overlap, so that an entry is
 * named by its kind and id. `data` is read through `readStored` of its kind.
 */
export const entries = pgTable(
  "entries",
  {
    id: bigint("id", { mode: "number" })
      .notNull()
      .default(sql`nextval('entries_id_seq')`),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    section_id: reference("section_id")
      .notNull()
      .references(() => sections.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    position: integer("position").notNull(),
    visible: boolean("visible").notNull().default(true),
    data: jsonb("data").$type<unknown>().notNull(),
    schema_version: integer("schema_version").notNull().default(1),
    version: integer("version").notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("entries_website_id").on(table.website_id, table.kind),
    index("entries_section_id").on(table.section_id, table.position),
  ],
);
