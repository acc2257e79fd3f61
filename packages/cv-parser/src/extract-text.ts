import { limits } from "@vitrine/model";
import type { ImportSource, SourceKind } from "./core/document.ts";
import { readImport } from "./imports/read-import.ts";
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
export async function extractText(bytes: Uint8Array, from: { source?: ImportSource } = {}): Promise<ExtractedText> {
  const imported = from.source ? await readImport(bytes, from.source) : null;
  if (from.source && imported) return importedText(from.source, imported.text);
  const source = await readDocument(bytes, { ocr: false });
  const { text } = layoutDocument(source);
  const usableCharacters = usableIn(text);
  return {
    kind: source.kind,
    text,
    pages: source.pages.length,
    usableCharacters,
    needsVision: source.kind === "pdf" && usableCharacters < limits.visionParsingThresholdCharacters,
  };
}

const usableIn = (text: string) => text.replace(/\s/g, "").length;

function importedText(kind: ImportSource, text: string): ExtractedText {
  return { kind, text, pages: 1, usableCharacters: usableIn(text), needsVision: false };
}
