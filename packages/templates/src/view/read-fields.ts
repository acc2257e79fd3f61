/** Loose reading of stored template data: anything malformed counts as not given. */
export type Data = Readonly<Record<string, unknown>>;

/** An object, or an empty one. */
export function fields(value: unknown): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
}

/** The objects of a list. */
export function rows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter((row): row is Data => typeof row === "object" && row !== null) : [];
}

/** A trimmed text; numbers other than 0 are read as text, because forms store either. */
export function word(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) && value !== 0 ? String(value) : "";
  return typeof value === "string" ? value.trim() : "";
}

/** The texts of a list, each once; a single text is split at its commas. */
export function words(value: unknown): string[] {
  const parts = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return [...new Set(parts.map(word).filter((part) => part !== ""))];
}

/** A positive number; 0 means that nothing was entered (design book 1.2). */
export function count(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
}
