import { createCanvas } from "@napi-rs/canvas";

/** No character: what is drawn for it is drawn for every letter that no face has. */
const noLetter = "\u{10FFFE}";
const side = 32;
const known = new Map<string, boolean>();
const mostKnown = 20_000;

const plain = /^[\u0020-\u007E\u00A0-\u00FF]$/;
const invisible = /[\p{M}\p{Cf}\p{Cc}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/**
 * A text without pictures of emoji, which text faces lack; empty where one of its letters has no face, because a line
 * of boxes is worse than none.
 * @param font the canvas's own name of size and faces
 */
export function drawnLetters(font: string, variation: string, text: string): string {
  const clean = text
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3]+/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const letters = new Set(Array.from(clean).filter((letter) => !plain.test(letter) && !invisible.test(letter)));
  return [...letters].every((letter) => isDrawn(font, variation, letter)) ? clean : "";
}

function isDrawn(font: string, variation: string, letter: string): boolean {
  const key = `${font}\n${letter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const drawn = !pixelsOf(font, variation, letter).equals(pixelsOf(font, variation, noLetter));
  known.set(key, drawn);
  return drawn;
}

function pixelsOf(font: string, variation: string, letter: string): Buffer {
  const context = createCanvas(side, side).getContext("2d");
  context.font = font;
  context.fontVariationSettings = variation;
  context.fillText(letter, 4, side - 8);
  return Buffer.from(context.getImageData(0, 0, side, side).data.buffer);
}
