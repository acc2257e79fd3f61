/** One record by the lower-case names of its columns. */
export type CsvRecord = ReadonlyMap<string, string>;

/**
 * Reads a table of comma-separated values (RFC 4180): quoted fields, doubled quotes, line breaks inside quotes.
 * Lines before the row that names `knownColumn` are notes and are skipped. Never throws.
 */
export function readCsv(text: string, knownColumn: string): CsvRecord[] {
  const rows = csvRows(text);
  const headerAt = rows.findIndex((row) => row.some((cell) => nameOf(cell) === knownColumn));
  const header = rows[headerAt]?.map(nameOf);
  if (header === undefined) return [];
  return rows
    .slice(headerAt + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .map((row) => new Map(header.map((name, index) => [name, row[index]?.trim() ?? ""])));
}

const nameOf = (cell: string) => cell.trim().toLowerCase();

function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field is quoted as a whole or not at all; an unclosed quote takes the rest of the file.
  const field = /(?:"((?:[^"]|"")*)(?:"|$)[^,\r\n]*|([^,\r\n]*))(,|\r\n|\r|\n|$)/gy;
  for (;;) {
    const match = field.exec(text);
    if (match === null) break;
    row.push(match[1] === undefined ? (match[2] ?? "") : match[1].replaceAll('""', '"'));
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
    if (match[3] === "" || field.lastIndex >= text.length) break;
  }
  return rows;
}
