/**
 * Rows as CSV (RFC 4180): a line per row, cells in quotes where they need them. A cell that a spreadsheet would take
 * for a formula is defused with an apostrophe before it (contract.md 15).
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(defused(cell ?? ""))).join(",")}\r\n`).join("");
}

/** A tab or a line break at the start hides what follows it from a look at the first sign alone. */
const defused = (cell: string) => (/^[\s]*[=+\-@]|^[\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
