#!/usr/bin/env node
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { UnreadableDocument, parseCv, type ImportSource } from "../src/index.ts";
import { describeLayout } from "../src/layout/describe-layout.ts";
import { layoutDocument } from "../src/layout/layout-document.ts";
import { readDocument } from "../src/source/read-document.ts";

const usage = "Usage: npm run cv -- parse FILE... --out DIR [--debug]";

/** An archive is read as LinkedIn's and JSON as JSON Resume; for all else the content decides. */
function sourceOf(file: string): ImportSource | undefined {
  if (/\.zip$/i.test(file)) return "linkedin";
  return /\.json$/i.test(file) ? "json_resume" : undefined;
}

/** What is written for one file: the plain data with evidence beside it, or the reason why there is none. */
async function parseFile(file: string): Promise<Record<string, unknown>> {
  try {
    const { cv, ...rest } = await parseCv(await readFile(file), {
      hint: { fileName: basename(file) },
      source: sourceOf(file),
    });
    const { evidence, diagnostics, kind, pages, confidence } = rest;
    return { ...cv, confidence, kind, pages, evidence, diagnostics };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { error: { code: error.code, message: error.message } };
    const message = error instanceof Error ? error.message : String(error);
    return { error: { code: "corrupt_file", message: `The file could not be read: ${message}` } };
  }
}

async function printLayout(file: string): Promise<void> {
  try {
    console.log(`${file}\n${describeLayout(layoutDocument(await readDocument(await readFile(file))))}`);
  } catch (error) {
    console.log(`${file}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" }, debug: { type: "boolean", default: false } },
  });
  const [command, ...files] = positionals;
  if (command !== "parse" || files.length === 0 || (values.out === undefined && !values.debug)) {
    console.error(usage);
    return 2;
  }
  if (values.out !== undefined) await mkdir(values.out, { recursive: true });
  for (const file of files) {
    if (values.debug) await printLayout(file);
    if (values.out === undefined) continue;
    const result = await parseFile(file);
    await writeFile(join(values.out, `${basename(file)}.json`), `${JSON.stringify(result, null, 2)}\n`);
  }
  return 0;
}

// pdf.js leaves promises behind that nobody waits for when a file is damaged; they must not end the whole run.
process.on("unhandledRejection", () => undefined);
process.exitCode = await main();
