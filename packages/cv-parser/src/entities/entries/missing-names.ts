import type { DocumentLayout } from "../../core/layout.ts";
import { valueBehind } from "./labelled-entries.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { personBeside } from "../experience-model.ts";
import { isAddress, jobScore, organisationScore } from "./word-scores.ts";
import { endsInStop } from "./name-stops.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";

/** What a header lacks: the post, or who it was for. */
export type Missing = "position" | "company";

/** A row is as long as this at most where it names something, and as this where no word of it says what. */
const mostWords = { known: 10, unknown: 4 };
/** From here on words surely name a post or an organisation. */
const surelyNames = 1.6;

/**
 * The entry with the first row of its text in its header, where that row surely names what the header lacks: "Technical
 * Director." below an employer, "Reed & Sons Ltd" or a short name above the bullets below a post. Null where it does not.
 */
export function withMissingName({ header, body }: Entry, missing: Missing): Entry | null {
  const large = missing === "position" ? postSetLarge(header, body) : undefined;
  if (large !== undefined) return { header: [...header, large], body: body.filter((row) => row !== large) };
  // "Advisor: …" may stand between the two.
  const [row, next] = personBeside.test(body[0]?.text ?? "") ? body.slice(1) : body;
  if (row === undefined || row.bullet || numbered.test(row.text) || row.anchor !== null || !startsWithCapital(row.text))
    return null;
  // What goes on behind a comma or in small letters begins the text and is no employer.
  if (missing === "company" && next?.continues === true && (/[,;]$/u.test(row.text) || /^\p{Ll}/u.test(next.text)))
    return null;
  const isNamed = missing === "position" ? namesPost(row) : namesEmployer(row, next);
  return isNamed ? { header: [...header, row], body: body.filter((other) => other !== row) } : null;
}

/** The entry with the row below its head in the head, where a label says that it is the post: "Job title: Baker". */
export function withSaidPost(layout: DocumentLayout, { header, body }: Entry): Entry | null {
  const [row] = body;
  if (row === undefined || row.anchor !== null || valueBehind(layout, row.line, "position") === null) return null;
  return { header: [...header, row], body: body.slice(1) };
}

/** "(1)负责…", "2、…": a number in front makes a row an item of what was done. */
const numbered = /^[(（]?\d{1,2}[)）、.．]\s*\p{L}/u;

/** An entry of which nothing but a date is known, with the one or two rows below it that surely name it; null without any. */
export function withBothNames(entry: Entry): Entry | null {
  for (const [first, second] of [
    ["position", "company"],
    ["company", "position"],
  ] as const) {
    const one = withMissingName(entry, first);
    if (one !== null) return withMissingName(one, second) ?? one;
  }
  return null;
}

const largeType = { rows: 9, ratio: 1.15, tolerance: 0.6 };

/**
 * Below the employer, what it does and where, a row in the same large type as its name is the post: so job boards of the
 * Russian language print each job.
 */
function postSetLarge(header: readonly Row[], body: readonly Row[]): Row | undefined {
  const size = Math.max(...header.map(sizeOf));
  const isLarge = (row: Row) => Math.abs(sizeOf(row) - size) < largeType.tolerance;
  const found = body.slice(0, largeType.rows).filter(isLarge);
  const [row] = found;
  const isAmongSmall = body.every((other) => other === row || sizeOf(other) * largeType.ratio <= size);
  if (row === undefined || found.length > 1 || body.length < 2 || !isAmongSmall) return undefined;
  const isName = startsWithCapital(row.text) && !/[.:;!?]$/u.test(row.text) && row.anchor === null && !row.bullet;
  return isName && wordsOf(row.text).length <= mostWords.known ? row : undefined;
}

const sizeOf = ({ line }: Row): number => Math.max(...line.segments.map(({ fontSize }) => fontSize));

const partsIn = (text: string): string[] => text.split(/\t|\s[|•·]\s|,\s|\s[–—-]\s/u);

/** A post alone in its row; a full stop may end it. */
function namesPost({ text }: Row): boolean {
  if (wordsOf(text).length > mostWords.known || /[:;!?]|\.\s/u.test(text)) return false;
  return jobScore(partsIn(text)[0] ?? "") >= surelyNames;
}

function namesEmployer({ text, continues }: Row, next: Row | undefined): boolean {
  if ((endsInStop(text) && !text.endsWith(",")) || isAddress(text)) return false;
  const [first = "", ...more] = partsIn(text);
  if (jobScore(first) >= surelyNames || wordsOf(text).length > mostWords.known) return false;
  if (organisationScore(first) >= surelyNames) return true;
  return !continues && more.length === 0 && isShortName(first) && (next?.prose === true || next?.bullet === true);
}

/** A few words, each of which begins with a capital. */
function isShortName(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return words.length > 0 && words.length <= mostWords.unknown && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}
