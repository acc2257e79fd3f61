import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { compactKey, startsWithCapital, wordSet, wordsOf } from "../../core/words.ts";
import {
  languageExams,
  languageLevels,
  languageNames,
  languageNouns,
  levelTableHeads,
} from "../../lexicon/languages.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { from } from "../entries/labelled-entries.ts";
import { cleanPart } from "../entries/parts.ts";
import { cellsOf, splitList } from "./split-list.ts";

const names = wordSet(languageNames);
const levels = wordSet(languageLevels);
const exams = wordSet(languageExams);
const nouns = wordSet(languageNouns);
const longestName = 5;

type Language = { name: Piece; level: Piece | null; known: boolean };

export type LanguageReading = {
  items: FoundItem[];
  /** True when the section names spoken languages at all. */ spoken: boolean;
};

/** Reads spoken languages with their levels: "English (Native)", "Deutsch: C1", name and level on two lines or in two cells. */
export function readLanguages(layout: DocumentLayout, lines: readonly Line[]): LanguageReading {
  const found: Language[] = [];
  for (const line of lines.flatMap((each) => withoutTableHead(layout, each))) {
    const rowStart = found.length;
    let levelIndex = 0;
    for (const piece of piecesOf(layout, line)) {
      if (isLevel(piece.text) && !isNumberedLabel(piece.text)) {
        const open = found.slice(Math.max(0, rowStart - 4)).filter((language) => language.level === null);
        const target = rowStart < found.length ? found.at(-1) : (open[levelIndex] ?? found.at(-1));
        if (target !== undefined && target.level === null) target.level = piece;
        continue;
      }
      const named = languagesIn(layout, piece);
      if (rowStart < found.length && found.at(-1)?.level !== null && named.every(isRemark)) continue;
      found.push(...named);
    }
  }
  const spoken =
    found.some((language) => language.known) ||
    found.some((language) => language.level !== null && isLevel(language.level.text));
  const kept = found.some((language) => language.known)
    ? found.filter((language) => language.known || language.level !== null)
    : found;
  return { items: spoken ? kept.filter(isNamed).map(toItem) : [], spoken };
}

const leastOthers = 2;

/**
 * Below the languages that people speak a list may go on with those of programs ("Computer languages", "Python: very
 * good"): lines after the last known name, which tell no level either, below a title of their own in bold.
 */
export function partSpoken(
  layout: DocumentLayout,
  lines: readonly Line[],
): { spoken: readonly Line[]; others: readonly Line[] } {
  const tells = ({ start, end }: Line): boolean => {
    const text = layout.text.slice(start, end);
    const words = wordsOf(text);
    return isLevel(text) || words.some((word) => names.has(word) || exams.has(word)) || heads.has(compactKey(text));
  };
  const end = lines.findLastIndex(tells) + 1;
  const first = lines[end];
  const isTitled = first?.bold === true && lines.slice(0, end).some((line) => !line.bold);
  const isParted = end > 0 && isTitled && lines.length - end > leastOthers;
  return isParted ? { spoken: lines.slice(0, end), others: lines.slice(end) } : { spoken: lines, others: [] };
}

const heads = new Set(levelTableHeads.split("|").map(compactKey));

/**
 * "Mother tongue(s): Russian" and "Listening B2" of the Europass form: the label, before a colon or in a cell of its own,
 * names no language, and a skill has a level only.
 */
function withoutTableHead(layout: DocumentLayout, line: Line): Line[] {
  const text = layout.text.slice(line.start, line.end);
  const label = /^[^:：]{4,40}[:：]\s*/u.exec(text);
  if (label !== null && (heads.has(compactKey(label[0])) || namesTheList(label[0]))) {
    const rest = from(line, line.start + label[0].length);
    return rest === null ? [] : [rest];
  }
  const [first, second] = cellsOf(layout, line);
  if (first !== undefined && second !== undefined && heads.has(compactKey(layout.text.slice(first.start, first.end)))) {
    const rest = from(line, second.start);
    return rest === null ? [] : withoutTableHead(layout, rest);
  }
  const skill = /^(?<head>.{4,40}?)[\s:]+[abc][12]\+?(?=\s|$)/iu.exec(text)?.groups?.["head"];
  return skill !== undefined && heads.has(compactKey(skill)) ? [] : [line];
}

