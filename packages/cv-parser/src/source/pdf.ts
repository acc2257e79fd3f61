import type { Diagnostic } from "@vitrine/model";
import type { Run, SourceDocument, SourcePage } from "../core/document.ts";
import { recognisePages } from "./ocr/recognise.ts";
import type { OcrPage } from "./ocr/recognise.ts";
import type { OcrLimits } from "./ocr/patience.ts";
import { withPdf } from "./pdf/installed-pdf.ts";
import { readPage } from "./pdf/read-page.ts";
import type { PageText } from "./pdf/read-page.ts";
import { withArabicLetters } from "./arabic-letters.ts";
import { bareAmong, doubtfulPages, pageDiagnostics, readTextLayer } from "./pdf/text-layer.ts";

export type ReadPdfOptions = {
  /** Told the share of the whole reading that is done. */
  onProgress?: (fraction: number) => void;
  /** Pages without text are read as pictures, within these limits; false leaves them empty. */
  ocr?: OcrLimits | false;
};

/** Six seconds keep a file that is no CV below ten in all; the longer time stays below that of a whole job. */
const defaultOcr: OcrLimits = { patienceMs: 6000, budgetMs: 45_000, maxPages: 10 };
/** Share of the progress that the text layer takes; pictures take the rest. */
const textShare = 0.4;
const maxPictureChecks = 10;

/**
 * Reads the visible text of a PDF with its places on the page. At most `limits.cvPages` pages are read.
 * @throws UnreadableDocument password_protected, too_many_pages or corrupt_file
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<SourceDocument> {
  const first = await readTextLayer(withPdf, bytes, (share) => options.onProgress?.(textShare * share));
  const isBare = bareAmong(first.pages);
  const doubtful = doubtfulPages(first.pages).slice(0, maxPictureChecks);
  const checked = doubtful.length === 0 ? [] : await withPictures(bytes, doubtful);
  const pages = first.pages.map((page) => checked.find((other) => other.page.number === page.page.number) ?? page);
  const scanned = pages.filter((page) => isBare(page) && showsMore(page)).map((page) => page.page.number);
  const read = await recognised(bytes, scanned, options);
  return {
    kind: "pdf",
    pages: pages.map(({ page }) => read.pages.get(page.number)?.(page) ?? page),
    runs: withArabicLetters(pages.flatMap(({ page, runs }) => read.runs.get(page.number) ?? runs)),
    positioned: true,
    language: first.language,
    ...(first.attached === null ? {} : { attached: first.attached }),
    ...(scanned.length * 2 > pages.length ? { pictures: read.isUnfinished ? "unfinished" : "whole" } : {}),
    diagnostics: [...first.diagnostics, ...pageDiagnostics(pages), ...read.diagnostics],
  };
}

/** Whether a page without text shows anything that may be text. */
const showsMore = (page: PageText): boolean => page.images > 0 || page.isMute || page.hasLetterShapes;

type Recognised = {
  runs: Map<number, Run[]>;
  pages: Map<number, (page: SourcePage) => SourcePage>;
  diagnostics: Diagnostic[];
  isUnfinished: boolean;
};

async function recognised(bytes: Uint8Array, numbers: readonly number[], options: ReadPdfOptions): Promise<Recognised> {
  const { ocr = defaultOcr, onProgress } = options;
  if (numbers.length === 0 || ocr === false)
    return { runs: new Map(), pages: new Map(), diagnostics: [], isUnfinished: false };
  const pages = await recognisePages(bytes, numbers, ocr, (share) => onProgress?.(textShare + (1 - textShare) * share));
  const whole = pages.filter((page) => page.isWhole).length;
  const message =
    whole === numbers.length
      ? "The pages are pictures; their text was recognised and may hold mistakes."
      : `The pages are pictures; ${whole} of ${numbers.length} could be recognised in time.`;
  return {
    runs: new Map(pages.map(({ page, runs }) => [page, runs])),
    pages: new Map(pages.map((read) => [read.page, (page: SourcePage) => asRead(page, read)])),
    diagnostics: [{ code: "text_recognised", message, severity: "warning" }],
    isUnfinished: whole < numbers.length,
  };
}

/** The page as it lies when its picture is upright, whatever the few letters of its text layer did. */
function asRead({ turns: before, ...page }: SourcePage, { turns, slope, panels }: OcrPage): SourcePage {
  const isSwapped = ((before ?? 0) + turns) % 2 === 1;
  const size = isSwapped ? { width: page.height, height: page.width } : { width: page.width, height: page.height };
  return {
    ...page,
    ...size,
    ...(turns === 0 ? {} : { turns }),
    ...(panels.length === 0 ? {} : { panels }),
    ...(slope === 0 ? {} : { skew: slope }),
  };
}

async function withPictures(bytes: Uint8Array, doubtful: readonly PageText[]): Promise<PageText[]> {
  return withPdf(bytes, { pictures: true }, async (pdf) => {
    const optionalContent = await pdf.getOptionalContentConfig();
    const pages: PageText[] = [];
    for (const {
      page: { number },
    } of doubtful) {
      const page = await pdf.getPage(number).catch(() => null);
      const text = page && (await readPage(page, optionalContent).catch(() => null));
      if (text) pages.push(text);
      page?.cleanup();
    }
    return pages;
  });
}
