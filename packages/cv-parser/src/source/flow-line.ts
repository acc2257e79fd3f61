import type { FlowLine, Run } from "../core/document.ts";

const pageWidth = 595;
const pageHeight = 842;

/** The one page that formats without positions are said to have. */
export const flowPage = { number: 1, width: pageWidth, height: pageHeight };

export type RunStyle = { bold?: boolean; italic?: boolean; fontSize?: number; link?: string | null };

/** A run without a place. */
export function flowRun(text: string, style: RunStyle = {}): Run {
  return {
    text,
    page: 1,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    fontSize: style.fontSize ?? 11,
    fontName: "",
    bold: style.bold ?? false,
    italic: style.italic ?? false,
    link: style.link ?? null,
  };
}

/** A line with nothing said about it but its runs. */
export function flowLine(runs: Run[], rest: Partial<Omit<FlowLine, "runs">> = {}): FlowLine {
  return { runs, headingLevel: null, bullet: null, indent: 0, gapBefore: false, column: 0, ...rest };
}
