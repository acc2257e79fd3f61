import { createHash } from "node:crypto";
import type { BodyOf, contract } from "@vitrine/contract";
import { limits, text as textSchema } from "@vitrine/model";
import { invalidField } from "../../../http/app-error.ts";
import type { SessionRow } from "../session/repository.ts";
import { storedPath } from "../session/session-files.ts";

export type ParseBody = BodyOf<typeof contract.onboarding.parseCv>;

/** What one parse reads. `hash` tells whether a later call asks for the same. */
export type ParseInput = { hash: string; asCv: boolean } & ({ from: "file" } | { from: "text"; text: string });
type Asked = { from: "file"; hash: string } | { from: "text"; hash: string; text: string };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const fileInput = (fileKey: string): Asked => ({ from: "file", hash: hashOf(`file ${fileKey}`) });

const insistence = " as cv";

/** Whether what was read, or is being read, answers a call. What its owner insisted on answers who only asks, too. */
export function isAnswer(known: unknown, { hash }: ParseInput): boolean {
  return known === hash || known === hash + insistence;
}

/**
 * Decides what a call of parse-cv reads. The text that an upload answered with stands for its file,
 * because the file says more: places, styles and pages.
 * @throws AppError validation_failed 'No text to parse', 'No file available for vision parsing' (contract.md 13)
 */
export function parseInput(row: SessionRow, body: ParseBody): ParseInput {
  const asked = askedFor(row, body);
  const asCv = body.as_cv === true;
  return { ...asked, asCv, hash: asCv ? asked.hash + insistence : asked.hash };
}

function askedFor(row: SessionRow, body: ParseBody): Asked {
  const { file_key: fileKey } = row;
  if (body.stored_path && body.stored_path !== storedPath(fileKey)) throw noFile();
  if (body.use_vision_parsing) {
    if (fileKey === null) throw noFile();
    return fileInput(fileKey);
  }
  const given = body.cv_text?.trim() ?? "";
  if (fileKey !== null && (given === "" || standsForFile(row, given))) return fileInput(fileKey);
  const text = given === "" ? (row.cv_text?.trim() ?? "") : checkedText(given);
  if (text === "") throw invalidField("cv_text", "No text to parse");
  // Who gives no text asks for what the session has: reading set its text in order, which makes it no other text.
  const known = given === "" && row.parsed_data !== null ? row.parsed_input?.replace(insistence, "") : null;
  return { from: "text", hash: known ?? hashOf(`text ${text}`), text };
}

function standsForFile(row: SessionRow, given: string): boolean {
  // The text of a scan is replaced by what was recognised; the few characters it had are no text of their own.
  if (row.use_vision && given.length < limits.visionParsingThresholdCharacters) return true;
  return compact(given) === compact(row.cv_text ?? "");
}

const compact = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

function checkedText(given: string): string {
  const result = textSchema(limits.pastedTextCharacters, "CV text").safeParse(given);
  if (result.success) return result.data;
  throw invalidField("cv_text", result.error.issues[0]?.message ?? "No text to parse");
}

function noFile() {
  return invalidField("stored_path", "No file available for vision parsing");
}
