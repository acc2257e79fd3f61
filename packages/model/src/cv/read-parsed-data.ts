import { readStored, type StoredShape } from "../sections/read-stored.ts";
import { parsedDataSchema, type ParsedData } from "./parsed-data.ts";

/** A CV as sessions keep it. Lists and fields that came later are empty in what was stored before them. */
const parsedDataShape: StoredShape<ParsedData> = { version: 1, upgrades: {}, stored: parsedDataSchema };

/** A stored reading of a CV; null for one that cannot be read, which its session then reads anew. */
export function readParsedData(stored: unknown): ParsedData | null {
  const read = readStored(parsedDataShape, 1, stored);
  return read.ok ? read.value : null;
}
