import { findKind, readStored, type EntryFields, type ReadResult, type SectionKind } from "@vitrine/model";
import type { EntryRow } from "./repository.ts";

const complained = new Set<string>();

/**
 * What an entry says. One that no upgrade can read stays as it is stored, is told to its owner and to the log (once in
 * a process), and fails nothing but itself.
 */
export function readEntry(
  row: Pick<EntryRow, "kind" | "id" | "schema_version" | "data">,
  kind = findKind(row.kind),
): ReadResult<EntryFields> {
  const read: ReadResult<EntryFields> = kind
    ? readStored(kind, row.schema_version, row.data)
    : { ok: false, reason: "of a kind that this version does not know" };
  if (!read.ok) complain(`The entry ${row.kind}/${row.id} cannot be read (${read.reason}).`);
  return read;
}

function complain(sentence: string): void {
  if (complained.has(sentence)) return;
  complained.add(sentence);
  process.emitWarning(sentence, "UnreadableEntry");
}

/** Fields as they are stored: in the kind's own shape, whatever a writer left out. */
export function storable(kind: SectionKind, fields: EntryFields): { data: EntryFields; schema_version: number } {
  return { data: kind.stored.parse(fields), schema_version: kind.version };
}
