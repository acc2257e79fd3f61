import { invalidField } from "../../http/app-error.ts";
import type { Website } from "@vitrine/model";
import { makeDocument } from "./document/make-document.ts";
import type { PdfDrawer } from "./pdf/pdf-drawer.ts";

/**
 * The CV of a website as PDF.
 * @throws AppError validation_failed when no font has its letters: a file with holes would be worse than none
 */
export async function exportPdf(drawer: PdfDrawer, website: Website): Promise<Uint8Array> {
  const answer = await drawer.draw(makeDocument(website));
  if ("bytes" in answer) return answer.bytes;
  const letters = answer.missing.slice(0, 8).join(" ");
  throw invalidField(
    "format",
    `A PDF cannot show some letters of this website (${letters}). Please choose Word, which brings its own.`,
  );
}
