import type { Contact, FocalPoint, MediaSource, PublicSite, Seo } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, identity, moment, reference, updatedAt } from "./columns.ts";

export const websites = pgTable(
  "websites",
  {
    id: identity(10_001),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: integer("version").notNull().default(1),
    /** Grows with every change of anything that the site shows; keys the stored rendering. */
    revision: integer("revision").notNull().default(1),
    name: text("name").notNull(),
    full_name: text("full_name"),
    intro: text("intro").notNull().default(""),
    description: text("description").notNull().default(""),
    subdomain: text("subdomain").unique(),
    domain: text("domain").unique(),
    /** Read through `readContact`: a row may lack what a later version added. */
    contact: jsonb("contact").$type<Partial<Contact>>().notNull(),
    flat_picture: text("flat_picture"),
    /** The point of the picture that a template's crop keeps in view; null leaves it to the template. */
    picture_focal: jsonb("picture_focal").$type<FocalPoint>(),
    status: text("status", { enum: ["draft", "private", "published"] })
      .notNull()
      .default("draft"),
    /** When an admin took it from the public. Nobody but an admin undoes that, so the table itself holds it to draft. */
    taken_down_at: moment("taken_down_at"),
    template_slug: text("template_slug").notNull(),
    /** Read through `readSeo`. */
    seo: jsonb("seo").$type<Partial<Seo>>().notNull(),
    /** Chosen names and colours; read through `readLook`, since what is missing was never chosen. */
    look: jsonb("look").$type<Record<string, unknown>>().notNull().default({}),
    /** The onboarding session that made this website; unique, so that a session never makes two. */
    onboarding_session_id: text("onboarding_session_id").unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("websites_user_id").on(table.user_id, table.updated_at),
    check("websites_taken_down_is_draft", sql`${table.taken_down_at} is null or ${table.status} = 'draft'`),
  ],
);

/** Columns that the rows of a website's lists have. */
export const itemColumns = () => ({
  id: identity(),
  website_id: reference("website_id")
    .notNull()
    .references(() => websites.id, { onDelete: "cascade" }),
  version: integer("version").notNull().default(1),
  order: integer("position").notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

export const templateData = pgTable(
  "template_data",
  {
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    category: text("category").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    version: integer("version").notNull().default(1),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.category] })],
);

/** A released subdomain stays with its former owner for 30 days (contract.md 9). */
export const subdomainHolds = pgTable("subdomain_holds", {
  subdomain: text("subdomain").primaryKey(),
  user_id: reference("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  until: moment("until").notNull(),
});

/** Pictures by unguessable name; the bytes are in the file store under the same name. */
export const media = pgTable(
  "media",
  {
    name: text("name").primaryKey(),
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().unique(),
    /** Set for pictures of work; a profile picture belongs to its owner alone. */
    website_id: reference("website_id").references(() => websites.id, { onDelete: "cascade" }),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content_type: text("content_type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    alt: text("alt").notNull().default(""),
    caption: text("caption").notNull().default(""),
    focal: jsonb("focal").$type<FocalPoint>(),
    /** A colour as #rrggbb. */
    placeholder: text("placeholder").notNull().default(""),
    /** The sizes that it is kept in beside its own. */
    sources: jsonb("sources").$type<MediaSource[]>().notNull().default([]),
    /** Of the file as it was uploaded, so that the same picture is kept once. */
    sha256: text("sha256"),
    created_at: createdAt(),
  },
  (table) => [index("media_website_id").on(table.website_id, table.id)],
);

/** What the public sees: one immutable rendering for each revision of a site (contract.md 20.5). */
export const siteRenderings = pgTable(
  "site_renderings",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    /** Build of the templates that made it, so that a new build renders anew. */
    build: text("build").notNull(),
    html: text("html").notNull(),
    site: jsonb("site").$type<PublicSite>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("site_renderings_website_id").on(table.website_id, table.revision)],
);
