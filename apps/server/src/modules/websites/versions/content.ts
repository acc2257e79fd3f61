import {
  readStored,
  versionContentShape,
  versionOfContent,
  type KeptEntry,
  type KeptSection,
  type VersionContent,
} from "@vitrine/model";
import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { templateData } from "../../../db/schema/websites.ts";
import { listEntries, listSections } from "../../entries/index.ts";
import { findTemplateData, putTemplateData, type WebsiteRow } from "../repository.ts";

/** Reads what a version of the website consists of; entries as they are stored, readable or not. */
export async function readContent(db: Db, row: WebsiteRow): Promise<VersionContent> {
  const { name, full_name, intro, description, template_slug } = row;
  const fields = { name, full_name, intro, description, template_slug };
  const stored = { contact: row.contact, seo: row.seo, look: row.look };
  const data = await findTemplateData(db, [row.id]);
  return {
    fields: { ...fields, ...stored },
    sections: await readSections(db, row.id),
    template_data: Object.fromEntries(data.map(({ category, data: block }) => [category, block])),
  };
}

async function readSections(db: Db, websiteId: number): Promise<KeptSection[]> {
  const entries = Map.groupBy(await listEntries(db, [websiteId]), (entry) => entry.section_id);
  return (await listSections(db, [websiteId])).map(({ id, kind, title, visible, layout }) => ({
    id,
    kind,
    title,
    visible,
    layout,
    entries: (entries.get(id) ?? []).map((entry): KeptEntry => ({
      id: entry.id,
      visible: entry.visible,
      schema_version: entry.schema_version,
      data: entry.data,
    })),
  }));
}

/** A version's content as it is stored: with the version of its shape. */
export function toStored(content: VersionContent): Record<string, unknown> {
  return { version: versionContentShape.version, ...content };
}

/** The content of a stored version, whichever shape it was kept in; null for one that cannot be read. */
export function fromStored(stored: unknown): VersionContent | null {
  const read = readStored(versionContentShape, versionOfContent(stored), stored);
  return read.ok ? read.value : null;
}

/** Puts a version's template data in place of the stored ones. */
export async function writeTemplateData(db: Db, websiteId: number, content: VersionContent): Promise<void> {
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
