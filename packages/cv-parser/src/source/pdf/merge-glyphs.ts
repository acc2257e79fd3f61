import { combiningAccent } from "../characters.ts";
import type { Glyph } from "./glyph.ts";

/**
 * Removes glyphs drawn twice at nearly the same place (fake bold, shadows) and marks the one that stays as stroked,
 * so that it counts as bold.
 */
export function withoutDuplicates(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.kind !== "text") return true;
    const near = glyph.size * 0.12;
    const cell = (value: number): number => Math.floor(value / 4);
    const cellsAround = (value: number) => new Set([cell(value - near), cell(value), cell(value + near)]);
    for (const column of cellsAround(glyph.from)) {
      for (const row of cellsAround(glyph.baseline)) {
        const twin = seen
          .get(`${glyph.text} ${glyph.turns} ${column} ${row}`)
          ?.find((other) => isTwin(other, glyph, near));
        if (twin) {
          twin.stroked = true;
          return false;
        }
      }
    }
    const key = `${glyph.text} ${glyph.turns} ${cell(glyph.from)} ${cell(glyph.baseline)}`;
    const list = seen.get(key);
    if (list) list.push(glyph);
    else seen.set(key, [glyph]);
    return true;
  });
}

function isTwin(a: Glyph, b: Glyph, near: number): boolean {
  const sameSize = Math.abs(a.size - b.size) < 0.1 * b.size;
  return sameSize && Math.abs(a.from - b.from) <= near && Math.abs(a.baseline - b.baseline) <= near;
}

/** Joins an accent drawn as a glyph of its own with the letter under it, as older TeX fonts need. */
export function withAccents(glyphs: readonly Glyph[]): Glyph[] {
  const result: Glyph[] = [];
  for (const glyph of glyphs) {
    const before = result.at(-1);
    const merged = before ? (accented(before, glyph) ?? accented(glyph, before)) : null;
    if (merged) result[result.length - 1] = merged;
    else result.push(glyph);
  }
  return result;
}

/** `accent` over `letter` as one glyph; null when they do not belong together. */
function accented(accent: Glyph, letter: Glyph): Glyph | null {
  const mark = combiningAccent(accent.text);
  if (mark === null || accent.turns !== letter.turns || !/^\p{L}$/u.test(letter.text)) return null;
  const overlap = Math.min(accent.to, letter.to) - Math.max(accent.from, letter.from);
  const width = Math.min(accent.to - accent.from, letter.to - letter.from);
  const isOver = overlap > 0.5 * width && Math.abs(accent.baseline - letter.baseline) < letter.size;
  if (!isOver) return null;
  const base = letter.text === "\u0131" ? "i" : letter.text === "\u0237" ? "j" : letter.text;
  const text = (base + mark).normalize("NFC");
  return text.length === 1 ? { ...letter, text } : null;
}
