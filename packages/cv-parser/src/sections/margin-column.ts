import type { Line } from "../core/layout.ts";
import { titleKind } from "./title-kind.ts";

/**
 * A column that holds hardly anything but section titles is a margin: its titles are put before the text that stands
 * beside them, by height on the page. Other lines keep their order.
 */
export function weaveMarginTitles(lines: readonly Line[]): Line[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  return pages.flatMap((page) => weavePage(lines.filter((line) => line.page === page)));
}

function weavePage(lines: readonly Line[]): Line[] {
  const columns = new Map<number, Line[]>();
  for (const line of lines) columns.set(line.column, [...(columns.get(line.column) ?? []), line]);
  const margins = [...columns.values()].filter((column) => isMargin(column, lines));
  const titles = margins.flat();
  if (titles.length < 2) return [...lines];
  const edge = Math.max(...titles.map((title) => title.x + title.width));
  const top = Math.min(...titles.map((title) => title.y)) - 4;
  const isBeside = (line: Line) => !titles.includes(line) && line.y >= top && (line.x >= edge - 2 || isMixed(line, edge));
  const beside = lines.filter(isBeside);
  if (beside.length < titles.length) return [...lines];
  const woven = weave(joinTitles(titles), beside);
  const first = lines.findIndex((line) => titles.includes(line) || isBeside(line));
  const rest = lines.filter((line) => !titles.includes(line) && !isBeside(line));
  const before = rest.filter((line) => lines.indexOf(line) < first);
  return [...before, ...woven, ...rest.filter((line) => !before.includes(line))];
}

/** Titles make up most of the column, and text stands to its right at the same height. */
function isMargin(column: readonly Line[], page: readonly Line[]): boolean {
  const known = column.filter((line, index) => isTitle(line) || isTitlePart(column, index)).length;
  if (known < column.length * 0.7 || column.some((line) => line.width > 220 || line.bullet !== null)) return false;
  const right = Math.max(...column.map((line) => line.x + line.width));
  const withText = column.filter((title) => page.some((line) => line.column !== title.column && line.x >= right - 2 && Math.abs(line.y - title.y) < title.height * 1.2)).length;
  return withText >= Math.max(1, column.length * 0.4);
}

/** A title in the margin that the layout has left on one line with its text. */
function isMixed(line: Line, edge: number): boolean {
  const [first, second] = line.segments;
  return first !== undefined && second !== undefined && second.x >= edge - 2 && titleKind(first.text) !== null;
}

const isTitle = (line: Line) => titleKind(line.text)?.exact === true;

function isTitlePart(column: readonly Line[], index: number): boolean {
  const line = column[index];
  const above = column[index - 1];
  const below = column[index + 1];
  if (line === undefined) return false;
  const joined = [above && `${above.text} ${line.text}`, below && `${line.text} ${below.text}`];
  return joined.some((text) => text !== undefined && titleKind(text)?.exact === true) || titleKind(line.text) !== null;
}

/** A title broken over two rows is one title. */
function joinTitles(titles: readonly Line[]): Line[] {
  const sorted = titles.toSorted((first, second) => first.y - second.y);
  const out: Line[] = [];
  for (const title of sorted) {
    const above = out.at(-1);
    const tight = above !== undefined && title.y - above.y <= above.height * 1.6 && Math.abs(title.fontSize - above.fontSize) < 0.5;
    if (above !== undefined && tight && (titleKind(`${above.text} ${title.text}`)?.exact === true || !isTitle(above))) {
      out[out.length - 1] = { ...above, text: `${above.text} ${title.text}`, end: title.end, segments: [...above.segments, ...title.segments] };
    } else out.push(title);
  }
  return out;
}

function weave(titles: readonly Line[], beside: readonly Line[]): Line[] {
  const column = beside[0]?.column ?? 0;
  const rows = beside.toSorted((first, second) => (Math.abs(first.y - second.y) < 2 ? first.x - second.x : first.y - second.y));
  const out: Line[] = [];
  let next = 0;
  for (const row of rows) {
    for (let title = titles[next]; title !== undefined && title.y <= row.y + Math.max(title.height, row.height) * 0.7; title = titles[next]) {
      out.push({ ...title, column });
      next += 1;
    }
    out.push({ ...row, column });
  }
  return [...out, ...titles.slice(next).map((title) => ({ ...title, column }))];
}
