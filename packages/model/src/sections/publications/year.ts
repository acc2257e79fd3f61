/** The last year that a date names, in four digits; empty without one. */
export function yearOf(date: string): string {
  return date.match(/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/g)?.at(-1) ?? "";
}
