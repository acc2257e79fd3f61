import { lettersOfFont } from "./font-letters.ts";

/** What a font of numbered glyphs and its file say of its letters, as the part that reads files hands it on. */
type Told = { table: Uint8Array; forms?: Uint8Array; said: [glyph: number, letters: string][] };

/**
 * Letters that a font names where its file does not, or does so wrongly. A program for texts writes the names of glyphs
 * that stand side by side as a run that counts on from its first, whatever letters these are: where a font has "έ"
 * between "ε" and "ζ", "έ" is named ζ, "ζ" η and "η" θ, of the forms of an Arabic letter each is named as another letter,
 * and figures of numbers that run against the text as each other. So the font's own tables are believed about letters
 * and figures of the same writing, if they name most of them as the file does.
 * @param told a font as pdf.js hands it on
 * @returns letters by the number of the glyph
 */
export function ownLetters(told: unknown): ReadonlyMap<number, string> {
  if (!isTold(told)) return new Map();
  const { glyphs, letters } = lettersOfFont(told.table, told.forms);
  const mended = new Map<number, string>();
  let agreeing = 0;
  for (const [glyph, text] of told.said) {
    const own = letters.get(glyph);
    const point = text.codePointAt(0) ?? 0;
    if (text !== String.fromCodePoint(point)) continue;
    if (own === text || glyphs.get(point) === glyph) agreeing += 1;
    else if (own !== undefined && isAnother(own, text) && isAkin(own, text)) mended.set(glyph, own);
  }
  if (told.said.length > 0 && agreeing <= mended.size) return new Map();
  const named = new Set(told.said.map(([glyph]) => glyph));
  const unnamed = [...letters].filter(([glyph, letter]) => !named.has(glyph) && !/^[\p{Co}\p{Cc}]$/u.test(letter));
  return new Map([...mended, ...unnamed]);
}

function isTold(told: unknown): told is Told {
  return typeof told === "object" && told !== null && "table" in told && told.table instanceof Uint8Array;
}

/** What stays the same in another use or size: the sign of a millionth is "μ", and a small capital its letter. */
const plain = (letter: string): string => letter.normalize("NFKC").toLowerCase();

/** Whether a font has another letter or figure than its file says, or than there is. */
function isAnother(own: string, said: string): boolean {
  const isOfKind = /^\p{L}$/u.test(own)
    ? /^[\p{L}\p{Cn}]$/u.test(said)
    : /^\p{Nd}$/u.test(own) && /^\p{Nd}$/u.test(said);
  return isOfKind && plain(own) !== plain(said);
}

/** Whether letters stand in the same block of 256: writings share shapes, as "A" of three of them. */
const isAkin = (one: string, other: string): boolean =>
  (one.codePointAt(0) ?? 0) >> 8 === (other.codePointAt(0) ?? 0) >> 8;
