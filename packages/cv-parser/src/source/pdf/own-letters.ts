import { lettersOfFont } from "./font-letters.ts";
import type { FontLetters } from "./font-letters.ts";

/** What a font of numbered glyphs and its file say of its letters, as the part that reads files hands it on. */
type Told = { table: Uint8Array; forms?: Uint8Array; said: [glyph: number, letters: string][] };

/**
 * Letters that a font names where its file does not, or does so wrongly. A program for texts writes the names of glyphs
 * that stand side by side as a run that counts on from its first, whatever letters these are: where a font has "έ"
 * between "ε" and "ζ", "έ" is named ζ, "ζ" η and "η" θ, and of the forms of an Arabic letter each is named as another
 * letter. So the font's own tables are believed where a run that begins as the font has it leaves them, if they name most
 * letters as the file does.
 * @param told a font as pdf.js hands it on
 * @returns letters by the number of the glyph
 */
export function ownLetters(told: unknown): ReadonlyMap<number, string> {
  if (!isTold(told)) return new Map();
  const font = lettersOfFont(told.table, told.forms);
  const { mended, agreeing } = mendedRuns(told.said, font);
  if (told.said.length > 0 && agreeing <= mended.size) return new Map();
  const named = new Set(told.said.map(([glyph]) => glyph));
  const unnamed = [...font.letters].filter(([glyph, letter]) => !named.has(glyph) && !/^[\p{Co}\p{Cc}]$/u.test(letter));
  return new Map([...mended, ...unnamed]);
}

/** What runs name wrongly, and how many letters font and file name alike. */
function mendedRuns(said: Told["said"], { glyphs, letters }: FontLetters) {
  const mended = new Map<number, string>();
  let agreeing = 0;
  let before: { glyph: number; point: number } | null = null;
  /** The letter with which the run began that goes on here, if it began as the font has it. */
  let first: number | null = null;
  for (const [glyph, text] of said.toSorted(([one], [other]) => one - other)) {
    const point = text.codePointAt(0) ?? 0;
    const isSingle = text === String.fromCodePoint(point);
    const goesOn = before !== null && glyph === before.glyph + 1 && point === before.point + 1;
    before = isSingle ? { glyph, point } : null;
    if (!goesOn || !isSingle) first = null;
    if (!isSingle) continue;
    const own = letters.get(glyph);
    if (glyphs.get(point) === glyph || own === text) {
      agreeing += 1;
      first ??= point;
    } else if (first !== null && own !== undefined && isAnother(own, point) && isAkin(own, first)) {
      mended.set(glyph, own);
    }
  }
  return { mended, agreeing };
}

function isTold(told: unknown): told is Told {
  return typeof told === "object" && told !== null && "table" in told && told.table instanceof Uint8Array;
}

/** Whether a letter is another one, and not the same for another use, such as the sign of a millionth and "μ". */
function isAnother(letter: string, point: number): boolean {
  return /^\p{L}$/u.test(letter) && letter.normalize("NFKC") !== String.fromCodePoint(point).normalize("NFKC");
}

/** Whether letters stand in the same block of 256: writings share shapes, as "A" of three of them. */
const isAkin = (letter: string, point: number): boolean => (letter.codePointAt(0) ?? 0) >> 8 === point >> 8;
