import { identity } from "./matrix.ts";
import type { Mark } from "./glyph.ts";
import type { Matrix } from "./matrix.ts";
import type { FontStyle } from "./font-style.ts";

/** A font as pdf.js hands it over after the operator list of a page was built. */
export type LoadedFont = {
  style: FontStyle;
  matrix: Matrix;
  vertical: boolean;
  /** By the number of a glyph, what the font itself draws where the file names another letter. */
  ownLetters: ReadonlyMap<number, string>;
};

/** The part of the graphics state that text depends on (PDF 32000-1, 8.4 and 9.3). */
export type GraphicsState = {
  ctm: Matrix;
  font: LoadedFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
  fillColour: string | null;
  strokeColour: string | null;
  alpha: number;
  /** True where what is painted lets the ground through: by a mask, or by how its colour is mixed with it. */
  blends: boolean;
  /** Where paint shows; null where it is bounded by a shape that is no rectangle. */
  clip: Mark | null;
};

/** The state at the start of a page; `ctm` maps to the page's top left origin. */
export function initialState(ctm: Matrix = identity): GraphicsState {
  return {
    ctm,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    fillColour: "#000000",
    strokeColour: "#000000",
    alpha: 1,
    blends: false,
    clip: { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 },
  };
}
