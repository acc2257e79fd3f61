import { titleKind } from "../../sections/title-kind.ts";
import { blockTexts } from "./blocks.ts";
import type { Block } from "./blocks.ts";

const longestTitle = 50;
const leastTitles = 2;
const leastLines = 2;

/**
 * The rows of a table (by their filled cells) whose first cell names what the second lists. In a table with at least
 * two known titles beside texts of several lines, unknown words beside such texts are titles too.
 */
export function titledRows(rows: readonly (readonly Block[][])[]): ReadonlySet<readonly Block[][]> {
  const titled = rows.filter(namesItsList);
  const known = new Set(titled.map(titleOf).filter((title) => titleKind(title)?.exact === true));
  return new Set(known.size >= leastTitles ? titled : []);
}

function namesItsList(row: readonly Block[][]): boolean {
  const [label, value, ...others] = row;
  if (label === undefined || value === undefined || others.length > 0) return false;
  const title = titleOf(row);
  const isShort = blockTexts(label).length <= 2 && title.length <= longestTitle;
  return isShort && !/\d|[:：]$/u.test(title) && blockTexts(value).length >= leastLines;
}

const titleOf = ([label]: readonly Block[][]): string => blockTexts(label ?? []).join(" ");
