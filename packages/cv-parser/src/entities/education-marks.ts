import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { foldInPlace } from "../core/words.ts";
import { eastAsianGrades, gradeLabels, gradeQualifiers, markWords, spokenMarks } from "../lexicon/education.ts";
import { cleanPart } from "./entries/parts.ts";
import type { Row } from "./entries/rows.ts";
import { gradeScore } from "./entries/word-scores.ts";

/** "CGPA on a scale of 10: 8.61", "GPA (out of 5): 4.2": the scale before the colon is no mark. */
const scale = String.raw`(?:\s*\([^():=]{1,24}\)(?=\s*[:=])|\s*\(?(?:on a scale|out of|sur|su)\s[^:=)]{1,20}\)?)?`;
/** A number, a letter or a word of praise: without a colon a label announces a mark only where one follows. */
const wordedMark = String.raw`(?:${markWords})(?!\p{L})`;
const bareMark = String.raw`\d|[A-F][+*-]?(?!\p{L})|${wordedMark}`;
const label = `(?:${gradeLabels})`;
/** "Grade 12" without a scale is a level of school. */
const notALevel = String.raw`(?!grade\s+(?:[7-9]|1[0-3])(?![\d.,/%]))`;
const gradeLabel = new RegExp(
  String.raw`(?:^|(?<!ense[nñ]anza|educaci[oó]n|formaci[oó]n|escuela|scuola|istruzione)[\s(,;|•·])${notALevel}(?:(?:con|con\s+(?:il|la|una?)|avec|avec\s+une)\s+)?(?:(?:${gradeQualifiers})\s+)?(?:` +
    [
      String.raw`${label}${scale}\s*[:=]\s*`,
      String.raw`${label}(?:\s\p{L}{2,12}){1,2}\s*:\s*(?=\d|${wordedMark})`,
      String.raw`${label}\s*[-–]\s+(?=\d)`,
      String.raw`${label}\s+(?:of\s+)?(?=${bareMark})`,
      String.raw`${label}\s+(?:de|di|du|von|van|da)\s+(?=\d)`,
      String.raw`(?:${eastAsianGrades})\s*[:：]?\s*(?=\d)`,
    ].join("|") +
    ")",
  "iu",
);
const spokenMark = new RegExp(String.raw`(?<!\p{L})(?:${spokenMarks})(?!\p{L})`, "iu");

/** "3.8 GPA", "3.71/4.0 CGPA": the label stands behind its number. */
const markBeforeLabel = /(?<![\d.,/])(\d[.,]\d{1,3}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?)\s*C?GPA(?!\p{L})/iu;

/** A mark with its label inside a line ("Grade: 1,7", "Cumulative GPA: 3.7 / 4.0"), or one that needs none. */
export function gradeIn(layout: DocumentLayout, rows: readonly Row[]): Candidate | undefined {
  for (const row of rows) {
    const match = gradeLabel.exec(row.text) ?? gradeLabel.exec(foldInPlace(row.text));
    const early = match === null ? markBeforeLabel.exec(row.text) : null;
    if (early !== null) {
      const start = row.line.start + early.index;
      return candidateOf(pieceOf(layout.text, start, start + (early[1] ?? "").length), 0.8, "education.grade-label");
    }
    const spoken = match === null ? spokenMark.exec(row.text) : null;
    if (spoken !== null) {
      const start = row.line.start + spoken.index;
      return candidateOf(pieceOf(layout.text, start, start + spoken[0].length), 0.8, "education.grade-label");
    }
    if (match === null) continue;
    const start = row.line.start + match.index + match[0].length;
    const rest = layout.text.slice(start, row.line.end);
    const stop = /\s*(?:[|;•·)]|\((?=\d)|\.$|,\s+(?!Grade)|[-–—]\s+(?=(?:19|20)\d\d(?!\d))|\s{3,}|$)/u.exec(rest);
    const piece = withSign(
      layout,
      cleanPart(pieceOf(layout.text, start, start + (stop?.index ?? rest.length)), layout.text),
    );
    if (piece.text !== "" && piece.text.length < 40) return candidateOf(piece, 0.85, "education.grade-label");
  }
  return undefined;
}

/** "B-", "A+": the sign behind a letter looks like a loose end. */
function withSign(layout: DocumentLayout, piece: Piece): Piece {
  const range = piece.ranges[0];
  if (range === undefined || !/^[A-F]$/u.test(piece.text)) return piece;
  const isSigned = /^[+-](?![\p{L}\d])/u.test(layout.text.slice(range.end, range.end + 2));
  return isSigned ? pieceOf(layout.text, range.start, range.end + 1) : piece;
}

/** The mark without the word that announces it. */
export function withoutLabel(layout: DocumentLayout, grade: Candidate): Candidate {
  const range = wholeRange(layout, grade);
  if (range === null) return grade;
  const text = layout.text.slice(range.start, range.end);
  const match = gradeLabel.exec(text) ?? gradeLabel.exec(foldInPlace(text));
  if (match === null || match.index > 0) return grade;
  const piece = cleanPart(pieceOf(layout.text, range.start + match[0].length, range.end), layout.text);
  return piece.text === "" ? grade : candidateOf(piece, grade.score, grade.rule);
}

/** A mark may be cut at the stroke before its scale: "3,12 / 4,00". */
function wholeRange(layout: DocumentLayout, { ranges }: Candidate): { start: number; end: number } | null {
  const [first, ...rest] = ranges;
  if (first === undefined) return null;
  let { end } = first;
  for (const range of rest) {
    if (!/^\s*\/\s*$/u.test(layout.text.slice(end, range.start))) return null;
    ({ end } = range);
  }
  return { start: first.start, end };
}

const markBehind = /(?:,\s+|\s+\()([^,()]{2,40}(?:\([^()]{2,24}\))?)\)?$/u;

/** "BSc in Physics, Second Class Honours (Upper Division)": a mark behind the degree is no part of it. */
export function withoutMark(text: string): string {
  const mark = markBehind.exec(text);
  return mark !== null && gradeScore(mark[1] ?? "") >= 3 ? text.slice(0, mark.index) : text;
}
