import { wordsOf } from "../core/words.ts";
import type { Row } from "./entries/rows.ts";
import type { Entry } from "./entries/segment-entries.ts";
import { degreeScore, institutionScore } from "./entries/word-scores.ts";

const partEnds = /[,|:(\t]|\s[–—-]\s/u;
const sideOf = (rows: readonly Row[], score: (text: string) => number, least: number): boolean =>
  rows.some(({ text }) => text.split(partEnds).some((part) => score(part.trim()) >= least));
const namesSchool = (rows: readonly Row[]): boolean => sideOf(rows, institutionScore, 2.5);
const namesDegree = (rows: readonly Row[]): boolean => sideOf(rows, degreeScore, 2.6);
const isDated = ({ header }: Entry): boolean => header.some((row) => row.anchor !== null);

const longestDegree = 14;

/** A school without a degree right above a degree without a school, one date or none between them: one entry that was read as two. */
export function joinHalves(entries: readonly Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    if (above !== undefined && areHalves(above, entry))
      out[out.length - 1] = { header: [...above.header, ...entry.header], body: entry.body };
    else out.push(entry);
  }
  return out;
}

function areHalves(above: Entry, below: Entry): boolean {
  const [first, last] = [below.header[0], above.header.at(-1)];
  if (first === undefined || last === undefined || above.body.length > 0 || (isDated(above) && isDated(below)))
    return false;
  if (first.line.page !== last.line.page || first.line.column !== last.line.column || below.header.length > 2)
    return false;
  return (
    namesSchool(above.header) && !namesDegree(above.header) && namesDegree(below.header) && !namesSchool(below.header)
  );
}

/** Two degrees or more listed below a school and its date are an entry each. */
export function withEachDegree(entry: Entry): Entry[] {
  const { header, body } = entry;
  const isDegree = ({ text, continues }: Row) =>
    !continues && degreeScore(text) >= 2.6 && wordsOf(text).length <= longestDegree;
  if (!namesSchool(header) || namesDegree(header) || namesSchool(body)) return [entry];
  const starts = body.flatMap((row, index) => (isDegree(row) ? [index] : []));
  if (starts.length < 2 || starts[0] !== 0) return [entry];
  return starts.map((start, index) => {
    const [row, ...rest] = body.slice(start, starts[index + 1]);
    return { header: row === undefined ? header : [...header, { ...row, bullet: false, prose: false }], body: rest };
  });
}

/** A head that holds a school and its degree twice over, in one order, is two. */
export function withEachPair(entry: Entry): Entry[] {
  const { header, body } = entry;
  const kinds = header.map((row) => kindOf(row));
  const [first] = kinds;
  if (first === null || first === undefined) return [entry];
  const other = first === "school" ? "degree" : "school";
  const at = kinds.findIndex((kind, index) => index > 1 && kind === first && kinds[index - 1] !== first);
  if (at < 0 || !kinds.slice(0, at).includes(other) || !kinds.slice(at).includes(other)) return [entry];
  return [{ header: header.slice(0, at), body: [] }, ...withEachPair({ header: header.slice(at), body })];
}

/** What a row names where it names one thing. */
function kindOf(row: Row): "school" | "degree" | null {
  const [isSchool, isDegree] = [namesSchool([row]), namesDegree([row])];
  return row.continues || isSchool === isDegree ? null : isSchool ? "school" : "degree";
}
