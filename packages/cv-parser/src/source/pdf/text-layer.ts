import type { Diagnostic } from "@vitrine/model";
import { limits } from "@vitrine/model";
import { UnreadableDocument } from "../../core/errors.ts";
import { holdsRightToLeft, isMostlyRightToLeft } from "../../core/scripts.ts";
import { attachedEuropass } from "./attached-file.ts";
import type { OpenedPdf, OpenPdf } from "./open-pdf.ts";
import { readPage } from "./read-page.ts";
import type { PageText } from "./read-page.ts";

/** What the file says as text, before anybody looked at its pictures. */
export type TextLayer = {
  pages: PageText[];
  language: string | null;
  diagnostics: Diagnostic[];
  /** The XML of a CV that the file holds beside its pages. */
  attached: string | null;
};

/** A page with fewer characters has no text layer worth the name if a picture lies on it. */
const barePageCharacters = 40;
/** A file with more pages is a book, whose first pages tell no career. */
const maxPages = 1000;

/**
 * Reads the text of at most `limits.cvPages` pages, without pictures.
 * @param onProgress told the share of the pages that is read
 * @throws UnreadableDocument password_protected, too_many_pages or corrupt_file
 */
export function readTextLayer(
  open: OpenPdf,
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<TextLayer> {
  return open(bytes, { pictures: false }, (pdf) => readAll(pdf, onProgress));
}

/** Tells pages that have no text to speak of. */
export function bareAmong(pages: readonly PageText[]): (page: PageText) => boolean {
  const total = pages.reduce((sum, page) => sum + charactersOf(page), 0);
  return (page) =>
    page.isMute || total < limits.visionParsingThresholdCharacters || charactersOf(page) < barePageCharacters;
}

/** The pages of which only their pictures tell whether the text was all, or whether it can be seen. */
export function doubtfulPages(pages: readonly PageText[]): PageText[] {
  const isBare = bareAmong(pages);
  return pages.filter((page) => isBare(page) || needsPictureCheck(page));
}

function charactersOf(page: PageText): number {
  return page.runs.reduce((sum, run) => sum + run.text.replace(/\s/g, "").length, 0);
}

/** Text without ink, or of the colour of the paper, may be meant for a picture that the first reading left out. */
function needsPictureCheck(page: PageText): boolean {
  return page.hidden.invisible + page.hidden.sameColour > 20;
}

async function readAll(pdf: OpenedPdf, onProgress: (share: number) => void): Promise<TextLayer> {
  if (pdf.numPages > maxPages) {
    const message = `The file has ${pdf.numPages} pages; no CV has more than ${maxPages}.`;
    throw new UnreadableDocument("too_many_pages", message);
  }
  const total = Math.min(pdf.numPages, limits.cvPages);
  const optionalContent = await pdf.getOptionalContentConfig();
  const pages: PageText[] = [];
  const diagnostics: Diagnostic[] = [];
  for (let number = 1; number <= total; number += 1) {
    try {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page, optionalContent));
      page.cleanup();
    } catch {
      diagnostics.push({ code: "page_unreadable", message: `Page ${number} could not be read.`, severity: "warning" });
    }
    onProgress(number / total);
  }
  await readTurned(pdf, pages);
  if (pdf.numPages > total) {
    const message = `The file has ${pdf.numPages} pages; the first ${total} were read.`;
    diagnostics.push({ code: "pages_skipped", message, severity: "warning" });
  }
  return { pages, language: await languageOf(pdf), diagnostics, attached: await attachedEuropass(pdf) };
}

/**
 * A page of names of programs in a document from right to left has mostly Latin letters, and yet its rows are written
 * from right to left as those of the others: it is read once more, with the direction of the document.
 */
async function readTurned(pdf: OpenedPdf, pages: PageText[]): Promise<void> {
  const texts = pages.map(({ runs }) => runs.map(({ text }) => text).join(" "));
  if (!isMostlyRightToLeft(texts.join(" "))) return;
  const optionalContent = await pdf.getOptionalContentConfig();
  for (const [index, text] of texts.entries()) {
    const number = pages[index]?.page.number;
    if (number === undefined || !holdsRightToLeft(text) || isMostlyRightToLeft(text)) continue;
    const page = await pdf.getPage(number);
    pages[index] = await readPage(page, optionalContent, true);
    page.cleanup();
  }
}

async function languageOf(pdf: OpenedPdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} as Record<string, unknown> }));
  const language = (info as Record<string, unknown>)["Language"];
  return typeof language === "string" && /^[a-z]{2,3}(-|$)/i.test(language) ? language : null;
}

/** What a reader should know of pages that were read. */
export function pageDiagnostics(pages: readonly PageText[]): Diagnostic[] {
  const hidden = pages.reduce(
    (sum, { hidden: h }) => sum + h.invisible + h.tiny + h.offPage + h.sameColour + h.covered,
    0,
  );
  const icons = pages.reduce((sum, page) => sum + page.icons, 0);
  const diagnostics: Diagnostic[] = [];
  if (hidden > 0) {
    const message = `${hidden} characters that nobody can see on the page were ignored.`;
    diagnostics.push({ code: "hidden_text", message, severity: "info" });
  }
  if (icons > 0) {
    diagnostics.push({
      code: "icons_dropped",
      message: `${icons} icons without text were left out.`,
      severity: "info",
    });
  }
  return diagnostics;
}
