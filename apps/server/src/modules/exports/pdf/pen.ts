import type PDFDocument from "pdfkit";
import type { FontStack } from "./font-stack.ts";
import type { Segment } from "./line-segments.ts";

/** Programs that read applications find no "film" where two letters are drawn as one that says it is "\uFB01". */
const features = { liga: false, clig: false };

/** Where letters stand and how: from `left`, or up to `right`. */
export type At = { baseline: number; size: number; isBold: boolean; left?: number; right?: number };

export type Pen = ReturnType<typeof createPen>;

/** Measures and writes letters, each in the first face that has it. */
export function createPen(pdf: PDFDocument, fonts: FontStack) {
  function setFont(face: number, { size, isBold }: { size: number; isBold: boolean }): void {
    const weight = isBold ? "bold" : "normal";
    pdf.font(fonts.faces[weight][face], `${weight}${face}`).fontSize(size);
  }

  function widthOf({ text, face, isStrong = false }: Segment, { size, isBold }: At): number {
    setFont(face, { size, isBold: isBold || isStrong });
    return pdf.widthOfString(text, { features });
  }

  function lengthOf(segments: readonly Segment[], at: At): number {
    return segments.reduce((sum, segment) => sum + widthOf(segment, at), 0);
  }

  function drawLine(segments: readonly Segment[], at: At, colour: string): void {
    let x = at.left ?? (at.right ?? 0) - lengthOf(segments, at);
    for (const segment of segments) {
      const width = widthOf(segment, at);
      pdf.fillColor(colour).text(segment.text, x, at.baseline, { lineBreak: false, baseline: "alphabetic", features });
      x += width;
    }
  }

  return { widthOf, lengthOf, drawLine };
}
