import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { UnreadableDocument } from "../core/errors.ts";
import type { ImportSource } from "../core/document.ts";
import type { CvParse } from "../core/parse.ts";
import { parseCv } from "../parse-cv.ts";

/** What came of one file: what was read, or the reason why it could not be. */
export type Outcome = { parse: CvParse } | { error: { code: string; message: string } };

/** An archive is read as LinkedIn's and JSON as JSON Resume; for all else the content decides. */
function sourceOf(file: string): ImportSource | undefined {
  if (/\.zip$/i.test(file)) return "linkedin";
  return /\.json$/i.test(file) ? "json_resume" : undefined;
}

/** Reads one file. Never throws: what cannot be read says so in words. */
export async function readCvFile(file: string): Promise<Outcome> {
  try {
    const parse = await parseCv(await readFile(file), {
      hint: { fileName: basename(file) },
      source: sourceOf(file),
    });
    return { parse };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { error: { code: error.code, message: error.message } };
    const message = error instanceof Error ? error.message : String(error);
    return { error: { code: "corrupt_file", message: `The file could not be read: ${message}` } };
  }
}
