import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { UnreadableDocument, createCvEngine } from "../src/worker/pool.ts";
import { JobMeter } from "./job-meter.ts";
import type { JobUse } from "./job-meter.ts";
import { mutate, seeded } from "./mutate.ts";

/** What became of one file; `name` is that of a person who was seen in it. */
type Outcome = JobUse & { file: string; wallMs: number; outcome: string; person: string };

/** Tally of one run: what became of the files, how many took how long, and the most that any of them used. */
type Tally = {
  outcomes: Record<string, number>;
  seconds: Record<string, number>;
  most: Outcome[];
  peakMemoryMb: number;
};

const steps = [1, 2, 5, 8, 10];
const shownSlowest = 12;

/**
 * Reads files one after the other in the engine, pictures included. Crashes of the process, and refusals of any other
 * kind than UnreadableDocument, reject.
 */
async function readEach(files: AsyncIterable<{ file: string; bytes: Uint8Array }>): Promise<Outcome[]> {
  const engine = createCvEngine({ size: 1 });
  const meter = new JobMeter();
  const outcomes: Outcome[] = [];
  try {
    for await (const { file, bytes } of files) {
      meter.begin();
      const start = performance.now();
      const read = await engine.parse(bytes).then(
        ({ cv, diagnostics }) => ({
          outcome: diagnostics.some(({ code }) => code === "text_recognised") ? "read as picture" : "read",
          person: cv.personal_info.name,
        }),
        (error: unknown) => {
          if (!(error instanceof UnreadableDocument)) throw new Error(`${file} broke the engine`, { cause: error });
          return { outcome: error.code, person: "" };
        },
      );
      outcomes.push({ file, ...read, ...meter.end(), wallMs: Math.round(performance.now() - start) });
    }
  } finally {
    await engine.close();
  }
  return outcomes;
}

function tallied(outcomes: readonly Outcome[]): Tally {
  const stepOf = ({ processorMs }: Outcome) => `up to ${steps.find((step) => processorMs <= 1000 * step) ?? "more"} s`;
  const counted = (key: (outcome: Outcome) => string) =>
    Object.fromEntries([...Map.groupBy(outcomes, key)].map(([name, group]) => [name, group.length]));
  return {
    outcomes: counted(({ outcome }) => outcome),
    seconds: counted(stepOf),
    most: outcomes.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, shownSlowest),
    peakMemoryMb: Math.max(0, ...outcomes.map(({ memoryMb }) => memoryMb)),
  };
}

async function* undamaged(files: readonly string[]) {
  for (const file of files) yield { file: basename(file), bytes: await readFile(file) };
}

/** Files damaged in every way of `mutate.ts`; the same seed gives the same ones. */
async function* damaged(files: readonly string[], count: number, seed: number) {
  const random = seeded(seed);
  for (let done = 0; done < count; done += 1) {
    const file = files[Math.floor(random() * files.length)];
    if (file === undefined) return;
    yield { file: `${basename(file)}, damaged copy ${done}`, bytes: mutate(await readFile(file), random) };
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string", default: "5000" },
      seed: { type: "string", default: "1" },
      undamaged: { type: "boolean", default: false },
    },
  });
  const names = await Promise.all(
    positionals.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const files = names.flat().filter((name) => /\.(?:pdf|docx?)$/i.test(name));
  const outcomes = await readEach(
    values.undamaged ? undamaged(files) : damaged(files, Number(values.count), Number(values.seed)),
  );
  process.stdout.write(`${JSON.stringify(tallied(outcomes), null, 2)}\n`);
}
