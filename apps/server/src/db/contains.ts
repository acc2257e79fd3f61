/** The pattern of an `ilike` that finds a text anywhere, whatever signs it holds. */
export function contains(search: string): string {
  return `%${search.replace(/[\\%_]/g, "\\$&")}%`;
}
