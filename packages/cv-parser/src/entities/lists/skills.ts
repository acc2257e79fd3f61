import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet, startsWithCapital, wordSet, wordsOf } from "../../core/words.ts";
import { languageLevels } from "../../lexicon/languages.ts";
import { levelsBehind, openEnds, skillLabels, skillLevels, skillTableHeads } from "../../lexicon/skills.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { cleanPart } from "../entries/parts.ts";
import { rowsOf } from "../entries/rows.ts";
import type { Row } from "../entries/rows.ts";
import { namedInChinese } from "./chinese-skills.ts";
import { listed } from "./listed-skills.ts";
import { arrowBehind, groupWords, labelEnd, withColons } from "./group-labels.ts";
import type { Cell, Found } from "./listed-skills.ts";
import { beginsItem, endsByStops, holdsLineItems, isBrokenInGaps, restOfItem } from "./line-items.ts";
import { labelInMargin } from "./margin-label.ts";
import { isLengthOfPractice } from "./practice.ts";
import { bracketEnd, cellsOf, listMarks } from "./split-list.ts";

const levels = phraseSet(skillLevels);
const spokenLevels = wordSet(languageLevels);
const labels = phraseSet(skillLabels);
const endings = phraseSet(openEnds);

/** Reads skills out of groups, tables, bullets, chips and plain lists; levels are dropped. */
export function readSkills(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] {
  const rows = rowsOf(layout, withoutTableHead(layout, lines));
  const found: Found[] = [];
  const isLineList = holdsLineItems(rows, longestSkill);
  const isRest = restOfItem(rows);
  const isStopped = endsByStops(rows);
  let category: Piece | null = null;
  let explained = false;
  rows.forEach((row, index) => {
    if (explained && row.continues) return;
    const cells = cellsOf(layout, row.line);
    const margin = labelInMargin(layout, rows, index, cells);
    if (margin !== null) {
      category = margin;
      found.push(...cells.slice(1).flatMap((cell) => listed(layout, cell, margin)));
      return;
    }
    const groups = groupsOf(layout, cells);
    explained = groups.length === 1 && isExplained(layout, rows, index, groups[0]);
    if (explained) {
      found.push(...groups.map(({ label }) => ({ piece: label, category: null, rule: "skills.explained" })));
      return;
    }
    if (groups.length > 0) {
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
    const goesOnInGaps = isBrokenInGaps(rows[index - 1], row);
    const goesOn = goesOnInGaps || row.continues || goesOnBelow(rows, index) || isRest(index);
    if (!goesOnInGaps && !goesOnBelow(rows, index) && !isRest(index) && isLabelRow(rows, index, layout)) {
      category = cells.length === 1 ? pieceOf(layout.text, row.line.start, row.line.end) : null;
      if (isRated(rows, index) || isTold(rows, index))
        found.push(
          ...cells.map((cell) => ({
            piece: pieceOf(layout.text, cell.start, cell.end),
            category: null,
            rule: "skills.rated",
          })),
        );
      return;
    }
    const isListed = isLineList && !isRest(index) && beginsItem(row, rows[index - 1]);
    const isOwn = isListed || isStopped(rows[index - 1]);
    if (goesOn && !isOwn && extendLast(layout, found, row, goesOnInGaps)) return;
    found.push(...cells.flatMap((cell) => listed(layout, cell, category)));
  });
  const most = arePhrases(found, rows) ? mostOfPhrase : usualMost;
  const cleaned = found.map((skill) => cleanSkill(layout, skill));
  return uniqueSkills(namedInChinese(layout.text, cleaned).filter(({ piece }) => isSkill(piece.text, most))).map(
    toItem,
  );
}

const leastExplaining = 6;

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

/** "Membrane modelling: Expertise in simulations of …": a sentence says what the words before the colon mean. */
function isExplained(layout: DocumentLayout, rows: readonly Row[], index: number, group: Group | undefined): boolean {
  const first = group?.cells[0];
  const row = rows[index];
  if (
    first === undefined ||
    group === undefined ||
    row === undefined ||
    !row.bullet ||
    groupWords.has(wordsOf(group.label.text).at(-1) ?? "")
  )
    return false;
  const end = rows.findIndex((other, at) => at > index && !other.continues);
  const last = rows[(end < 0 ? rows.length : end) - 1] ?? row;
  const text = layout.text.slice(first.start, last.line.end).trim();
  const opening = wordsOf(
    text
      .split(listMarks)[0]
      ?.split("(")[0]
      ?.split(/\s\/\s/u)[0] ?? "",
  ).length;
  return (
    opening >= leastExplaining || (/[.!?]$/.test(text) && /\s\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(text) && opening > 2)
  );
}

const longestSkill = 4;
const leastBroken = 2;

/**
 * In a narrow column a small letter right below a name of several words, or below a marked one, is the rest of that name:
 * "Umiejętność pracy" above "w zespole". Where most rows begin small, small letters say nothing.
 */
function goesOnBelow(rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (above === undefined || row === undefined || row.bullet || !/^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(row.text))
    return false;
  const isClose = above.line.column === row.line.column && row.line.gapBefore <= row.line.height * 0.55;
  const isOpen = !/[,;:|•·.]$/.test(above.text) && above.text.trim().split(/\s+/u).length >= leastBroken;
  const small = rows.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return isClose && isOpen && small * 2 <= rows.length && (above.bullet || startsWithCapital(above.text));
}

type Group = { label: Piece; cells: Cell[] };

/** The groups of a row; a further cell with a label of its own begins another one. */
function groupsOf(layout: DocumentLayout, row: Cell[]): Group[] {
  const cells = withColons(layout, row).flatMap((cell) =>
    labelEnd(layout, cell) > 0 ? atLabels(layout, cell) : [cell],
  );
  const begins = cells.flatMap((cell, index) => (index > 0 && labelEnd(layout, cell) > 0 ? [index] : []));
  return [0, ...begins].flatMap((from, index) => groupOf(layout, cells.slice(from, begins[index])) ?? []);
}

/** "Languages: C, Java. Web: HTML | Tools: Git": a full stop or a bar before a label ends the group before it. */
function atLabels(layout: DocumentLayout, cell: Cell): Cell[] {
  const text = layout.text.slice(cell.start, cell.end);
  const cuts = [...text.matchAll(labelInside)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), text.length];
  return starts.map((start, at) => ({ ...cell, start: cell.start + start, end: cell.start + (ends[at] ?? 0) }));
}

