import { advances } from "./advances.ts";

/** A line that fills its wall: the size in hundredths of the wall's width, and the width of the letters in per cent. */
export type Setting = { size: number; stretch: number };

/** A part of a text that stands on one line; it joins the one before it without a space when a long word was cut. */
export type Line = { text: string; joined: boolean };

/** The room that a line may take, in em at the narrowest letters, and the size it starts from. */
export type Wall = { base: number; growth: number; longest: number };

const narrowest = 60;
const widest = 140;
/** Rounding must never push a line over the edge. */
const filled = 99.4;
/** A space that holds two words together is no place to break. */
const breakable = /[^\S\u00a0]+/;
const cutWord = /(?<=[-–/@_.])(?=.)/;
const plainForms: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
  ø: "o",
  "\u00a0": " ",
  æ: "Æ",
  œ: "Œ",
};

/** The advance of a text in em. Letters that the face lacks count as the widest ordinary ones of their script. */
export function advanceOf(text: string, stretch: number): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) {
    const known = advances.get(plainForms[letter] ?? letter);
    if (known) sum += known[0] + ((known[1] - known[0]) * (stretch - 50)) / 100;
    else sum += letter > "\u2e80" ? 1000 : 620;
  }
  return sum / 1000;
}

/** True when every letter is in the face, so that the line can stretch. */
export function canStretch(text: string): boolean {
  return Array.from(text.normalize("NFD").replace(/\p{M}/gu, "")).every((letter) =>
    advances.has(plainForms[letter] ?? letter),
  );
}

/**
 * Solves a line for its wall: first the width of the letters at the base size, then the size, up or down
 * (recipe R7 of the design book). The result holds at every width because the size is relative to the wall.
 * Letters that the face lacks do not stretch; such a line is only made to fit.
 */
export function fitLine(text: string, { base, growth }: Wall): Setting {
  if (!canStretch(text)) return { size: Math.min(base, filled / Math.max(1, advanceOf(text, 100))), stretch: 100 };
  const wanted = filled / base;
  const least = advanceOf(text, narrowest);
  const most = advanceOf(text, widest);
  if (least >= wanted) return { size: filled / least, stretch: narrowest };
  if (most <= wanted) return { size: Math.min(base * growth, filled / most), stretch: widest };
  return { size: base, stretch: narrowest + ((wanted - least) / (most - least)) * (widest - narrowest) };
}

/** The share of its wall below which a line would leave a hole, in per cent. */
const holds = 80;

/** Words as lines of capitals; one too short to fill the wall by itself stands with the word after it, or the last with the one before. */
export function joinShort(words: readonly string[], wall: Wall): string[] {
  const isShort = (line: string) => {
    const { size, stretch } = fitLine(line.toUpperCase(), wall);
    return size * advanceOf(line.toUpperCase(), stretch) < holds;
  };
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && isShort(last)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const end = lines.at(-1);
  if (end === undefined || lines.length === 1 || !isShort(end)) return lines;
  return [...lines.slice(0, -2), lines.slice(-2).join(" ")];
}

/**
 * Breaks a text into as few lines as the wall allows, and those as even as they can be.
 * @param caps measures capitals; the text itself stays as it was typed
 */
export function breakLines(text: string, { longest }: Wall, caps: boolean): Line[] {
  const measure = (line: string) => advanceOf(caps ? line.toUpperCase() : line, narrowest);
  const pieces = piecesOf(text, longest, measure);
  let lines = fill(pieces, longest, measure);
  const count = lines.length;
  for (let limit = longest * 0.96; limit > longest / 4; limit *= 0.96) {
    const tighter = fill(pieces, limit, measure);
    if (tighter.length > count) break;
    lines = tighter;
  }
  return lines;
}

type Measure = (text: string) => number;

function fill(pieces: readonly Line[], limit: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const together = last && `${last.text}${piece.joined ? "" : " "}${piece.text}`;
    if (last && together && measure(together) <= limit) last.text = together;
    else lines.push({ ...piece });
  }
  return lines;
}

/** Words; those longer than a line are cut after their own signs, and else where the line ends. */
function piecesOf(text: string, longest: number, measure: Measure): Line[] {
  return text
    .split(breakable)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const parts = measure(word) <= longest ? [word] : word.split(cutWord);
      return parts
        .flatMap((part) => cutLong(part, longest, measure))
        .map((part, index) => ({ text: part, joined: index > 0 }));
    });
}

function cutLong(word: string, longest: number, measure: Measure): string[] {
  const parts: string[] = [];
  let current = "";
  for (const letter of word) {
    if (current && measure(current + letter) > longest) {
      parts.push(current);
      current = letter;
    } else current += letter;
  }
  return current ? [...parts, current] : parts;
}
