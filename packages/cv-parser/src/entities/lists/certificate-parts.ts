import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { atHome } from "../certified.ts";
import { partsOf } from "../entries/parts.ts";
import type { Part } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { isAddress, organisationScore, placeScore } from "../entries/word-scores.ts";
import { joinPart } from "../experience.ts";
import { isAside } from "./certificate-asides.ts";
import type { Field } from "./certificate-fields.ts";
import { isSiteOfGiver, isStage } from "./certificate-sides.ts";
import { certificateWord, isDeedAlone, isPassed, withoutLength } from "./certificate-words.ts";
import { isCourseGiver, isEastAsianGiver } from "./course-giver.ts";

/** Weighs the parts of some rows: cells and rows part name and giver, a comma or a dash only where the list or its words say so. */
export function fieldsByParts(layout: DocumentLayout, rows: readonly Row[], givers: Givers): Field[] {
  const parts = partsOf(layout, rows)
    .map((part) => ({ ...part, piece: withoutLength(layout, part.piece) }))
    .filter(
      ({ piece: { text } }, at) =>
        text !== "" && (!isAddress(text) || (at > 0 && isSiteOfGiver(text))) && (at === 0 || !isAside(text)),
    );
  return withGiverBehind(withNameFirst(fieldsOf(parts, layout.text, givers)));
}

/** "한국산업인력공단 | 정보처리기사": in a row of cells the giver may stand before what was given. */
function withGiverBehind(fields: Field[]): Field[] {
  const [first, second, ...rest] = fields;
  if (first === undefined || second === undefined) return fields;
  const isAhead = isEastAsianGiver(first.piece.text) && !isEastAsianGiver(second.piece.text);
  return isAhead && /\p{L}{2}/u.test(second.piece.text) && !isPassed(second.piece.text)
    ? [second, first, ...rest]
    : fields;
}

const sureGiver = 2.5;
const surePlace = 2.5;

