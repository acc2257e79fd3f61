import type { TemplateManifest, Website } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { TemplatesService } from "../templates/index.ts";
import { presentWebsite, templateDataCategory } from "./present.ts";
import { readRelatedLists } from "./related-lists.ts";
import { findTemplateData, type WebsiteRow } from "./repository.ts";

type WithTemplate = { manifest: TemplateManifest | undefined; templateData: Record<string, unknown> };

/** Reads rows into the wire's shapes. */
export function createWebsiteReader(templates: Pick<TemplatesService, "find">) {
  /** Template data of one website by category. */
  async function templateData(db: Db, websiteId: number): Promise<Map<string, Record<string, unknown>>> {
    const rows = await findTemplateData(db, [websiteId]);
    return new Map(rows.map((row) => [row.category, row.data]));
  }

  /** For several websites: each one's template and the data of that template's category. */
  async function templatesOf(db: Db, rows: readonly WebsiteRow[]): Promise<(row: WebsiteRow) => WithTemplate> {
    const stored = await findTemplateData(
      db,
      rows.map((row) => row.id),
    );
    const byKey = new Map(stored.map((row) => [`${row.website_id} ${row.category}`, row.data]));
    return (row) => {
      const manifest = templates.find(row.template_slug);
      return { manifest, templateData: byKey.get(`${row.id} ${templateDataCategory(manifest)}`) ?? {} };
    };
  }

  return {
    templateData,
    templatesOf,
    /** A website with its related lists. */
    async read(db: Db, row: WebsiteRow): Promise<Website> {
      const template = await templatesOf(db, [row]);
      return presentWebsite(row, template(row), await readRelatedLists(db, row));
    },
  };
}

export type WebsiteReader = ReturnType<typeof createWebsiteReader>;
