import { withPdf } from "./source/pdf/installed-pdf.ts";
import { renderPage } from "./source/pdf/render-page.ts";
import { sniff } from "./source/sniff.ts";

/**
 * Draws one page of a PDF as PNG.
 * @param page 1-based
 * @returns null for other formats and for pages that do not exist
 * @throws UnreadableDocument when the bytes cannot be opened
 */
export async function pagePicture(bytes: Uint8Array, page: number, size: { width: number }): Promise<Buffer | null> {
  if (sniff(bytes) !== "pdf") return null;
  const picture = await withPdf(bytes, { pictures: true }, (pdf) => renderPage(pdf, page, size));
  return picture ? picture.canvas.encode("png") : null;
}