/** "Harbour School | Remote" above "Rope Work": what stands beside a place and above a name gave what is named. */
const isAboveName = ([first, second, third]: readonly Field[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  third !== undefined &&
  (atHome.test(second.piece.text) || placeScore(second.piece.text) >= surePlace) &&
  !certificateWord.test(first.piece.text) &&
  wordsOf(third.piece.text).length > 1 &&
  organisationScore(third.piece.text) < sureGiver;

/** The giver in a row above: "Oncology Nursing Society" over "Chemotherapy Certificate". */
function withNameFirst(fields: Field[]): Field[] {
  const [first, second, ...rest] = fields;
  if (first === undefined || second === undefined) return fields;
  // Who gives courses and nothing else, in a cell of its own, is no name of one.
  if (isCourseGiver(first.piece.text) && !isCourseGiver(second.piece.text)) return [second, first, ...rest];
  if (isDeedAlone(first.piece.text)) return [second, ...rest];
  const [third] = rest;
  if (third !== undefined && isAboveName(fields)) return [third, first];
  const isNamed = certificateWord.test(first.piece.text) && organisationScore(first.piece.text) < 3;
  const isGiver = !isNamed && organisationScore(first.piece.text) >= 1.6 && organisationScore(second.piece.text) < 1.6;
  return isGiver && certificateWord.test(second.piece.text) ? [second, first, ...rest] : fields;
}

/** Who gives several certificates of a list, told by what stands behind or before the dashes of its items. */
export type Givers = {
  behind: ReadonlySet<string>;
  ahead: ReadonlySet<string>;
  /** True in a short list, and where half of the items have a comma: it parts their givers from them, elsewhere words of a name. */
  doCommasGive: boolean;
};

const leastGiven = 2;
const shareWithComma = 0.5;
const leastListed = 4;

/** "… – City Trade School" in two items, or "Trade School – …" in most: what comes back at a dash gives them. */
export function giversOf(layout: DocumentLayout, listed: readonly (readonly Row[])[]): Givers {
  const entries = listed.map((rows) => partsOf(layout, rows));
  const dashed = entries.filter((parts) => parts.some(({ separator }) => separator === "dash"));
  const withComma = entries.filter((parts) => parts.some(({ separator }) => separator === "comma")).length;
  const returning = (at: (parts: readonly Part[]) => Part | undefined, least: number): Set<string> => {
    const counts = new Map<string, number>();
    for (const parts of dashed) {
      const key = giverKey(at(parts));
      if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return new Set([...counts].flatMap(([key, count]) => (count >= least ? [key] : [])));
  };
  return {
    behind: returning((parts) => parts.findLast(({ separator }) => separator === "dash"), leastGiven),
    // "Statistics – basic methods" goes on behind its dash, and nobody gave it.
    ahead: returning(
      ([first, second]) => (/^\p{Ll}/u.test(second?.piece.text ?? "") ? undefined : first),
      Math.max(leastGiven + 1, dashed.length * 0.6),
    ),
    doCommasGive: entries.length < leastListed || withComma >= entries.length * shareWithComma,
  };
}

/** The first two words of a name: branches of a school are named behind them. */
const giverKey = (part: Part | undefined): string =>
  wordsOf(part?.piece.text ?? "")
    .slice(0, 2)
    .join(" ");

/** Commas and dashes stay in the name; the last comma part of a one-line item names the issuer. */
function fieldsOf(parts: readonly Part[], source: string, givers: Givers): Field[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const joins =
      part.separator === "comma" || part.separator === "dash" || part.separator === "at" || part.separator === "paren";
    if (group === undefined || !joins) groups.push([part]);
    else group.push(part);
  }
  const only = groups[0];
  if (groups.length === 1 && only !== undefined && only.length > 1) {
    const last = only.at(-1);
    const [first, ...others] = only;
    if (first !== undefined && others[0]?.separator === "dash" && isGiverAhead(first, givers))
      return [joined(others, source), joined([first], source)];
    const isDoubtful =
      last?.separator === "dash" ||
      last?.separator === "at" ||
      (!givers.doCommasGive && last?.separator === "comma" && !isCourseGiver(last.piece.text));
    if (
      last !== undefined &&
      last.separator !== "paren" &&
      !isStage(last.piece.text) &&
      !restOfNumbers.test(last.piece.text) &&
      (!isDoubtful || isIssuer(last.piece.text) || givers.behind.has(giverKey(last)))
    )
      return [joined(only.slice(0, -1), source), joined([last], source)];
  }
  return groups.map((group) => joined(group, source));
}

/** "Forklift categories 1, 3 and 5": a comma between numbers names nobody. */
const restOfNumbers = new RegExp(`^\\d{1,2}[A-Z]?(?:\\s(?:${andWords}|&)\\s\\d{1,2}[A-Z]?)?$`, "u");

/** "Udemy – Terminal for beginners": who gives courses and nothing else stands first even once. */
const isGiverAhead = (first: Part, { ahead }: Givers): boolean =>
  ahead.has(giverKey(first)) || isCourseGiver(first.piece.text);

/** After a dash or "at" ("Working at Height") only what reads like an organisation gives the certificate; else it is part of its name. */
function isIssuer(text: string): boolean {
  return organisationScore(text) >= 1.6 || /^\p{Lu}[\p{Lu}\d.&-]{1,6}$/u.test(text);
}

function joined(parts: readonly Part[], source: string): Field {
  let piece: Piece = { text: "", ranges: [] };
  for (const part of parts) {
    const [start, end] = [piece.ranges[0]?.start, part.piece.ranges.at(-1)?.end];
    const isAsWritten = part.separator === "at" && start !== undefined && end !== undefined;
    piece = piece.text === "" ? part.piece : isAsWritten ? pieceOf(source, start, end) : joinPart(piece, part);
  }
  return { piece, strong: parts.some((part) => part.bold) };
}
