import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { statesOfAmerica } from "../../lexicon/places.ts";
import type { Part } from "./parts.ts";
import type { Row } from "./rows.ts";
import { isCountry, jobScore, organisationScore } from "./word-scores.ts";

const mostOfTown = 4;

/**
 * Parts of a row with a town and its country as one, where they stand as forms set them: nothing else behind the period
 * that opens the row ("2022 – today Tarn, Norway"), or last in the row below, the country in brackets ("Heron, Tarn
 * (Norway)"). No list knows most towns, so that they are taken for employers.
 */
export function withToldTown(layout: DocumentLayout, row: Row, all: readonly Part[]): Part[] {
  const isAfterPeriod = row.anchor !== null && row.anchor.start <= row.line.start + 1;
  const parts = withStates(layout, all, isAfterPeriod);
  const last = parts.at(-1);
  if (last === undefined || !isCountry(last.piece.text)) return parts;
  if (isAfterPeriod && parts.length === 1) return [{ ...last, said: "place" }];
  const town = parts.at(-2);
  if (town === undefined || !mayBeTown(town)) return parts;
  const isWhole = isAfterPeriod && parts.length === 2 && last.separator === "comma";
  const isBelow = row.anchor === null && parts.length === 3 && last.separator === "paren" && isNamed(parts[0], town);
  return isWhole || isBelow ? withTown(layout, parts) : parts;
}

/** The same where a row tells a town and a state of America. */
function withStates(layout: DocumentLayout, parts: readonly Part[], isAfterPeriod: boolean): Part[] {
  const at = parts.findIndex((_, index) => isInState(parts.slice(0, index + 1), isAfterPeriod));
  return at < 0 ? [...parts] : [...withTown(layout, parts.slice(0, at + 1)), ...parts.slice(at + 1)];
}

/** The last two parts as one, which is a place. */
function withTown(layout: DocumentLayout, parts: readonly Part[]): Part[] {
  const [town, last] = parts.slice(-2);
  const start = town?.piece.ranges[0]?.start ?? 0;
  const end = last?.piece.ranges.at(-1)?.end ?? start;
  const bracket = last?.separator === "paren" && layout.text[end] === ")" ? 1 : 0;
  const piece = pieceOf(layout.text, start, end + bracket);
  return town === undefined ? [...parts] : [...parts.slice(0, -2), { ...town, piece, said: "place" }];
}

const states = new Set(statesOfAmerica.split(" "));
const mostOfCollegeTown = 3;

/**
 * "Heron University, College Park, MD": the name between a school and a state is a town, whatever its words say elsewhere; so
 * is one that stands alone with the state behind a period.
 */
function isInState(parts: readonly Part[], isAfterPeriod: boolean): boolean {
  const [town, state] = parts.slice(-2);
  if (town === undefined || state?.separator !== "comma" || !states.has(state.piece.text)) return false;
  const name = parts.at(-3);
  const isNamed = name !== undefined && organisationScore(name.piece.text) >= sureName;
  const isTown = startsWithCapital(town.piece.text) && wordsOf(town.piece.text).length <= mostOfCollegeTown;
  return isTown && !/\d/.test(town.piece.text) && (isNamed || (isAfterPeriod && parts.length === 2));
}

const sureName = 0.9;

const mayBeTown = ({ piece: { text } }: Part): boolean =>
  startsWithCapital(text) &&
  !/\d/.test(text) &&
  wordsOf(text).length <= mostOfTown &&
  organisationScore(text) < 0.9 &&
  jobScore(text) < 1.5;

/** The employer before a comma, and no post: "Engineer, Heron (Norway)" names no town. */
const isNamed = (first: Part | undefined, town: Part): boolean =>
  town.separator === "comma" && first !== undefined && jobScore(first.piece.text) < 1.5;
