import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet, startsWithCapital, wordsOf } from "../../core/words.ts";
import { openEnds, skillLabels, skillTableHeads } from "../../lexicon/skills.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { cleanPart } from "../entries/parts.ts";
import { rowsOf } from "../entries/rows.ts";
import type { Row } from "../entries/rows.ts";
import { namedInChinese } from "./chinese-skills.ts";
import { cleanSkill } from "./clean-skill.ts";
import { listed } from "./listed-skills.ts";
import { arrowBehind, dashedEnd, labelEnd, labelsByDashes, withColons } from "./group-labels.ts";
import type { Cell, Found } from "./listed-skills.ts";
import {
  beginsItem,
  endsByStops,
  endsRated,
  isBrokenLevel,
  goesOnInCell,
  holdsLineItems,
  isBrokenInGaps,
  isFurtherRowOfTags,
  isLeftOpen,
  restOfItem,
  standsAtTheRight,
} from "./line-items.ts";
import { columnOfLists, isFoot, isGroupName, isInColumn, isLabelRow, isRated, isTold } from "./label-rows.ts";
import { labelInMargin } from "./margin-label.ts";
import { labelsApart } from "./labels-apart.ts";
import type { LabelledLines } from "./labels-apart.ts";
import { isLengthOfPractice } from "./practice.ts";
import { isDrawnRating, isLevelText, isRatingText } from "./skill-levels.ts";
import { spacedItems } from "./spaced-items.ts";
import { bracketEnd, cellsOf } from "./split-list.ts";
import { endOfSentence, isExplained } from "./told-skills.ts";

const labels = phraseSet(skillLabels);
const endings = phraseSet(openEnds);

/** Reads skills out of groups, tables, bullets, chips and plain lists; levels are dropped. */
export function readSkills(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] {
  const table = labelsApart(layout, lines);
  const found =
    table === null
      ? foundIn(layout, lines)
      : table.flatMap(({ label, lines: own }) =>
          foundIn(layout, own, edgeOf(table)).map((skill) =>
            skill.category === null && label !== null ? { ...skill, category: label, rule: "skills.grouped" } : skill,
          ),
        );
  return uniqueSkills(found).map(toItem);
}

/** How far the lists of a table reach. */
const edgeOf = (table: readonly LabelledLines[]): number =>
  Math.max(...table.flatMap(({ lines }) => lines.map(({ x, width }) => x + width)));

