import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCv } from "@vitrine/cv-parser";
import { median, milliseconds, type Figure, type Section } from "./report.ts";

type Scores = {
  overall: number;
  sections: Record<string, { f1: number }>;
  fields: Record<string, { f1: number }>;
  byFormat: Record<string, { overall: number }>;
  byLang?: Record<string, { overall: number }>;
};

const sets = [
  { name: "dev", title: "CV engine on the development set", target: "0.93 (scans 0.80)" },
  { name: "real-dev", title: "CV engine on the real-world set", target: "0.85" },
] as const;

/** Accuracy on the shared labelled sets, and time per page; nothing when the sets are not beside the project. */
export async function measureParser(project: string): Promise<Section[]> {
  const bench = join(project, "../shared/bench/cv");
  if (!existsSync(bench)) {
    console.log("The labelled CV sets are not beside the project: the engine's accuracy is not measured.");
    return [];
  }
  const accuracy = sets.map(({ name, title, target }) => accuracySection(project, bench, name, title, target));
  return [...accuracy, await speedSection(join(bench, "dev/files"))];
}

function accuracySection(project: string, bench: string, set: string, title: string, target: string): Section {
  const out = mkdtempSync(join(tmpdir(), "vitrine-score-"));
  const files = join(bench, set, "files");
  const parse = spawnSync(
    process.execPath,
    [
      join(project, "packages/cv-parser/bin/cv.ts"),
      "parse",
      ...readdirSync(files).map((name) => join(files, name)),
      "--out",
      out,
    ],
    { encoding: "utf8" },
  );
  if (parse.status !== 0) throw new Error(parse.stderr);
  const report = join(out, "score.json");
  const score = spawnSync(
    process.execPath,
    [join(bench, "score.mjs"), "--gold", join(bench, set, "gold"), "--pred", out, "--json", report],
    { encoding: "utf8" },
  );
  if (score.status !== 0) throw new Error(score.stderr);
  const scores = JSON.parse(readFileSync(report, "utf8")) as Scores;
  rmSync(out, { recursive: true, force: true });
  const f1 = (value: number) => value.toFixed(3);
  const figures: Figure[] = [
    { name: "overall macro-F1", value: f1(scores.overall), target },
    ...Object.entries(scores.sections).map(([name, { f1: value }]) => ({ name: `section ${name}`, value: f1(value) })),
    ...["name", "email", "phone"].map((name) => ({
      name,
      value: f1(scores.fields[`personal_info.${name}`]?.f1 ?? 0),
      target: "0.97",
    })),
    ...Object.entries(scores.byFormat).map(([name, { overall }]) => ({ name: `format ${name}`, value: f1(overall) })),
    ...Object.entries(scores.byLang ?? {}).map(([name, { overall }]) => ({
      name: `language ${name}`,
      value: f1(overall),
    })),
  ];
  return {
    title,
    how: `\`npm run bench -- parser\`: \`npm run cv -- parse\` over every file of \`../shared/bench/cv/${set}\`, judged by its \`score.mjs\`.`,
    figures,
  };
}

/** Warm time per page of text PDFs on one core: every file once to warm up, then three times. */
async function speedSection(directory: string): Promise<Section> {
  const names = readdirSync(directory).filter((name) => name.endsWith(".pdf") && !name.includes("scan"));
  const perPage: number[] = [];
  for (const name of names) {
    const bytes = readFileSync(join(directory, name));
    await parseCv(bytes);
    const times: number[] = [];
    let pages = 1;
    for (let run = 0; run < 3; run += 1) {
      const begun = performance.now();
      pages = (await parseCv(bytes)).pages;
      times.push(performance.now() - begun);
    }
    perPage.push(median(times) / Math.max(1, pages));
  }
  return {
    title: "CV engine, speed",
    how: "`npm run bench -- parser`: text PDFs of `../shared/bench/cv/dev`, whole parse in one process, warm, median of three runs per file.",
    figures: [
      { name: "median per page", value: milliseconds(median(perPage)), target: "60 ms" },
      { name: "slowest file, per page", value: milliseconds(Math.max(...perPage)) },
    ],
  };
}
