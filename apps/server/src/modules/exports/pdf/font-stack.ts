import { join } from "node:path";
import { Font } from "@react-pdf/renderer";

type Weight = "normal" | "bold";

/** Families in the order in which they are asked for a letter; those without a bold face lend the plain one. */
const files: Readonly<Record<string, Readonly<Record<Weight, string>>>> = {
  Plex: { normal: "plex-sans-regular.ttf", bold: "plex-sans-semibold.ttf" },
  "Plex Hebrew": { normal: "plex-sans-hebrew-regular.ttf", bold: "plex-sans-hebrew-semibold.ttf" },
  "Plex Arabic": { normal: "plex-sans-arabic-regular.ttf", bold: "plex-sans-arabic-semibold.ttf" },
  Signs: { normal: "dejavu-sans.ttf", bold: "dejavu-sans.ttf" },
  Han: { normal: "droid-sans-fallback.ttf", bold: "droid-sans-fallback.ttf" },
};

const fontFamilies = Object.keys(files);

const weights = { normal: 400, bold: 600 } as const;

/** What is used of a loaded font. */
type Face = {
  unitsPerEm: number;
  characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
};

/** Measures letters and knows which ones can be drawn at all. */
export type FontStack = {
  has: (letter: string) => boolean;
  /** Which face draws a letter: a sign that says nothing of its script stays with the letter before it. */
  faceOf: (letter: string, before: number) => number;
  /** The faces as the drawing takes them, by their place. */
  faces: Readonly<Record<Weight, readonly unknown[]>>;
  /** Width of a text in points. */
  widthOf: (text: string, size: number, isBold: boolean) => number;
};

/** Registers the fonts with the renderer and loads them for measuring. */
export async function loadFontStack(): Promise<FontStack> {
  const directory = join(import.meta.dirname, "..", "fonts");
  for (const [family, faces] of Object.entries(files)) {
    const fonts = (["normal", "bold"] as const).map((weight) => ({
      src: join(directory, faces[weight]),
      fontWeight: weights[weight],
    }));
    Font.register({ family, fonts });
  }
  const faces = { normal: await loadFaces("normal"), bold: await loadFaces("bold") };
  const advance = { normal: remembered(faces.normal), bold: remembered(faces.bold) };
  return {
    has: (letter) => faces.normal.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    faces,
    faceOf(letter, before) {
      const codePoint = letter.codePointAt(0) ?? 0;
      const isNeutral = !/[\p{L}\p{N}\p{M}]/u.test(letter);
      if (isNeutral && faces.normal[before]?.hasGlyphForCodePoint(codePoint)) return before;
      return Math.max(
        faces.normal.findIndex((face) => face.hasGlyphForCodePoint(codePoint)),
        0,
      );
    },
    widthOf(text, size, isBold) {
      let width = 0;
      for (const letter of text) width += advance[isBold ? "bold" : "normal"](letter);
      return width * size;
    },
  };
}

/** Width of a letter in parts of its size; looked up once. */
function remembered(faces: readonly Face[]): (letter: string) => number {
  const known = new Map<string, number>();
  return (letter) => {
    const before = known.get(letter);
    if (before !== undefined) return before;
    const codePoint = letter.codePointAt(0) ?? 0;
    const face = faces.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? faces[0];
    const width = face ? face.glyphForCodePoint(codePoint).advanceWidth / face.unitsPerEm : 0;
    known.set(letter, width);
    return width;
  };
}

async function loadFaces(weight: Weight): Promise<Face[]> {
  const faces: Face[] = [];
  for (const fontFamily of fontFamilies) {
    const descriptor = { fontFamily, fontWeight: weights[weight] };
    await Font.load(descriptor);
    const data: unknown = Font.getFont(descriptor)?.data;
    if (data) faces.push(data as Face);
    if (data && fontFamily !== "Han") nameGlyphs(data as Face);
  }
  return faces;
}

/**
 * Asks for each letter once by its code. A font keeps the first drawing that it is asked for: Cyrillic letters are made
 * of Latin ones, which the writer asks for by their place, so that without this they would say no letter in all later
 * files. Han letters are made of nothing, and are too many.
 */
function nameGlyphs(face: Face): void {
  for (const codePoint of face.characterSet) face.glyphForCodePoint(codePoint);
}
