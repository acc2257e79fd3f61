import { UnreadableDocument } from "../core/errors.ts";
import { isWebArchive } from "./mime-part.ts";

/** What the first bytes say. `zip` and `ole` are containers whose content decides further. */
export type SniffedKind = "pdf" | "zip" | "ole" | "archive" | "text";

const pdfHeaderWithin = 1024;
const oleMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const foreignText = /^\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<svg|%!PS)/i;

/**
 * Decides by content what a file is; name and declared type do not count (contract.md 1.8).
 * @throws UnreadableDocument empty_file or unsupported_type
 */
export function sniff(bytes: Uint8Array): SniffedKind {
  if (bytes.length === 0) throw new UnreadableDocument("empty_file", "The file is empty.");
  if (startsWith(bytes, zipMagic)) return "zip";
  if (startsWith(bytes, oleMagic)) return "ole";
  if (hasPdfHeader(bytes)) return "pdf";
  if (isWebArchive(bytes)) return "archive";
  if (isText(bytes)) return "text";
  throw new UnreadableDocument("unsupported_type", "The file is neither a PDF nor a Word document nor plain text.");
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, pdfHeaderWithin)).includes("%PDF-");
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function isText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  return text !== null && !foreignText.test(text.slice(0, 200));
}

/**
 * Decodes plain text: UTF-8, UTF-16 with a byte order mark, else Windows-1252.
 * @returns null when the bytes hold control characters that no text has
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  const sample = text.slice(0, 20_000);
  // oxlint-disable-next-line no-control-regex -- binary files betray themselves by these
  const controls = sample.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return sample.includes("\u0000") || controls > 0.01 * sample.length ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
