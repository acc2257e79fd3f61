import type { Line, Segment } from "../core/layout.ts";
import { isPersonalLabel } from "../lexicon/personal-labels.ts";
import { titleKind } from "./title-kind.ts";

const maxWidth = 170;
const maxLength = 34;

/**
 * A narrow column of short lines that all stand at the height of lines in a wider column is no column of its own but
 * the ends (or beginnings) of those lines: dates, places, levels. They are put back into their lines.
 */
export function attachSatellites(lines: readonly Line[]): Line[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  return pages.flatMap((page) => attachOnPage(lines.filter((line) => line.page === page)));
}

function attachOnPage(lines: readonly Line[]): Line[] {
  const columns = [...new Set(lines.map((line) => line.column))];
  if (columns.length < 2) return [...lines];
  const attached = new Map<Line, Line[]>();
  const moved = new Set<Line>();
  for (const column of columns) {
    const own = lines.filter((line) => line.column === column);
    if (!isSatellite(own) || standsBetween(own, lines)) continue;
    const hosts = shareHosts(
      own,
      own.map((line) => hostOf(line, lines, moved)),
    );
    const found = hosts.filter((host) => host !== null);
    if (found.length < own.length || new Set(found.map((host) => host.column)).size > 1) continue;
    own.forEach((line, index) => {
      const host = hosts[index];
      if (host === null || host === undefined) return;
      moved.add(line);
      attached.set(host, [...(attached.get(host) ?? []), line]);
    });
  }
  return lines.filter((line) => !moved.has(line)).map((line) => withSatellites(line, attached.get(line) ?? []));
}

/** A second row of a stacked date ("2010" above "2014") goes where the first one went. */
function shareHosts(own: readonly Line[], hosts: readonly (Line | null)[]): (Line | null)[] {
  return hosts.map((host, index) => {
    const above = own[index - 1];
    const line = own[index];
    if (host !== null || above === undefined || line === undefined) return host;
    return line.y - above.y < above.height * 2 && /^\D*\d{4}\D*$/.test(line.text) ? (hosts[index - 1] ?? null) : null;
  });
}

function isSatellite(column: readonly Line[]): boolean {
  const left = Math.min(...column.map((line) => line.x));
  const right = Math.max(...column.map((line) => line.x + line.width));
  if (right - left > maxWidth || left === right) return false;
  const isPlain = (line: Line) =>
    line.text.length <= maxLength && line.bullet === null && titleKind(line.text)?.exact !== true;
  return column.every((line) => isPlain(line) && !isLabelled(line)) && column.some((line) => /\d{4}|,/.test(line.text));
}

/** "Phone | 0551 …" is told of the person in a pair of cells, whatever pair stands beside it. */
const isLabelled = ({ segments: [first, second] }: Line): boolean =>
  first !== undefined && second !== undefined && isPersonalLabel(first.text);

/** Half of the lines or more have text of other columns on both sides: which of them they belong to is not known. */
function standsBetween(own: readonly Line[], lines: readonly Line[]): boolean {
  const isLevel = (line: Line, other: Line): boolean =>
    other.column !== line.column && Math.abs(middle(other) - middle(line)) < Math.max(3, line.height * 0.45);
  const between = own.filter((line) => {
    const level = lines.filter((other) => isLevel(line, other));
    return (
      level.some((other) => other.x + other.width <= line.x + 2) &&
      level.some((other) => line.x + line.width <= other.x + 2)
    );
  });
  return between.length >= own.length / 2;
}

/** The nearest line of another column at the same height, which does not overlap. */
function hostOf(line: Line, lines: readonly Line[], moved: ReadonlySet<Line>): Line | null {
  const level = lines.filter(
    (other) =>
      other.column !== line.column &&
      !moved.has(other) &&
      Math.abs(middle(other) - middle(line)) < Math.max(3, line.height * 0.45),
  );
  const apart = level.filter((other) => other.x + other.width <= line.x + 2 || line.x + line.width <= other.x + 2);
  const distance = (other: Line) => (other.x > line.x ? other.x - line.x - line.width : line.x - other.x - other.width);
  return apart.toSorted((first, second) => distance(first) - distance(second))[0] ?? null;
}

const middle = (line: Line) => line.y + line.height / 2;

function withSatellites(line: Line, satellites: readonly Line[]): Line {
  if (satellites.length === 0) return line;
  const all = [line, ...satellites].toSorted((first, second) => first.x - second.x);
  const segments = all.flatMap((part, index): Segment[] => {
    const [first, ...rest] = part.segments;
    const before = all[index - 1];
    if (first === undefined) return [];
    return [
      before === undefined
        ? first
        : { ...first, gapBefore: Math.max(first.fontSize * 3, part.x - before.x - before.width) },
      ...rest,
    ];
  });
  const x = Math.min(...all.map((part) => part.x));
  return {
    ...line,
    segments,
    x: line.bullet === null ? x : line.x,
    width: Math.max(...all.map((part) => part.x + part.width)) - x,
    text: all.map((part) => part.text).join("\t"),
  };
}
