import type { Line } from "../core/layout.ts";
import { hasTitleMark, styleKey } from "./heading-style.ts";
import { titleKind } from "./title-kind.ts";

const leastKinds = 3;
const shareOfTitles = 0.6;

/**
 * Designs set a small picture or a star before each title ("✦ Education", "✦ Skills"), which elsewhere marks an item. Where one
 * sign in one look stands before known titles and hardly anything else, its lines bear no list mark;
 * signs that are known to title are left, since titles are told by them.
 */
export function withoutTitleSigns(lines: readonly Line[]): readonly Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.bullet !== null && !hasTitleMark(line))
      groups.set(signOf(line), [...(groups.get(signOf(line)) ?? []), line]);
  }
  const signs = new Set([...groups].flatMap(([sign, own]) => (beginsTitles(own) ? [sign] : [])));
  if (signs.size === 0) return lines;
  return lines.map((line) => (line.bullet !== null && signs.has(signOf(line)) ? { ...line, bullet: null } : line));
}

const signOf = (line: Line): string => `${line.bullet ?? ""}${styleKey(line)}`;

function beginsTitles(lines: readonly Line[]): boolean {
  const kinds = lines.flatMap(({ text }) => titleKind(text) ?? []).filter(({ exact }) => exact);
  return new Set(kinds.map(({ kind }) => kind)).size >= leastKinds && kinds.length >= lines.length * shareOfTitles;
}
