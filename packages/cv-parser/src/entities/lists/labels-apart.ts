import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { cleanPart } from "../entries/parts.ts";
import { isGroupName } from "./label-rows.ts";

/** The lists beside one label, in order; those above the first label have none. */
export type LabelledLines = { label: Piece | null; lines: Line[] };

const mostWords = 5;
const leastLabels = 2;
const shareOfLists = 0.5;
/** The second line of a label, beside the second line of its list. */
const goesOn = /^(?:\p{Ll}|[&(])/u;
const marks = /[,;|•·、，]/u;

const middle = ({ y, height }: Line): number => y + height / 2;

/** True where the second line stands on the same height to the right of the first one. */
const isBeside = (left: Line, right: Line): boolean =>
  left.page === right.page &&
  right.x >= left.x + left.width - 1 &&
  Math.abs(middle(left) - middle(right)) < Math.max(left.height, right.height) * 0.6;

/** Lines by page and height, so that those beside one are found without looking at all of them. */
class Heights {
  readonly #lines = new Map<string, Line[]>();

  constructor(lines: readonly Line[]) {
    for (const line of lines) {
      const key = keyOf(line, 0);
      const known = this.#lines.get(key);
      if (known === undefined) this.#lines.set(key, [line]);
      else known.push(line);
    }
  }

  /** The first line to the right of this one. */
  beside(line: Line): Line | undefined {
    const near = [-1, 0, 1].flatMap((step) => this.#lines.get(keyOf(line, step)) ?? []);
    return near.filter((other) => isBeside(line, other)).toSorted((one, other) => one.x - other.x)[0];
  }
}

const band = 12;
const keyOf = (line: Line, step: number): string => `${line.page}/${Math.floor(middle(line) / band) + step}`;

/**
 * A table of groups and lists whose columns were read one below the other: every label stands beside its list, and
 * names a group of it; a list with no label beside it goes on with the one above. Null where there is no such table.
 */
export function labelsApart(layout: DocumentLayout, lines: readonly Line[]): LabelledLines[] | null {
  if (!layout.positioned || lines.length < leastLabels * 2) return null;
  const isName = ({ text, bullet }: Line): boolean =>
    bullet === null && !marks.test(text) && wordsOf(text).length <= mostWords;
  const heights = new Heights(lines);
  const besides = new Map<Line, Line>();
  for (const line of lines) {
    const list = isName(line) ? heights.beside(line) : undefined;
    if (list !== undefined && !besides.has(list) && !goesOn.test(line.text)) besides.set(list, line);
  }
  const labels = new Set(besides.values());
  const edge = Math.min(...[...besides.keys()].map(({ x }) => x));
  const isLeft = (line: Line): boolean => labels.has(line) || (isName(line) && line.x + line.width <= edge);
  const lists = lines.filter((line) => !isLeft(line));
  if (labels.size < leastLabels || lists.length < besides.size) return null;
  const areLists = lists.filter(({ text }) => marks.test(text)).length >= lists.length * shareOfLists;
  const areLighter = [...besides].every(([list, label]) => label.bold && !list.bold);
  const isMixed = [...besides.keys()].some((list) => labels.has(list)) || lists.some(({ x }) => x < edge - 2);
  const areGroups = [...labels].filter(({ text }) => isGroupName(text)).length * 2 >= labels.size;
  return isMixed || !(areLighter || (areLists && areGroups))
    ? null
    : grouped(layout, lists, besides, lines.filter(isLeft));
}

function grouped(
  layout: DocumentLayout,
  lists: readonly Line[],
  besides: ReadonlyMap<Line, Line>,
  left: readonly Line[],
): LabelledLines[] {
  const names = namesOf(layout, new Set(besides.values()), left);
  const groups: LabelledLines[] = [];
  for (const list of lists.toSorted((one, other) => one.page - other.page || one.y - other.y)) {
    const label = besides.get(list);
    if (label !== undefined) groups.push({ label: names.get(label) ?? null, lines: [list] });
    else if (groups.length === 0) groups.push({ label: null, lines: [list] });
    else groups.at(-1)?.lines.push(list);
  }
  return groups;
}

/** Each label with the lines right below it that have no list beside them. */
function namesOf(layout: DocumentLayout, labels: ReadonlySet<Line>, left: readonly Line[]): Map<Line, Piece> {
  const names = new Map<Line, Piece>();
  let last: Line | null = null;
  for (const line of left) {
    if (labels.has(line)) last = line;
    if (last === null) continue;
    const above = names.get(last);
    const piece = pieceOf(layout.text, line.start, line.end);
    names.set(last, above === undefined ? cleanPart(piece, layout.text) : joinWrapped([above, piece]));
  }
  return names;
}
