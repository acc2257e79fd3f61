import type { DocumentLayout } from "../../core/layout.ts";
import { isAllCaps } from "../../core/words.ts";
import type { Row } from "./rows.ts";

export type RowStyle = {
  key: string;
  /** True when the first words stand out from running text by weight, size, slant or capitals. */
  strong: boolean;
};

/** The look of a row's first words, for comparing rows with each other. */
export function styleOf(row: Row, layout: DocumentLayout): RowStyle {
  const first =
    row.line.segments.find(
      (segment) => !row.dates.some((date) => date.start <= segment.start && date.end >= segment.end),
    ) ?? row.line.segments[0];
  const bold = first?.bold ?? row.line.bold;
  const italic = first?.italic ?? row.line.italic;
  const size = first?.fontSize ?? row.line.fontSize;
  const caps = isAllCaps(first?.text ?? row.text) && (first?.text ?? row.text).length > 4;
  const key = `${Math.round(size * 2)}${bold ? "B" : "b"}${italic ? "I" : "i"}${caps ? "C" : "c"}${row.bullet ? "*" : ""}`;
  return { key, strong: bold || caps || size > layout.bodyFontSize + 0.7 };
}
