/**
 * PostgreSQL keeps neither NUL bytes nor lone surrogates. They are replaced one for one, so that
 * offsets into the text stay true.
 */
export function storable(text: string): string {
  return text.replaceAll("\u0000", " ").toWellFormed();
}

/** {@link storable} for every text inside a value. */
export function storableDeep<T>(value: T): T {
  return mapTexts(value) as T;
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(mapTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), mapTexts(part)]));
}
