import { itemLists, type ItemListName, type VersionContent } from "@vitrine/model";
import { asc, eq, inArray, and, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { educations, experiences, projects, skillCategories, templateData } from "../../../db/schema/websites.ts";
import { findTemplateData, putTemplateData, type WebsiteRow } from "../repository.ts";

type ItemTable = typeof experiences | typeof educations | typeof skillCategories | typeof projects;

const tables: Readonly<Record<ItemListName, ItemTable>> = {
  experiences,
  educations,
  skills: skillCategories,
  projects,
};

/** Columns that belong to the row and not to what its owner wrote. */
const bookkeeping = new Set(["website_id", "version", "order", "created_at", "updated_at"]);

/** All four tables have the columns that are named below; one stands for them in the types. */
const shared = (list: ItemListName) => tables[list] as typeof experiences;

/** Reads what a version of the website consists of. */
export async function readContent(db: Db, row: WebsiteRow): Promise<VersionContent> {
  const { name, full_name, intro, description, contact, seo, template_slug, extras } = row;
  const items: Partial<VersionContent["items"]> = {};
  for (const list of itemLists) {
    const table = shared(list);
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.website_id, row.id))
      .orderBy(asc(table.order), asc(table.id));
    items[list] = rows.map(ownColumns);
  }
  const stored = await findTemplateData(db, [row.id]);
  return {
    fields: { name, full_name, intro, description, contact, seo, template_slug, extras },
    items: items as VersionContent["items"],
    template_data: Object.fromEntries(stored.map(({ category, data }) => [category, data])),
  };
}

function ownColumns(row: { id: number }): { id: number } & Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !bookkeeping.has(column))),
    id: row.id,
  };
}

/** Puts a version's lists and template data in place of the stored ones; entries keep their ids. */
export async function writeLists(db: Db, websiteId: number, content: VersionContent): Promise<void> {
  for (const list of itemLists) await writeList(db, websiteId, list, content.items[list]);
  for (const [category, data] of Object.entries(content.template_data)) {
    await putTemplateData(db, websiteId, category, data);
  }
  const kept = Object.keys(content.template_data);
  await db
    .delete(templateData)
    .where(
      and(
        eq(templateData.website_id, websiteId),
        kept.length > 0 ? notInArray(templateData.category, kept) : undefined,
      ),
    );
}

async function writeList(
  db: Db,
  websiteId: number,
  list: ItemListName,
  items: VersionContent["items"][ItemListName],
): Promise<void> {
  const table = shared(list);
  const before = await db.select({ id: table.id }).from(table).where(eq(table.website_id, websiteId));
  const known = new Set(before.map(({ id }) => id));
  const wanted = new Set(items.map(({ id }) => id));
  const gone = [...known].filter((id) => !wanted.has(id));
  if (gone.length > 0) await db.delete(table).where(and(eq(table.website_id, websiteId), inArray(table.id, gone)));
  for (const [index, { id, ...columns }] of items.entries()) {
    const values = { ...columns, order: index + 1 };
    if (known.has(id)) {
      const raised = { version: sql`${table.version} + 1`, updated_at: sql`now()` };
      await db
        .update(table)
        .set({ ...values, ...raised })
        .where(and(eq(table.website_id, websiteId), eq(table.id, id)));
    } else {
      await db
        .insert(table)
        .overridingSystemValue()
        .values({ ...values, id, website_id: websiteId } as never);
    }
  }
}
