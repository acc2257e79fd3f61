import { lostLetters } from "./tell-lost-letters.ts";

/** The part of pdf.js that reads files. */
export const readingPart = /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/;

/** Statements of that part, and what stands in their place. */
const replaced: readonly (readonly [string, string])[] = [
  ...lostLetters,
  // The beginning of a marked stretch: its kind and number, and nothing else that the file says of it.
  [
    'args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null];',
    `{
              const said = args[1] instanceof Name ? resources.get("Properties")?.get?.(args[1].name) : args[1];
              const text = said instanceof Dict ? said.get("ActualText") : null;
              args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null, typeof text === "string" ? stringToPDFString(text) : null];
            }`,
  ],
  // A font's own tables of letters and of their forms, in whose place others are made for drawing.
  [
    "const isCidToGidMapEmpty = !cidToGidMap?.size;",
    `const isCidToGidMapEmpty = !cidToGidMap?.size;
      if (isCidToGidMapEmpty && cMap instanceof IdentityCMap && tables.cmap) {
        const said = [];
        if (this.toUnicode instanceof ToUnicodeMap) this.toUnicode.forEach(code => said.push([code, this.toUnicode.get(code)]));
        this.ownLetters = { table: tables.cmap.data.slice(), forms: properties.ownForms?.slice(), said };
      }`,
  ],
  [
    "if (!VALID_TABLES.includes(table.tag)) {",
    `if (table.tag === "GSUB") properties.ownForms = table.data;
        if (!VALID_TABLES.includes(table.tag)) {`,
  ],
  ['"vmetrics", "widths"];', '"vmetrics", "widths", "ownLetters"];'],
];

/**
 * The reading part of pdf.js, told to hand on what it drops: what marked glyphs are read as (`ActualText`), since programs
 * for design name many letters of East Asia and joined letters nowhere else, and for fonts of numbered glyphs the letters
 * that the font itself names, beside those that the file names; and not to make letters up. Source that is not as expected stays as it is.
 */
export function tellingMore(source: string): string {
  if (replaced.some(([statement]) => !source.includes(statement))) return source;
  return replaced.reduce((text, [statement, told]) => text.replace(statement, () => told), source);
}
