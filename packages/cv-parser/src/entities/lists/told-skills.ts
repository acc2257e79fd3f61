import type { DocumentLayout } from "../../core/layout.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { groupWords } from "./group-labels.ts";
import { isSentenceOf } from "./listed-skills.ts";
import type { Cell } from "./listed-skills.ts";
import { listMarks } from "./split-list.ts";

const leastExplaining = 6;
const setIn = 3;

/** "基本的な文書作成が可能", "3年 Webアプリの開発経験": what somebody can do with it, and no list. */
const endOfTelling = /(?:可能|できます|できる|経験(?:あり|有り?)?|レベル|操作|作成|程度|使用)[。.]?$/u;
const toldInJapanese = (text: string): boolean =>
  !/[、,]/.test(text) && /\p{Script=Hiragana}/u.test(text) && endOfTelling.test(text);

/** "Membrane modelling: Expertise in simulations of …": a sentence says what the words before the colon mean. */
export function isExplained(
  layout: DocumentLayout,
  rows: readonly Row[],
  index: number,
  group: { label: Piece; cells: readonly Cell[] } | undefined,
): boolean {
  const first = group?.cells[0];
  const row = rows[index];
  if (
    first === undefined ||
    group === undefined ||
    row === undefined ||
    groupWords.has(wordsOf(group.label.text).at(-1) ?? "")
  )
    return false;
  const end = rows.findIndex((other, at) => at > index && !other.continues);
  const last = rows[(end < 0 ? rows.length : end) - 1] ?? row;
  const text = layout.text.slice(first.start, last.line.end).trim();
  if (toldInJapanese(text) && /^[\p{Script=Latin}\p{Script=Katakana}ー\d\s.+#/-]+$/u.test(group.label.text))
    return true;
  const opening = wordsOf(
    text
      .split(listMarks)[0]
      ?.split("(")[0]
      ?.split(/\s\/\s/u)[0] ?? "",
  ).length;
  // Without a mark a sentence has to be one from its beginning: "Ovens: Deck ovens of all kinds, tunnels." lists.
  if (!row.bullet) return /[.!]$/.test(text) && opening >= leastExplaining;
  return (
    opening >= leastExplaining || (/[.!?]$/.test(text) && /\s\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(text) && opening > 2)
  );
}

/** Where the marked item ends that is one sentence over several rows; 0 for any other. */
export function endOfSentence(layout: DocumentLayout, rows: readonly Row[], index: number): number {
  const row = rows[index];
  if (row === undefined || !row.bullet) return 0;
  const isRest = (other: Row): boolean =>
    !other.bullet && other.line.page === row.line.page && (other.continues || other.line.x > row.line.x + setIn);
  const length = rows.slice(index + 1).findIndex((other) => !isRest(other));
  const end = length < 0 ? rows.length : index + 1 + length;
  const last = rows[end - 1];
  if (last === undefined || end - index < 2) return 0;
  return isSentenceOf(layout.text, row.line.start, last.line.end) ? end : 0;
}