const labelInside = /\s*[.;|•·]\s+(?=\p{Lu}[^:：,.;|•·()\t]{1,30}\s?[:：]\s)/gu;

/** "Label: a, b" or a label cell before list cells. */
function groupOf(layout: DocumentLayout, cells: Cell[]): Group | null {
  const first = cells[0];
  if (first === undefined) return null;
  const text = layout.text.slice(first.start, first.end);
  const labelled = labelEnd(layout, first);
  if (labelled > 0) {
    const named = text.slice(0, labelled).replace(arrowBehind, "");
    const label = cleanPart(pieceOf(layout.text, first.start, first.start + named.length), layout.text);
    const rest = { ...first, start: first.start + labelled };
    // "Applications: MS Office: Word, Excel": the nearer label names the group.
    if (labelEnd(layout, rest) > 0) return groupOf(layout, [rest, ...cells.slice(1)]);
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

const opensWithMark = /^\s*[|•·▪●◦]\s/u;

/** A row that names the group of the rows below it: it looks different from them and holds no list. */
function isLabelRow(rows: readonly Row[], index: number, layout: DocumentLayout): boolean {
  const row = rows[index];
  const next = rows[index + 1];
  if (row === undefined || next === undefined || /[,;|•·]/.test(row.text) || wordsOf(row.text).length > 5) return false;
  if (isGroupName(row.text) && listsNames(next) && isClosed(rows[index - 1])) return true;
  if (row.bullet) return false;
  if (isLevelText(next.text) && !isLevelText(row.text)) return true;
  const heavier = row.line.bold && !next.line.bold;
  const larger = row.line.fontSize > next.line.fontSize + 0.4;
  const starred = !row.text.includes("\t") && !row.continues && next.bullet;
  const plainRows = rows.filter(
    (other) => other.line.bold === row.line.bold && Math.abs(other.line.fontSize - row.line.fontSize) < 0.4,
  ).length;
  if (starred) return true;
  return (
    (heavier || larger) && plainRows < rows.length * 0.7 && next.line.column === row.line.column && layout.positioned
  );
}

/** "Software Packages", "Linguaggi di programmazione": the head of the words names a group. */
function isGroupName(text: string): boolean {
  const words = wordsOf(text.replace(/[-/]/g, " "));
  return words.length <= mostOfGroup && [words[0], words.at(-1)].some((word) => groupWords.has(word ?? ""));
}

const mostOfGroup = 5;
const listsNames = ({ text, bullet }: Row): boolean => !bullet && /[,;|•·]/.test(text);

/** Nothing in a row says that its last item goes on below. */
const isClosed = (row: Row | undefined): boolean => row === undefined || !/[-–/&+(,;|•·]\s*$/.test(row.text);

/** A name above a sentence is the skill that the sentence tells of. */
function isTold(rows: readonly Row[], index: number): boolean {
  const [name, text] = rows.slice(index, index + 2);
  const isSentenceBelow = text !== undefined && !text.bullet && /[.!]$|^(?=(?:\S+\s+){9})/u.test(text.text);
  return name !== undefined && isSentenceBelow && wordsOf(text.text).length >= leastTold && !/:\s*$/.test(name.text);
}

const leastTold = 8;

/** A name above its level is a skill, unless it names a group ("Web Frameworks") whose skills are listed below. */
function isRated(rows: readonly Row[], index: number): boolean {
  const [name, level, list] = rows.slice(index, index + 3);
  if (level === undefined || !isLevelText(level.text)) return false;
  const isGroup = groupWords.has(wordsOf(name?.text ?? "").at(-1) ?? "");
  return !isGroup || list === undefined || !/[,;|•·]/.test(list.text);
}

function isLevelText(text: string): boolean {
  const parts = text
    .split(/[,|•·]|\s{2,}/)
    .map(phraseKey)
    .filter((part) => part !== "");
  return (
    parts.length > 0 &&
    (parts.every((part) => levels.has(part)) ||
      levels.has(phraseKey(text)) ||
      phraseKey(text)
        .split(" ")
        .every((word) => levels.has(word)))
  );
}

/** A level in the words of skills or, behind a dash or in brackets, in those of languages ("poziom podstawowy"). */
const isRatingText = (text: string): boolean =>
  isLevelText(text) || (/\p{L}/u.test(text) && wordsOf(text).every((word) => spokenLevels.has(word)));

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

/** What stands before a skill and is none: "and", and how well it is known in Chinese ("熟悉 React"). */
const leadWords =
  /^(?:(?:and|und|et|y|e|en|&)\s+|(?:highly\s+)?(?:proficient|experienced|skilled|fluent|familiar|knowledgeable|competent|well[- ]versed)\s+(?:in|with)\s+|(?:能够?)?(?:熟练|熟悉|熟知|精通|掌握|了解过?|擅长|会使用|具备|具有|运用|使用)(?:地?(?:掌握|使用|运用|应用|操作))?\s*(?=[\p{L}\p{N}]))/iu;

/** "Photoshop Nivel Bajo": the word for level parts a name from it. */
const namedLevel = /\s+(?:nivel|nível|niveau|level|livello|poziom|úroveň|nivå|уровень)\s+\S+(?:\s\S+)?$/iu;

/** "Excel sehr gute Kenntnisse", "HTML Grundkenntnisse", "Word avanzado": how well, right behind the name of few words. */
const levelBehind = new RegExp(`(?<=^\\S+(?:\\s\\S+){0,2})\\s+(?:${levelsBehind})$`, "iu");

/** Drops a level or bracketed level behind the name, full stops and leading "and". */
export function cleanSkill(layout: DocumentLayout, found: Found): Found {
  const range = found.piece.ranges[0];
  if (range === undefined) return found;
  if (found.piece.ranges.length > 1) return { ...found, piece: withoutWrappedLevel(layout, found.piece) };
  let text = layout.text.slice(range.start, range.end).replace(/(?:(?:,\s*|\s)etc\.?)?[\s.;:]+$|(?:,\s*|\s)etc$/iu, "");
  const lead = leadWords.exec(text)?.[0].length ?? 0;
  const bracket = /\s*[([（]([^)\]）]{0,120})[)\]）]$/.exec(text);
  if (bracket !== null && (isRatingText(bracket[1] ?? "") || /^\p{N}|years?|jahre|ans|años/iu.test(bracket[1] ?? "")))
    text = text.slice(0, bracket.index);
  const tail = /\s*[:–—-]\s+([^:–—]+)$/.exec(text);
  if (tail !== null && isRatingText(tail[1] ?? "")) text = text.slice(0, tail.index);
  const rated = namedLevel.exec(text);
  if (rated !== null && rated.index > 0 && isRatingText(rated[0])) text = text.slice(0, rated.index);
  const told = levelBehind.exec(text);
  if (told !== null && told.index > 0) text = text.slice(0, told.index);
  const stars = /[\s★☆●○■□◆◇⬤*?]*[★☆●○■□◆◇⬤*?][\s★☆●○■□◆◇⬤*?]*\d*$|\s+\d{1,3}\s*%$/u.exec(text);
  if (stars !== null && stars.index > 0) text = text.slice(0, stars.index);
  return {
    ...found,
    piece: cleanPart(pieceOf(layout.text, range.start + lead, range.start + text.length), layout.text),
  };
}

/** Drops a bracketed level from a name that is broken over lines: "Labour law (3" above "years)". */
function withoutWrappedLevel(layout: DocumentLayout, piece: Piece): Piece {
  const opening = piece.text.lastIndexOf("(");
  const inner = /^\(([^()]*)\)\.?$/u.exec(piece.text.slice(opening))?.[1];
  if (opening <= 0 || inner === undefined || !(isLevelText(inner) || isLengthOfPractice(inner))) return piece;
  const hosts = piece.ranges.map(({ start, end }) => layout.text.slice(start, end).lastIndexOf("("));
  const host = hosts.findLastIndex((at) => at >= 0);
  const kept = piece.ranges.slice(0, host + 1).map(({ start, end }, index) => {
    const stop = index === host ? start + (hosts[host] ?? 0) : end;
    return pieceOf(layout.text, start, stop);
  });
  return joinWrapped(kept.filter(({ text }) => text !== ""));
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

/** "Fachliche Kompetenzen", "Soft skills" within the list: what titles it is none of it. */
function isListTitle(text: string): boolean {
  const title = titleKind(text);
  return title?.exact === true && title.kind === "skills" && wordsOf(text).length >= leastOfTitle;
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
