import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { startServer } from "@vitrine/e2e/server";
import { measureBuilder } from "./builder.ts";
import { measureFailures } from "./failures/failures.ts";
import { measureFleet } from "./fleet/fleet.ts";
import { measureGallery } from "./gallery.ts";
import { measureHere } from "./here.ts";
import { measureJourney } from "./journey.ts";
import { measureKills } from "./kills/kills.ts";
import { measureLimits } from "./limits/limits.ts";
import { measureLine } from "./line/line.ts";
import { measureLists } from "./lists/lists.ts";
import { measureMillion } from "./million/million.ts";
import { measureMinute } from "./minute.ts";
import { measurePages } from "./pages.ts";
import { measureParser } from "./parser.ts";
import { targetOf, writeReport, type Section } from "./report.ts";
import { measureServe } from "./serve/serve.ts";
import { measureSlow } from "./slow.ts";
import { measureStarts } from "./starts.ts";
import { measureStrangers } from "./strangers/strangers.ts";
import { measureTemplates } from "./templates.ts";
import { measureUpgrade } from "./upgrade/upgrade.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const report = `${project}bench/RESULTS.md`;
const parts =
  "parser|journey|pages|minute|here|strangers|slow|builder|gallery|templates|starts|line|failures|kills|fleet|limits|serve|upgrade|million|lists";
const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !parts.split("|").includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". Usage: npm run bench [-- ${parts}]`);
  process.exit(2);
}
const wants = (name: string) => wanted.size === 0 || wanted.has(name);

const sizesOf = (list: string) => list.split(",").map(Number);

const sections: Section[] = [];
if (wants("parser")) sections.push(...(await measureParser(project)));
if (["journey", "pages", "builder", "minute", "slow", "here", "strangers", "gallery", "templates"].some(wants)) {
  const server = await startServer();
  try {
    if (wants("journey") || wants("pages")) {
      const { section, publicUrl } = await measureJourney(server);
      sections.push(section);
      if (wants("pages")) sections.push(await measurePages(server, publicUrl));
    }
    if (wants("minute")) sections.push(await measureMinute(server));
    if (wants("here")) sections.push(...(await measureHere(server, project)));
    if (wants("strangers")) sections.push(...(await measureStrangers(server, project)));
    if (wants("slow")) sections.push(await measureSlow(server));
    if (wants("gallery")) sections.push(await measureGallery(server));
    if (wants("templates")) sections.push(...(await measureTemplates(server, report, process.env["BENCH_TEMPLATES"])));
    if (wants("builder")) sections.push(await measureBuilder(server));
  } finally {
    await server.stop();
  }
}
if (wants("starts")) sections.push(await measureStarts(project));
if (wants("failures")) sections.push(...(await measureFailures(process.env["BENCH_ONLY"])));
if (wants("kills")) sections.push(await measureKills());
if (wants("fleet")) sections.push(await measureFleet());
if (wants("serve")) sections.push(await measureServe());
if (wants("limits")) sections.push(await measureLimits());
if (wants("upgrade")) sections.push(await measureUpgrade());
if (wants("million")) sections.push(await measureMillion(sizesOf(process.env["BENCH_SITES"] ?? "1000,100000")));
if (wants("lists")) sections.push(await measureLists(sizesOf(process.env["BENCH_ROWS"] ?? "10000,300000")));
if (wants("line")) sections.push(await measureLine());

const heading = `# Measured figures

Written by \`npm run bench\`; single parts with \`npm run bench -- ${parts}\`. Machine of the last run:
${cpus().length} cores, ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}. Times differ between machines;
compare ratios within one run.`;
writeReport(report, heading, sections);
for (const section of sections)
  for (const figure of section.figures) {
    const target = targetOf(figure);
    console.log(`${section.title}: ${figure.name}: ${figure.value}${target ? ` (${target})` : ""}`);
  }
