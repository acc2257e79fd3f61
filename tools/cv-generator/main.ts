import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { browserLaunchOptions } from "../bench/browser.ts";
import { createConventionCv } from "./conventions/create-convention-cv.ts";
import { createCv, type GeneratedCv } from "./create-cv.ts";
import { renderDocx } from "./docx-file.ts";
import { createLayoutCv } from "./layouts/create-layout-cv.ts";
import { printPage, renderPdf } from "./pdf-file.ts";
import { renderText } from "./text-file.ts";
import { writeSamples } from "./write-samples.ts";

const usage =
  "Usage: node tools/cv-generator/main.ts --out DIR [--count N] [--seed S] [--step N] [--layouts] [--other-words] [--conventions] | --samples";

/**
 * Writes `count` labelled CVs into DIR/files and DIR/gold; `--step 2` takes every second seed. `--layouts` takes the
 * designed pages in turn, `--other-words` the second lists of words, `--conventions` what people paste, mail and fill in.
 * `--samples` prints those that the landing page offers instead.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      out: { type: "string" },
      count: { type: "string", default: "100" },
      seed: { type: "string", default: "0" },
      step: { type: "string", default: "1" },
      layouts: { type: "boolean", default: false },
      "other-words": { type: "boolean", default: false },
      conventions: { type: "boolean", default: false },
      samples: { type: "boolean", default: false },
    },
  });
  if (values.samples) return printSamples();
  if (values.out === undefined) {
    console.error(usage);
    return 2;
  }
  const [files, gold] = [join(values.out, "files"), join(values.out, "gold")];
  await mkdir(files, { recursive: true });
  await mkdir(gold, { recursive: true });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage();
    for (let index = 0; index < Number(values.count); index += 1) {
      const seed = Number(values.seed) + index * Number(values.step);
      const isOtherWords = values["other-words"];
      if (values.conventions) {
        const { fileName, format, content, gold: label } = await createConventionCv(seed);
        const isPage = format === "pdf" && typeof content === "string";
        await writeFile(join(files, fileName), isPage ? await printPage(page, content) : content);
        await writeFile(join(gold, `${fileName}.json`), `${JSON.stringify(label, null, 1)}\n`);
        continue;
      }
      const cv = values.layouts ? createLayoutCv(seed, isOtherWords) : createCv(seed);
      await writeFile(join(files, cv.fileName), "html" in cv ? await printPage(page, cv.html) : await render(cv, page));
      await writeFile(join(gold, `${cv.fileName}.json`), `${JSON.stringify(cv.gold, null, 1)}\n`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

async function printSamples(): Promise<number> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await writeSamples(await browser.newPage());
  } finally {
    await browser.close();
  }
  return 0;
}

async function render({ format, view, style, pack }: GeneratedCv, page: Page): Promise<Uint8Array | string> {
  if (format === "txt") return renderText(view, style);
  if (format === "docx") return await renderDocx(view, style);
  return await renderPdf(page, { view, style, pack });
}

process.exitCode = await main();
