import { availableParallelism } from "node:os";
import type { Run, SourcePage } from "../../core/document.ts";
import { withPdf } from "../pdf/installed-pdf.ts";
import type { OpenedPdf } from "../pdf/open-pdf.ts";
import { withArabicCommas } from "./arabic-commas.ts";
import { CareerSigns } from "./career-signs.ts";
import { glyphsToWords } from "./glyphs-to-words.ts";
import { toPgm } from "./grey-picture.ts";
import type { Turns } from "./grey-picture.ts";
import { writtenLanguage } from "./languages.ts";
import { addressesOf, withLatinWords } from "./latin-words.ts";
import { evenBands, linesWithin, parted } from "./page-bands.ts";
import type { PageBand } from "./page-bands.ts";
import { withLetterSizes } from "./letter-size.ts";
import { withBoldWords } from "./letter-weight.ts";
import { withMissingMarks } from "./missing-marks.ts";
import { Patience } from "./patience.ts";
import type { OcrLimits } from "./patience.ts";
import { ReaderPool } from "./reader-pool.ts";
import { openScan, scanScale, turnedScan } from "./scan.ts";
import type { Scan } from "./scan.ts";
import { isHardlyRead, isPoorInLatin, triedScript } from "./scripts.ts";
import { pageSlope, straighten } from "./straighten.ts";
import { wordsToRuns } from "./words-to-runs.ts";
import type { OcrLine } from "./words-to-runs.ts";

/** More readers at the same time take more memory than one file may. */
const maxReaders = 2;
/** So many letters of words that were surely read tell that a page stands upright. */
const enoughLetters = 30;

/** `slope` and `turns` were taken out of the places of the runs and of the panels. */
export type OcrPage = {
  page: number;
  runs: Run[];
  panels: NonNullable<SourcePage["panels"]>;
  slope: number;
  turns: Turns;
  isWhole: boolean;
};

/**
 * Reads the pictures of the given pages.
 * @returns the pages that were read in time, in order; `isWhole` is false where time ran out within the page
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly number[],
  limits: OcrLimits,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<OcrPage[]> {
  return withPdf(bytes, { pictures: true }, async (pdf) => {
    const patience = new Patience(limits);
    const recognition = new Recognition(pdf, pages.slice(0, limits.maxPages), patience, onProgress);
    try {
      // What has been read by the end counts; a pass that runs then is given up.
      await Promise.race([recognition.readAll(), patience.over()]);
    } finally {
      patience.close();
      recognition.close();
    }
    return recognition.pages.toSorted((a, b) => a.page - b.page);
  });
}

/**
 * The first page's upper part is read first: it tells the way up, the language and whether going on is worth while.
 * Then come the rest of that page and the other pages, with as many readers as there are processors.
 */
class Recognition {
  readonly #pdf: OpenedPdf;
  readonly #left: number[];
  readonly #total: number;
  readonly #patience: Patience;
  readonly #onProgress: (fraction: number) => void;
  readonly #pool = new ReaderPool(72 * scanScale);
  readonly #signs = new CareerSigns();
  readonly #read = new Map<number, OcrPage>();
  #furthest = 0;

  constructor(pdf: OpenedPdf, pages: readonly number[], patience: Patience, onProgress: (fraction: number) => void) {
    this.#pdf = pdf;
    this.#left = [...pages];
    this.#total = pages.length;
    this.#patience = patience;
    this.#onProgress = onProgress;
  }

