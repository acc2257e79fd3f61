import type { BookRecord } from "./records.ts";

/** One reference of a list as HTML, and what it was made from. */
export type DrawnEntry = { record: BookRecord; html: string };

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words that HTML shows. */
export const shownText = (html: string): string =>
  html
    .replace(/<[^>]+>/gu, " ")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
      return named[name ?? ""] ?? whole;
    });

/** Letters and digits alone. */
export const compact = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
