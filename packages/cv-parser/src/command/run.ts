import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { describeLayout } from "../layout/describe-layout.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { readDocument } from "../source/read-document.ts";
import { forms, plainOf, type Form } from "./forms.ts";
import { doubledNames, findInputs, NotUnderstood, type Input } from "./inputs.ts";
import { readCvFile, type Outcome } from "./read-file.ts";

const usage = `Usage: vitrine-cv parse FILE|FOLDER... [--out DIR] [--json-resume | --europass | --jsonl] [--quiet]

  --out DIR      one file for each CV, under its own name; without it one CV goes to standard output
  --json-resume  as JSON Resume 1.0.0
  --europass     as Europass XML 3.4
  --jsonl        one line of JSON for each CV, to standard output
  --debug        prints the lines of each page in reading order
  --quiet        says nothing of single files on standard error
  --help         prints this

Exit codes: 0 all files were read, 1 some were not, 2 not understood.`;

/** Where the command writes, and the time that it puts into files. */
export type Console = { out: (text: string) => void; error: (text: string) => void; now: () => Date };

type Wish = { inputs: readonly Input[]; out: string | undefined; form: Form; isLines: boolean; isQuiet: boolean };

/**
 * Runs the command line of the engine.
 * @returns the exit code: 0 when every file was read, 1 when some were not, 2 when the call was not understood
 */
export async function runCommand(words: readonly string[], console: Console): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        out: { type: "string" },
        "json-resume": { type: "boolean", default: false },
        europass: { type: "boolean", default: false },
        jsonl: { type: "boolean", default: false },
        debug: { type: "boolean", default: false },
        quiet: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return said(console.out, usage, 0);
    const [command, ...names] = positionals;
    if (command !== "parse" || names.length === 0) return said(console.error, usage, 2);
    const inputs = await findInputs(names);
    if (values.debug) for (const { file } of inputs) console.out(await layoutText(file));
    if (values.debug && values.out === undefined && !values.jsonl) return 0;
    const form = values["json-resume"] ? forms["json-resume"] : values.europass ? forms.europass : forms.plain;
    const wish: Wish = { inputs, out: values.out, form, isLines: values.jsonl, isQuiet: values.quiet };
    checkWish(wish, [values["json-resume"], values.europass, values.jsonl].filter(Boolean).length);
    return await readAll(wish, console);
  } catch (error) {
    const isParsing = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (!isParsing && !(error instanceof NotUnderstood)) throw error;
    return said(console.error, `${error.message}\n\n${usage}`, 2);
  }
}

function said(say: (text: string) => void, text: string, code: number): number {
  say(`${text}\n`);
  return code;
}

function checkWish({ inputs, out, isLines }: Wish, formsAsked: number): void {
  if (formsAsked > 1) throw new NotUnderstood("--json-resume, --europass and --jsonl cannot be asked for together.");
  if (isLines && out !== undefined) throw new NotUnderstood("--jsonl writes to standard output and takes no --out.");
  if (!isLines && out === undefined && inputs.length > 1)
    throw new NotUnderstood("Several CVs need --out DIR or --jsonl.");
  const doubled = out === undefined ? [] : doubledNames(inputs);
  if (doubled.length > 0) throw new NotUnderstood(`Several files would be written as ${doubled.join(", ")}.`);
}

async function readAll(wish: Wish, console: Console): Promise<number> {
  const { inputs } = wish;
  let unread = 0;
  for (const [index, input] of inputs.entries()) {
    const start = performance.now();
    const outcome = await readCvFile(input.file);
    if ("error" in outcome) unread += 1;
    await write(outcome, input, wish, console);
    const told = `[${index + 1}/${inputs.length}] ${input.name}: ${summaryOf(outcome)}`;
    if (!wish.isQuiet) console.error(`${told}, ${Math.round(performance.now() - start)} ms\n`);
  }
  if (inputs.length !== 1 && !wish.isQuiet) console.error(`${inputs.length - unread} read, ${unread} not read\n`);
  return unread === 0 ? 0 : 1;
}

function summaryOf(outcome: Outcome): string {
  if ("error" in outcome) return `${outcome.error.code}: ${outcome.error.message}`;
  const { pages, confidence, evidence } = outcome.parse;
  return `${pages} ${pages === 1 ? "page" : "pages"}, ${Object.keys(evidence).length} values, confidence ${confidence.toFixed(2)}`;
}

/** A CV that could not be read is written in the plain forms alone, as its error; others have no place for one. */
async function write(outcome: Outcome, { name }: Input, { out, form, isLines }: Wish, console: Console): Promise<void> {
  if (isLines) {
    console.out(`${JSON.stringify({ file: name, ...plainOf(outcome) })}\n`);
    return;
  }
  const text =
    "parse" in outcome
      ? form.write(outcome.parse, console.now())
      : form === forms.plain
        ? `${JSON.stringify(plainOf(outcome), null, 2)}\n`
        : null;
  if (text === null) return;
  if (out === undefined) {
    console.out(text);
    return;
  }
  const path = join(out, `${name}${form.ending}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function layoutText(file: string): Promise<string> {
  try {
    return `${file}\n${describeLayout(layoutDocument(await readDocument(await readFile(file))))}\n`;
  } catch (error) {
    return `${file}\n${error instanceof Error ? error.message : String(error)}\n`;
  }
}
