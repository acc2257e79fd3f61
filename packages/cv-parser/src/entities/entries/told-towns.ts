import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Part } from "./parts.ts";
import type { Row } from "./rows.ts";
import { isCountry, jobScore, organisationScore } from "./word-scores.ts";

const mostOfTown = 4;

/**
 * Parts of a row with a town and its country as one, where they stand as forms set them: nothing else behind the period
 * that opens the row ("2022 – today Tarn, Norway"), or last in the row below, the country in brackets ("Heron, Tarn
 * (Norway)"). No list knows most towns, so that they are taken for employers.
 */
export function withToldTown(layout: DocumentLayout, row: Row, parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (last === undefined || !isCountry(last.piece.text)) return [...parts];
  const isAfterPeriod = row.anchor !== null && row.anchor.start <= row.line.start + 1;
  if (isAfterPeriod && parts.length === 1) return [{ ...last, said: "place" }];
  const town = parts.at(-2);
  if (town === undefined || !mayBeTown(town)) return [...parts];
  const isWhole = isAfterPeriod && parts.length === 2 && last.separator === "comma";
  const isBelow = row.anchor === null && parts.length === 3 && last.separator === "paren" && isNamed(parts[0], town);
  if (!isWhole && !isBelow) return [...parts];
  const start = town.piece.ranges[0]?.start ?? 0;
  const end = last.piece.ranges.at(-1)?.end ?? start;
  const bracket = last.separator === "paren" && layout.text[end] === ")" ? 1 : 0;
  return [...parts.slice(0, -2), { ...town, piece: pieceOf(layout.text, start, end + bracket), said: "place" }];
}

const mayBeTown = ({ piece: { text } }: Part): boolean =>
  startsWithCapital(text) &&
  !/\d/.test(text) &&
  wordsOf(text).length <= mostOfTown &&
  organisationScore(text) < 0.9 &&
  jobScore(text) < 1.5;

/** The employer before a comma, and no post: "Engineer, Heron (Norway)" names no town. */
const isNamed = (first: Part | undefined, town: Part): boolean =>
  town.separator === "comma" && first !== undefined && jobScore(first.piece.text) < 1.5;
