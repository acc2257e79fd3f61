import type { SourceDocument } from "../core/document.ts";
import { readDoc } from "./doc.ts";
import { readDocx } from "./docx.ts";
import { readPdf } from "./pdf.ts";
import type { ReadPdfOptions } from "./pdf.ts";
import { decodeText, sniff } from "./sniff.ts";
import { readText } from "./text.ts";
import { readWebArchive } from "./web-archive.ts";

/**
 * Reads a file of any supported kind into styled runs.
 * @throws UnreadableDocument with the reason when the bytes cannot be opened
 */
export async function readDocument(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<SourceDocument> {
  switch (sniff(bytes)) {
    case "pdf":
      return readPdf(bytes, options);
    case "zip":
      return readDocx(bytes);
    case "archive":
      return readWebArchive(bytes);
    case "text":
      return readText(decodeText(bytes) ?? "");
    case "ole":
      return readDoc(bytes);
  }
}
