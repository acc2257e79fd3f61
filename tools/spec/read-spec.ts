import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One area of `docs/spec`: where it is told, what holds it, and the numbers of its lines. */
export type Area = { page: string; title: string; code: string[]; lines: string[] };

const pages = "docs/spec/*.md";
/** Written by `main.ts`, and the page about the others. */
const others = ["map.md", "README.md"];

/** Reads the areas of all pages, in the order of their names and headings. */
export function readAreas(root: string): Area[] {
  return globSync(pages, { cwd: root })
    .filter((path) => !others.some((name) => path.endsWith(`/${name}`)))
    .sort()
    .flatMap((path) => areasOf(path.slice("docs/spec/".length), readFileSync(join(root, path), "utf8")));
}

/** @param text a page: headings of the second level, each with a line `Code:` and one `Lines:` */
export function areasOf(page: string, text: string): Area[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      page,
      title: part.slice(0, part.indexOf("\n")).trim(),
      code: [...(/^Code: (.*)$/m.exec(part)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path),
      lines: expand(/^Lines: (.*)$/m.exec(part)?.[1] ?? ""),
    }));
}

/** `R1.1-01 to 03, R1.2-07` as single numbers. */
export function expand(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [, chapter, from, to] = /^\s*(R[\d.]+)-(\d+)(?: to (\d+))?\s*$/.exec(range) ?? [];
    if (!chapter || !from) return [];
    const first = Number(from);
    return Array.from({ length: Number(to ?? from) - first + 1 }, (_, step) => {
      const place = String(first + step).padStart(2, "0");
      return `${chapter}-${place}`;
    });
  });
}