/** The skills of lines that stand below each other; `edge`: where the cell ends that they stand in. */
function foundIn(layout: DocumentLayout, lines: readonly Line[], edge = Infinity): Found[] {
  const worded = withoutTableHead(layout, lines).filter((line) => !isRatingRow(line));
  const rows = rowsOf(layout, worded).filter((row) => !isFoot(row));
  const spaced = spacedItems(layout, rows);
  if (spaced !== null)
    return spaced.map((item) => spacedSkill(layout, item)).filter(({ piece }) => isSkill(piece.text, usualMost));
  const found: Found[] = [];
  const isLineList = holdsLineItems(rows, longestSkill) || standsAtTheRight(rows);
  const isRest = restOfItem(rows);
  const isStopped = endsByStops(rows);
  let category: Piece | null = null;
  const byDashes = labelsByDashes(rows);
  const column = columnOfLists(layout, rows);
  let explained = false;
  let told = 0;
  let isStray = false;
  rows.forEach((row, index) => {
    if ((explained && row.continues) || index < told || isBrokenLevel(rows[index - 1], row)) return;
    const cells = cellsOf(layout, row.line);
    const margin = labelInMargin(layout, rows, index, cells);
    if (margin !== null) {
      category = margin;
      found.push(...cells.slice(1).flatMap((cell) => listed(layout, cell, margin)));
      return;
    }
    const groups = isInColumn(cells, column) ? besideList(layout, cells) : groupsOf(layout, cells, byDashes);
    explained = groups.length === 1 && isExplained(layout, rows, index, groups[0]);
    if (explained) {
      found.push(...groups.map(({ label }) => ({ piece: label, category: null, rule: "skills.explained" })));
      return;
    }
    if (groups.length > 0) {
      isStray = groups.every(({ label }) => titlesOtherList(label.text));
      if (isStray) return;
      const above = category;
      const isRatedGroup = ({ cells: held }: Group): boolean =>
        held.length > 0 && held.every(({ start, end }) => isRatingText(layout.text.slice(start, end)));
      for (const group of groups)
        found.push(
          ...(isRatedGroup(group)
            ? [{ piece: group.label, category: above, rule: "skills.rated" }]
            : group.cells.flatMap((cell) => listed(layout, cell, group.label))),
        );
      if (!groups.every(isRatedGroup)) category = groups.at(-1)?.label ?? null;
      return;
    }
    told = endOfSentence(layout, rows, index);
    if (told > index) {
      const lines = rows.slice(index, told).map(({ line }) => pieceOf(layout.text, line.start, line.end));
      found.push({ piece: joinWrapped(lines), category, rule: "skills.listed" });
      return;
    }
    const goesOnInGaps = isBrokenInGaps(rows[index - 1], row);
    const goesOn =
      goesOnInGaps ||
      (row.continues && !isFurtherRowOfTags(layout, rows[index - 1], row)) ||
      goesOnBelow(layout, rows, index) ||
      isRest(index) ||
      isLeftOpen(rows[index - 1], row) ||
      goesOnInCell(rows[index - 1], row, edge);
    if (!goesOnInGaps && !goesOnBelow(layout, rows, index) && !isRest(index) && isLabelRow(rows, index, layout)) {
      const isSkill = isRated(rows, index) || isTold(rows, index);
      category = cells.length === 1 && !isSkill ? pieceOf(layout.text, row.line.start, row.line.end) : null;
      isStray = titlesOtherList(row.text);
      if (isSkill)
        found.push(
          ...cells.map((cell) => ({
            piece: pieceOf(layout.text, cell.start, cell.end),
            category: null,
            rule: "skills.rated",
          })),
        );
      return;
    }
    if (isStray) return;
    const isListed = isLineList && !isRest(index) && beginsItem(row, rows[index - 1]);
    const isOwn = isListed || isStopped(rows[index - 1]) || endsRated(rows[index - 1]);
    if (goesOn && !isOwn && extendLast(layout, found, row, goesOnInGaps)) return;
    // What goes on below goes on with the name, and not with the stars beside it.
    const named = cells.filter(({ start, end }) => !isDrawnRating(layout.text.slice(start, end)));
    found.push(...named.flatMap((cell) => listed(layout, cell, category)));
  });
  const most = arePhrases(found, rows) ? mostOfPhrase : usualMost;
  const cleaned = found.map((skill) => cleanSkill(layout, skill));
  return namedInChinese(layout.text, cleaned).filter(({ piece }) => isSkill(piece.text, most));
}

/** A name over the rows of a narrow column. */
function spacedSkill(layout: DocumentLayout, rows: readonly Row[]): Found {
  const piece = joinWrapped(rows.map(({ line }) => cleanPart(pieceOf(layout.text, line.start, line.end), layout.text)));
  return cleanSkill(layout, { piece, category: null, rule: "skills.listed" });
}

/** "●●●○" in a row of its own, below or above the name; its first mark may have been taken for that of a list. */
const isRatingRow = ({ bullet, text }: Line): boolean =>
  /[^\s\d%/]/u.test(text) && isDrawnRating(`${bullet ?? ""}${text}`);

const otherLists = new Set<string | undefined>(["links", "interests", "references"]);

/** "Links", "Hobbies" above rows at the end of the skills: another list begins there. */
function titlesOtherList(label: string): boolean {
  const title = titleKind(label);
  return title?.exact === true && otherLists.has(title.kind);
}

const tableHeads = phraseSet(skillTableHeads);

