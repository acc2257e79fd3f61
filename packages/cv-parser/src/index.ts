export { parseCv, parseCvText } from "./parse-cv.ts";
export { extractText } from "./extract-text.ts";
export type { ExtractedText } from "./extract-text.ts";
export { UnreadableDocument } from "./core/errors.ts";
export type { UnreadableCode } from "./core/errors.ts";
export type { ImportSource, SourceKind } from "./core/document.ts";
export type { CvParse, ParseOptions, ParseProgress } from "./core/parse.ts";
export type { DocumentLayout, Line, Segment } from "./core/layout.ts";