/** "Lingue:" before the languages of a line says what the title above them says. */
function namesTheList(text: string): boolean {
  const title = titleKind(text);
  return title?.exact === true && title.kind === "languages";
}

/** Words that name programs, which one may know well, too. */
const programs = wordSet(
  "office excel word powerpoint microsoft windows photoshop internet autocad html pack pacote paquete pacchetto bureautique ofimatica informatique informatica logiciel logiciels",
);

/** Not "S: 25" of an exam's marks, the exam, or a sentence; a name that nobody taught us has at least three letters. */
function isNamed({ name: { text }, known }: Language): boolean {
  const words = wordsOf(text);
  if (words.length > longestName || words.some((word) => exams.has(word))) return false;
  if (!known && words.some((word) => programs.has(word))) return false;
  return known || (/\p{L}{3}|\p{Lo}{2}/u.test(text) && !/[#+]/.test(text));
}

/** The languages of a cell that holds nothing but two or more known names. */
export function listedLanguages(layout: DocumentLayout, line: Line): FoundItem[] {
  return cellsOf(layout, line).flatMap((cell) => {
    const pieces = splitList(layout.text, cell.start, cell.end, /[,;，、،؛|•·∙]|\s\/\s/u).map((piece) =>
      cleanPart(piece, layout.text),
    );
    const isName = (piece: Piece) =>
      wordsOf(piece.text).length === 1 && wordsOf(piece.text).every((word) => names.has(word));
    return pieces.length >= 2 && pieces.every(isName)
      ? pieces.map((name) => toItem({ name, level: null, known: true }))
      : [];
  });
}

/** Words behind a language and its level that name no language and no level: "Erasmus year". */
function isRemark({ level, known }: Language): boolean {
  return !known && level === null;
}

/** "Language 1: fluent" of a form names a language although its words are those of levels. */
function isNumberedLabel(text: string): boolean {
  return /^\p{L}+\s\d\s*[:–-]/u.test(text);
}

function toItem({ name, level, known }: Language): FoundItem {
  return {
    fields: {
      name: candidateOf(name, known ? 0.97 : 0.6, known ? "language.known" : "language.listed"),
      level: level === null ? undefined : candidateOf(level, 0.9, "language.level"),
    },
    current: false,
    tags: [],
  };
}

function piecesOf(layout: DocumentLayout, line: Line): Piece[] {
  return cellsOf(layout, line)
    .flatMap((cell) => splitList(layout.text, cell.start, cell.end, /[,;，、،؛|•·∙●▪◦]|\s[–—-]\s|\s\/\s/u))
    .map((piece) => cleanPart(piece, layout.text));
}

/** True when the words only tell how well: "Native speaker", "C1", "sehr gut in Wort und Schrift". */
function isLevel(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  if (words.some((word) => names.has(word))) return false;
  const bare = wordsOf(text.replace(/\s*\([^()]*\)?$/u, ""));
  if (isRatedName(words, bare)) return false;
  return tellsHowWell(words) || tellsHowWell(bare);
}

/** "Temne (Limited Working)" in a list that rates in words: a name that nobody taught us, before words of nothing but levels. */
function isRatedName(words: readonly string[], bare: readonly string[]): boolean {
  const remark = words.slice(bare.length);
  return (
    bare.length === 1 &&
    !levels.has(bare[0] ?? "") &&
    remark.length > 1 &&
    remark.every((word) => levels.has(word) && !/\d/.test(word))
  );
}

/** Three of five words at least tell a level; a remark in brackets behind it may be long. */
function tellsHowWell(words: readonly string[]): boolean {
  const known = words.filter(
    (word) => levels.has(word) || /^(?:[abc][12]\+?|\d+|in|und|and|et|de|of|level|y|e)$/.test(word),
  ).length;
  return words.length > 0 && known / words.length >= 0.6;
}

/** Varieties whose names follow that of the language or stand before it. */
const varieties = wordSet("mandarin cantonese putonghua mandarim mandarino kantonesisch mandarijn swiss");

/** "Türkçe İngilizce": known names with nothing between them but blanks. */
function namesWithoutSeparators(layout: DocumentLayout, text: string, start: number): Piece[] {
  const found = [...text.matchAll(/\S+/gu)];
  const isName = ([word]: RegExpExecArray): boolean =>
    wordsOf(word).length === 1 && wordsOf(word).every((each) => names.has(each) && !varieties.has(each));
  if (found.length < 2 || !found.every(isName)) return [];
  return found.map((match) => pieceOf(layout.text, start + match.index, start + match.index + match[0].length));
}

/** One piece may hold a name, a name with a level, or several names joined by "and". */
function languagesIn(layout: DocumentLayout, piece: Piece): Language[] {
  const range = piece.ranges[0];
  if (range === undefined) return [];
  const text = layout.text.slice(range.start, range.end);
  const list = / (?:and|und|et|y|e|en|i|og|och|ve) (?=\p{L})/u.exec(text);
  if (list !== null && [text.slice(0, list.index), text.slice(list.index)].every(holdsLevelAndName))
    return [
      pieceOf(layout.text, range.start, range.start + list.index),
      pieceOf(layout.text, range.start + list.index + list[0].length, range.end),
    ].flatMap((each) => languagesIn(layout, each));
  const listed = namesWithoutSeparators(layout, text, range.start);
  if (listed.length > 1) return listed.map((name) => ({ name, level: null, known: true }));
  const joined = /^(\p{L}+)\s+(?:&|and|und|et|y|e|en|i|og|och)\s+(\p{L}+)/u.exec(text);
  if (joined !== null && [joined[1], joined[2]].every((word) => wordsOf(word ?? "").some((key) => names.has(key)))) {
    const second = range.start + joined[0].length - (joined[2] ?? "").length;
    return [
      ...languagesIn(layout, pieceOf(layout.text, range.start, range.start + (joined[1] ?? "").length)),
      ...languagesIn(layout, pieceOf(layout.text, second, range.end)),
    ];
  }
  const lead = levelsAhead(text);
  if (lead > 0 && wordsOf(text.slice(lead)).filter((word) => names.has(word)).length > 1)
    return languagesIn(layout, pieceOf(layout.text, range.start + lead, range.end));
  const next = nameBehindLevel(text);
  if (next > 0)
    return [
      ...languagesIn(layout, pieceOf(layout.text, range.start, range.start + text.slice(0, next).trimEnd().length)),
      ...languagesIn(layout, pieceOf(layout.text, range.start + next, range.end)),
    ];
  const led = levelAhead(layout, range.start, text);
  if (led !== null) return [led];
  const noun = nounAhead(text);
  if (noun > 0) return languagesIn(layout, pieceOf(layout.text, range.start + noun, range.end));
  const cut = hyphenBeforeLevel(text) ?? /\s*[(:–—=]\s*|\s+-\s*/u.exec(text);
  const bare = nameLength(cut === null ? text : text.slice(0, cut.index));
  const name = pieceOf(layout.text, range.start, range.start + bare);
  const level = cleanPart(pieceOf(layout.text, range.start + bare, range.end), layout.text);
  const known = wordsOf(name.text).some((word) => names.has(word));
  if (name.text === "") return [];
  const isLabel = !known && isLevel(name.text) && wordsOf(level.text).some((word) => names.has(word));
  if (isLabel) return [{ name: level, level: name, known: true }];
  return [{ name, level: level.text === "" ? null : level, known }];
}

/** "Inglês fluente Mandarim básico": where a further name follows the level of the one before it; 0 where none does. */
function nameBehindLevel(text: string): number {
  let isNamedBefore = false;
  let isLevelBefore = false;
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const keys = wordsOf(word);
    const isName = keys.length === 1 && keys.every((key) => names.has(key));
    if (isName && isNamedBefore && isLevelBefore && startsWithCapital(word)) return index;
    isNamedBefore ||= isName;
    isLevelBefore = !isName && keys.some((key) => levels.has(key) && !nouns.has(key)) && !/[,(:–-]$/u.test(word);
  }
  return 0;
}

/** "Lingua inglese", "Idioma inglés": the Romance word for a language before its name is no part of it. */
function nounAhead(text: string): number {
  const lead = /^(?:l[ií]ngua|langue|lengua|llengua|idioma|limba)\s+(?=\p{L})/iu.exec(text)?.[0].length ?? 0;
  return lead > 0 && names.has(wordsOf(text.slice(lead))[0] ?? "") ? lead : 0;
}

/** "ingles-intermedio": a hyphen between a known name and its level. */
function hyphenBeforeLevel(text: string): { index: number } | null {
  const [, name = "", level = ""] = /^(\p{L}+)-(\p{L}+)/u.exec(text) ?? [];
  const isParted = wordsOf(name).some((word) => names.has(word)) && wordsOf(level).some((word) => levels.has(word));
  return isParted ? { index: name.length } : null;
}

const joining = wordSet("in and or of both oral verbal the");

/** Where the names begin in "Fluent in written and spoken English and Swahili"; 0 without such words before them. */
function levelsAhead(text: string): number {
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const keys = wordsOf(word);
    if (keys.some((key) => names.has(key)))
      return wordsOf(text.slice(0, index)).some((key) => levels.has(key)) ? index : 0;
    if (!keys.every((key) => (levels.has(key) && !nouns.has(key)) || joining.has(key))) return 0;
  }
  return 0;
}

const levelWords = /^(?<level>\p{L}[\p{L}-]*(?:\s+(?:or|ou|oder)\s+\p{L}+)?(?:\s+(?:in|en|em))?)\s+(?<name>\p{L}+)$/u;

/** "Fluent in French", "Conversational Spanish": how well stands before the name. */
function levelAhead(layout: DocumentLayout, start: number, text: string): Language | null {
  const { level = "", name = "" } = levelWords.exec(text)?.groups ?? {};
  const isLed =
    name !== "" && wordsOf(name).some((word) => names.has(word)) && wordsOf(level).some((word) => levels.has(word));
  if (!isLed || wordsOf(level).some((word) => names.has(word)) || isNoun(level)) return null;
  const at = start + text.length - name.length;
  return {
    name: pieceOf(layout.text, at, at + name.length),
    level: pieceOf(layout.text, start, start + level.replace(/\s+(?:in|en|em)$/u, "").length),
    known: true,
  };
}

/** "język angielski" and "lingua inglese" are names of two words. */
const isNoun = (text: string): boolean => nouns.has(wordsOf(text)[0] ?? "") && wordsOf(text).length === 1;

function holdsLevelAndName(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => names.has(word)) && words.some((word) => levels.has(word) && !names.has(word));
}

/** "Français langue maternelle" tells how well, not which. */
const motherTongue = /^(?:langue|l[ií]ngua|lengua|llengua|limba)\s+m(?:at|adr)/iu;

/** Length of the leading words up to the first one that tells a level, when a known name stands before it. */
function nameLength(text: string): number {
  let length = 0;
  let known = false;
  for (const match of text.matchAll(/\S+/gu)) {
    const key = wordsOf(match[0])[0] ?? "";
    if (known && !names.has(key) && (!nouns.has(key) || motherTongue.test(text.slice(match.index)))) break;
    known ||= names.has(key);
    length = match.index + match[0].length;
  }
  return known ? length : text.length;
}
