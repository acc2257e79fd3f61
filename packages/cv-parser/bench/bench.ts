import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseCv } from "../src/index.ts";

/** Milliseconds are medians of warm runs, per page; memory is the peak of the whole process. */
export type ParserFigures = {
  files: number;
  msPerPage: Record<string, number>;
  firstParseMs: number;
  peakMemoryMb: number;
};

type Timing = { group: string; msPerPage: number };

const now = new Date("2026-01-01T00:00:00Z");

/** Times the engine on the development CVs, by format. Null when the files are not there. */
export async function benchParser(sharedDir: string): Promise<ParserFigures | null> {
  const folders = ["dev", "real-dev"].map((set) => join(sharedDir, "bench", "cv", set, "files"));
  const present = folders.filter((folder) => existsSync(folder));
  const names = await Promise.all(
    present.map(async (folder) => (await readdir(folder)).toSorted().map((name) => join(folder, name))),
  );
  const files = names.flat();
  const [first] = files;
  if (first === undefined) return null;
  const firstParseMs = (await timed(first)).ms;
  const timings: Timing[] = [];
  let peak = 0;
  for (const file of files) {
    const isScan = file.includes("__scan");
    const runs = [await timed(file)];
    // Scans take seconds and need no second run to be warm.
    if (!isScan) runs.push(await timed(file), await timed(file));
    const best = median(runs.slice(isScan ? 0 : 1).map(({ ms, pages }) => ms / pages));
    timings.push({ group: isScan ? "pdf scan" : (file.split(".").at(-1) ?? ""), msPerPage: best });
    peak = Math.max(peak, process.memoryUsage.rss() / 1_048_576);
  }
  const groups = Map.groupBy(timings, (timing) => timing.group);
  const msPerPage = Object.fromEntries(
    [...groups].map(([group, list]) => [group, Math.round(10 * median(list.map((each) => each.msPerPage))) / 10]),
  );
  return { files: files.length, msPerPage, firstParseMs: Math.round(firstParseMs), peakMemoryMb: Math.round(peak) };
}

async function timed(file: string): Promise<{ ms: number; pages: number }> {
  const bytes = await readFile(file);
  const start = performance.now();
  const { pages } = await parseCv(bytes, { now });
  return { ms: performance.now() - start, pages };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The figures as a Markdown table. */
export function figuresTable(figures: ParserFigures): string {
  const rows = Object.entries(figures.msPerPage).map(([group, ms]) => `| ${group} | ${ms} |`);
  return [
    "| format | ms per page, warm |",
    "|---|---|",
    ...rows,
    "",
    `${figures.files} files, first parse ${figures.firstParseMs} ms, peak memory ${figures.peakMemoryMb} MB`,
  ].join("\n");
}

if (import.meta.main) {
  const figures = await benchParser(process.argv[2] ?? "../shared");
  process.stdout.write(`${figures ? figuresTable(figures) : "No CVs to time."}\n`);
}
