import { cleanGlyph } from "../characters.ts";
import type { Glyph } from "./glyph.ts";
import { unknownText } from "./ligatures.ts";

/** A glyph stands for at most so many letters, as "ffi" does; more are words for what is drawn, such as "phone: ". */
const mostLetters = 3;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * What a stretch of glyphs is read as, for which the file says so apart from its fonts (ISO 32000-1, 14.9.4). Only glyphs
 * that no font names are spelled: a file may also put words there for whom it is read out to, or an address.
 * @returns the glyphs, the unknown ones with their letters; as they were where the text does not fit them
 */
export function withActualText(glyphs: readonly Glyph[], text: string): Glyph[] {
  const unknown = glyphs.filter(isUnknown);
  const { kind, text: clean } = cleanGlyph(text);
  if (unknown.length === 0 || kind !== "text") return [...glyphs];
  const letters = Array.from(clean);
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first && last && first.from < last.from && rightToLeft.test(clean)) letters.reverse();
  if (letters.length === glyphs.length) return glyphs.map((glyph, at) => spelled(glyph, letters[at] ?? ""));
  if (unknown.length < glyphs.length || letters.length > mostLetters * glyphs.length) return [...glyphs];
  const share = letters.length / glyphs.length;
  return glyphs.map((glyph, at) =>
    spelled(glyph, letters.slice(Math.floor(at * share), Math.floor((at + 1) * share)).join("")),
  );
}

const isUnknown = ({ text }: Glyph): boolean => text === unknownText;

const spelled = (glyph: Glyph, text: string): Glyph => (isUnknown(glyph) && text !== "" ? { ...glyph, text } : glyph);
