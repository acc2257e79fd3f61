import type { Line } from "../core/layout.ts";
import type { LocalLine } from "./canonical.ts";
import { median } from "./side.ts";

/** Gives each line the gap above it and the number of the block of lines that it stands in. */
export function withBlocks(lines: readonly LocalLine[]): LocalLine[] {
  const leading = leadingOf(lines.map(({ line }) => line));
  let block = -1;
  return lines.map((local, index) => {
    const { line } = local;
    const before = lines[index - 1]?.line;
    const isSameColumn = before !== undefined && before.page === line.page && before.column === line.column;
    const gapBefore = before && isSameColumn ? Math.max(0, line.y - (before.y + before.height)) : 0;
    const expected = leading * Math.max(line.fontSize, before?.fontSize ?? 0);
    const step = before ? distance(before, line) : 0;
    const isNear = isSameColumn && step >= 0 && step <= 1.25 * expected;
    if (!isNear) block += 1;
    return { ...local, line: { ...line, gapBefore, block } };
  });
}

/** Typical distance of baselines in font sizes: the median of neighbouring lines of one size. */
function leadingOf(lines: readonly Line[]): number {
  const ratios = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before || before.page !== line.page || before.column !== line.column) return [];
    if (Math.abs(before.fontSize - line.fontSize) > 0.1 || line.fontSize <= 0) return [];
    const ratio = distance(before, line) / line.fontSize;
    return ratio > 0.8 && ratio < 2 ? [ratio] : [];
  });
  return ratios.length === 0 ? 1.3 : median(ratios);
}

function distance(before: Line, line: Line): number {
  return line.y + line.height - (before.y + before.height);
}
