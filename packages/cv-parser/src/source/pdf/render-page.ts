import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import type { OpenedPdf, PdfPage } from "./open-pdf.ts";

type Surface = Parameters<PdfPage["render"]>[0]["canvas"];

/** Above this a page is drawn smaller, so that a poster cannot eat the memory. */
const maxSidePixels = 4200;

export type PagePicture = { canvas: Canvas; scale: number };

/**
 * Draws a page of an opened PDF.
 * @param number 1-based page
 * @param wanted pixels per point, at most so many pixels in all, or the width in pixels
 * @returns null when there is no such page
 */
export async function renderPage(
  pdf: OpenedPdf,
  number: number,
  wanted: { scale: number; maxPixels?: number } | { width: number },
): Promise<PagePicture | null> {
  if (number < 1 || number > pdf.numPages) return null;
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const asked = "scale" in wanted ? wanted.scale : wanted.width / natural.width;
  const most =
    "maxPixels" in wanted ? Math.sqrt((wanted.maxPixels ?? Infinity) / (natural.width * natural.height)) : Infinity;
  const scale = Math.min(asked, most, maxSidePixels / Math.max(natural.width, natural.height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  // The drawing surface of @napi-rs/canvas follows the browser's interface that pdf.js asks for.
  const surface = canvas as unknown as Surface;
  await page.render({ canvas: surface, viewport, background: "#ffffff" }).promise;
  page.cleanup();
  return { canvas, scale };
}
