import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { phraseKey, phraseSet, wordSet, wordsOf } from "../core/words.ts";
import { andWords } from "../lexicon/joining-words.ts";
import { languageExams, languageLevels, languageNames, languageNouns, levelTableHeads } from "../lexicon/languages.ts";
import { titleKind } from "../sections/title-kind.ts";
import { rowsOf } from "./entries/rows.ts";

const languages = wordSet(languageNames);
const levels = wordSet(languageLevels);
const nouns = wordSet(languageNouns);
const exams = wordSet(languageExams);
const mixed: readonly SectionKind[] = ["skills", "languages", "other", "contact", "header", "summary", "interests"];
/** Among contact data and running text only lines of these kinds are told by their label. */
const told: readonly SectionKind[] = ["languages", "interests"];
const free: readonly SectionKind[] = ["skills", "languages", "other"];
const parted: readonly SectionKind[] = ["skills", "languages", "interests", "certifications"];
const label = /^([^:：\t]{2,30}?)(?:\s*[:：]|\s[–—-]\s)\s*(?=\S)/u;

/**
 * "Languages: Spanish" and "Interests: Rowing" in a section of several things ("Skills & Interests", "Additional
 * information") are sections of their own, as career offices write them. Other lines stay where they are.
 */
export function withLabelledLines(layout: DocumentLayout, section: Section): Section[] {
  if (!mixed.includes(section.kind)) return withoutSpoken(layout, section);
  const own: Section = { ...section, lines: [] };
  const out: Section[] = [own];
  let open = own;
  let labelX: number | null = null;
  const rows = rowsOf(layout, section.lines);
  for (const [index, { line, text, continues }] of rows.entries()) {
    const beside = labelInMargin(section, line, rows[index + 1]?.line);
    if (beside !== null) {
      labelX = line.x;
      open = { kind: beside, title: line.text, headings: [], lines: [], score: section.score };
      out.push(open);
      continue;
    }
    if (labelX !== null && line.x > labelX + setIn) {
      open.lines.push(line);
      continue;
    }
    if (labelX !== null) [labelX, open] = [null, own];
    if (section.kind !== "languages" && namesLanguages(text, rows[index + 1]?.text)) {
      open = { kind: "languages", title: text, headings: [line], lines: [], score: section.score };
      out.push(open);
      continue;
    }
    const spoken = section.kind === "skills" ? spokenBehind(text) : -1;
    if (spoken >= 0) {
      out.push({ kind: "languages", title: "", headings: [], lines: [cutFrom(line, spoken)], score: section.score });
      open = own;
      continue;
    }
    const found = labelOf(line, text);
    const kind = found === null ? null : kindBehind(section, found.title, text.slice(found.length));
    if (found !== null && kind !== null && kind !== section.kind) {
      // Skills keep their label, which names their group.
      const own = kind === "skills" ? line : cutFrom(line, found.length);
      open = { kind, title: found.title, headings: [], lines: [own], score: section.score };
      out.push(open);
      continue;
    }
    const isSpokenRow = (section.kind === "skills" && listsSpoken(text)) || isRatedSpeech(section.kind, text);
    const tableKind = section.kind === "languages" ? null : isSpokenRow ? "languages" : levelTableKind(line, text);
    if (tableKind !== null) {
      const table = out.find((each) => each !== own && each.kind === tableKind);
      if (table === undefined)
        out.push({ kind: tableKind, title: "", headings: [], lines: [line], score: section.score });
      else table.lines.push(line);
      continue;
    }
    const goesOn = tellsOfLanguage(text) || isBetweenLanguages(text, rows[index + 1]?.text ?? "");
    const isOpenList = open !== own && isBrokenList(open.lines.at(-1), line);
    if (!continues && !isOpenList && !(open.kind === "languages" && goesOn)) open = own;
    open.lines.push(line);
  }
  return out.filter((each) => each === own || each.lines.length > 0 || each.headings.length > 0);
}

/** "Idiomas: español, inglés (B2)" behind the entries of any other section: its label and nothing but languages tell it. */
function withoutSpoken(layout: DocumentLayout, section: Section): Section[] {
  const spoken = section.lines.flatMap((line) => {
    const text = layout.text.slice(line.start, line.end);
    const found = labelOf(line, text);
    const match = found === null ? null : titleKind(found.title);
    const isTold = match?.exact === true && match.kind === "languages" && found !== null;
    return isTold && tellsMostlyOfSpeech(text.slice(found.length)) ? [{ line, own: cutFrom(line, found.length) }] : [];
  });
  if (spoken.length === 0) return [section];
  const taken = new Set(spoken.map(({ line }) => line));
  return [
    { ...section, lines: section.lines.filter((line) => !taken.has(line)) },
    { kind: "languages", title: "", headings: [], lines: spoken.map(({ own }) => own), score: section.score },
  ];
}

