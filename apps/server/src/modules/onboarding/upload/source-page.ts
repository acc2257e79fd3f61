import { EngineUnavailable, UnreadableDocument, type Requester } from "@vitrine/cv-parser/worker";
import { limits } from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import type { FileAnswer } from "../../../http/route.ts";
import type { SessionRow } from "../session/repository.ts";
import { pageKey, sourceKey } from "../session/session-files.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { notNow } from "../tasks/failure.ts";

const pageWidthPixels = 1200;

/** Only PDF pages have a picture; DOC, DOCX and text flow without one. */
export function hasPageImages(row: Pick<SessionRow, "source_kind" | "file_key">): boolean {
  return row.source_kind === "pdf" && row.file_key !== null;
}

/**
 * The picture of one page of the uploaded file, drawn once and kept (contract.md 20.2).
 * @throws AppError not_found for kinds without pages, pages that do not exist, and pages that cannot be drawn; unavailable
 */
export async function readSourcePage(
  { storage, engine }: Pick<OnboardingDependencies, "storage" | "engine">,
  row: SessionRow,
  { page, ...requester }: { page: number } & Requester,
): Promise<FileAnswer> {
  const key = row.file_key;
  const pages = Math.min(row.source_pages ?? 0, limits.cvPages);
  if (!hasPageImages(row) || key === null || page > pages) throw new AppError("not_found");
  const kept = await storage.get(pageKey(key, page));
  const bytes = kept ?? (await draw());
  return { contentType: "image/png", bytes, headers: { "Cache-Control": "private, max-age=3600" } };

  async function draw(): Promise<Uint8Array> {
    const source = key === null ? null : await storage.get(sourceKey(key));
    const drawn = source ? await render(engine, source, { page, ...requester }) : null;
    if (key === null || !drawn) throw new AppError("not_found");
    await storage.put(pageKey(key, page), drawn, "image/png");
    return drawn;
  }
}

async function render(
  engine: OnboardingDependencies["engine"],
  source: Uint8Array,
  { page, ...requester }: { page: number } & Requester,
): Promise<Uint8Array | null> {
  try {
    return await engine.renderPage(source, page, { width: pageWidthPixels, ...requester });
  } catch (error) {
    if (error instanceof EngineUnavailable) throw notNow(error);
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
}
