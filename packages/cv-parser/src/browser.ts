export { readPdfInBrowser } from "./browser/read-pdf.ts";
export type { BrowserFiles } from "./browser/read-pdf.ts";
export { UnreadableDocument } from "./core/errors.ts";
export type { UnreadableCode } from "./core/errors.ts";
export type { CvParse, ParseOptions, ParseProgress } from "./core/parse.ts";
