import type { CvParse, ParseOptions } from "./core/parse.ts";
import { readImport } from "./imports/read-import.ts";
import { shippedLabeller } from "./labels/shipped-weights.ts";
import { parseSource } from "./parse-source.ts";
import { readDocument } from "./source/read-document.ts";
import { readText } from "./source/text.ts";

/**
 * Reads a CV from the bytes of a PDF, DOCX, DOC or text file, or from the structured export that `source` names.
 * @throws UnreadableDocument when the bytes cannot be opened; bad content never throws
 */
export async function parseCv(bytes: Uint8Array, options: ParseOptions = {}): Promise<CvParse> {
  options.onProgress?.({ stage: "source", fraction: 0.02 });
  const imported = options.source ? await readImport(bytes, options.source) : null;
  if (options.source && imported) return { kind: options.source, pages: 1, ...imported };
  const source = await readDocument(bytes, {
    onProgress: (fraction) => options.onProgress?.({ stage: "source", fraction: 0.02 + 0.58 * fraction }),
  });
  return parseSource(source, options, shippedLabeller());
}

/** Reads a CV from pasted text. Never throws. */
export function parseCvText(text: string, options: ParseOptions = {}): CvParse {
  return parseSource(readText(text), options, shippedLabeller());
}
