import type {
  Contact,
  EducationFormData,
  ExperienceFormData,
  ExtraSections,
  FocalPoint,
  ProjectFormData,
  PublicSite,
  Seo,
  SkillFormData,
} from "@vitrine/model";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
    contact: jsonb("contact").$type<Contact>().notNull(),
    flat_picture: text("flat_picture"),
    /** The point of the picture that a template's crop keeps in view; null leaves it to the template. */
    picture_focal: jsonb("picture_focal").$type<FocalPoint>(),
    status: text("status", { enum: ["draft", "private", "published"] })
      .notNull()
      .default("draft"),
    /** When an admin took it from the public. Nobody but an admin undoes that, so the table itself holds it to draft. */
    taken_down_at: moment("taken_down_at"),
    template_slug: text("template_slug").notNull(),
    seo: jsonb("seo").$type<Seo>().notNull(),
    extras: jsonb("extras").$type<ExtraSections>().notNull(),
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

/** Columns that every item of a website has. */
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

const dateColumns = () => ({
  date: text("date").notNull().default(""),
  start_date: text("start_date"),
  end_date: text("end_date"),
  is_current: boolean("is_current").notNull().default(false),
});

export const experiences = pgTable(
  "experiences",
  {
    ...itemColumns(),
    ...dateColumns(),
    name: text("name").notNull(),
    place: text("place").notNull().default(""),
    position: text("job_title").notNull(),
    description: text("description").notNull().default(""),
    skills: jsonb("skills").$type<string[]>().notNull().default([]),
    form_data: jsonb("form_data").$type<ExperienceFormData>().notNull().default({}),
  },
  (table) => [index("experiences_website_id").on(table.website_id, table.order)],
);

export const educations = pgTable(
  "educations",
  {
    ...itemColumns(),
    ...dateColumns(),
    name: text("name").notNull(),
    place: text("place").notNull().default(""),
    degree: text("degree").notNull(),
    gpa: text("gpa").notNull().default(""),
    description: text("description").notNull().default(""),
    skills: jsonb("skills").$type<string[]>().notNull().default([]),
    form_data: jsonb("form_data").$type<EducationFormData>().notNull().default({}),
  },
  (table) => [index("educations_website_id").on(table.website_id, table.order)],
);

export const skillCategories = pgTable(
  "skill_categories",
  {
    ...itemColumns(),
    title: text("title").notNull(),
    info: jsonb("info").$type<string[]>().notNull(),
    icon: text("icon").notNull(),
    form_data: jsonb("form_data").$type<SkillFormData>().notNull().default({}),
  },
  (table) => [index("skill_categories_website_id").on(table.website_id, table.order)],
);

export const projects = pgTable(
  "projects",
  {
    ...itemColumns(),
    ...dateColumns(),
    title: text("title").notNull(),
    category: text("category").notNull(),
    description: text("description").notNull().default(""),
    technologies: jsonb("technologies").$type<string[]>().notNull().default([]),
    pictures: jsonb("pictures").$type<{ img: string }[]>().notNull().default([]),
    code_url: text("code_url").notNull().default(""),
    implementation: text("implementation").notNull().default(""),
    url: text("url").notNull().default(""),
    form_data: jsonb("form_data").$type<ProjectFormData>().notNull().default({}),
  },
  (table) => [index("projects_website_id").on(table.website_id, table.order)],
);

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
export const media = pgTable("media", {
  name: text("name").primaryKey(),
  user_id: reference("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  content_type: text("content_type").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: integer("bytes").notNull(),
  created_at: createdAt(),
});

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
