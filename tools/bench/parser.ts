import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchParser } from "@vitrine/cv-parser/bench";
import { milliseconds, type Figure, type Section } from "./report.ts";

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
  return [...accuracy, await speedSection(join(project, "../shared"))];
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

/** Warm time per page, by the engine's own benchmark. */
async function speedSection(shared: string): Promise<Section> {
  const figures = await benchParser(shared);
  const rows = Object.entries(figures?.msPerPage ?? {}).map(([group, value]) => ({
    name: `median per page, ${group}`,
    value: milliseconds(value),
    ...(group === "pdf" ? { target: "60 ms" } : {}),
  }));
  return {
    title: "CV engine, speed",
    how: "`npm run bench -- parser`: every file of both sets in one process, warm, whole parse.",
    figures: [
      ...rows,
      { name: "first parse of a process", value: milliseconds(figures?.firstParseMs ?? 0) },
      { name: "peak memory of the process", value: `${Math.round(figures?.peakMemoryMb ?? 0)} MB`, target: "1024 MB" },
    ],
  };
}
