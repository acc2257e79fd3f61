import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, reference, storedJson } from "./columns.ts";
import { readTexts } from "./stored-values.ts";
import { itemColumns } from "./websites.ts";

/** Blog posts; a link to an item survives that item, so it is no foreign key (contract.md 11, 12). */
export const blogPosts = pgTable(
  "blog_posts",
  {
    ...itemColumns(),
    title: text("title").notNull(),
    slug: text("slug").notNull(),
    /** Clean HTML. */
    content: text("content").notNull(),
    excerpt: text("excerpt").notNull().default(""),
    status: text("status", { enum: ["draft", "published", "scheduled"] })
      .notNull()
      .default("draft"),
    published_at: moment("published_at"),
    tags: storedJson("tags", readTexts).notNull().default([]),
    meta_description: text("meta_description").notNull().default(""),
    linked_experience_id: reference("linked_experience_id"),
    linked_project_id: reference("linked_project_id"),
  },
  (table) => [
    uniqueIndex("blog_posts_slug").on(table.website_id, table.slug),
    index("blog_posts_website_id").on(table.website_id, table.order),
    index("blog_posts_scheduled")
      .on(table.published_at)
      .where(sql`${table.status} = 'scheduled'`),
  ],
);
