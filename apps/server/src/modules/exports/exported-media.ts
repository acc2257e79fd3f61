import { mediaWidths, type WebsiteExport } from "@vitrine/model";
import { mediaName, type MediaRow, type WorkPictures } from "../media/index.ts";

type ExportedMedia = WebsiteExport["media"];

/** All pictures together; in base64, with all words of a long CV, the file stays below what an import takes. */
const largestBytes = 6 * 1024 * 1024;

/**
 * The pictures of work of a website for its JSON export: in their own size as long as the file stays small enough to be
 * read back, else in smaller ones. The ZIP export has all of them in every size.
 */
export async function exportedMedia(pictures: WorkPictures, rows: readonly MediaRow[]): Promise<ExportedMedia> {
  for (const width of [null, ...mediaWidths.toReversed()]) {
    const isLast = width === mediaWidths[0];
    const read = await readAll(pictures, rows, { width, mayLeaveOut: isLast });
    if (read) return read;
  }
  return [];
}

/** Null when they are too large together. */
async function readAll(
  pictures: WorkPictures,
  rows: readonly MediaRow[],
  { width, mayLeaveOut }: { width: number | null; mayLeaveOut: boolean },
): Promise<ExportedMedia | null> {
  const read: ExportedMedia = [];
  let total = 0;
  for (const row of rows) {
    const { name, content_type } = fileOf(row, width);
    const bytes = await pictures.file(name);
    if (!bytes) continue;
    total += bytes.length;
    if (total > largestBytes) return mayLeaveOut ? read : null;
    const { id, alt, caption, focal } = row;
    read.push({ id, alt, caption, focal, content_type, data: bytes.toString("base64") });
  }
  return read;
}

function fileOf(
  { name, content_type, sources }: MediaRow,
  width: number | null,
): { name: string; content_type: string } {
  const sized = sources.find((source) => source.width === width && source.type === "image/webp");
  const found = sized && mediaName(sized.url);
  return found ? { name: found, content_type: sized.type } : { name, content_type };
}
