import type { SourceDocument } from "../core/document.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { readPdf } from "./pdf.ts";
import type { ReadPdfOptions } from "./pdf.ts";
import { decodeText, sniff } from "./sniff.ts";
import { readText } from "./text.ts";

/**
 * Reads a file of any supported kind into styled runs.
 * @throws UnreadableDocument with the reason when the bytes cannot be opened
 */
export async function readDocument(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<SourceDocument> {
  switch (sniff(bytes)) {
    case "pdf":
      return readPdf(bytes, options);
    case "text":
      return readText(decodeText(bytes) ?? "");
    default:
      throw new UnreadableDocument("unsupported_type", "The file is neither a PDF nor a Word document nor plain text.");
  }
}
