import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { withActualText } from "./actual-text.ts";
import { unknownText } from "./ligatures.ts";
import { readGlyph } from "./read-glyph.ts";
import { countsAsCover, isRectangle, shared } from "./covers.ts";
import { rulesOf } from "./drawn-rules.ts";
import type { Glyph, Mark, PageInk } from "./glyph.ts";
import { initialState } from "./graphics-state.ts";
import type { GraphicsState, LoadedFont } from "./graphics-state.ts";
import { apply, identity, multiply, toMatrix } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

type DrawnGlyph = {
  originalCharCode: number;
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: number[] | null;
};
type Handler = (args: readonly unknown[]) => void;

/** A stretch of the page that the file marks: not shown, or read as another text from a glyph on. */
type Marked = { isHidden: boolean; text: string | null; from: number };

export type InkReaderOptions = {
  /** Maps page space to points with the origin at the top left. */
  pageMatrix: Matrix;
  fontOf: (id: string) => LoadedFont | null;
  isVisibleContent: (properties: unknown) => boolean;
  /** Reading stops here, so that a page of millions of glyphs stays cheap. */
  maxGlyphs: number;
};

const maxShapes = 5000;
/** Larger shapes are no list marks, but may be icons that hold small shapes. */
const maxMarkPoints = 24;

/** Glyphs that the file gives no character for. */
const unknownGlyph = /^[\0\uFFFD]?$/;

const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
const colour = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * Plays a page's drawing operators and keeps what carries text: every glyph with its place, style and ink, and the
 * filled shapes below. pdf.js's own text extraction hides render mode, colour and the place of single glyphs.
 */
export class InkReader {
  readonly ink: PageInk = {
    glyphs: [],
    fills: [],
    slivers: [],
    marks: [],
    rules: [],
    covers: [],
    pictures: [],
    images: 0,
    icons: 0,
    mute: 0,
  };
  readonly #options: InkReaderOptions;
  #state: GraphicsState;
  #stack: GraphicsState[] = [];
  #marked: Marked[] = [];
  /** How many of the stretches that are open are hidden, and are read as another text. */
  #hidden = 0;
  #readAs = 0;
  #textMatrix: Matrix = identity;
  #lineX = 0;
  #lineY = 0;
  #x = 0;
  #y = 0;
  #order = 0;
  #clips = false;
  readonly #handlers: Map<number, Handler>;

  constructor(options: InkReaderOptions) {
    this.#options = options;
    this.#state = initialState(options.pageMatrix);
    this.#handlers = this.#makeHandlers();
  }

  /** Plays one operator. */
  play(operator: number, args: readonly unknown[]): void {
    this.#order += 1;
    this.#handlers.get(operator)?.(args);
  }