/** A comma ends a row of a list that goes on in the row right below. */
const isBrokenList = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  /[,，、]\s*$/u.test(above.text) &&
  line.bullet === null &&
  line.column === above.column &&
  line.gapBefore <= line.height * 0.75;

const shareOfSpeech = 0.6;
const ands = wordSet(andWords.replaceAll("|", " "));

export function tellsMostlyOfSpeech(text: string): boolean {
  const words = text.length > mostSpoken ? [] : wordsOf(text);
  const isTold = (word: string): boolean =>
    languages.has(word) || levels.has(word) || ands.has(word) || /^[abc][12]\+?$/.test(word);
  return words.some((word) => languages.has(word)) && words.filter(isTold).length >= words.length * shareOfSpeech;
}

const setIn = 12;

/** "Sprachkenntnisse" in a margin of its own among skills, with what it names set in beside and below it. */
function labelInMargin(section: Section, line: Line, next: Line | undefined): SectionKind | null {
  if (!free.includes(section.kind) || next === undefined || line.bullet !== null) return null;
  const match = titleKind(line.text);
  const isBeside =
    next.page === line.page &&
    next.x > line.x + setIn &&
    next.y > line.y - line.height &&
    next.y < line.y + line.height * 2.5;
  if (match?.exact !== true || !isBeside || match.kind === section.kind || line.segments.length > 1) return null;
  return told.includes(match.kind) || match.kind === "certifications" ? match.kind : null;
}

const sentenceOfLanguages =
  /^(?:other|others|languages?)?\s*[:–-]?\s*(?=(?:fluent|bilingual|conversational|native|proficient)\s+(?:in\s+|speaker of\s+)?\p{Lu})/iu;
const smallWords = wordSet(
  "in and or both written spoken verbal speaker of speaking reading writing oral language languages",
);

/** Where "Fluent in English and Vietnamese" begins behind its label, for a row of nothing but languages and levels; -1 for others. */
function spokenBehind(text: string): number {
  const lead = sentenceOfLanguages.exec(text)?.[0].length ?? -1;
  if (text.length > mostSpoken) return -1;
  if (lead < 0) return spokenInSentence(text);
  const words = wordsOf(text.slice(lead));
  const isSpoken = words.every((word) => languages.has(word) || levels.has(word) || smallWords.has(word));
  return isSpoken && words.some((word) => languages.has(word)) ? lead : -1;
}

const mostSpoken = 160;
/** What sentences about languages are made of besides their names and levels. */
const sayingWords = wordSet(
  "i am have has having possess possesses can able ability to with a an the my am is are good great strong excellent solid effective effectively command communicate communicates communication communications communicating speak speaks talk converse know knows knowledge understand understands understanding use using skill skills well as also other local two three several more than one english-speaking",
);

/** Where the first name stands in "Able to communicate well in both Hausa and English", a row that says nothing else; -1 for others. */
function spokenInSentence(text: string): number {
  const words = wordsOf(text);
  const isName = (word: string): boolean => languages.has(word);
  // A name with its level alone may be a row of a list of languages.
  if (!words.some(isName) || !words.some((word) => sayingWords.has(word) && !levels.has(word))) return -1;
  const isTold = (word: string): boolean =>
    isName(word) || levels.has(word) || smallWords.has(word) || sayingWords.has(word);
  if (!words.every(isTold)) return -1;
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) if (wordsOf(word).some(isName)) return index;
  return -1;
}

/** A bracket that another row opens or closes: the row is the rest of a sentence. */
const hasHalfBracket = (text: string): boolean => text.split("(").length !== text.split(")").length;

/** "Rumänisch – Erstsprache", "Anglický jazyk C1": a row among skills of languages that people speak and how well, and nothing else. */
function listsSpoken(text: string): boolean {
  const words = text.length > mostSpoken || hasHalfBracket(text) ? [] : wordsOf(text);
  const isTold = (word: string): boolean =>
    languages.has(word) || levels.has(word) || nouns.has(word) || exams.has(word) || smallWords.has(word);
  return (
    words.some((word) => languages.has(word)) &&
    words.every((word) => isTold(word) || /^(?:[abc][12]\+?|\d+)$/.test(word))
  );
}

