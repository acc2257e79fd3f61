import { limits } from "@vitrine/model";
import type { SourceKind } from "./core/document.ts";
import { layoutDocument } from "./layout/layout-document.ts";
import { readDocument } from "./source/read-document.ts";

/** The text of a file in reading order, and whether there is enough of it to read a CV from. */
export type ExtractedText = {
  kind: SourceKind;
  text: string;
  pages: number;
  usableCharacters: number;
  /** True when the file has hardly any text of its own, as a scan has; it must be recognised from pictures then. */
  needsVision: boolean;
};

/**
 * Reads the text layer of a file; pictures are not recognised.
 * @throws UnreadableDocument when the bytes cannot be opened
 */
export async function extractText(bytes: Uint8Array): Promise<ExtractedText> {
  const source = await readDocument(bytes, { ocr: false });
  const { text } = layoutDocument(source);
  const usableCharacters = text.replace(/\s/g, "").length;
  return {
    kind: source.kind,
    text,
    pages: source.pages.length,
    usableCharacters,
    needsVision: source.kind === "pdf" && usableCharacters < limits.visionParsingThresholdCharacters,
  };
}
