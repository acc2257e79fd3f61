import {
  exportFileName,
  hasPlanFeature,
  planRules,
  type ExportFormat,
  type PlanName,
  type Website,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { HtmlCleaner } from "../blog/index.ts";
import type { MediaService, WorkPictures } from "../media/index.ts";
import type { PicturesService } from "../pictures/index.ts";
import type { SiteRenderer } from "../publishing/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { loadOwnedWebsite, withoutHidden, type WebsiteReader, type WebsiteRow } from "../websites/index.ts";
import { createDocumentDrawer } from "./document/document-drawer.ts";
import { exportJson } from "./export-json.ts";
import { importWebsite } from "./import-website.ts";
import { exportZip } from "./static-site/export-zip.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  media: MediaService;
  workPictures: WorkPictures;
  rooms: Pick<PicturesService, "requireRoom">;
  templates: TemplatesService;
  reader: WebsiteReader;
  renderer: SiteRenderer;
  cleaner: HtmlCleaner;
};

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
};

/** Websites as files that are their owner's to keep, and back (contract.md 9, "export"). */
export function createExportsService(dependencies: Dependencies) {
  const { db, clock, media, workPictures, templates, reader, renderer, cleaner, rooms } = dependencies;
  const drawer = createDocumentDrawer();

  async function owned(caller: Caller, id: number): Promise<WebsiteRow> {
    const row = await loadOwnedWebsite(db, caller.userId, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  async function bytesOf(row: WebsiteRow, format: ExportFormat, plan: PlanName): Promise<FileAnswer["bytes"]> {
    const now = clock.now();
    if (format === "json") return exportJson({ db, media, workPictures, now }, row);
    // These are made for others: what is hidden on the site is no part of them.
    const website = withoutHidden(await reader.read(db, row));
    if (format !== "zip") return drawer.draw(format, website);
    return exportZip({ renderer, media }, website, {
      branding: planRules[plan].branding,
      ownCss: hasPlanFeature(plan, "custom_css"),
      now,
    });
  }

  return {
    check: async (caller: Caller, id: number): Promise<void> => void (await owned(caller, id)),

    /** @throws AppError not_found */
    async export(caller: Caller, id: number, format: ExportFormat): Promise<FileAnswer> {
      const row = await owned(caller, id);
      return {
        contentType: contentTypes[format],
        bytes: await bytesOf(row, format, caller.plan),
        headers: {
          "Content-Disposition": `attachment; filename="${exportFileName(row.id, format)}"`,
          "X-Content-Type-Options": "nosniff",
        },
      };
    },

    /** @throws AppError validation_failed, file_too_large, website_taken_down, subscription_limit_exceeded */
    async import(caller: Caller, file: UploadedFile | undefined): Promise<Website> {
      return reader.read(db, await importWebsite({ db, media, workPictures, rooms, templates, cleaner }, caller, file));
    },

    close: (): void => drawer.close(),
  };
}

export type ExportsService = ReturnType<typeof createExportsService>;
