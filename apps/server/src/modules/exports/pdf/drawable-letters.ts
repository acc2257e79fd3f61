import type { Block, Entry, ExportDocument, Run } from "../document/export-document.ts";

/** The document without signs that no font has, and the letters that are missing: without them words would be lost. */
export function drawableLetters(
  document: ExportDocument,
  has: (letter: string) => boolean,
): { document: ExportDocument; missing: string[] } {
  const missing = new Set<string>();
  const text = (value: string) =>
    Array.from(value, (letter) => {
      if (has(letter)) return letter;
      if (/[\p{L}\p{N}]/u.test(letter)) missing.add(letter);
      return "";
    })
      .join("")
      .replace(/ {2,}/g, " ")
      .replace(/(?<=^|, )(?:, )+/g, "")
      .replace(/^ +(?=\S)/, "");
  const runs = (list: readonly Run[]) => list.map((run) => ({ ...run, text: text(run.text) || "–" }));
  const block = (given: Block): Block =>
    given.kind === "text" ? { ...given, runs: runs(given.runs) } : { ...given, items: given.items.map(runs) };
  const entry = (given: Entry): Entry => ({
    title: text(given.title),
    dates: text(given.dates),
    detail: text(given.detail),
    blocks: given.blocks.map(block),
  });
  const drawn = {
    ...document,
    name: text(document.name),
    headline: text(document.headline),
    contact: runs(document.contact),
    sections: document.sections.map((section) => ({
      heading: text(section.heading),
      entries: section.entries.map(entry),
      blocks: section.blocks.map(block),
    })),
  };
  return { document: drawn, missing: [...missing] };
}
