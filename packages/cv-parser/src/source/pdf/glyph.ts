import type { FontStyle } from "./font-style.ts";

/** One drawn glyph in page coordinates: points, origin at the top left corner, writing direction as quarter turns. */
export type Glyph = {
  text: string;
  kind: "text" | "icon" | "space";
  /** Start and end of the advance along the writing direction. */
  from: number;
  to: number;
  /** Position of the baseline across the writing direction, growing downwards in reading. */
  baseline: number;
  size: number;
  font: FontStyle;
  turns: 0 | 1 | 2 | 3;
  /** Filled and stroked with the same ink, as fake bold does. */
  stroked: boolean;
  /** Drawn without ink: rendering mode 3 or zero opacity. */
  invisible: boolean;
  colour: string | null;
  /** Index in paint order, to compare with the fills below. */
  order: number;
};

/** A filled shape, known by its bounding box; it may be the ground that light text stands on. */
export type Fill = { x0: number; y0: number; x1: number; y1: number; colour: string | null; order: number };

/** A small drawn shape, as list marks are that a browser paints instead of writing them. */
export type Mark = { x0: number; y0: number; x1: number; y1: number };

/** A rectangle in one full colour, as far as it can be seen; it hides what was drawn there before. */
export type Cover = Mark & { order: number };

export type PageInk = {
  glyphs: Glyph[];
  fills: Fill[];
  /** Filled shapes too small to be a ground, as narrow letters and signs between letters are. */
  slivers: Fill[];
  marks: Mark[];
  /** Upright and level strokes, as the borders of tables are. */
  rules: Mark[];
  covers: Cover[];
  /** Where pictures lie, and when they were drawn; their colours are not known. */
  pictures: Cover[];
  images: number;
  icons: number;
  /** Glyphs drawn with ink for which the file names no letter. */
  mute: number;
};
