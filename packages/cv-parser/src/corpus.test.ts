import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JobMeter } from "../bench/job-meter.ts";
import { mutate, seeded } from "../bench/mutate.ts";
import { aDocx, p, r, table, textBox } from "./fixtures/docx-builder.ts";
import { aPdf } from "./fixtures/pdf-builder.ts";
import { UnreadableDocument, createCvEngine } from "./worker/pool.ts";

const oddFolder = join(import.meta.dirname, "../../../../shared/bench/odd-pdf/files");
const engine = createCvEngine({ size: 1, timeoutMs: 60_000, memoryMb: 384 });
const meter = new JobMeter();
/** Ten seconds of the processor's time: the clock also counts what a busy machine gives to others. */
const promisedMs = 10_000;

// The start of the process is no part of any reading's time: on a busy machine it alone may take that long.
beforeAll(async () => {
  const simple = aPdf().lines(50, 100, ["Jane Doe"]).build();
  const answers = () =>
    engine.extract(simple).then(
      () => true,
      () => false,
    );
  while (!(await answers()));
});
afterAll(() => engine.close());

/** Reads a file without recognising pictures, which would take minutes over a corpus; null when it is refused. */
async function readQuickly(bytes: Uint8Array) {
  meter.begin();
  try {
    const { text } = await engine.extract(bytes);
    return (await engine.parseText(text)).cv;
  } catch (error) {
    if (error instanceof UnreadableDocument && error.code !== "timed_out") return null;
    throw error;
  } finally {
    expect(meter.end().processorMs).toBeLessThan(promisedMs);
  }
}

const oddFiles = existsSync(oddFolder) ? readdirSync(oddFolder) : [];

describe.skipIf(oddFiles.length === 0)("odd PDF files", { timeout: 60_000 }, () => {
  test.each(oddFiles)("%s neither crashes nor hangs, and no person is seen in it", async (name) => {
    const cv = await readQuickly(await readFile(join(oddFolder, name)));
    const isPerson = cv && (cv.personal_info.name.length > 1 || cv.experiences.length + cv.educations.length > 0);
    expect(isPerson ? cv : null).toBeNull();
  });
});

describe("damaged files", { timeout: 60_000 }, () => {
  const pdf = aPdf()
    .text(50, 60, "Jane Doe", { size: 20, font: "bold" })
    .lines(50, 100, ["jane@example.com", "Experience", "Engineer, Acme", "2019 - 2021"])
    .link(50, 90, 100, 14, "mailto:jane@example.com")
    .page()
    .fill(0, 0, 200, 842, [0.2, 0.2, 0.4])
    .lines(20, 60, ["Skills", "Excel"], { colour: [1, 1, 1] })
    .build();
  const body = p(r("Jane Doe", "<w:b/>")) + table([p("2019"), p("Acme")]) + p(textBox(p("Skills")));
  // Ten times thirty, so that each stays far from its time limit; a batch always damages in the same way.
  const batches = Array.from({ length: 10 }, (_, batch) => batch);
  /** How many of thirty damaged files had an end; any other failure than a refusal is thrown by the reading. */
  const ended = async (seed: number, makeFile: (random: () => number) => Uint8Array | Promise<Uint8Array>) => {
    const random = seeded(seed);
    let count = 0;
    for (; count < 30; count += 1) await readQuickly(await makeFile(random));
    return count;
  };

  test.each(batches)("mutations of a PDF are read or refused, never thrown out of: %i", async (batch) => {
    expect(await ended(20_261_121 + 1000 * batch, (random) => mutate(pdf, random))).toBe(30);
  });

  test.each(batches)("mutations of a Word document are read or refused: %i", async (batch) => {
    const docx = await aDocx({ body, numbering: "", styles: "" });
    expect(await ended(20_261_122 + 1000 * batch, (random) => mutate(docx, random))).toBe(30);
  });

  test.each(batches)("mutations of Word's XML inside an intact archive are read or refused: %i", async (batch) => {
    const make = (random: () => number) => aDocx({ body: mutate(Buffer.from(body), random).toString() });
    expect(await ended(20_261_123 + 1000 * batch, make)).toBe(30);
  });
});
