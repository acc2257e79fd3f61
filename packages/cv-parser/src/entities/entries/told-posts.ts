import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { from, valueBehind } from "./labelled-entries.ts";
import { cleanPart } from "./parts.ts";
import type { Row } from "./rows.ts";
import { jobScore } from "./word-scores.ts";

/** A post that the text below an employer and its dates tells, and the text without it. */
export type ToldPost = { position: Candidate; body: readonly Row[] };

/** The post that a label in the text names, or that the text begins with before a dash; null where none is told. */
export const toldPost = (layout: DocumentLayout, body: readonly Row[]): ToldPost | null =>
  labelledPost(layout, body) ?? postAhead(layout, body, dashBehind) ?? postAhead(layout, body, stopBehind);

/** "Cargo: Analista" below an employer and its dates names the post. */
function labelledPost(layout: DocumentLayout, body: readonly Row[]): ToldPost | null {
  for (const row of body) {
    const value = valueBehind(layout, row.line, "position");
    if (value === null) continue;
    const stop = /\p{Ll}{3}\.$/u.test(value.text) ? 1 : 0;
    const piece = cleanPart(pieceOf(layout.text, value.start, value.end - stop), layout.text);
    return piece.text === ""
      ? null
      : { position: candidateOf(piece, 0.9, "entry.labelled"), body: body.filter((other) => other !== row) };
  }
  return null;
}

const surePost = 1.6;
type Ahead = { pattern: RegExp; leastScore: number; leastBehind: number };
const mostWords = 6;
/** "Site foreman – With two joiners I raised …": a dash before what was done. */
const dashBehind: Ahead = {
  pattern: /^([^–—:;.!?]{3,60}?)\s+[–—-]\s+(?=\p{L})/u,
  leastScore: surePost,
  leastBehind: 4,
};
/** "Enfermera de planta. Curas y control de la medicación.": a full stop before it. */
const stopBehind: Ahead = { pattern: /^([^–—:;,.!?]{5,60})\.\s+(?=\p{Lu})/u, leastScore: 2.4, leastBehind: 2 };

/** A few words that name a post, at the beginning of what was done there. */
function postAhead(layout: DocumentLayout, [row, ...more]: readonly Row[], ahead: Ahead): ToldPost | null {
  const found = row === undefined ? null : ahead.pattern.exec(row.line.text);
  const post = found?.[1] ?? "";
  if (row === undefined || found === null || row.bullet || row.anchor !== null || !startsWithCapital(post)) return null;
  const isTold = wordsOf(row.line.text.slice(found[0].length)).length >= ahead.leastBehind;
  if (!isTold || wordsOf(post).length > mostWords || jobScore(post) < ahead.leastScore) return null;
  const { start } = row.line;
  const line = from(row.line, start + found[0].length);
  const piece = pieceOf(layout.text, start, start + post.length);
  const rest = line === null ? [] : [{ ...row, line, text: line.text }];
  return { position: candidateOf(piece, 0.7, "entry.before-dash"), body: [...rest, ...more] };
}
