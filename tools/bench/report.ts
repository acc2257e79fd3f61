import { readFileSync, writeFileSync } from "node:fs";

/** One measured figure, ready for a table. */
export type Figure = {
  name: string;
  value: string;
  target?: string;
  /** Whether the target is met, where the measurement decides it itself. */
  isMet?: boolean;
};
export type Section = { title: string; how: string; figures: Figure[]; table?: Table };
/** Figures of many things of one kind: a row for each. */
type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A section as Markdown: a heading, how it was measured, a table, and one more for its many things. */
function sectionMarkdown({ title, how, figures, table }: Section): string {
  const summary = figures.map((figure) => [figure.name, figure.value, targetOf(figure)]);
  const tables = [tableMarkdown({ head: ["figure", "value", "target"], rows: summary })];
  if (table) tables.push(tableMarkdown(table));
  return [`## ${title}`, "", how, "", tables.join("\n\n"), ""].join("\n");
}

/** The target of a figure, with a word on whether it is met where that is known. */
export function targetOf({ target = "", isMet }: Figure): string {
  if (isMet === undefined) return target;
  return `${target}: ${isMet ? "met" : "**missed**"}`;
}

function tableMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

/** Replaces the sections that were measured now and keeps the others of an earlier run. */
export function writeReport(path: string, heading: string, sections: readonly Section[]): void {
  const kept = new Map<string, string>();
  for (const part of readExisting(path)
    .split(/^(?=## )/m)
    .slice(1))
    kept.set(/^## (.+)$/m.exec(part)?.[1] ?? "", part.trimEnd());
  for (const section of sections) kept.set(section.title, sectionMarkdown(section).trimEnd());
  writeFileSync(path, `${heading}\n\n${[...kept.values()].join("\n\n")}\n`);
}

/** The rows of the second table of a section in an earlier report; none where there is no such section. */
export function rowsOf(path: string, title: string): string[][] {
  const section = readExisting(path)
    .split(/^(?=## )/m)
    .find((part) => part.startsWith(`## ${title}\n`));
  const [, , table = ""] = (section ?? "").split(/^\|(?:---\|)+\n/m);
  return table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.slice(2, -2).split(" | "));
}

function readExisting(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
export const kilobytes = (value: number) => `${(value / 1024).toFixed(1)} kB`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
