import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createCv } from "./create-cv.ts";
import { renderPdf } from "./pdf-file.ts";

/** The CVs that the landing page offers to who has none at hand: the seed of each by the name of its file. */
const samples = { designer: 396, engineer: 190, researcher: 289 } as const;
const folder = new URL("../../apps/web/public/samples/", import.meta.url);

/** Prints the sample CVs of the landing page anew. */
export async function writeSamples(page: Page): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, seed] of Object.entries(samples))
    await writeFile(new URL(`${name}.pdf`, folder), await renderPdf(page, createCv(seed)));
}
