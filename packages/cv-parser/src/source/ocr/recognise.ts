import { setTimeout as delay } from "node:timers/promises";
import { PSM, createWorker } from "tesseract.js";
import type { Run } from "../../core/document.ts";
import { withPdf } from "../pdf/open-pdf.ts";
import type { OpenedPdf } from "../pdf/open-pdf.ts";
import { renderPage } from "../pdf/render-page.ts";
import { betterLanguage, languageFolder } from "./languages.ts";
import { flattenGround } from "./flatten-ground.ts";
import { pageSlope, straighten } from "./straighten.ts";
import { wordsToRuns } from "./words-to-runs.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** Pixels per point: about 220 dots an inch, where small print is still read and time stays bounded. */
const scale = 3;

export type OcrLimits = {
  /** Reading ends after this many milliseconds: the pass that runs then is given up. */
  budgetMs: number;
  maxPages: number;
};

/** `slope` was taken out of the places of the runs. */
export type OcrPage = { page: number; runs: Run[]; slope: number };

type Reader = Awaited<ReturnType<typeof createWorker>>;

/**
 * Reads the pictures of the given pages. Works offline: the language data comes from installed packages.
 * @returns the pages that were read in time
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly number[],
  limits: OcrLimits,
  onPage?: (done: number, total: number) => void,
): Promise<OcrPage[]> {
  const wanted = pages.slice(0, limits.maxPages);
  const end = performance.now() + limits.budgetMs;
  return withPdf(bytes, { pictures: true }, async (pdf) => {
    const session = new OcrSession(end);
    const result: OcrPage[] = [];
    try {
      for (const page of wanted) {
        if (performance.now() > end) break;
        const read = await readPage(pdf, page, session);
        if (read) result.push(read);
        onPage?.(result.length, wanted.length);
      }
    } finally {
      await session.close();
    }
    return result;
  });
}

async function readPage(pdf: OpenedPdf, page: number, session: OcrSession): Promise<OcrPage | null> {
  const picture = await renderPage(pdf, page, { scale }).catch(() => null);
  if (!picture) return null;
  flattenGround(picture.canvas);
  const lines = await session.read(await picture.canvas.encode("png"));
  if (lines === null) return null;
  const slope = pageSlope(lines);
  return { page, runs: wordsToRuns(straighten(lines, slope), page, picture.scale), slope };
}

/**
 * Keeps one reader, and changes its language once the first page shows which one is written. Every pass counts
 * against the same end: a second one starts only when it can be expected to finish.
 */
class OcrSession {
  #reader: Reader | null = null;
  #isLanguageKnown = false;
  readonly #end: number;

  constructor(end: number) {
    this.#end = end;
  }

  /** The lines of a picture; null when the time ran out. */
  async read(picture: Buffer): Promise<OcrLine[] | null> {
    const start = performance.now();
    const lines = await this.#pass("eng", picture);
    if (this.#isLanguageKnown || lines === null) return lines;
    this.#isLanguageKnown = true;
    const code = betterLanguage(lines.map((line) => line.words.map((word) => word.text).join(" ")).join("\n"));
    const used = performance.now() - start;
    if (code === null || this.#end - performance.now() < 1.5 * used) return lines;
    await this.close();
    return (await this.#pass(code, picture)) ?? lines;
  }

  async #pass(code: string, picture: Buffer): Promise<OcrLine[] | null> {
    this.#reader ??= await startReader(code);
    const timer = new AbortController();
    const lines = await Promise.race([recognise(this.#reader, picture), this.#timeUp(timer.signal)]);
    timer.abort();
    if (lines === null) await this.close();
    return lines;
  }

  async #timeUp(signal: AbortSignal): Promise<null> {
    const left = Math.max(0, this.#end - performance.now());
    return delay(left, null, { signal, ref: false }).catch(() => null);
  }

  async close(): Promise<void> {
    const reader = this.#reader;
    this.#reader = null;
    await reader?.terminate();
  }
}

async function startReader(code: string): Promise<Reader> {
  const langPath = languageFolder(code) ?? "";
  const reader = await createWorker(code, 1, {
    langPath,
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
  // Lines are found wherever they stand; the reading order is rebuilt from their places.
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: String(72 * scale) });
  return reader;
}

async function recognise(reader: Reader, picture: Buffer): Promise<OcrLine[]> {
  const { data } = await reader.recognize(picture, {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
}
