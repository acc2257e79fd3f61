import { lineAt, type ReferenceProblem } from "./reference.ts";

/** An entry as it stands in a BibTeX file: values are still TeX, macros and joined parts are resolved. */
export type BibtexEntry = {
  type: string;
  key: string;
  fields: ReadonlyMap<string, string>;
  /** Word for word. */
  source: string;
  line: number;
};

export type ScannedBibtex = { entries: readonly BibtexEntry[]; problems: readonly ReferenceProblem[] };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** What is wrong with an entry, said to whom pasted it. */
class Broken extends Error {
  override readonly name = "Broken";
}

/**
 * Reads the entries of a BibTeX file. Text between entries is a comment, as BibTeX has it. An entry that cannot be read
 * ends at the next line that begins with `@`, and is a problem; the others are read all the same.
 */
export function scanBibtex(text: string): ScannedBibtex {
  const macros = new Map<string, string>(months.map((month, index) => [month, String(index + 1)]));
  const entries: BibtexEntry[] = [];
  const problems: ReferenceProblem[] = [];
  const start = /@\s*([A-Za-z]+)\s*([{(])/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const [, type = "", bracket = ""] = match;
    const line = lineAt(text, match.index);
    const reader = new EntryReader(text, start.lastIndex, bracket === "{" ? "}" : ")");
    try {
      readBlock(reader, type.toLowerCase(), { macros, add: (entry) => entries.push({ ...entry, line }) }, match.index);
      start.lastIndex = reader.place;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const next = text.slice(match.index + 1).search(/^[ \t]*@/m);
      const end = next < 0 ? text.length : match.index + 1 + next;
      problems.push({ line, message: error.message, source: text.slice(match.index, end).trim() });
      start.lastIndex = end;
    }
  }
  return { entries, problems };
}

type Block = { macros: Map<string, string>; add: (entry: Omit<BibtexEntry, "line">) => void };

function readBlock(reader: EntryReader, type: string, { macros, add }: Block, from: number): void {
  if (type === "comment") return reader.skip();
  if (type === "preamble") {
    reader.value(macros);
    return reader.end();
  }
  if (type === "string") {
    for (const [name, value] of reader.fields(macros)) macros.set(name, value);
    return;
  }
  const key = reader.key();
  const fields = reader.fields(macros);
  add({ type, key, fields, source: reader.since(from) });
}

/** Reads what stands between the brackets of one entry. */
class EntryReader {
  readonly #text: string;
  readonly #closing: string;
  place: number;

  constructor(text: string, place: number, closing: string) {
    this.#text = text;
    this.#closing = closing;
    this.place = place;
  }

  since(from: number): string {
    return this.#text.slice(from, this.place);
  }

  key(): string {
    const [all = "", key = ""] = this.#match(/\s*([^\s,{}="]*)\s*/y);
    if (all.trim() !== "" && this.#peek() === "=") throw new Broken("The entry has no key before its first field.");
    return key;
  }

  /** The fields up to the closing bracket, their names in lower case; of a field given twice the first one counts. */
  fields(macros: ReadonlyMap<string, string>): Map<string, string> {
    const fields = new Map<string, string>();
    for (;;) {
      this.#match(/[\s,]*/y);
      if (this.#peek() === this.#closing) break;
      const [, name] = this.#match(/([^\s=,{}"()]+)\s*=\s*/y);
      if (name === undefined) throw new Broken(this.#unexpected());
      const value = this.value(macros);
      if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
    }
    this.place += 1;
    return fields;
  }

  /** A value: texts in braces or quotes, numbers and macros, joined by `#`. */
  value(macros: ReadonlyMap<string, string>): string {
    const parts = [this.#part(macros)];
    while (this.#match(/\s*#\s*/y).length > 0) parts.push(this.#part(macros));
    return parts.join("");
  }

  end(): void {
    this.#match(/\s*/y);
    if (this.#peek() !== this.#closing) throw new Broken(this.#unexpected());
    this.place += 1;
  }

  /** Goes behind a comment's bracket; one that is never closed ends with its line. */
  skip(): void {
    const from = this.place;
    try {
      this.#balanced(this.#closing);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      const end = this.#text.indexOf("\n", from);
      this.place = end < 0 ? this.#text.length : end;
    }
  }

  #part(macros: ReadonlyMap<string, string>): string {
    this.#match(/\s*/y);
    const first = this.#peek();
    if (first === "{" || first === '"') {
      this.place += 1;
      return this.#balanced(first === "{" ? "}" : '"');
    }
    const [, bare] = this.#match(/([^\s,#{}()="]+)/y);
    if (bare === undefined) throw new Broken(this.#unexpected());
    return /^\d+$/.test(bare) ? bare : (macros.get(bare.toLowerCase()) ?? bare);
  }

  /** The text up to a closing sign outside of inner braces. */
  #balanced(closing: string): string {
    const from = this.place;
    let depth = 0;
    for (; this.place < this.#text.length; this.place += 1) {
      const sign = this.#text[this.place];
      if (sign === "\\") this.place += 1;
      else if (sign === closing && depth === 0) {
        this.place += 1;
        return this.#text.slice(from, this.place - 1);
      } else if (sign === "{") depth += 1;
      else if (sign === "}") depth -= 1;
      if (depth < 0) break;
    }
    const missing = closing === '"' ? "quotation mark" : closing === ")" ? "bracket" : "brace";
    throw new Broken(`A closing ${missing} is missing.`);
  }

  #peek(): string {
    return this.#text[this.place] ?? "";
  }

  #match(pattern: RegExp): readonly (string | undefined)[] {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.#text);
    if (!found) return [];
    this.place = pattern.lastIndex;
    return found;
  }

  #unexpected(): string {
    const next = this.#text.slice(this.place).trimStart().slice(0, 20).split("\n")[0] ?? "";
    return next === "" ? "A closing brace is missing." : `A field was expected where it says “${next}”.`;
  }
}