  get pages(): OcrPage[] {
    return [...this.#read.values()];
  }

  /** Passes that run at the same time; data that reads no Latin letters takes a second reader for each. */
  get #readers(): number {
    return isPoorInLatin(this.#pool.language) ? 1 : Math.min(maxReaders, availableParallelism());
  }

  close(): void {
    this.#pool.close();
  }

  async readAll(): Promise<void> {
    const lead = await this.#nextScan();
    if (!lead) return;
    const { turns } = await this.#readLead(lead);
    // Pages in pairs keep both readers busy; one without a fellow is parted between them.
    if (this.#left.length % this.#readers === 1) await this.#readNext(turns, this.#readers);
    const lane = async () => {
      while (this.#left.length > 0) await this.#readNext(turns, 1);
    };
    await Promise.all(Array.from({ length: this.#readers }, lane));
  }

  /** Draws the next page that has text; those without count as read. */
  async #nextScan(): Promise<Scan | null> {
    for (let page = this.#left.shift(); page !== undefined; page = this.#left.shift()) {
      const scan = await openScan(this.#pdf, page);
      if (scan) return scan;
      this.#read.set(page, { page, runs: [], panels: [], slope: 0, turns: 0, isWhole: true });
    }
    return null;
  }

  async #readLead(drawn: Scan): Promise<Scan> {
    const { scan, lines: upper } = await this.#bestWayUp(drawn, (way) => this.#pass(way, [parted(way.look, 1).first]));
    const bands = parted(drawn.look, 1);
    const script = await this.#otherScript(drawn, upper, bands.first);
    if (script !== null) return this.#readIn(script, drawn);
    this.#keep(scan, upper, false);
    const code = writtenLanguage(textOf(upper));
    if (code !== null && code !== this.#pool.language) return this.#readIn(code, scan, upper);
    const rest = await this.#pass(scan, parted(scan.look, this.#readers).rest);
    const lines = [...upper, ...rest];
    this.#keep(scan, lines, true);
    // Names and trades are often in Latin letters where all else is not.
    const below = await this.#otherScript(scan, rest, bands.rest[0] ?? bands.first);
    if (below !== null) return this.#readIn(below, scan);
    const better = code ?? writtenLanguage(textOf(lines));
    return better === null || better === this.#pool.language ? scan : this.#readIn(better, scan, lines);
  }

  /** The data of another script than the Latin one that reads a part of a page of which the English one reads `lines`. */
  async #otherScript(scan: Scan, lines: readonly OcrLine[], { read }: PageBand): Promise<string | null> {
    if (!isHardlyRead(lines, sureLetters(lines))) return null;
    const found = await triedScript(async (code) => {
      return asWords(await this.#pool.read(toPgm(scan.picture, read), code), code);
    });
    if (found) this.#note(found.lines);
    return found?.code ?? null;
  }

  /** Reads a whole page, and from then on all others, with the data of another language. */
  async #readIn(code: string, scan: Scan, english: readonly OcrLine[] = []): Promise<Scan> {
    this.#pool.language = code;
    const lines = await this.#pass(scan, evenBands(scan.look, this.#readers));
    this.#keep(scan, withLatinWords(lines, addressesOf(english)), true);
    return scan;
  }

  async #readNext(leadTurns: Turns, parts: number): Promise<void> {
    const drawn = await this.#nextScan();
    if (!drawn) return;
    // Most pages lie as the first one does.
    const same = (drawn.turns - leadTurns) % 2 === 0 && drawn.turns !== leadTurns ? turnedScan(drawn, 2) : drawn;
    const { scan, lines } = await this.#bestWayUp(same, (way) => this.#pass(way, evenBands(way.look, parts)));
    this.#keep(scan, lines, true);
  }

  /** Reads a page and, where hardly a word was sure, the same page upside down. */
  async #bestWayUp(scan: Scan, read: (way: Scan) => Promise<OcrLine[]>): Promise<{ scan: Scan; lines: OcrLine[] }> {
    const lines = await read(scan);
    const sure = sureLetters(lines);
    if (sure >= enoughLetters) return { scan, lines };
    const turned = turnedScan(scan, 2);
    const turnedLines = await read(turned);
    return sureLetters(turnedLines) > 1.5 * sure ? { scan: turned, lines: turnedLines } : { scan, lines };
  }

  async #pass(scan: Scan, bands: readonly PageBand[]): Promise<OcrLine[]> {
    const parts = await Promise.all(
      bands.map(async (band) => {
        const lines = linesWithin(await this.#lines(toPgm(scan.picture, band.read)), band);
        const whole = withMissingMarks(lines, scan.picture);
        this.#note(whole);
        return whole;
      }),
    );
    return parts.flat();
  }

  #note(lines: readonly OcrLine[]): void {
    this.#signs.add(lines);
    this.#patience.isWorthIt ||= this.#signs.areEnough;
  }

  async #lines(file: Buffer): Promise<OcrLine[]> {
    const { language } = this.#pool;
    if (!isPoorInLatin(language)) return asWords(await this.#pool.read(file), language);
    const [lines, english] = await Promise.all([this.#pool.read(file), this.#pool.read(file, "eng")]);
    return withLatinWords(asWords(lines, language), english);
  }

  #keep({ page, scale, turns, slope, picture, panels }: Scan, lines: readonly OcrLine[], isWhole: boolean): void {
    const rest = pageSlope(lines);
    const looked = withBoldWords(withLetterSizes(lines), picture);
    const runs = wordsToRuns(straighten(looked, rest), page, scale);
    this.#read.set(page, { page, runs, panels, slope: slope + rest, turns, isWhole });
    const done = this.pages.filter((read) => read.isWhole).length + (isWhole ? 0 : 0.4);
    this.#furthest = Math.max(this.#furthest, done / this.#total);
    this.#onProgress(this.#furthest);
  }
}

function asWords(lines: readonly OcrLine[], language: string): OcrLine[] {
  return lines.map((line) => withArabicCommas(glyphsToWords(line, language)));
}

function textOf(lines: readonly OcrLine[]): string {
  return lines.map((line) => line.words.map((word) => word.text).join(" ")).join("\n");
}

/** Letters of the words that were read without doubt; what lies upside down gives short ones only. */
function sureLetters(lines: readonly OcrLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const sure = words.filter(({ text, confidence }) => confidence >= 75 && /^\p{L}{4,}$/u.test(text));
  return sure.reduce((sum, { text }) => sum + text.length, 0);
}
