import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { mutate, seeded } from "../bench/mutate.ts";
import { aDocx, p, r, table, textBox } from "./fixtures/docx-builder.ts";
import { aPdf } from "./fixtures/pdf-builder.ts";
import { UnreadableDocument, createCvEngine } from "./worker/pool.ts";

const oddFolder = join(import.meta.dirname, "../../../../shared/bench/odd-pdf/files");
const engine = createCvEngine({ size: 1, timeoutMs: 10_000, memoryMb: 512 });

afterAll(() => engine.close());

/** Reads a file without recognising pictures, which would take minutes over a corpus; null when it is refused. */
async function readQuickly(bytes: Uint8Array) {
  try {
    const { text } = await engine.extract(bytes);
    return (await engine.parseText(text)).cv;
  } catch (error) {
    if (error instanceof UnreadableDocument && error.code !== "timed_out") return null;
    throw error;
  }
}

describe.skipIf(!existsSync(oddFolder))("odd PDF files", () => {
  test("none crashes or hangs, and no person is seen in them", { timeout: 240_000 }, async () => {
    const names = await readdir(oddFolder);
    const people: string[] = [];
    for (const name of names) {
      const cv = await readQuickly(await readFile(join(oddFolder, name)));
      if (cv && (cv.personal_info.name.length > 1 || cv.experiences.length + cv.educations.length > 0))
        people.push(name);
    }
    expect(people).toEqual([]);
  });
});

describe("damaged files", () => {
  const pdf = aPdf()
    .text(50, 60, "Jane Doe", { size: 20, font: "bold" })
    .lines(50, 100, ["jane@example.com", "Experience", "Engineer, Acme", "2019 - 2021"])
    .link(50, 90, 100, 14, "mailto:jane@example.com")
    .page()
    .fill(0, 0, 200, 842, [0.2, 0.2, 0.4])
    .lines(20, 60, ["Skills", "Excel"], { colour: [1, 1, 1] })
    .build();

  test("300 mutations of a PDF are read or refused, never thrown out of", { timeout: 120_000 }, async () => {
    const random = seeded(20_261_121);
    for (let index = 0; index < 300; index += 1) await readQuickly(mutate(pdf, random));
  });

  test("300 mutations of a Word document are read or refused", { timeout: 120_000 }, async () => {
    const body = p(r("Jane Doe", "<w:b/>")) + table([p("2019"), p("Acme")]) + p(textBox(p("Skills")));
    const docx = await aDocx({ body, numbering: "", styles: "" });
    const random = seeded(20_261_122);
    for (let index = 0; index < 300; index += 1) await readQuickly(mutate(docx, random));
  });

  test("300 mutations of Word's XML inside an intact archive are read or refused", { timeout: 120_000 }, async () => {
    const body = p(r("Jane Doe", "<w:b/>")) + table([p("2019"), p("Acme")]) + p(textBox(p("Skills")));
    const random = seeded(20_261_123);
    for (let index = 0; index < 300; index += 1) {
      const damaged = mutate(Buffer.from(body), random).toString();
      await readQuickly(await aDocx({ body: damaged }));
    }
  });
});
