import type { DocumentLayout } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { levelsBehind } from "../../lexicon/skills.ts";
import { cleanPart } from "../entries/parts.ts";
import type { Found } from "./listed-skills.ts";
import { isLengthOfPractice } from "./practice.ts";
import { isRatingText } from "./skill-levels.ts";

/** What stands before a skill and is none: its number, "and", and how well it is known in Chinese ("熟悉 React"). */
const leadWords =
  /^(?:#(?=\p{Lo}{2}|\p{L}{3})|\d{1,2}(?:[.)]|-(?=\s))\s+(?=\p{L})|\d{1,2}[.、)]\s*(?=\p{Script=Han})|(?:and|und|et|y|e|en|&)\s+|(?:highly\s+)?(?:proficient|experienced|skilled|fluent|familiar|knowledgeable|competent|well[- ]versed)\s+(?:in|with)\s+|(?:能够?)?(?:熟\s?练|熟\s?悉|熟\s?知|精\s?通|掌\s?握|了\s?解过?|擅\s?长|会使用|具备|具有|运用|使用)(?:地?(?:掌握|使用|运用|应用|操作))?\s*(?=[\p{L}\p{N}]))/iu;

/** "Photoshop Nivel Bajo": the word for level parts a name from it. */
const namedLevel = /\s+(?:nivel|nível|niveau|level|livello|poziom|úroveň|nivå|уровень)\s+\S+(?:\s\S+)?$/iu;

/** "Excel sehr gute Kenntnisse", "HTML Grundkenntnisse", "Word avanzado": how well, right behind the name of few words. */
const levelBehind = new RegExp(`(?<=^\\S+(?:\\s\\S+){0,2})\\s+(?:${levelsBehind})$`, "iu");

/** How well or how long, in brackets: "(advanced)", "(3 years)", "(2019 – 2022)", "(4)". */
const tellsHowLong = (text: string): boolean =>
  isRatingText(text) ||
  isLengthOfPractice(text) ||
  /^[\d\s.,/%+'’–-]+$/u.test(text) ||
  /\b(?:years?|yrs?|jahre?|ans|años?)\b|^\d{4}\s*[–-]/iu.test(text);

/** Drops a level or bracketed level behind the name, full stops and leading "and". */
export function cleanSkill(layout: DocumentLayout, found: Found): Found {
  const range = found.piece.ranges[0];
  if (range === undefined) return found;
  if (found.piece.ranges.length > 1)
    return { ...found, piece: withoutWrappedLevel(layout, withoutStop(layout, found.piece)) };
  let text = layout.text.slice(range.start, range.end).replace(/(?:(?:,\s*|\s)etc\.?)?[\s.;:]+$|(?:,\s*|\s)etc$/iu, "");
  const lead = leadWords.exec(text)?.[0].length ?? 0;
  const bracket = /\s*[([（]([^)\]）]{0,120})[)\]）]$/.exec(text);
  if (bracket !== null && tellsHowLong(bracket[1] ?? "")) text = text.slice(0, bracket.index);
  const tail = /\s*[:–—-]\s+([^:–—]+)$/.exec(text);
  if (tail !== null && (isRatingText(tail[1] ?? "") || isLengthOfPractice(tail[1] ?? "")))
    text = text.slice(0, tail.index);
  const rated = namedLevel.exec(text);
  if (rated !== null && rated.index > 0 && isRatingText(rated[0])) text = text.slice(0, rated.index);
  const told = isRatingText(text) ? null : levelBehind.exec(text);
  if (told !== null && told.index > 0) text = text.slice(0, told.index);
  const stars = /[\s★☆●○■□◆◇⬤*?]*[★☆●○■□◆◇⬤*?][\s★☆●○■□◆◇⬤*?]*\d*$|\s+\d{1,3}\s*%$/u.exec(text);
  if (stars !== null && stars.index > 0) text = text.slice(0, stars.index);
  return {
    ...found,
    piece: cleanPart(pieceOf(layout.text, range.start + lead, range.start + text.length), layout.text),
  };
}

/** Drops the full stop behind a name that is broken over lines. */
function withoutStop(layout: DocumentLayout, piece: Piece): Piece {
  const last = piece.ranges.at(-1);
  const stop = last === undefined ? null : /(?<=\p{L}{2}|\))[\s.;:]+$/u.exec(layout.text.slice(last.start, last.end));
  if (last === undefined || stop === null) return piece;
  const ranges = [...piece.ranges.slice(0, -1), { start: last.start, end: last.start + stop.index }];
  return joinWrapped(ranges.map(({ start, end }) => pieceOf(layout.text, start, end)));
}

/** Drops a bracketed level from a name that is broken over lines: "Labour law (3" above "years)". */
function withoutWrappedLevel(layout: DocumentLayout, piece: Piece): Piece {
  const opening = piece.text.lastIndexOf("(");
  const inner = /^\(([^()]*)\)\.?$/u.exec(piece.text.slice(opening))?.[1];
  if (opening <= 0 || inner === undefined || !(isRatingText(inner) || isLengthOfPractice(inner))) return piece;
  const hosts = piece.ranges.map(({ start, end }) => layout.text.slice(start, end).lastIndexOf("("));
  const host = hosts.findLastIndex((at) => at >= 0);
  const kept = piece.ranges.slice(0, host + 1).map(({ start, end }, index) => {
    const stop = index === host ? start + (hosts[host] ?? 0) : end;
    return pieceOf(layout.text, start, stop);
  });
  return joinWrapped(kept.filter(({ text }) => text !== ""));
}
