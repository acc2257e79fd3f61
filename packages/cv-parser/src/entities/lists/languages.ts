import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import type { Piece } from "../../core/piece.ts";
import { compactKey, phraseKey, phraseSet, wordSet, wordsOf } from "../../core/words.ts";
import { languageExams, levelTableHeads } from "../../lexicon/languages.ts";
import { languagesOfPrograms } from "../../lexicon/languages-of-programs.ts";
import { listColumnNames } from "../../lexicon/list-columns.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { from } from "../entries/labelled-entries.ts";
import { cleanPart } from "../entries/parts.ts";
import { eachOnce } from "./each-once.ts";
import { isLevel, isRating, names } from "./language-levels.ts";
import { languagesIn } from "./languages-in-piece.ts";
import type { Language } from "./languages-in-piece.ts";
import { cellsOf, splitList } from "./split-list.ts";

const exams = wordSet(languageExams);
const longestName = 5;

export type LanguageReading = {
  items: FoundItem[];
  /** True when the section names spoken languages at all. */ spoken: boolean;
};

/** Reads spoken languages with their levels: "English (Native)", "Deutsch: C1", name and level on two lines or in two cells. */
export function readLanguages(layout: DocumentLayout, lines: readonly Line[]): LanguageReading {
  const found: Language[] = [];
  const told = lines.filter(
    (line) => !cellsOf(layout, line).every(({ start, end }) => namesColumn(layout.text, start, end)),
  );
  const bodies = told.filter((line, at) => !headsColumns(layout, line, told[at + 1]));
  for (const line of bodies.flatMap((each) => withoutTableHead(layout, each))) {
    const rowStart = found.length;
    let levelIndex = 0;
    for (const piece of piecesOf(layout, line)) {
      if (isLevel(piece.text) && !isNumberedLabel(piece.text) && !isNamedAhead(piece.text)) {
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
  const ofPrograms = found.some(({ name }) => programmingLanguages.has(phraseKey(name.text)));
  const spoken =
    found.some((language) => language.known) ||
    (!ofPrograms && found.some((language) => language.level !== null && isRating(language.level.text)));
  const kept = found.some((language) => language.known)
    ? found.filter((language) => language.known || isRatedBeside(language))
    : found;
  return { items: spoken ? eachOnce(kept.filter(isNamed).map(toItem)) : [], spoken };
}

/** Among languages that are known "Temne (fluent)" is one as well, and "Listening: C1" or "May 2016" is none. */
function isRatedBeside({ name, level }: Language): boolean {
  return level !== null && isRating(level.text) && !heads.has(compactKey(name.text)) && !/\d/.test(name.text);
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

const columns = phraseSet(listColumnNames.languages);

/** "Language", "Level": a cell at the head of a table, which stands alone where its columns were read one by one. */
const namesColumn = (text: string, start: number, end: number): boolean =>
  columns.has(phraseKey(text.slice(start, end)));

const heads = new Set(levelTableHeads.split("|").map(compactKey));

const leastColumns = 3;

/** "Language | Reading | Writing" above "Dutch | B2 | B1": cells above a name and its levels that are neither. */
function headsColumns(layout: DocumentLayout, line: Line, below: Line | undefined): boolean {
  if (below === undefined) return false;
  const [head, row] = [line, below].map((each) =>
    cellsOf(layout, each).map(({ start, end }) => layout.text.slice(start, end)),
  );
  if (head === undefined || row === undefined || head.length < leastColumns - 1 || row.length < leastColumns)
    return false;
  const [name = "", ...ratings] = row;
  const isOfTable = wordsOf(name).some((word) => names.has(word)) && ratings.every((text) => isLevel(text));
  return isOfTable && head.every((text) => !namesLanguage(text) && !/^[abc][12]\b/iu.test(text));
}

/** Not "Bahasa" alone, which is the word for language. */
const namesLanguage = (text: string): boolean =>
  wordsOf(text).some((word) => names.has(word)) && phraseKey(text) !== "bahasa";

/** "Other languages: Dutch": a label that names no language and no level, before one that does. */
function labelsName(label: string, rest: string): boolean {
  const words = wordsOf(label);
  const [first = ""] = wordsOf(rest);
  return (
    names.has(first) &&
    !words.some((word) => names.has(word) || exams.has(word)) &&
    !isRating(label) &&
    !/\d/.test(label)
  );
}

/**
 * "Mother tongue(s): Russian" and "Listening B2" of the Europass form: the label, before a colon or in a cell of its own,
 * names no language, and a skill has a level only.
 */
function withoutTableHead(layout: DocumentLayout, line: Line): Line[] {
  const text = layout.text.slice(line.start, line.end);
  const label = /^[^:：]{4,40}[:：]\s*/u.exec(text);
  if (label !== null && isHead(label[0], text.slice(label[0].length))) {
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

const isHead = (label: string, rest: string): boolean =>
  heads.has(compactKey(label)) || namesTheList(label) || labelsName(label, rest);

/** "Lingue:" before the languages of a line says what the title above them says. */
function namesTheList(text: string): boolean {
  const title = titleKind(text);
  return title?.exact === true && title.kind === "languages";
}

const programmingLanguages = phraseSet(languagesOfPrograms);

/** Words that name programs, which one may know well, too. */
const programs = wordSet(
  "office excel word powerpoint microsoft windows photoshop internet autocad html pack pacote paquete pacchetto bureautique ofimatica informatique informatica logiciel logiciels",
);

/** Not "S: 25" of an exam's marks, the exam, or a sentence; a name that nobody taught us has at least three letters. */
function isNamed({ name: { text }, known }: Language): boolean {
  const words = wordsOf(text);
  if (words.length > longestName || words.some((word) => exams.has(word))) return false;
  if (!known && (words.some((word) => programs.has(word)) || programmingLanguages.has(words.join(" ")))) return false;
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

/** "Bassa: langue maternelle": a name that nobody taught us before a colon, though the level behind it has several words. */
function isNamedAhead(text: string): boolean {
  const { name = "", level = "" } =
    /^(?<name>\p{Lu}[\p{L}'’-]{2,})\s*:\s+(?<level>[^\s:/\d][^:/\d]*)$/u.exec(text)?.groups ?? {};
  return name !== "" && isRating(level) && !isLevel(name) && !heads.has(compactKey(name));
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
