import { presentWords } from "../lexicon/dates.ts";
import { compactKey } from "../core/words.ts";
import { formatDate, scanDates } from "../entities/dates/scan-dates.ts";
import type { ImportWriter } from "./import-writer.ts";

const isoDate = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d\d)?(?:T.*)?$/;
const presentKeys = new Set(presentWords.map(compactKey));

type Labelled = { label: string; raw: string };

/** `YYYY-MM` or `YYYY`; empty for a text that names no date. */
export function dateOf(text: string): string {
  const iso = isoDate.exec(text.trim());
  if (iso?.[1] !== undefined) return iso[2] === undefined ? iso[1] : `${iso[1]}-${iso[2]}`;
  const match = scanDates(text)[0];
  return match === undefined ? "" : formatDate(match.from);
}

/**
 * Writes the dates of an entry. An end that is missing or says "present" lies open when `endsOpen` says that
 * the format means so; then it is null.
 */
export function writeImportedDates(
  writer: ImportWriter,
  pointer: string,
  { start, end, endsOpen }: { start: Labelled; end: Labelled; endsOpen: boolean },
): { start_date?: string; end_date?: string | null } {
  const from = writeDate(writer, `${pointer}/start_date`, start);
  const isPresent = presentKeys.has(compactKey(end.raw));
  const to = writeDate(writer, `${pointer}/end_date`, end);
  const isOpen = isPresent || (end.raw.trim() === "" && endsOpen && from !== "");
  return {
    ...(from === "" ? {} : { start_date: from }),
    ...(isOpen ? { end_date: null } : to === "" ? {} : { end_date: to }),
  };
}

/** Writes one date and gives it in the product's form. */
export function writeDate(writer: ImportWriter, pointer: string, { label, raw }: Labelled): string {
  const written = writer.field(label, raw);
  return written === null ? "" : writer.noteAs(pointer, [written], dateOf(written.text));
}
