/** What a font of numbered glyphs and its file say of its letters, as the part that reads files hands it on. */
type Told = { table: Uint8Array; said: [glyph: number, letters: string][] };

/**
 * Letters that a font names where its file does not, or does so wrongly. A program for texts writes the names of glyphs
 * that stand side by side as a run that counts on from its first, whatever letters these are: where a font has "έ"
 * between "ε" and "ζ", "έ" is named ζ, "ζ" η and "η" θ. So the font's own table is believed where a run that begins as
 * the font has it leaves it, if it names most letters as the file does.
 * @param told a font as pdf.js hands it on
 * @returns letters by the number of the glyph
 */
export function ownLetters(told: unknown): ReadonlyMap<number, string> {
  if (!isTold(told)) return new Map();
  const font = lettersOfFont(told.table);
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
    if (glyphs.get(point) === glyph) {
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

type FontLetters = { glyphs: Map<number, number>; letters: Map<number, string> };

/**
 * The glyph of each letter and the first letter of each glyph, from the table of the Basic Multilingual Plane of a
 * TrueType font ("cmap" of ISO/IEC 14496-22, format 4 for Unicode); nothing from a table that is cut off.
 */
function lettersOfFont(table: Uint8Array): FontLetters {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const found: FontLetters = { glyphs: new Map(), letters: new Map() };
  try {
    const at = unicodeTable(view);
    if (at !== null) readSegments(view, at, found);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
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
      if (!found.letters.has(glyph)) found.letters.set(glyph, String.fromCharCode(point));
    }
  }
}
