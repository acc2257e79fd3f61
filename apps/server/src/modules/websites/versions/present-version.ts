import type { VersionContent, Website } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { placeEntries } from "../../entries/index.ts";
import type { TemplatesService } from "../../templates/index.ts";
import { presentWebsite, withTemplate } from "../present.ts";
import { relatedLists } from "../related-lists.ts";
import type { WebsiteRow } from "../repository.ts";

/** The website as a version would bring it back, for looking at: its entries carry no version to write against. */
export async function presentVersion(
  db: Db,
  row: WebsiteRow,
  { content, created_at }: { content: VersionContent; created_at: Date },
  templates: Pick<TemplatesService, "find">,
): Promise<Website> {
  const { fields, template_data } = content;
  const manifest = templates.find(fields.template_slug) ?? templates.find(row.template_slug);
  const stamps = { website_id: row.id, version: 0, created_at, updated_at: created_at };
  const sections = content.sections.map((section, index) => ({
    ...section,
    ...stamps,
    id: section.id ?? -1 - index,
    position: index + 1,
  }));
  const rows = content.sections.flatMap(({ kind, entries }, section) =>
    entries.map((entry, index) => ({
      ...entry,
      ...stamps,
      kind,
      id: entry.id ?? -1 - index,
      section_id: sections[section]?.id ?? 0,
      position: index + 1,
    })),
  );
  const lists = relatedLists(sections, await placeEntries(db, rows), []);
  return presentWebsite({ ...row, ...fields }, withTemplate(manifest, template_data), lists);
}
