import type { ImportSource } from "../core/document.ts";
import { ZipReader } from "../source/docx/zip.ts";
import { sniff } from "../source/sniff.ts";
import type { ImportedCv } from "./imported-cv.ts";
import { jsonResumeCv, readJsonResume } from "./json-resume.ts";
import { readLinkedinArchive } from "./linkedin-archive.ts";
import { linkedinCv } from "./linkedin.ts";

/**
 * Reads a structured export. A file from LinkedIn that is no archive (the profile as PDF) is an ordinary CV: null.
 * @throws UnreadableDocument when the file is not what its owner says
 */
export async function readImport(bytes: Uint8Array, source: ImportSource): Promise<ImportedCv | null> {
  const kind = sniff(bytes);
  if (source === "json_resume") return jsonResumeCv(readJsonResume(bytes));
  if (kind !== "zip" || (await isWordDocument(bytes))) return null;
  return linkedinCv(await readLinkedinArchive(bytes));
}

async function isWordDocument(bytes: Uint8Array): Promise<boolean> {
  const zip = await ZipReader.open(bytes);
  return zip.has("[Content_Types].xml");
}
