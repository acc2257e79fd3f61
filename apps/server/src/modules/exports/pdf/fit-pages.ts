import type { ExportDocument } from "../document/export-document.ts";
import type { FontStack } from "./font-stack.ts";
import type { Paper } from "./papers.ts";
import { paginate, roomOn, rowsOf, type Row } from "./rows.ts";

/** How much smaller everything may be drawn to save a page of a few lines: 10 points become 9.2 at least. */
const scales = [0.98, 0.96, 0.94, 0.92];
/** A last page that is filled less than this is a few lines that went over. */
const hardlyFilled = 0.25;

/** The document on pages; what goes over by a few lines is drawn a little smaller rather than on a page of its own. */
export function fitPages(document: ExportDocument, fonts: Pick<FontStack, "widthOf">, paper: Paper): Row[][] {
  const plain = paginate(rowsOf(document, fonts, { paper }), paper);
  const last = plain.at(-1) ?? [];
  const filled = last.reduce((sum, row) => sum + row.before + row.line, 0) / roomOn(paper);
  if (plain.length < 2 || filled > hardlyFilled) return plain;
  for (const scale of scales) {
    const pages = paginate(rowsOf(document, fonts, { paper, scale }), paper);
    if (pages.length < plain.length) return pages;
  }
  return plain;
}
