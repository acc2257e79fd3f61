import { versionKinds } from "@vitrine/model";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, identity, reference, storedJson, updatedAt } from "./columns.ts";
import { readTexts } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** Earlier states of a website that can be brought back (contract.md 20.5). */
export const websiteVersions = pgTable(
  "website_versions",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: versionKinds }).notNull(),
    name: text("name"),
    changes: storedJson("changes", readTexts).notNull(),
    template_slug: text("template_slug").notNull(),
    /** With the version of its shape; read through `readStored`. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    /** The website's revision that the content is of. */
    revision: integer("revision").notNull(),
    created_at: createdAt(),
  },
  (table) => [index("website_versions_website_id").on(table.website_id, table.id)],
);

/** Unsaved changes of one device: nobody sees them but the owner's builder. */
export const websiteDrafts = pgTable(
  "website_drafts",
  {
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    device: text("device").notNull(),
    base_version: integer("base_version").notNull(),
    /** With the version of its shape; read through `readStored`. */
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.device] })],
);
