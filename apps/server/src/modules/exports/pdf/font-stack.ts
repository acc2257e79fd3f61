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

/** For `fontFamily`: the first family that has a letter draws it. */
export const fontFamilies = Object.keys(files);

const weights = { normal: 400, bold: 600 } as const;
export const boldWeight = weights.bold;

/** What is used of a loaded font. */
type Face = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
};

/** Measures letters and knows which ones can be drawn at all. */
export type FontStack = {
  has: (letter: string) => boolean;
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
  // Lines break at spaces alone: a hyphen that nobody wrote would become part of the word for those who read the file.
  Font.registerHyphenationCallback((word) => [word]);
  const faces = { normal: await loadFaces("normal"), bold: await loadFaces("bold") };
  const advance = { normal: remembered(faces.normal), bold: remembered(faces.bold) };
  return {
    has: (letter) => faces.normal.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
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
  }
  return faces;
}
