import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test that names lines of the specification in its title. */
export type NamingTest = { file: string; title: string; lines: string[] };

const testFiles = "{apps,packages,tools,tests}/**/*.{test,spec}.{ts,tsx}";
const id = /\bR\d+(?:\.\d+)*-\d+\b/g;

/** Every title of a test, and every other text of a test file, that names lines. */
export function readNamingTests(root: string): NamingTest[] {
  return globSync(testFiles, { cwd: root, exclude: (name) => name.includes("node_modules") })
    .sort()
    .flatMap((file) => namingTests(file, readFileSync(join(root, file), "utf8")));
}

/** The lines of code that name lines of the specification; the title is what stands beside the numbers. */
export function namingTests(file: string, source: string): NamingTest[] {
  return source.split("\n").flatMap((code) => {
    const lines = code.match(id);
    return lines ? [{ file, title: titleIn(code), lines }] : [];
  });
}

/** The text that names lines, or, where it is nothing but their numbers, the other texts of its row. */
function titleIn(code: string): string {
  const texts = [...code.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(([, , text = ""]) => text);
  const naming = texts.filter((text) => text.search(id) >= 0).map(said);
  const row = texts.length > 0 ? texts.map(said).filter(Boolean).join(" → ") : said(code);
  return naming.find((text) => text !== "") ?? row;
}

function said(text: string): string {
  return text
    .replaceAll(id, "")
    .replaceAll(/\$\{[^}]*\}|\$\w+|%\w/g, "…")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^\s*(?:\/\/|\/\*+|\*)?\s*|[\s,;:]+$/g, "");
}
