import type { EvidenceMap, Span } from "@vitrine/model";
import { cleanText } from "../source/characters.ts";

/** A text of the file as it stands in the source text, with its place there. */
export type WrittenText = { text: string; span: Span };

/** Longer values are cut; no CV needs more, and a file may hold millions of characters. */
const longestValue = 20_000;

/**
 * Turns the fields of a structured file into a readable source text, line by line, and keeps the place of each
 * value in it, so that the review can show where a value comes from as it does for a CV.
 */
export class ImportWriter {
  readonly evidence: EvidenceMap = {};
  readonly #rule: string;
  readonly #lines: string[] = [];
  #length = 0;
  #isShortened = false;

  constructor(rule: string) {
    this.#rule = rule;
  }

  /** The source text so far; evidence points into it. */
  get text(): string {
    return this.#lines.join("\n");
  }

  /** True when a value or a list was longer than what is taken. */
  get isShortened(): boolean {
    return this.#isShortened;
  }

  /** Begins a part of the file under its own name. */
  section(title: string): void {
    if (this.#lines.length > 0) this.gap();
    this.#add(title);
  }

  /** An empty line between entries. */
  gap(): void {
    if (this.#lines.at(-1) !== "") this.#add("");
  }

  /** Writes one field as `label: text`; null for an empty one. */
  field(label: string, raw: string): WrittenText | null {
    const text = this.#cut(readable(raw));
    if (text === "") return null;
    const lead = label === "" ? "" : `${label}: `;
    const start = (this.#lines.length === 0 ? 0 : this.#length + 1) + lead.length;
    this.#add(lead + text);
    return { text, span: { page: 1, start, end: start + text.length, boxes: [] } };
  }

  /** Records that a value is made of these texts and gives the value; `separator` may only add blanks and punctuation. */
  note(pointer: string, written: WrittenText | null | readonly (WrittenText | null)[], separator = " "): string {
    const parts = [written].flat().filter((part) => part !== null);
    const value = parts.map((part) => part.text).join(separator);
    return this.noteAs(pointer, parts, value);
  }

  /** As {@link note} for a value that says the same in another form, as a date does. */
  noteAs(pointer: string, parts: readonly WrittenText[], value: string): string {
    if (parts.length > 0 && value !== "") {
      this.evidence[pointer] = { confidence: 1, rule: this.#rule, spans: parts.map((part) => part.span) };
    }
    return value;
  }

  /** The first entries of a list, as many as are taken. */
  take<T>(items: readonly T[], atMost: number): readonly T[] {
    if (items.length <= atMost) return items;
    this.#isShortened = true;
    return items.slice(0, atMost);
  }

  #add(line: string): void {
    this.#length += line.length + (this.#lines.length === 0 ? 0 : 1);
    this.#lines.push(line);
  }

  #cut(text: string): string {
    if (text.length <= longestValue) return text;
    this.#isShortened = true;
    return text.slice(0, longestValue).toWellFormed().trim();
  }
}

/** Invisible characters away, blanks as one space, line breaks kept. */
function readable(raw: string): string {
  return raw
    .normalize("NFC")
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => cleanText(line).replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
