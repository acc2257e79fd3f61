import {
  exportedAs,
  exportFileName,
  hasPlanFeature,
  planRules,
  type ExportFormat,
  type ParsedData,
  type PlanName,
  type ReadBack,
  type Website,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { HtmlCleaner } from "../blog/index.ts";
import { picturesInTexts, type MediaService, type WorkPictures } from "../media/index.ts";
import type { PicturesService } from "../pictures/index.ts";
import { createThreadRenderer, type SiteRenderer } from "../publishing/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { loadOwnedWebsite, withoutHidden, type WebsiteReader, type WebsiteRow } from "../websites/index.ts";
import { compareFacts } from "./check/compare-facts.ts";
import { createDocumentDrawer } from "./document/document-drawer.ts";
import { exportJson } from "./export-json.ts";
import { importWebsite, type FollowDeleted } from "./import-website.ts";
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
  /** Draws sites that stay with a version of their template. */
  pinned: SiteRenderer;
  cleaner: HtmlCleaner;
  followDeleted: FollowDeleted;
  /** Reads a CV now, as a program would that has never seen it. @throws AppError unavailable */
  readBack: (userId: number, bytes: Uint8Array, signal: AbortSignal) => Promise<ParsedData>;
};

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
};

/** Websites as files that are their owner's to keep, and back (contract.md 9, "export"). */
export function createExportsService(dependencies: Dependencies) {
  const {
    db,
    clock,
    media,
    workPictures,
    templates,
    reader,
    renderer,
    pinned,
    cleaner,
    rooms,
    followDeleted,
    readBack,
  } = dependencies;
  const drawer = createDocumentDrawer();
  const pages = createThreadRenderer(renderer);

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
    const picturesIn = (texts: readonly string[]) => picturesInTexts(db, row.id, texts);
    const version = await keptVersion(row);
    return exportZip({ renderer: version === undefined ? pages : pinned, media, picturesIn }, website, {
      branding: planRules[plan].branding,
      ownCss: hasPlanFeature(plan, "custom_css"),
      now,
      templateVersion: version,
    });
  }

  /** The version that draws a website's pages, where that is not the present one. */
  async function keptVersion({ template_slug: slug, template_version: version }: WebsiteRow) {
    if (version === null || version === (await renderer.build(slug))) return undefined;
    return (await pinned.drawingBuild(slug, version)) === version ? version : undefined;
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
          "Content-Disposition": attachmentOf(row, format),
          "X-Content-Type-Options": "nosniff",
        },
      };
    },

    /**
     * How much of a CV our own reader finds in its file.
     * @throws AppError not_found, unavailable; validation_failed for a PDF that cannot show its letters
     */
    async readBack(
      caller: Caller,
      id: number,
      { format, signal }: { format: "pdf" | "docx"; signal: AbortSignal },
    ): Promise<ReadBack> {
      const website = withoutHidden(await reader.read(db, await owned(caller, id)));
      const bytes = await drawer.draw(format, website);
      return compareFacts(website, await readBack(caller.userId, bytes, signal));
    },

    /** @throws AppError validation_failed, file_too_large, website_taken_down, subscription_limit_exceeded */
    async import(caller: Caller, file: UploadedFile | undefined): Promise<Website> {
      const tools = { db, media, workPictures, rooms, templates, cleaner, followDeleted };
      return reader.read(db, await importWebsite(tools, caller, file));
    },

    close(): void {
      drawer.close();
      pages.close();
    },
  };
}

/** The name of the contract, and for whoever knows more than ASCII the one that its reader looks for (RFC 6266). */
function attachmentOf(row: WebsiteRow, format: ExportFormat): string {
  const plain = exportFileName(row.id, format);
  const name = exportedAs(row, format);
  const extended = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${name === plain ? "" : `; filename*=UTF-8''${extended}`}`;
}

export type ExportsService = ReturnType<typeof createExportsService>;
