import { isDeepStrictEqual } from "node:util";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { parseCv, type CvParse } from "@vitrine/cv-parser";
import type { RunningServer } from "@vitrine/e2e/server";
import { offeredInTryouts, readingNotes, thingsToCheck, tryoutSiteOf, tryoutTemplates } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { browserLaunchOptions } from "./browser.ts";
import { milliseconds, type Section } from "./report.ts";

type Reading = { ms: number; tryout: unknown };
type Measured = { pages: number; ms: number; isRead: boolean; isSame: boolean };

/** Files that are read before the clock counts: the parts of the reader then come from the browser's own store. */
const warmUps = 1;

/** How long a browser takes for PDFs with text, how many it leaves to the server, and whether both say the same. */
export async function measureHere(server: RunningServer, project: string): Promise<Section[]> {
  const files = pdfsIn(join(project, "../shared/bench/cv"));
  if (files.length === 0) {
    console.log("The labelled CV sets are not beside the project: reading in the browser is not measured.");
    return [];
  }
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await page.goto("/login");
    const reader = readerAddress(project);
    const measured: Measured[] = [];
    for (const [turn, file] of [...files.slice(0, warmUps), ...files].entries()) {
      const bytes = readFileSync(file);
      const reading = await readInPage(page, reader, bytes);
      if (turn >= warmUps) measured.push(await compared(bytes, reading));
    }
    return [sectionOf(measured)];
  } finally {
    await browser.close();
  }
}

function pdfsIn(bench: string): string[] {
  return ["dev", "real-dev"].flatMap((set) => {
    const folder = join(bench, set, "files");
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => name.endsWith(".pdf")).map((name) => join(folder, name));
  });
}

function readerAddress(project: string): string {
  const name = readdirSync(join(project, "apps/web/dist/assets")).find((one) => /^reader-worker-.*\.js$/.test(one));
  if (!name) throw new Error("The build has no reader.");
  return `/assets/${name}`;
}

/** Reads in a worker of its own, as the landing page does; the clock goes from making it to its answer. */
function readInPage(page: Page, reader: string, bytes: Buffer): Promise<Reading> {
  return page.evaluate(
    async ([address = "", base64 = ""]) => {
      const file = new File([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], "cv.pdf");
      const begin = performance.now();
      const worker = new Worker(address, { type: "module" });
      const tryout = await new Promise((resolve, reject) => {
        worker.addEventListener("message", ({ data }) => (data.type === "tryout" ? resolve(data.tryout) : undefined));
        worker.addEventListener("error", reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its page have one origin
        worker.postMessage(file);
      });
      worker.terminate();
      return { ms: performance.now() - begin, tryout };
    },
    [reader, bytes.toString("base64")],
  );
}

async function compared(bytes: Buffer, { ms, tryout }: Reading): Promise<Measured> {
  const now = new Date();
  const parse = await parseCv(bytes, { now });
  const isSame = tryout !== null && isDeepStrictEqual(tryout, JSON.parse(JSON.stringify(tryoutOf(parse, now))));
  return { pages: parse.pages, ms, isRead: tryout !== null, isSame };
}

function tryoutOf({ cv, evidence, unplaced, diagnostics, confidence }: CvParse, now: Date): unknown {
  return {
    person: { name: cv.personal_info.name, email: cv.personal_info.email },
    sites: tryoutTemplates(offeredInTryouts(templateManifests), cv, now).map(({ manifest, reasoning }) => ({
      template_slug: manifest.slug,
      template_name: manifest.name,
      reasoning,
      website: tryoutSiteOf(cv, manifest),
    })),
    notes: readingNotes(diagnostics, confidence),
    to_check: thingsToCheck(cv, evidence, unplaced),
  };
}

function sectionOf(measured: readonly Measured[]): Section {
  const read = measured.filter(({ isRead }) => isRead);
  const same = read.filter(({ isSame }) => isSame).length;
  const paces = read.map(({ ms, pages }) => ms / pages).sort((a, b) => a - b);
  const at = (share: number) => paces[Math.min(paces.length - 1, Math.floor(share * paces.length))] ?? 0;
  return {
    title: "Reading in the browser",
    how: "`npm run bench -- here`: every PDF of the labelled sets, read by the landing page's own worker in Chromium, a worker for each file, the reader's parts in the browser's store; the clock includes starting the worker and finding the three sites. What is a picture or hides text is left to the server, which reads all of them for comparison.",
    figures: [
      { name: "PDFs read here, of all", value: `${read.length} of ${measured.length}` },
      {
        name: "the same sites and doubts as the server's, of those",
        value: `${same} of ${read.length}`,
        target: "all",
        isMet: same === read.length,
      },
      {
        name: "a page, median",
        value: milliseconds(at(0.5)),
        target: "1500 ms or less",
        isMet: at(0.5) <= 1500,
      },
      { name: "a page, p90", value: milliseconds(at(0.9)) },
    ],
  };
}
