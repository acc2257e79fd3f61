import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import { startsWithCapital, wordsOf } from "../core/words.ts";
import { isAside } from "./education-asides.ts";
import { withoutMark } from "./education-marks.ts";
import { fieldNamedBy } from "./entries/labelled-entries.ts";
import { cleanPart } from "./entries/parts.ts";
import { isBareLabel } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { degreeScore, gradeScore, institutionScore, isBareDegree, placeScore } from "./entries/word-scores.ts";

const longestDegree = 14;
const longestName = 8;
const sureSchool = 2.5;

type Names = { degree: Candidate | undefined; institution: Candidate | undefined; body: Row[] };

/** What the rows below the head of a school add to its names: the degree, its subject, or the school. */
export function namesBelow(layout: DocumentLayout, { degree: named, institution: school, body: rows }: Names): Names {
  const { degree, body } = named === undefined ? degreeBelow(layout, rows) : withSubject(layout, named, rows);
  const [row, ...rest] = body;
  if (row === undefined || (degree === undefined) === (school === undefined) || !isName(row, rest[0]))
    return { degree, institution: school, body };
  const isSchool = institutionScore(row.text) >= sureSchool && degreeScore(row.text) < 2.6;
  if (!isSchool && row.text.endsWith(".")) return { degree, institution: school, body };
  const piece = cleanPart(pieceOf(layout.text, row.line.start, row.line.end), layout.text);
  const found = candidateOf(piece, 0.6, "education.below");
  if (school === undefined && (isSchool || (rest.length === 0 && !row.bullet)))
    return { degree, institution: found, body: rest };
  if (degree === undefined && rest.length === 0 && !isSchool) return { degree: found, institution: school, body: rest };
  return { degree, institution: school, body };
}

/** A short row that is a name: no sentence, no detail behind a label, no mark, place or date. */
function isName({ text, dates, continues }: Row, below: Row | undefined): boolean {
  const words = wordsOf(text).length;
  if (words === 0 || words > longestName || continues || below?.continues === true || dates.length > 0) return false;
  if (!/^["“„«]?[\p{Lu}\p{Lo}]/u.test(text) || /[:;!?]|\d{3}|,.*,/u.test(text.replace(/\.$/u, ""))) return false;
  const isPlace = placeScore(text) >= 0.9 && institutionScore(text) < sureSchool;
  return gradeScore(text) < 2 && !isPlace && !isBareLabel(text) && !isAside(text);
}

/** "B. A. in Law", "Ing. Desarrollo", "Dipl. Psychologin": a dot behind a short form ends no sentence. */
const shortForm =
  /(?<=^|[\s(/-])(?:\p{L}{1,2}|Ing|Lic|Dipl|Mag|Téc|Tec|Prof|Arq|Dott|Bach|Cert|Hons|Esp|Inż|Mgr|Ingr)\.\s/giu;

/** "Abschluss: Fachabitur", "Title obtained: BSc": how long the label is that says what follows it. */
function labelOf(text: string): number {
  const found = /^\s*([^:：]{3,40}?)\s*[:：]\s*(?=\S)/u.exec(text);
  return found !== null && fieldNamedBy(found[1] ?? "") === "degree" ? found[0].length : 0;
}

/** Below a header without a degree, the one row or bullet that begins with one names it. */
function degreeBelow(layout: DocumentLayout, body: Row[]): { degree: Candidate | undefined; body: Row[] } {
  const found = body.filter(({ text, continues }) => !continues && degreeScore(text) >= 2.6);
  const [row] = found;
  if (row === undefined || found.length > 1 || body[body.indexOf(row) + 1]?.continues === true)
    return { degree: undefined, body };
  const lead = labelOf(row.text);
  const told = row.text.slice(lead, 160).replace(shortForm, (found) => found.replace(".", " "));
  const sentence = /\.\s+\p{Lu}|:\s/u.exec(told);
  const piece = cleanPart(
    pieceOf(
      layout.text,
      row.line.start + lead,
      row.line.start + (sentence === null ? row.text.length : lead + sentence.index),
    ),
    layout.text,
  );
  const text = withoutMark(piece.text.replace(/\.$/, ""));
  if (wordsOf(text).length > longestDegree || text === "") return { degree: undefined, body };
  const [range] = piece.ranges;
  const ranges =
    range === undefined ? [] : [{ start: range.start, end: range.end - (piece.text.length - text.length) }];
  const degree = { ...candidateOf({ text, ranges }, 0.7, "education.below"), ranges };
  return { degree, body: sentence === null ? body.filter((other) => other !== row) : body };
}

/** A bare kind of degree takes its subject from the short row right below it. */
function withSubject(
  layout: DocumentLayout,
  degree: Candidate | undefined,
  body: Row[],
): { degree: Candidate | undefined; body: Row[] } {
  const [next, ...rest] = body;
  const isFar = next !== undefined && next.line.gapBefore > next.line.height;
  if (degree === undefined || next === undefined || next.bullet || isFar || !isBareDegree(degree.value))
    return { degree, body };
  const words = wordsOf(next.text).length;
  const named =
    words > 0 && words <= 6 && startsWithCapital(next.text) && !/[.:;\d]/.test(next.text) && !isBareLabel(next.text);
  if (!named || gradeScore(next.text) >= 2 || institutionScore(next.text) >= 2.5) return { degree, body };
  const subject = pieceOf(layout.text, next.line.start, next.line.end);
  return {
    degree: { ...degree, value: `${degree.value}, ${subject.text}`, ranges: [...degree.ranges, ...subject.ranges] },
    body: rest,
  };
}
