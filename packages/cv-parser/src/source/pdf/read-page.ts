import type { Run, SourcePage } from "../../core/document.ts";
import { buildRuns } from "./build-runs.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { fontStyle } from "./font-style.ts";
import type { PageInk } from "./glyph.ts";
import type { LoadedFont } from "./graphics-state.ts";
import { InkReader } from "./ink-reader.ts";
import { withLigatures } from "./ligatures.ts";
import { applyLinks } from "./links.ts";
import type { LinkArea } from "./links.ts";
import { apply, multiply, toMatrix } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import { withAccents, withoutDuplicates } from "./merge-glyphs.ts";
import type { OpenedPdf, PdfPage } from "./open-pdf.ts";
import { ownLetters } from "./own-letters.ts";
import { findPanels } from "./panels.ts";
import { visibleGlyphs } from "./visible.ts";
import type { Hidden } from "./visible.ts";

const maxGlyphsPerPage = 60_000;

export type PageText = {
  page: SourcePage;
  runs: Run[];
  hidden: Hidden;
  icons: number;
  /** Pictures drawn; always none when the file was opened without pictures. */
  images: number;
  /** True when the file names no letters for most of what the page shows as text. */
  isMute: boolean;
  /** True when so many shapes of the size of letters lie on the page that they may be its text. */
  hasLetterShapes: boolean;
};

type OptionalContent = Awaited<ReturnType<OpenedPdf["getOptionalContentConfig"]>>;

/**
 * Reads the visible text of one page.
 * @param isTurned whether its document is written from right to left; undefined leaves it to the page's own letters
 */
export async function readPage(page: PdfPage, optionalContent: OptionalContent, isTurned?: boolean): Promise<PageText> {
  const operators = await page.getOperatorList();
  const annotations = (await page.getAnnotations()) as unknown[];
  const viewport = page.getViewport({ scale: 1 });
  const upright = toMatrix(viewport.transform) ?? [1, 0, 0, 1, 0, 0];
  const play = (pageMatrix: Matrix): PageInk => {
    const reader = new InkReader({
      pageMatrix,
      fontOf: (id) => loadedFont(page, id),
      isVisibleContent: (properties) => isVisible(optionalContent, properties),
      maxGlyphs: maxGlyphsPerPage,
    });
    operators.fnArray.forEach((operator, index) =>
      reader.play(operator, (operators.argsArray[index] ?? []) as unknown[]),
    );
    return reader.ink;
  };
  let ink = play(upright);
  const frame = turnedFrame(ink, upright, viewport.width, viewport.height);
  if (frame.turns !== 0) ink = play(frame.matrix);
  const { glyphs, hidden } = visibleGlyphs(ink, { ...frame, hasImages: ink.images > 0 });
  const runs = buildRuns(withLigatures(withAccents(withoutDuplicates(glyphs))), ink.fills, page.pageNumber, isTurned);
  const links = linkAreas(annotations, frame.matrix);
  const panels = findPanels(ink.fills, frame);
  const size: SourcePage = { number: page.pageNumber, width: frame.width, height: frame.height };
  if (panels.length > 0) size.panels = panels;
  if (ink.rules.length > 0) size.rules = ink.rules;
  return {
    page: frame.turns === 0 ? size : { ...size, turns: frame.turns },
    runs: withDrawnBullets(applyLinks(runs, links), ink.marks),
    hidden,
    icons: ink.icons,
    images: ink.images,
    isMute: isMute(ink),
    hasLetterShapes: hasLetterShapes(ink),
  };
}

const leastMute = 60;

/**
 * Programs for drawing write text without saying which letters its glyphs are: most of them then are control characters.
 * Of 730 pages' text layers that could be read none had more than a third of such glyphs.
 */
function isMute({ glyphs, mute }: PageInk): boolean {
  return mute >= leastMute && mute > glyphs.filter(({ kind }) => kind === "text").length;
}

const leastShapes = 100;
const highestLetter = 40;

/** Printers and programs for drawing turn letters into shapes: a page of a few lines has hundreds of them. */
function hasLetterShapes({ fills }: PageInk): boolean {
  return fills.filter(({ y0, y1 }) => y1 - y0 < highestLetter).length >= leastShapes;
}

type Frame = { turns: 0 | 1 | 2 | 3; matrix: Matrix; width: number; height: number };

/** When most text of a page runs sideways, the page is turned so that it reads upright. */
function turnedFrame(ink: PageInk, upright: Matrix, width: number, height: number): Frame {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const glyph of ink.glyphs) if (glyph.kind === "text") counts[glyph.turns] += 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (counts[1] > 0.6 * total) {
    return { turns: 1, matrix: multiply([0, -1, 1, 0, 0, width], upright), width: height, height: width };
  }
  if (counts[2] > 0.6 * total) {
    return { turns: 2, matrix: multiply([-1, 0, 0, -1, width, height], upright), width, height };
  }
  if (counts[3] > 0.6 * total) {
    return { turns: 3, matrix: multiply([0, 1, -1, 0, height, 0], upright), width: height, height: width };
  }
  return { turns: 0, matrix: upright, width, height };
}

/** Fonts that were looked at: a page names each again and again. */
const knownFonts = new WeakMap<object, LoadedFont>();

function loadedFont(page: PdfPage, id: string): LoadedFont | null {
  if (!page.commonObjs.has(id)) return null;
  const font = page.commonObjs.get(id) as Record<string, unknown> | null;
  if (!font) return null;
  const known = knownFonts.get(font) ?? {
    style: fontStyle(typeof font["name"] === "string" ? font["name"] : ""),
    matrix: toMatrix(font["fontMatrix"]) ?? [0.001, 0, 0, 0.001, 0, 0],
    vertical: font["vertical"] === true,
    ownLetters: ownLetters(font["ownLetters"]),
  };
  knownFonts.set(font, known);
  return known;
}

function isVisible(config: OptionalContent, properties: unknown): boolean {
  try {
    return config.isVisible(properties as Parameters<OptionalContent["isVisible"]>[0]) !== false;
  } catch {
    return true;
  }
}

function linkAreas(annotations: readonly unknown[], matrix: Matrix): LinkArea[] {
  return annotations.flatMap((annotation) => {
    const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>;
    const address = typeof url === "string" ? url : unsafeUrl;
    if (subtype !== "Link" || typeof address !== "string" || !Array.isArray(rect)) return [];
    const [x0, y0, x1, y1] = rect.map(Number);
    const a = apply(matrix, x0 ?? 0, y0 ?? 0);
    const b = apply(matrix, x1 ?? 0, y1 ?? 0);
    return [
      {
        url: address,
        x0: Math.min(a[0], b[0]),
        y0: Math.min(a[1], b[1]),
        x1: Math.max(a[0], b[0]),
        y1: Math.max(a[1], b[1]),
      },
    ];
  });
}