  #makeHandlers(): Map<number, Handler> {
    const set = (change: (args: readonly unknown[]) => Partial<GraphicsState>): Handler => {
      return (args) => Object.assign(this.#state, change(args));
    };
    const image: Handler = () => (this.ink.images += 1);
    const picture: Handler = () => this.#picture();
    return new Map<number, Handler>([
      [OPS.save, () => this.#save()],
      [OPS.restore, () => this.#restore()],
      [OPS.transform, (args) => this.#transform(toMatrix(args))],
      [OPS.paintFormXObjectBegin, (args) => this.#beginForm(args)],
      [OPS.clip, () => (this.#clips = true)],
      [OPS.eoClip, () => (this.#clips = true)],
      [OPS.paintFormXObjectEnd, () => this.#restore()],
      [OPS.beginAnnotation, (args) => this.#beginAnnotation(args)],
      [OPS.endAnnotation, () => this.#restore()],
      [OPS.beginText, () => this.#setTextMatrix(identity)],
      [OPS.setTextMatrix, (args) => this.#setTextMatrix(toMatrix(args[0]) ?? toMatrix(args) ?? identity)],
      [OPS.moveText, (args) => this.#moveText(number(args[0]), number(args[1]))],
      [OPS.setLeadingMoveText, (args) => this.#leadingMove(number(args[0]), number(args[1]))],
      [OPS.nextLine, () => this.#moveText(0, -this.#state.leading)],
      [OPS.showText, (args) => this.#showText(args[0])],
      [OPS.setFont, (args) => this.#setFont(args[0], args[1])],
      [OPS.setGState, (args) => this.#setGraphicsState(args[0])],
      [OPS.setCharSpacing, set((args) => ({ charSpacing: number(args[0]) }))],
      [OPS.setWordSpacing, set((args) => ({ wordSpacing: number(args[0]) }))],
      [OPS.setHScale, set((args) => ({ horizontalScale: number(args[0]) / 100 }))],
      [OPS.setLeading, set((args) => ({ leading: number(args[0]) }))],
      [OPS.setTextRise, set((args) => ({ rise: number(args[0]) }))],
      [OPS.setTextRenderingMode, set((args) => ({ renderMode: number(args[0]) }))],
      [OPS.setFillRGBColor, set((args) => ({ fillColour: colour(args[0]) }))],
      [OPS.setFillColorN, set(() => ({ fillColour: null }))],
      [OPS.setFillTransparent, set(() => ({ fillColour: null }))],
      [OPS.setStrokeRGBColor, set((args) => ({ strokeColour: colour(args[0]) }))],
      [OPS.constructPath, (args) => this.#path(args)],
      [OPS.shadingFill, () => this.#fill({ x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 }, null)],
      [OPS.beginMarkedContent, () => this.#beginMarked(false, null)],
      [OPS.beginMarkedContentProps, (args) => this.#beginMarked(this.#isHiddenContent(args), args[2])],
      [OPS.endMarkedContent, () => this.#endMarked()],
      [OPS.paintImageXObject, picture],
      [OPS.paintImageXObjectRepeat, image],
      [OPS.paintInlineImageXObject, picture],
      [OPS.paintImageMaskXObject, image],
    ]);
  }

  #save(): void {
    // Malformed files nest without end; beyond this depth the state no longer matters.
    if (this.#stack.length < 512) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #transform(matrix: Matrix | null): void {
    if (matrix) this.#state.ctm = multiply(this.#state.ctm, matrix);
  }

  #beginAnnotation(args: readonly unknown[]): void {
    this.#save();
    this.#state = initialState(this.#options.pageMatrix);
    this.#transform(toMatrix(args[2]));
    this.#transform(toMatrix(args[3]));
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#x = this.#lineX = 0;
    this.#y = this.#lineY = 0;
  }

  #moveText(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  #leadingMove(x: number, y: number): void {
    this.#state.leading = -y;
    this.#moveText(x, y);
  }

  #setFont(id: unknown, size: unknown): void {
    this.#state.font = typeof id === "string" ? this.#options.fontOf(id) : null;
    this.#state.fontSize = number(size);
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as unknown[];
      if (key === "ca") this.#state.alpha = number(value);
      if (key === "BM") this.#state.blends = value !== "source-over";
      if (key === "SMask" && value) this.#state.blends = true;
      if (key === "Font" && Array.isArray(value)) this.#setFont(value[0], value[1]);
    }
  }

  #isHiddenContent(args: readonly unknown[]): boolean {
    return args[0] === "OC" && !this.#options.isVisibleContent(args[1]);
  }

  /** Of stretches in one another the outermost is read as its text. */
  #beginMarked(isHidden: boolean, text: unknown): void {
    const own = typeof text === "string" && this.#readAs === 0 ? text : null;
    this.#marked.push({ isHidden, text: own, from: this.ink.glyphs.length });
    this.#count(isHidden, own, 1);
  }

  #endMarked(): void {
    const marked = this.#marked.pop();
    if (!marked) return;
    this.#count(marked.isHidden, marked.text, -1);
    if (marked.text === null) return;
    const glyphs = this.ink.glyphs.splice(marked.from);
    const spelled = withActualText(glyphs, marked.text);
    this.ink.mute = Math.max(0, this.ink.mute - spelled.filter((glyph, at) => glyph !== glyphs[at]).length);
    this.ink.glyphs.push(...spelled.filter(({ text }) => text !== unknownText));
  }

  #count(isHidden: boolean, text: string | null, change: 1 | -1): void {
    if (isHidden) this.#hidden += change;
    if (text !== null) this.#readAs += change;
  }

  #beginForm(args: readonly unknown[]): void {
    this.#save();
    this.#transform(toMatrix(args[0]));
    if (ArrayBuffer.isView(args[1]) || Array.isArray(args[1])) {
      const [x0, y0, x1, y1] = Array.from(args[1] as ArrayLike<unknown>, number);
      this.#state.clip = this.#seen(this.#boxOf(x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0));
    }
  }

  #path(args: readonly unknown[]): void {
    const [operator, data, bounds] = args;
    const clips = this.#clips;
    this.#clips = false;
    if (bounds === null || typeof bounds !== "object") return;
    const ends = Array.from(bounds as ArrayLike<unknown>, number);
    const box = this.#boxOf(ends[0] ?? 0, ends[1] ?? 0, ends[2] ?? 0, ends[3] ?? 0);
    const isBox = isRectangle(data, ends, this.#state.ctm);
    if (operator !== OPS.endPath) this.#paint(operator, box, isBox);
    if (operator !== OPS.endPath) this.#rule(data, operator === OPS.stroke || operator === OPS.closeStroke);
    if (clips) this.#state.clip = isBox ? this.#seen(box) : null;
  }

  /** What of a box shows; null where that cannot be told, or where it is nothing. */
  #seen(box: Mark): Mark | null {
    return this.#state.clip && shared(this.#state.clip, box);
  }

  #paint(operator: unknown, box: Mark, isBox: boolean): void {
    const isFill = operator !== OPS.stroke && operator !== OPS.closeStroke;
    const isFaint = this.#state.alpha < 0.05;
    if (isFill) this.#fill(box, isFaint ? "#ffffff" : this.#state.fillColour);
    if (isFill && isBox) this.#cover(box);
    const isSmall = Math.max(box.x1 - box.x0, box.y1 - box.y0) < maxMarkPoints;
    if (isSmall && !isFaint && this.ink.marks.length < maxShapes) this.ink.marks.push(box);
  }

  #rule(data: unknown, isStroke: boolean): void {
    const { alpha, ctm, fillColour, strokeColour } = this.#state;
    const ink = isStroke ? strokeColour : fillColour;
    if (alpha < 0.05 || ink === null || ink === "#ffffff" || this.ink.rules.length >= maxShapes) return;
    this.ink.rules.push(...rulesOf(data, ctm, isStroke));
  }

  /** A picture fills the unit square. */
  #picture(): void {
    this.ink.images += 1;
    if (this.ink.pictures.length < maxShapes)
      this.ink.pictures.push({ ...this.#boxOf(0, 0, 1, 1), order: this.#order });
  }

  #boxOf(left: number, bottom: number, right: number, top: number): Mark {
    const [ax, ay] = apply(this.#state.ctm, left, bottom);
    const [bx, by] = apply(this.#state.ctm, right, top);
    return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), y0: Math.min(ay, by), y1: Math.max(ay, by) };
  }

  #cover(box: Mark): void {
    const { alpha, blends, fillColour } = this.#state;
    const seen = alpha > 0.99 && !blends && fillColour !== null && this.#hidden === 0 && this.#seen(box);
    if (seen && countsAsCover(seen, this.ink.covers)) this.ink.covers.push({ ...seen, order: this.#order });
  }

  #fill(box: Mark, ink: string | null): void {
    const isLarge = box.x1 - box.x0 > 2 && box.y1 - box.y0 > 2;
    const shapes = isLarge ? this.ink.fills : this.ink.slivers;
    if (shapes.length < maxShapes) shapes.push({ ...box, colour: ink, order: this.#order });
  }

  #showText(shown: unknown): void {
    const { font } = this.#state;
    if (!Array.isArray(shown) || font === null) return;
    for (const item of shown as unknown[]) {
      if (typeof item === "number") this.#advance((-item / 1000) * this.#state.fontSize);
      else if (item !== null && typeof item === "object") this.#showGlyph(item as DrawnGlyph, font);
    }
  }

  #advance(distance: number): void {
    if (this.#state.font?.vertical) this.#y += distance;
    else this.#x += distance * this.#state.horizontalScale;
  }

  #showGlyph(glyph: DrawnGlyph, font: LoadedFont): void {
    const { fontSize, charSpacing, wordSpacing } = this.#state;
    const width = font.vertical ? -Math.abs(number(glyph.vmetric?.[0])) : number(glyph.width);
    const natural = width * fontSize * font.matrix[0];
    const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
    if (this.ink.glyphs.length < this.#options.maxGlyphs && this.#hidden === 0) {
      this.#keep(glyph, font, natural);
    }
    this.#advance(font.vertical ? natural - spacing : natural + spacing);
  }

  #keep(glyph: DrawnGlyph, font: LoadedFont, advance: number): void {
    const letter = font.ownLetters.get(glyph.originalCharCode) ?? glyph.unicode;
    const clean = readGlyph(typeof letter === "string" ? letter : "", font.style);
    if (clean.kind === "icon") this.ink.icons += 1;
    const isUnknown = clean.kind === "nothing" && (unknownGlyph.test(glyph.unicode) || this.#readAs > 0);
    if (clean.kind === "nothing" && advance !== 0 && !this.#isInvisible) this.ink.mute += 1;
    if (clean.kind === "nothing" && !isUnknown) return;
    // A soft hyphen inside a line is drawn as a blank without width: it parts no words.
    if (clean.kind === "space" && Math.abs(advance) < 0.01 * Math.abs(this.#state.fontSize)) return;
    const placed = this.#place(font, advance);
    if (placed === null) return;
    const { renderMode, fillColour, strokeColour } = this.#state;
    this.ink.glyphs.push({
      ...placed,
      text: isUnknown ? unknownText : clean.text,
      kind: clean.kind === "nothing" ? "text" : clean.kind,
      font: font.style,
      stroked: renderMode === 2 && (fillColour === strokeColour || fillColour === null),
      invisible: this.#isInvisible,
      colour: renderMode === 1 ? strokeColour : fillColour,
      order: this.#order,
    });
  }

  get #isInvisible(): boolean {
    const { renderMode, alpha } = this.#state;
    return renderMode === 3 || renderMode === 7 || alpha < 0.02;
  }

  #place(font: LoadedFont, advance: number): Pick<Glyph, "from" | "to" | "baseline" | "size" | "turns"> | null {
    const { ctm, rise, horizontalScale, fontSize } = this.#state;
    const matrix = multiply(ctm, this.#textMatrix);
    const [x0, y0] = apply(matrix, this.#x, this.#y + rise);
    const [x1, y1] = font.vertical
      ? apply(matrix, this.#x, this.#y + rise + advance)
      : apply(matrix, this.#x + advance * horizontalScale, this.#y + rise);
    const size = Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]);
    if (![x0, y0, x1, y1, size].every(Number.isFinite)) return null;
    const sign = Math.sign(fontSize * horizontalScale) || 1;
    const turns = font.vertical ? turnsOf(x1 - x0, y1 - y0) : turnsOf(matrix[0] * sign, matrix[1] * sign);
    return { size, turns, ...alongAndAcross(turns, x0, y0, x1, y1) };
  }
}

function turnsOf(dx: number, dy: number): 0 | 1 | 2 | 3 {
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 2 : 0;
  return dy > 0 ? 1 : 3;
}

/** Along the writing direction and across it, for each of the four quarter turns (clockwise, y grows downwards). */
function alongAndAcross(turns: 0 | 1 | 2 | 3, x0: number, y0: number, x1: number, y1: number) {
  if (turns === 0) return { from: x0, to: x1, baseline: y0 };
  if (turns === 1) return { from: y0, to: y1, baseline: -x0 };
  if (turns === 2) return { from: -x0, to: -x1, baseline: -y0 };
  return { from: -y0, to: -y1, baseline: x0 };
}
