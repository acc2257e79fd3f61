import type { Line } from "../core/layout.ts";
import { titleKind } from "./title-kind.ts";

/**
 * Titles that stand in a margin of their own are put before the text beside them, by height on the page. This undoes
 * a layout that read the margin as a column. Pages without such a margin keep their order.
 */
export function weaveMarginTitles(lines: readonly Line[]): Line[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  return pages.flatMap((page) => weavePage(lines.filter((line) => line.page === page)));
}

function weavePage(lines: readonly Line[]): Line[] {
  const edge = textEdge(lines);
  if (edge === null) return [...lines];
  const inMargin = lines.filter((line) => line.x < edge - 8);
  const titles = inMargin.filter(hasMarginTitle);
  const top = Math.min(...titles.map((title) => title.y)) - 4;
  const margin = inMargin.filter((line) => line.y >= top);
  const known = margin.filter((line, index) => hasMarginTitle(line) || isTitlePart(margin, index));
  const columns = new Set(margin.filter((line) => line.y >= top).map((line) => line.column));
  const apart = lines.some((line) => line.x >= edge - 8 && line.y >= top && !columns.has(line.column));
  if (titles.length < 3 || known.length < margin.length * 0.75 || !apart) return [...lines];
  const body = lines.filter((line) => line.y >= top);
  return [...lines.filter((line) => line.y < top), ...weave(body, edge)];
}

/** The left edge that most text shares, right of where the titles begin. */
function textEdge(lines: readonly Line[]): number | null {
  const titles = lines.filter((line) => hasMarginTitle(line));
  if (titles.length < 3) return null;
  const left = titles.map((title) => title.x).toSorted((first, second) => first - second)[Math.floor(titles.length / 2)] ?? 0;
  const counts = new Map<number, number>();
  for (const line of lines) if (line.x > left + 30) counts.set(Math.round(line.x), (counts.get(Math.round(line.x)) ?? 0) + 1);
  const sorted = [...counts].filter(([, count]) => count >= 3).toSorted(([first], [second]) => first - second);
  return sorted[0]?.[0] ?? null;
}

function hasMarginTitle(line: Line): boolean {
  const first = line.segments[0];
  return first !== undefined && line.bullet === null && titleKind(first.text)?.exact === true;
}

function isTitlePart(margin: readonly Line[], index: number): boolean {
  const text = (line: Line | undefined) => line?.segments[0]?.text ?? "";
  const [above, line, below] = [margin[index - 1], margin[index], margin[index + 1]];
  const joined = [`${text(above)} ${text(line)}`, `${text(line)} ${text(below)}`];
  return joined.some((words) => titleKind(words)?.exact === true) || titleKind(text(line)) !== null;
}

function weave(body: readonly Line[], edge: number): Line[] {
  const column = body.find((line) => line.x >= edge - 8)?.column ?? 0;
  const isTitle = (line: Line) => line.x < edge - 8;
  const place = (line: Line) => (isTitle(line) ? line.y - line.height * 0.35 : line.y);
  const sorted = body.toSorted((first, second) => {
    const gap = place(first) - place(second);
    return Math.abs(gap) < 2 && isTitle(first) === isTitle(second) ? first.x - second.x : gap;
  });
  return joinTitles(sorted, isTitle).map((line) => ({ ...line, column }));
}

/** The rows of a broken title are put together before the text that stands beside them. */
function joinTitles(lines: readonly Line[], isTitle: (line: Line) => boolean): Line[] {
  const out: Line[] = [];
  let open = -1;
  for (const line of lines) {
    const above = out[open];
    const lone = isTitle(line) && line.segments.every((segment) => segment.x < line.x + line.width) && line.segments.length === 1;
    if (lone && above !== undefined && completes(above, line)) {
      out[open] = { ...above, text: `${above.text} ${line.text}`, end: line.end, y: line.y, segments: [...above.segments, ...line.segments] };
      continue;
    }
    if (isTitle(line)) open = out.length;
    out.push(line);
  }
  return out;
}

function completes(above: Line, line: Line): boolean {
  const tight = line.y - above.y <= above.height * 1.7 && Math.abs(line.fontSize - above.fontSize) < 0.5;
  const whole = titleKind(`${above.text} ${line.text}`)?.exact === true;
  const open = /(?:&|\/|\s(?:and|und|et|y|e|en))\s*$/iu.test(above.text);
  return tight && (open || (whole && titleKind(above.text)?.exact !== true) || (whole && titleKind(line.text)?.exact !== true));
}