/** "Italian: fluent" among interests or under a title that says little: a language, a mark that parts, and how well. */
function isRatedSpeech(kind: SectionKind, text: string): boolean {
  const [, name = "", level = ""] = /^([^:–—(-]{3,24}?)\s*(?:[:(]|\s[–—-]\s)\s*(\S.{1,40})$/u.exec(text) ?? [];
  const words = wordsOf(level);
  return (
    (kind === "interests" || kind === "other") &&
    wordsOf(name).length <= 2 &&
    wordsOf(name).some((word) => languages.has(word)) &&
    words.some((word) => levels.has(word) || /^[abc][12]$/.test(word)) &&
    words.every((word) => levels.has(word) || smallWords.has(word) || nouns.has(word) || /^[abc][12]$/.test(word))
  );
}
const tableHeads = phraseSet(levelTableHeads);
const leastLevels = 2;

/** Where a row of the table of languages in the Europass form belongs: a language with its levels, or heads that say nothing. */
function levelTableKind(line: Line, text: string): SectionKind | null {
  const cells = text.split("\t").map(phraseKey);
  if (cells.length > 1 && cells.every((cell) => tableHeads.has(cell))) return "other";
  const told = wordsOf(line.text).filter((word) => /^[abc][12]$/.test(word)).length;
  return told >= leastLevels && tellsOfLanguage(text) ? "languages" : null;
}

/** "French C1 C2 B2" below "Other languages": a language, and nothing else but how well. */
function tellsOfLanguage(text: string): boolean {
  const [first = "", ...rest] = wordsOf(text);
  return (
    languages.has(first) && rest.every((word) => levels.has(word) || languages.has(word) || /^[abc][12]$/.test(word))
  );
}

/** "Temne (fluent)": a name that no list knows with its level, above another language. */
function isBetweenLanguages(text: string, below: string): boolean {
  const [, level = ""] = /^\p{Lu}\p{L}+\s\(([^()]{2,30})\)$/u.exec(text.trim()) ?? [];
  return level !== "" && wordsOf(level).every((word) => levels.has(word)) && tellsOfLanguage(below);
}

/** "Languages" in smaller type above languages, inside a section of another title. */
function namesLanguages(text: string, below: string | undefined): boolean {
  const match = titleKind(text);
  return match?.exact === true && match.kind === "languages" && below !== undefined && tellsOfLanguage(below);
}

/** A label before a colon, or in a cell of its own before a list. */
function labelOf(line: Line, text: string): { title: string; length: number } | null {
  const found = label.exec(text);
  if (found !== null) return { title: found[1] ?? "", length: found[0].length };
  const [first, second] = line.segments;
  if (first === undefined || second === undefined || first.start !== line.start) return null;
  const isCell = second.gapBefore > second.fontSize * 0.5 && first.text.length <= 30 && !/[,;|•·]/.test(first.text);
  return isCell ? { title: first.text, length: second.start - line.start } : null;
}

/** "Security Certifications: …": a label of few words that ends or begins with what only certificates are called. */
const certificateLabel =
  /^(?:\p{L}[\p{L}&/-]*\s){0,3}(?:certifications?|certificates|zertifikate|zertifizierungen|certyfikaty|сертификаты)$|^(?:certifications?|certificats|certificaciones|certificados|certificações|certificazioni|certyfikaty|сертификаты)(?:\s\p{L}+){1,3}$/iu;

function kindBehind(section: Section, title: string, content: string): SectionKind | null {
  const match = titleKind(title);
  if (section.kind === "skills" && certificateLabel.test(title.trim())) return "certifications";
  const isSpoken = wordsOf(content.slice(0, 200)).some((word) => languages.has(word));
  // Of languages and skills under one title, a labelled list without any language holds skills.
  if (section.kind === "languages") {
    const tellsOfSpeech = wordsOf(title).some((word) => languages.has(word) || levels.has(word));
    return !isSpoken && !tellsOfSpeech && /[,;|•·]/.test(content) ? "skills" : null;
  }
  if (match === null || !match.exact || !parted.includes(match.kind)) return null;
  if (!free.includes(section.kind) && !told.includes(match.kind)) return null;
  // "Languages: Java" tells of skills.
  return match.kind === "languages" && !isSpoken ? null : match.kind;
}

/** A line without its first letters. */
export function cutFrom(line: Line, length: number): Line {
  const start = line.start + length;
  const segments = line.segments
    .filter((segment) => segment.end > start)
    .map((segment) =>
      segment.start >= start ? segment : { ...segment, text: segment.text.slice(start - segment.start), start },
    );
  return { ...line, text: line.text.slice(length), start, x: segments[0]?.x ?? line.x, segments };
}
