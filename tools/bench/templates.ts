import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { samplePdf } from "@vitrine/e2e/sample-cv";
import type { RunningServer } from "@vitrine/e2e/server";
import { templateManifests } from "@vitrine/templates/catalogue";
import { measureDistinctness } from "@vitrine/templates/previews";
import { browserLaunchOptions } from "./browser.ts";
import { loadSlowly, type Load } from "./load.ts";
import { publishWorks } from "./pictured-site.ts";
import { kilobytes, median, milliseconds, rowsOf, type Section } from "./report.ts";

const scriptPath = /src="([^"]*site-[0-9a-f]+\.js)"/;

/** A template by its sample person on a desk, and by a CV with six photographs on a phone. */
type Row = { slug: string; script: number; sample: Load; pictured: Load };

/**
 * What each template costs a visitor, and how alike the templates are built.
 * @param report where the rows of templates that are not asked for now stand, if they were measured before
 * @param only slugs, separated by commas; all templates without
 */
export async function measureTemplates(server: RunningServer, report: string, only = ""): Promise<Section[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "templates-bench-"));
  const samples = await serve(folder);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const origin = `http://127.0.0.1:${(samples.address() as AddressInfo).port}`;
    const works = await publishWorks(server, new Uint8Array(await samplePdf(browser, "Nadia Example")));
    const rows: string[][] = [];
    for (const page of render(folder, slugsOf(only))) {
      const slug = path.basename(page, ".html");
      const script = scriptPath.exec(readFileSync(page, "utf8"))?.[1];
      await works.wear(slug);
      // The first visitor's page is drawn; all others get what was kept.
      await (await fetch(works.home)).text();
      const row = cells({
        slug,
        script: script ? statSync(path.join(folder, script)).size : 0,
        sample: await middleLoad(browser, `${origin}/${slug}.html`),
        pictured: await middleLoad(browser, works.home, true),
      });
      console.log(row.join("  "));
      rows.push(row);
    }
    return [costs(withKept(rows, report)), await distinctness()];
  } finally {
    await browser.close();
    samples.close();
    rmSync(folder, { recursive: true });
  }
}

/** @throws {Error} for a slug that is none */
function slugsOf(only: string): string[] {
  const all = templateManifests.map(({ slug }) => slug);
  const wanted = only.split(",").filter((slug) => slug !== "");
  const unknown = wanted.filter((slug) => !all.includes(slug));
  if (unknown.length > 0) throw new Error(`There is no template ${unknown.join(", ")}.`);
  return wanted.length > 0 ? wanted : all;
}

/** The rows in the catalogue's order, and between them those that the report has of the other templates. */
function withKept(rows: readonly string[][], report: string): string[][] {
  const kept = rowsOf(report, title).filter((row) => row.length === head.length);
  return templateManifests.flatMap(({ slug }) => {
    const row = [...rows, ...kept].find(([name]) => name === slug);
    return row ? [row] : [];
  });
}

const loadsOfEach = 3;

/** The middle one of three loads by its largest paint: what else the machine does now and then is not the page's. */
async function middleLoad(browser: Browser, url: string, onPhone = false): Promise<Load> {
  const loads: Load[] = [];
  for (let load = 0; load < loadsOfEach; load += 1) loads.push(await loadSlowly(browser, url, { onPhone }));
  const middle = loads.sort((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(loadsOfEach / 2)];
  if (!middle) throw new Error(`${url} was not loaded.`);
  return middle;
}

/** The written pages; the command builds the package first where that is needed. */
function render(folder: string, slugs: readonly string[]): string[] {
  const command = path.join(import.meta.dirname, "../../packages/templates/bin/templates.mjs");
  execFileSync(process.execPath, [command, "render", "--out", folder], { encoding: "utf8" });
  return slugs.map((slug) => path.join(folder, `${slug}.html`));
}

const contentTypes: Readonly<Record<string, string>> = { ".js": "text/javascript", ".woff2": "font/woff2" };

/** Serves a folder as the product does: pages compressed, fonts and the script as they are. */
async function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const file = path.join(folder, url);
    if (!existsSync(file)) response.writeHead(404).end();
    else if (path.extname(file) === ".html") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
      response.end(brotliCompressSync(readFileSync(file)));
    } else {
      response.writeHead(200, { "content-type": contentTypes[path.extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return server;
}

const title = "Templates, as a visitor gets them";
const head = [
  "template",
  "requests",
  "transfer",
  "script",
  "largest paint",
  "layout shift",
  "largest paint, six pictures",
  "layout shift, six pictures",
  "load of the machine",
] as const;

function cells({ slug, script, sample, pictured }: Row): string[] {
  return [
    slug,
    String(sample.requests),
    kilobytes(sample.bytes),
    `${script} bytes`,
    milliseconds(sample.largestPaintMs),
    sample.layoutShift.toFixed(3),
    milliseconds(pictured.largestPaintMs),
    pictured.layoutShift.toFixed(3),
    (loadavg()[0] ?? 0).toFixed(1),
  ];
}

function costs(rows: readonly string[][]): Section {
  const column = (name: (typeof head)[number]) => rows.map((row) => Number.parseFloat(row[head.indexOf(name)] ?? ""));
  const most = (name: (typeof head)[number]) => Math.max(...column(name));
  const pictured = column("largest paint, six pictures");
  const shift = Math.max(most("layout shift"), most("layout shift, six pictures"));
  return {
    title,
    how: `\`npm run bench -- templates\`, for some of them \`BENCH_TEMPLATES=default,modern npm run bench -- templates\`: the page of each template, Chromium with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling, the middle one of ${loadsOfEach} loads by its largest paint. With its sample person on a desk, whose pictures are drawn in the page; bytes are what went over the wire, fonts and headers included, of the script its own bytes. With six pictures: the published website of a one-page CV with six works, a photograph of 2000 x 1333 pixels each, on a phone of 390 x 844 points at twice the pixels. Rows may be of different runs; each says the load of the machine in its last minute, on ${cpus().length} cores, and above 1 its times are too long.`,
    figures: [
      { name: "templates measured", value: `${rows.length} of ${templateManifests.length}` },
      { name: "largest transfer", value: `${most("transfer").toFixed(1)} kB`, target: "150 kB or less" },
      { name: "largest script", value: `${most("script")} bytes`, target: "1 kB or less" },
      { name: "slowest largest paint", value: milliseconds(most("largest paint")), target: "1200 ms or less" },
      {
        name: "largest paint with six pictures, median",
        value: milliseconds(median(pictured)),
        target: "1000 ms or less",
      },
      {
        name: "largest paint with six pictures, slowest",
        value: milliseconds(Math.max(...pictured)),
        target: "1200 ms or less",
      },
      { name: "largest layout shift", value: shift.toFixed(3), target: "0" },
    ],
    table: { head, rows },
  };
}

async function distinctness(): Promise<Section> {
  const pairs = await measureDistinctness();
  return {
    title: "Templates, how alike they are built",
    how: "`npm run bench -- templates`: distances of the desktop pictures at 160 px without colour, from 0 (the same structure) to 1 (nothing in common), as `packages/templates/bin/structure.ts` explains; the ten nearest pairs.",
    figures: [
      { name: `smallest distance of ${pairs.length} pairs`, value: (pairs[0]?.distance ?? 0).toFixed(3) },
      { name: "median distance", value: (pairs[Math.floor(pairs.length / 2)]?.distance ?? 0).toFixed(3) },
    ],
    table: {
      head: ["pair", "distance"],
      rows: pairs.slice(0, 10).map(({ pair, distance }) => [pair.join(" · "), distance.toFixed(3)]),
    },
  };
}
