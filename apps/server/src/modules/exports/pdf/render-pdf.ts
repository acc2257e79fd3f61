import type { ExportDocument } from "../document/export-document.ts";
import { drawDocument } from "./draw-document.ts";
import { drawableLetters } from "./drawable-letters.ts";
import { fitPages } from "./fit-pages.ts";
import { loadFontStack, type FontStack } from "./font-stack.ts";
import { papers } from "./papers.ts";

export type PdfAnswer = { bytes: Uint8Array } | { missing: string[] };

let fonts: Promise<FontStack> | null = null;

/**
 * The CV as a PDF of selectable, tagged text in one column, on the paper of its owner's country.
 * @returns the file, or the letters that no font has
 */
export async function renderPdf(given: ExportDocument): Promise<PdfAnswer> {
  const stack = await (fonts ??= loadFontStack());
  const { document, missing } = drawableLetters(given, stack.has);
  if (missing.length > 0) return { missing };
  const paper = papers[document.paper];
  return { bytes: await drawDocument({ document, pages: fitPages(document, stack, paper), paper, fonts: stack }) };
}
