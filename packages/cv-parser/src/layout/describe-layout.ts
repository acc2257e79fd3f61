import type { DocumentLayout, Line } from "../core/layout.ts";

/** The lines of a layout for a person to look at: page and column, place, size, style, text with tabs shown. */
export function describeLayout(layout: DocumentLayout): string {
  const out: string[] = [];
  let before: Line | null = null;
  for (const line of layout.lines) {
    const isNewColumn = before === null || before.page !== line.page || before.column !== line.column;
    if (isNewColumn) out.push(`--- page ${line.page} column ${line.column}`);
    else if (before?.block !== line.block) out.push("");
    out.push(describeLine(line));
    before = line;
  }
  return out.join("\n");
}

function describeLine(line: Line): string {
  const style = `${line.bold ? "B" : " "}${line.italic ? "I" : " "}${line.headingLevel ?? " "}`;
  const links = line.segments.flatMap((segment) => (segment.link === null ? [] : [` <${segment.link}>`])).join("");
  const place = `${Math.round(line.x)}`.padStart(4) + line.fontSize.toFixed(1).padStart(6);
  return `${place} ${style} ${line.bullet ?? " "} ${line.text.replaceAll("\t", " ⇥ ")}${links}`;
}