/** Without the row that says what the columns of a table of skills hold ("Domain | Skills"), where rows of cells stand below it. */
function withoutTableHead(layout: DocumentLayout, lines: readonly Line[]): readonly Line[] {
  const [first, second] = lines;
  if (first === undefined || second === undefined) return lines;
  const cells = cellsOf(layout, first);
  const isHead =
    cells.length > 1 &&
    cells.every(({ start, end }) => tableHeads.has(phraseKey(layout.text.slice(start, end)))) &&
    cellsOf(layout, second).length > 1;
  return isHead ? lines.slice(1) : lines;
}

const longestSkill = 4;
const leastBroken = 2;
const leastTyped = 40;

/**
 * In a narrow column a small letter right below a name of several words, or below a marked one, is the rest of that name:
 * "Umiejętność pracy" above "w zespole". Where most rows begin small, small letters say nothing.
 */
function goesOnBelow(layout: DocumentLayout, rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (above === undefined || row === undefined || row.bullet || !/^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(row.text))
    return false;
  // Without places there is no narrow column: who types breaks a line where it is long.
  if (!layout.positioned && above.text.length < leastTyped) return false;
  const isClose = above.line.column === row.line.column && row.line.gapBefore <= row.line.height * 0.55;
  const isOpen = !/[,;:|•·.]$/.test(above.text) && above.text.trim().split(/\s+/u).length >= leastBroken;
  const small = rows.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return isClose && isOpen && small * 2 <= rows.length && (above.bullet || startsWithCapital(above.text));
}

type Group = { label: Piece; cells: Cell[] };

/** The group of a row in a table of names and lists. */
function besideList(layout: DocumentLayout, [name, ...lists]: Cell[]): Group[] {
  if (name === undefined) return [];
  return [{ label: cleanPart(pieceOf(layout.text, name.start, name.end), layout.text), cells: lists }];
}

/** The groups of a row; a further cell with a label of its own begins another one. */
function groupsOf(layout: DocumentLayout, row: Cell[], byDashes: boolean): Group[] {
  const cells = withColons(layout, row).flatMap((cell) =>
    labelEnd(layout, cell) > 0 ? atLabels(layout, cell) : [cell],
  );
  const begins = cells.flatMap((cell, index) => (index > 0 && labelEnd(layout, cell) > 0 ? [index] : []));
  return [0, ...begins].flatMap((from, index) => groupOf(layout, cells.slice(from, begins[index]), byDashes) ?? []);
}

/** "Languages: C, Java. Web: HTML | Tools: Git": a full stop or a bar before a label ends the group before it. */
function atLabels(layout: DocumentLayout, cell: Cell): Cell[] {
  const text = layout.text.slice(cell.start, cell.end);
  const cuts = [...text.matchAll(labelInside)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), text.length];
  return starts.map((start, at) => ({ ...cell, start: cell.start + start, end: cell.start + (ends[at] ?? 0) }));
}

const labelInside = /(?:\s*[.;|•·]\s+|\s[–—-]\s+)(?=\p{Lu}[^:：,.;|•·()\t–—]{1,30}\s?[:：]\s)/gu;

/** "Label: a, b" or a label cell before list cells. */
function groupOf(layout: DocumentLayout, cells: Cell[], byDashes: boolean): Group | null {
  const first = cells[0];
  if (first === undefined) return null;
  const text = layout.text.slice(first.start, first.end);
  const labelled = labelEnd(layout, first) || (byDashes ? dashedEnd(text) : 0);
  if (labelled > 0) {
    const named = text.slice(0, labelled).replace(arrowBehind, "").replace(dashBehind, "");
    const label = cleanPart(pieceOf(layout.text, first.start, first.start + named.length), layout.text);
    const rest = { ...first, start: first.start + labelled };
    // "Applications: MS Office: Word, Excel": the nearer label names the group.
    if (labelEnd(layout, rest) > 0) return groupOf(layout, [rest, ...cells.slice(1)], byDashes);
    return { label, cells: rest.start < rest.end ? [rest, ...cells.slice(1)] : cells.slice(1) };
  }
  const second = cells[1];
  // Marks in two columns part items of one sort: what stands first beside another mark names no group of it.
  if (second !== undefined && opensWithMark.test(layout.text.slice(second.start, second.end))) return null;
  const lists =
    second !== undefined &&
    !/[,;|•·]/.test(text) &&
    (/[,;|•·]/.test(layout.text.slice(second.start, second.end)) || (cells.length === 2 && isGroupName(text)));
  return lists ? { label: pieceOf(layout.text, first.start, first.end), cells: cells.slice(1) } : null;
}

