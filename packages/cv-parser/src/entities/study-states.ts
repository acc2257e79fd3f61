import { studyStates } from "../lexicon/education.ts";
import type { DateMatch } from "./dates/scan-dates.ts";
import type { Row } from "./entries/rows.ts";
import { degreeScore } from "./entries/word-scores.ts";

const nowhere = { year: null, month: null };
const certainDegree = 2.6;
/** "Licenciatura en Historia – En curso", "Técnico em Química (cursando)": how far it is, where others have their period. */
const stateAtEnd = new RegExp(
  `(?<=\\p{L})(?:\\s+[–—-]\\s+|\\s*[(|\\t]\\s*|,\\s+|\\.\\s+)(?<state>${studyStates})\\)?\\.?\\s*$`,
  "iu",
);

/** Rows that name a degree and how far somebody is with it, and no date, date their entry as rows with an empty period do. */
export function dateByState(rows: readonly Row[]): void {
  for (const row of rows) {
    const found = row.dates.length > 0 || row.bullet ? null : stateAtEnd.exec(row.text);
    const state = found?.groups?.["state"];
    if (found === null || state === undefined || degreeScore(row.text.slice(0, found.index)) < certainDegree) continue;
    const start = row.line.start + found.index + found[0].indexOf(state);
    const match: DateMatch = { start, end: start + state.length, from: nowhere, to: nowhere, kind: "blank" };
    [row.dates, row.anchor, row.prose] = [[match], match, false];
  }
}
