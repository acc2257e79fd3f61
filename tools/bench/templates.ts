import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { measureDistinctness } from "@vitrine/templates/previews";
import { browserLaunchOptions } from "./browser.ts";
import { loadSlowly, type Load } from "./load.ts";
import { kilobytes, milliseconds, type Section } from "./report.ts";

const scriptPath = /src="([^"]*site-[0-9a-f]+\.js)"/;

type Row = Load & { slug: string; script: number };

/** What each template costs a visitor with its sample person, and how alike the templates are built. */
export async function measureTemplates(): Promise<Section[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "templates-bench-"));
  const server = await serve(folder);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const rows: Row[] = [];
    for (const page of render(folder)) {
      const script = scriptPath.exec(readFileSync(page, "utf8"))?.[1];
      rows.push({
        ...(await middleLoad(browser, `${origin}/${path.basename(page)}`)),
        slug: path.basename(page, ".html"),
        script: script ? statSync(path.join(folder, script)).size : 0,
      });
    }
    return [costs(rows), await distinctness()];
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const loadsOfEach = 5;

/** The middle one of five loads by its largest paint: what else the machine does now and then is not the page's. */
async function middleLoad(browser: Browser, url: string): Promise<Load> {
  const loads: Load[] = [];
  for (let load = 0; load < loadsOfEach; load += 1) loads.push(await loadSlowly(browser, url));
  const middle = loads.sort((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(loadsOfEach / 2)];
  if (!middle) throw new Error(`${url} was not loaded.`);
  return middle;
}

/** The written pages; the command builds the package first where that is needed. */
function render(folder: string): string[] {
  const command = path.join(import.meta.dirname, "../../packages/templates/bin/templates.mjs");
  const written = execFileSync(process.execPath, [command, "render", "--out", folder], { encoding: "utf8" });
  return written.trim().split("\n");
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

function costs(rows: readonly Row[]): Section {
  const most = (of: (row: Row) => number) => Math.max(...rows.map(of));
  return {
    title: "Templates, as a visitor gets them",
    how: `\`npm run bench -- templates\`: the page of each template with its sample person, Chromium with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling; bytes are what went over the wire, fonts and headers included, of the script its own bytes; the middle one of five loads by its largest paint. ${machineLoad()}`,
    figures: [
      { name: "largest transfer", value: kilobytes(most((row) => row.bytes)), target: "150 kB or less" },
      { name: "largest script", value: kilobytes(most((row) => row.script)), target: "1 kB or less" },
      {
        name: "slowest largest paint",
        value: milliseconds(most((row) => row.largestPaintMs)),
        target: "1200 ms or less",
      },
      { name: "largest layout shift", value: most((row) => row.layoutShift).toFixed(3), target: "0" },
    ],
    table: {
      head: ["template", "requests", "transfer", "script", "largest paint", "layout shift"],
      rows: rows.map((row) => [
        row.slug,
        String(row.requests),
        kilobytes(row.bytes),
        `${row.script} bytes`,
        milliseconds(row.largestPaintMs),
        row.layoutShift.toFixed(3),
      ]),
    },
  };
}

/** Paint times mean little when other work fills the machine; the reader must be able to tell. */
function machineLoad(): string {
  return `Load of the machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores.`;
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
