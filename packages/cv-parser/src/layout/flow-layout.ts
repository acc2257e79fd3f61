import type { FlowLine, SourceDocument } from "../core/document.ts";
import type { DocumentLayout, Line, Segment } from "../core/layout.ts";
import { bodySizeOf } from "./body-size.ts";
import { toCanonical } from "./canonical.ts";
import type { LocalLine } from "./canonical.ts";
import type { Placed } from "./line-text.ts";
import { wrapFlowLine } from "./wrap-flow.ts";

const tabGap = 36;
const blockGap = 10;

/** Lays out a format that has an order but no positions: its lines are taken as they come. Pure. */
export function layoutFlow(source: SourceDocument, flow: readonly FlowLine[]): DocumentLayout {
  const lines = withoutRules(flow)
    .flatMap(wrapFlowLine)
    .map(toLocalLine)
    .filter(({ line }) => line.text !== "");
  let block = 0;
  lines.forEach(({ line }, index) => {
    const before = lines[index - 1]?.line;
    if (before && (line.gapBefore > 0 || before.column !== line.column)) block += 1;
    line.block = block;
    line.y = index * 14;
  });
  return {
    ...toCanonical(lines, source.pages, source.positioned),
    bodyFontSize: bodySizeOf(flow.flatMap((line) => line.runs)),
    positioned: source.positioned,
    language: source.language,
  };
}

const drawnRule = /^[\s_=*—–-]{8,}(?=[\p{L}\p{N}])/u;

const nothingButRule = /^[\s_=*—–-]{5,}$/u;

/** Rows of underscores part what stands above and below them, and say nothing. */
function withoutRules(flow: readonly FlowLine[]): FlowLine[] {
  const isRule = ({ runs }: FlowLine) => nothingButRule.test(runs.map((run) => run.text).join(""));
  return flow.flatMap((line, index) => {
    if (isRule(line)) return [];
    const above = flow[index - 1];
    return [withoutRule(above !== undefined && isRule(above) ? { ...line, gapBefore: true } : line)];
  });
}

/** A row of underscores in front of a title draws a line above it; it stands in the same paragraph only because it fills the row. */
function withoutRule(line: FlowLine): FlowLine {
  let left = drawnRule.exec(line.runs.map((run) => run.text).join(""))?.[0].length ?? 0;
  if (left === 0) return line;
  const runs = line.runs.map((run) => {
    const taken = Math.min(left, run.text.length);
    left -= taken;
    return { ...run, text: run.text.slice(taken) };
  });
  return { ...line, runs: runs.filter((run) => run.text !== ""), gapBefore: true };
}

function toLocalLine(flow: FlowLine): LocalLine {
  const { text, segments, placed } = flowText(flow);
  const longest = segments.toSorted((a, b) => b.text.length - a.text.length)[0];
  const line: Line = {
    page: 1,
    column: flow.column,
    block: 0,
    text,
    start: 0,
    end: text.length,
    x: flow.indent,
    y: 0,
    width: text.length * 5,
    height: longest?.fontSize ?? 0,
    fontSize: longest?.fontSize ?? 0,
    bold: segments.length > 0 && segments.every((segment) => segment.bold),
    italic: segments.length > 0 && segments.every((segment) => segment.italic),
    bullet: flow.bullet,
    gapBefore: flow.gapBefore ? blockGap : 0,
    headingLevel: flow.headingLevel,
    segments,
  };
  return { line, placed };
}

function flowText(flow: FlowLine): { text: string; segments: Segment[]; placed: Placed[] } {
  let text = "";
  let hasTab = false;
  const segments: Segment[] = [];
  const placed: Placed[] = [];
  for (const run of flow.runs) {
    const content = run.text.replace(/\s+/g, " ");
    if (content.trim() === "") {
      hasTab ||= run.text.includes("\t");
      if (text !== "" && !text.endsWith(" ")) text += " ";
      continue;
    }
    const lead = text === "" || hasTab || text.endsWith(" ") ? content.trimStart() : content;
    text = (hasTab || text === "" ? text.trimEnd() : text) + (hasTab && text !== "" ? "\t" : "");
    const isApart = hasTab || !isSameStyle(segments.at(-1), run);
    const inner = lead.length - lead.trimStart().length;
    const start = text.length + inner;
    text += lead;
    const end = text.trimEnd().length;
    const last = segments.at(-1);
    placed.push({ run, start, from: 0, length: end - start });
    if (last && !isApart) Object.assign(last, { text: text.slice(last.start, end), end });
    else segments.push(segment(run, text.slice(start, end), start, hasTab && last ? tabGap : 0));
    hasTab = false;
  }
  return { text: text.trimEnd(), segments, placed };
}

function segment(run: FlowLine["runs"][number], text: string, start: number, gapBefore: number): Segment {
  return {
    text,
    start,
    end: start + text.length,
    x: start * 5,
    width: text.length * 5,
    bold: run.bold,
    italic: run.italic,
    fontSize: run.fontSize,
    link: run.link,
    gapBefore,
  };
}

function isSameStyle(segment: Segment | undefined, run: FlowLine["runs"][number]): boolean {
  if (!segment) return false;
  return (
    segment.bold === run.bold &&
    segment.italic === run.italic &&
    segment.link === run.link &&
    segment.fontSize === run.fontSize
  );
}
