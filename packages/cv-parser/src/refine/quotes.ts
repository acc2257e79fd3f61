import type { Span } from "@vitrine/model";
import type { WordPlace } from "../core/parse.ts";

/** A stretch of the canonical text. */
export type Stretch = { start: number; end: number };

const sameSign: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
};

type Folded = {
  text: string;
  /** Offset in the original of each unit, and last the original's length. */ at: number[];
};

/** One blank for any run of blanks and one sign for its typographic variants; letters and their case stay. */
function foldText(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const isBlank = /\s/.test(unit);
    if (isBlank && (folded === "" || folded.endsWith(" "))) continue;
    folded += isBlank ? " " : (sameSign[unit] ?? unit);
    at.push(index);
  }
  at.push(text.length);
  return { text: folded, at };
}

const isWordUnit = (unit: string) => /[\p{L}\p{N}]/u.test(unit);

/** Finds quotes in one source text. */
export type QuoteFinder = {
  /** The place nearest to `near` at which the text holds the quote as whole words; null when it holds it nowhere. */
  find: (quote: string, near: number) => Stretch | null;
  /** Where the line of this number begins, counted from 1; the text's start for numbers that no line has. */
  lineStart: (line: number) => number;
};

/** Prepares a source text for {@link QuoteFinder}. */
export function quoteFinder(text: string): QuoteFinder {
  const source = foldText(text);
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const occurrences = (wanted: string): Stretch[] => {
    const found: Stretch[] = [];
    for (let at = source.text.indexOf(wanted); at >= 0; at = source.text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const cutsFront = isWordUnit(wanted.charAt(0)) && isWordUnit(source.text.charAt(at - 1));
      const cutsBack = isWordUnit(wanted.at(-1) ?? "") && isWordUnit(source.text.charAt(end));
      if (!cutsFront && !cutsBack) found.push({ start: source.at[at] ?? 0, end: (source.at[end - 1] ?? 0) + 1 });
      if (found.length >= 200) break;
    }
    return found;
  };
  return {
    find(quote, near) {
      const wanted = foldText(quote.normalize("NFC")).text.trim();
      if (wanted === "") return null;
      const distance = (stretch: Stretch) => Math.abs(stretch.start - near);
      return occurrences(wanted).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
    },
    lineStart: (line) => starts[Math.round(line) - 1] ?? 0,
  };
}

/** The stretch's pages and boxes from the places of its words. */
export function spansOf({ start, end }: Stretch, places: readonly WordPlace[]): Span[] {
  const spans = new Map<number, Span>();
  for (const place of places) {
    if (place.end <= start || place.start >= end) continue;
    const span = spans.get(place.page) ?? { page: place.page, start, end, boxes: [] };
    if (place.box) addBox(span.boxes, place.box);
    spans.set(place.page, span);
  }
  return spans.size === 0 ? [{ page: 1, start, end, boxes: [] }] : [...spans.values()];
}

/** Neighbouring words of one line share a box. */
function addBox(boxes: Span["boxes"], box: Span["boxes"][number]): void {
  const last = boxes.at(-1);
  if (last && Math.abs(last[1] - box[1]) < 0.004 && box[0] >= last[0] && box[0] - (last[0] + last[2]) < 0.03) {
    boxes[boxes.length - 1] = [last[0], last[1], box[0] + box[2] - last[0], last[3]];
  } else boxes.push(box);
}