const dashBehind = /\s+[–—-]\s*$/u;
const opensWithMark = /^\s*[|•·▪●◦]\s/u;

/** The first item of a wrapped line may be the rest of the last item above it. */
function extendLast(layout: DocumentLayout, found: Found[], row: Row, isBroken: boolean): boolean {
  const last = found.at(-1);
  const range = last?.piece.ranges.at(-1);
  if (last === undefined || range === undefined) return false;
  const all = cellsOf(layout, row.line);
  const closing = bracketEnd(layout, last.piece, all[0]);
  if (closing !== null) {
    const [cell, ...others] = all;
    if (cell === undefined) return true;
    last.piece = joinWrapped([last.piece, pieceOf(layout.text, cell.start, closing)]);
    const behind = layout.text.slice(closing, cell.end).replace(/^[\s,;.]*/u, "");
    const rest = behind === "" ? others : [{ ...cell, start: cell.end - behind.length }, ...others];
    found.push(...rest.flatMap((each) => listed(layout, each, last.category)));
    return true;
  }
  const cells = all;
  const items = cells.flatMap((cell) => listed(layout, cell, last.category));
  const between = layout.text.slice(range.end, row.line.start);
  const [first, ...rest] = items;
  if (first === undefined) return true;
  if (/[,;|•·]/.test(between) || (cells.length > 1 && !isBroken)) found.push(first);
  else last.piece = joinWrapped([last.piece, first.piece]);
  found.push(...rest);
  return true;
}

const usualMost = 11;
const mostOfPhrase = 14;
const leastPhrases = 3;

/** One phrase of three words or more a row, and no lists: what somebody is able to do, told in longer words. */
function arePhrases(found: readonly Found[], rows: readonly Row[]): boolean {
  const begun = rows.filter(({ continues }) => !continues).length;
  const isPhrase = ({ piece, rule }: Found): boolean =>
    rule === "skills.listed" && wordsOf(piece.text).length >= leastPhrases;
  return found.length >= leastPhrases && found.length === begun && found.every(isPhrase);
}

function isSkill(text: string, mostWords: number): boolean {
  if (
    !/[\p{L}]/u.test(text) ||
    isLengthOfPractice(text) ||
    text.length > 90 ||
    isLevelText(text) ||
    labels.has(phraseKey(text)) ||
    isListTitle(text) ||
    endings.has(phraseKey(text))
  )
    return false;
  // Commas that stayed within a name part the clauses of a sentence where it is long.
  const most = text.includes(",") && mostWords === usualMost ? 8 : mostWords;
  return wordsOf(text).length <= most && !/^https?:|@/.test(text);
}

/** "Fachliche Kompetenzen", "Soft skills" within the list: what titles it is none of it; in small letters it is an item. */
function isListTitle(text: string): boolean {
  const title = titleKind(text);
  const isOfLists = title?.kind === "skills" || title?.kind === "languages";
  return title?.exact === true && isOfLists && wordsOf(text).length >= leastOfTitle && !/^\p{Ll}/u.test(text);
}

const leastOfTitle = 2;

function uniqueSkills(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ piece }) => {
    const key = piece.text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function toItem({ piece, category, rule }: Found): FoundItem {
  const words = wordsOf(piece.text).length;
  const name: Candidate = candidateOf(piece, words <= 3 ? 0.93 : words <= 5 ? 0.85 : 0.6, rule);
  return {
    fields: {
      name,
      category: category === null || category.text === "" ? undefined : candidateOf(category, 0.85, "skills.label"),
    },
    current: false,
    tags: [],
  };
}
