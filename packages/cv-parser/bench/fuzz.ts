import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { UnreadableDocument, createCvEngine } from "../src/worker/pool.ts";
import { mutate, seeded } from "./mutate.ts";

/** Tally of one run: what became of the damaged files, the slowest of them, and the peak of memory. */
type FuzzResult = { read: number; refused: Record<string, number>; slowestMs: number; peakMemoryMb: number };

/**
 * Damages files in every way of `mutate.ts` and reads them in the engine. Crashes of the process, and refusals of any
 * other kind than UnreadableDocument, reject.
 */
async function fuzz(files: readonly string[], count: number, seed: number): Promise<FuzzResult> {
  const random = seeded(seed);
  const engine = createCvEngine({ size: 2, timeoutMs: 10_000 });
  const result: FuzzResult = { read: 0, refused: {}, slowestMs: 0, peakMemoryMb: 0 };
  const one = async (): Promise<void> => {
    const file = files[Math.floor(random() * files.length)];
    if (file === undefined) return;
    const bytes = mutate(await readFile(file), random);
    const start = performance.now();
    try {
      await engine.parse(bytes);
      result.read += 1;
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      result.refused[error.code] = (result.refused[error.code] ?? 0) + 1;
    }
    result.slowestMs = Math.max(result.slowestMs, performance.now() - start);
    result.peakMemoryMb = Math.max(result.peakMemoryMb, jobMemoryMb());
  };
  try {
    for (let done = 0; done < count; done += 2) await Promise.all([one(), one()]);
  } finally {
    await engine.close();
  }
  return result;
}

/** Peak memory of the largest job process there is now; 0 where the system does not tell. */
function jobMemoryMb(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
    const peaks = children.map((id) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? "0");
    return Math.max(...peaks.map(Number)) / 1024;
  } catch {
    return 0;
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: "string", default: "5000" }, seed: { type: "string", default: "1" } },
  });
  const names = await Promise.all(
    positionals.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  const files = names.flat().filter((name) => /\.(?:pdf|docx?)$/i.test(name));
  process.stdout.write(`${JSON.stringify(await fuzz(files, Number(values.count), Number(values.seed)), null, 2)}\n`);
}
