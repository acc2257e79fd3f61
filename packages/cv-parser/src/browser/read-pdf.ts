import type { CvParse, ParseOptions } from "../core/parse.ts";
import { labellerOf } from "../labels/weights-file.ts";
import type { LearnedFiles } from "../labels/weights-file.ts";
import { parseSource } from "../parse-source.ts";
import { pdfOpener } from "../source/pdf/open-pdf.ts";
import { sniff } from "../source/sniff.ts";
import { doubtfulPages, pageDiagnostics, readTextLayer } from "../source/pdf/text-layer.ts";
// Brings the part of pdf.js that reads files into this thread, which is a worker already.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** The bytes of `weights.bin`, `names.bin`, `net.bin` and `references.bin`, which the package exports, and a folder. */
export type BrowserFiles = LearnedFiles & {
  /** Address, with a slash at its end, below which `cmaps/` and `standard_fonts/` of pdfjs-dist lie. */
  pdfFolder: string;
};

/**
 * Reads the text of a PDF in a browser, best in a worker of its own: the same code and the same answer as `parseCv`.
 * @returns null for what is no PDF, or has a page that is a picture or hides text: pictures are read in Node only
 * @throws UnreadableDocument when the bytes cannot be opened
 */
export async function readPdfInBrowser(
  bytes: Uint8Array,
  files: BrowserFiles,
  options: ParseOptions = {},
): Promise<CvParse | null> {
  if (sniff(bytes) !== "pdf") return null;
  const layer = await readTextLayer(openerFor(files.pdfFolder), bytes, (share) =>
    options.onProgress?.({ stage: "source", fraction: 0.6 * share }),
  );
  if (doubtfulPages(layer.pages).length > 0) return null;
  const source = {
    kind: "pdf" as const,
    pages: layer.pages.map(({ page }) => page),
    runs: layer.pages.flatMap(({ runs }) => runs),
    positioned: true,
    language: layer.language,
    ...(layer.attached === null ? {} : { attached: layer.attached }),
    diagnostics: [...layer.diagnostics, ...pageDiagnostics(layer.pages)],
  };
  return parseSource(source, options, labellerOf(files));
}

/** Nothing here may depend on what a browser can do: drawing and decoding stay off as they are in Node. */
function openerFor(folder: string) {
  return pdfOpener({
    standardFontDataUrl: `${folder}standard_fonts/`,
    cMapUrl: `${folder}cmaps/`,
    useWorkerFetch: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
}
