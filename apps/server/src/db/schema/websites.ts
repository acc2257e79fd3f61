import { readContact, readLook, readSeo } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { bytes, createdAt, fewPending, identity, moment, reference, storedJson, updatedAt } from "./columns.ts";
import { readFocalPoint, readMediaSources, readRecord } from "./stored-values.ts";

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
    contact: storedJson("contact", readContact).notNull(),
    flat_picture: text("flat_picture"),
    /** The point of the picture that a template's crop keeps in view; null leaves it to the template. */
    picture_focal: storedJson("picture_focal", readFocalPoint),
    status: text("status", { enum: ["draft", "private", "published"] })
      .notNull()
      .default("draft"),
    /** When an admin took it from the public. Nobody but an admin undoes that, so the table itself holds it to draft. */
    taken_down_at: moment("taken_down_at"),
    template_slug: text("template_slug").notNull(),
    /** The build of the template that the site stays with; null for whichever is the present one. */
    template_version: text("template_version"),
    template_pinned_at: moment("template_pinned_at"),
    seo: storedJson("seo", readSeo).notNull(),
    /** Chosen names and colours; what is missing was never chosen. */
    look: storedJson("look", readLook)
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** The onboarding session that made this website; unique, so that a session never makes two. */
    onboarding_session_id: text("onboarding_session_id").unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("websites_user_id").on(table.user_id, table.updated_at),
    index("websites_created_at").on(table.created_at, table.id),
    index("websites_updated_at").on(table.updated_at, table.id),
    index("websites_name").on(table.name, table.id),
    index("websites_status").on(table.status),
    index("websites_template").on(table.template_slug),
    index("websites_template_version")
      .on(table.template_version)
      .where(sql`${table.template_version} is not null`),
    index("websites_text")
      .using("gin", table.name.op("gin_trgm_ops"), table.subdomain.op("gin_trgm_ops"), table.domain.op("gin_trgm_ops"))
      .with(fewPending),
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
    data: storedJson("data", readRecord).notNull(),
    version: integer("version").notNull().default(1),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.category] })],
);

/**
 * A released subdomain stays with its former owner for 30 days (contract.md 9), and for a year where its website has
 * another one now: it leads there.
 */
export const subdomainHolds = pgTable(
  "subdomain_holds",
  {
    subdomain: text("subdomain").primaryKey(),
    user_id: reference("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: moment("until").notNull(),
    /** The website that had it and goes on under another one; null where there is none. */
    website_id: reference("website_id").references(() => websites.id, { onDelete: "set null" }),
  },
  (table) => [index("subdomain_holds_website_id").on(table.website_id)],
);

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
    focal: storedJson("focal", readFocalPoint),
    /** A colour as #rrggbb. */
    placeholder: text("placeholder").notNull().default(""),
    /** The sizes that it is kept in beside its own. */
    sources: storedJson("sources", readMediaSources).notNull().default([]),
    /** Of the file as it was uploaded, so that the same picture is kept once. */
    sha256: text("sha256"),
    created_at: createdAt(),
  },
  (table) => [index("media_website_id").on(table.website_id, table.id)],
);

/** What the public sees: the last drawing of each page of a site, compressed (contract.md 20.5). */
export const siteRenderings = pgTable(
  "site_renderings",
  {
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    /** Which of the site's pages, and whether it lies below `/p/` or at the root. */
    page: text("page").notNull(),
    revision: integer("revision").notNull(),
    /** Hash of what the page depends on beside the site: addresses, the plan, posts that are due. */
    context: text("context").notNull(),
    /** Build of the template that drew it. */
    build: text("build").notNull(),
    etag: text("etag").notNull(),
    br: bytes("br").notNull(),
    gzip: bytes("gzip").notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.page] }), index("site_renderings_build").on(table.build)],
);

/** Versions of templates that lie in the store, for sites that stay with one. */
export const templateVersions = pgTable("template_versions", {
  version: text("version").primaryKey(),
  /** Of the fonts and pictures that its pages ask for. */
  addresses: text("addresses").array().notNull(),
  /** Since when nobody is known to need it; null while a site stays with it, or a stored page is of it. */
  unneeded_since: moment("unneeded_since"),
});

/** Pictures that shared links to a site's pages show: the last drawing of each, drawn anew after every change. */
export const siteCards = pgTable(
  "site_cards",
  {
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    /** Which of the site's pages. */
    page: text("page").notNull(),
    /** Hash of everything that it was drawn from. */
    drawn_from: text("drawn_from").notNull(),
    etag: text("etag").notNull(),
    png: bytes("png").notNull(),
  },
  (table) => [primaryKey({ columns: [table.website_id, table.page] })],
);
