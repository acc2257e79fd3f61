import type { Website } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { TemplatesService } from "../templates/index.ts";
import { presentWebsite, withTemplate } from "./present.ts";
import { readRelatedLists } from "./related-lists.ts";
import { findTemplateData, type WebsiteRow } from "./repository.ts";

/** Reads rows into the wire's shapes. */
export function createWebsiteReader(templates: Pick<TemplatesService, "find">) {
  /** Template data of one website by category. */
  async function templateData(db: Db, websiteId: number): Promise<Map<string, Record<string, unknown>>> {
    const rows = await findTemplateData(db, [websiteId]);
    return new Map(rows.map((row) => [row.category, row.data]));
  }

  /** For several websites: each one's template, the data of that template's category, and of the others. */
  async function templatesOf(
    db: Db,
    rows: readonly WebsiteRow[],
  ): Promise<(row: WebsiteRow) => ReturnType<typeof withTemplate>> {
    const stored = await findTemplateData(
      db,
      rows.map((row) => row.id),
    );
    return (row) => {
      const ofSite = stored.filter(({ website_id }) => website_id === row.id);
      const data = Object.fromEntries(ofSite.map(({ category, data }) => [category, data]));
      return withTemplate(templates.find(row.template_slug), data);
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
