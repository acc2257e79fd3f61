import { singleSubstitutions } from "./glyph-forms.ts";

/** The glyph of each letter, and the letter of each glyph: the first one, if there are more. */
export type FontLetters = { glyphs: Map<number, number>; letters: Map<number, string> };

/**
 * The letters of a TrueType font, from its table of the Basic Multilingual Plane ("cmap" of ISO/IEC 14496-22, format 4
 * for Unicode), and those of the forms that stand in for them, such as an Arabic letter's within a word.
 * @returns as far as the tables can be read: either may be cut off
 */
export function lettersOfFont(table: Uint8Array, forms?: Uint8Array): FontLetters {
  const found: FontLetters = { glyphs: new Map(), letters: new Map() };
  asFarAsThere(table, (view) => {
    const at = unicodeTable(view);
    if (at !== null) readSegments(view, at, found);
  });
  if (forms) asFarAsThere(forms, (view) => singleSubstitutions(view, (from, to) => addForm(found, from, to)));
  return found;
}

function addForm({ letters }: FontLetters, from: number, to: number): void {
  const letter = letters.get(from);
  if (letter !== undefined && !letters.has(to)) letters.set(to, letter);
}

function asFarAsThere(table: Uint8Array, read: (view: DataView) => void): void {
  try {
    read(new DataView(table.buffer, table.byteOffset, table.byteLength));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Forms of letters within words have numbers of their own, which nobody types: "ﺳ" is "س". */
function plainLetter(point: number): string {
  const letter = String.fromCharCode(point);
  return /\p{Script=Arabic}/u.test(letter) ? letter.normalize("NFKC") : letter;
}

const segmented = 4;
const windows = 3;
const windowsUnicode = 1;

function unicodeTable(view: DataView): number | null {
  const count = view.getUint16(2);
  for (let index = 0; index < count; index += 1) {
    const entry = 4 + 8 * index;
    const platform = view.getUint16(entry);
    const isUnicode = platform === 0 || (platform === windows && view.getUint16(entry + 2) === windowsUnicode);
    const at = view.getUint32(entry + 4);
    if (isUnicode && view.getUint16(at) === segmented) return at;
  }
  return null;
}

function readSegments(view: DataView, at: number, found: FontLetters): void {
  const bytes = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + bytes];
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes];
  let left = 0x10000;
  for (let segment = 0; segment < bytes; segment += 2) {
    const [first, last] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const [delta, offset] = [view.getUint16(deltas + segment), view.getUint16(offsets + segment)];
    // Segments have no letter in common, unless somebody wants a reader to be busy.
    for (let point = first; point <= last && point < 0xffff && left > 0; point += 1) {
      left -= 1;
      const listed = offset === 0 ? point : view.getUint16(offsets + segment + offset + 2 * (point - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph === 0) continue;
      found.glyphs.set(point, glyph);
      if (!found.letters.has(glyph)) found.letters.set(glyph, plainLetter(point));
    }
  }
}
