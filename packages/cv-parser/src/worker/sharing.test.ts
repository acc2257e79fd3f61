import { existsSync, readFileSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, describe, expect, test } from "vitest";
import { aBurningPdf } from "../fixtures/burning-pdf.ts";
import { aPdf } from "../fixtures/pdf-builder.ts";
import { createCvEngine } from "./pool.ts";
import type { CvEngine, CvEngineOptions } from "./pool.ts";

const pdf = aPdf().lines(50, 100, ["Jane Doe", "jane.doe@example.com"]).build();
const burning = aBurningPdf();
let engine: CvEngine;
const anEngine = (options: CvEngineOptions) => (engine = createCvEngine(options));
afterEach(async () => {
  await engine.close();
  await eventually(() => (readers().length === 0 ? true : undefined));
});

/** The outcome of a reading: "read", or why not. */
const outcome = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => "read",
    (error: { code?: string; reason?: string }) => error.code ?? error.reason ?? "broke",
  );

/** Readers that this process has started and that live. */
function readers(): number[] {
  const children = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean),
  );
  return children.map(Number).filter((id) => {
    // What ended between two looks, or waits to be buried, has no command any more.
    const isThere = existsSync(`/proc/${id}/cmdline`);
    return isThere && readFileSync(`/proc/${id}/cmdline`, "utf8").includes("cv-parser");
  });
}

async function eventually<T>(ask: () => T | undefined): Promise<T> {
  for (;;) {
    const answer = ask();
    if (answer !== undefined) return answer;
    // eslint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.skipIf(process.platform !== "linux")("sharing the readers", { timeout: 60_000 }, () => {
  test("six files of one account that burn the processor hold up nobody else", async () => {
    anEngine({});
    await engine.warmUp();
    const order: string[] = [];
    const hostile = Array.from({ length: 6 }, () =>
      outcome(engine.extract(burning, { who: "hostile" })).then((ended) => order.push(ended)),
    );
    for (const who of ["ada", "ben", "cleo", "dora"]) {
      // eslint-disable-next-line no-await-in-loop
      order.push(`${who} ${await outcome(engine.extract(pdf, { who }))}`);
    }
    expect(order).toEqual(["ada read", "ben read", "cleo read", "dora read"]);
    await engine.close();
    await Promise.all(hostile);
  });

  test("one reader is as prompt as the server, until a file takes it long", async () => {
    const own = getPriority();
    const priorities = () =>
      readers()
        .map((id) => getPriority(id) - own)
        .sort((a, b) => a - b);
    anEngine({});
    await engine.warmUp();
    const others = [engine.extract(burning, { who: "first" }), engine.extract(burning, { who: "second" })].map(outcome);
    await eventually(() => (priorities().join() === "0,5" ? true : undefined));
    await eventually(() => (priorities().join() === "5,5" ? true : undefined));
    await engine.close();
    await Promise.all(others);
  });

  test("who comes while the first reader is being warmed waits for it; only a second one has another begin", async () => {
    anEngine({});
    void engine.warmUp();
    const first = engine.extract(pdf, { who: "first" });
    expect(readers()).toHaveLength(1);
    const second = engine.extract(pdf, { who: "second" });
    expect(readers()).toHaveLength(2);
    expect((await first).text).toContain("Jane Doe");
    expect((await second).text).toContain("Jane Doe");
  });

  test("the start of a reader is not the time of the file that it was started for", async () => {
    const own = getPriority();
    anEngine({ size: 1 });
    await engine.extract(pdf);
    const [first = 0] = readers();
    expect(getPriority(first)).toBe(own);
    await engine.extract(pdf);
    expect(readers()).toEqual([first]);
  });

  test("a file that burns the processor ends at its budget, and the next one is read", async () => {
    anEngine({ size: 1, textProcessorMs: 1500 });
    expect(await outcome(engine.extract(burning))).toBe("timed_out");
    expect(await outcome(engine.extract(pdf))).toBe("read");
  });

  test("memory counts with what native code holds", async () => {
    anEngine({ size: 1, residentMb: 60 });
    expect(await outcome(engine.extract(burning))).toBe("out_of_memory");
  });

  test("a reader that was killed from outside does not blame the file: another one reads it", async () => {
    anEngine({ size: 1 });
    await engine.warmUp();
    const [before] = readers();
    const reading = outcome(engine.extract(burning));
    process.kill(before ?? 0, "SIGKILL");
    const after = await eventually(() => readers().find((id) => id !== before));
    process.kill(after, "SIGKILL");
    expect(await reading).toBe("lost");
    const twice = engine.extract(pdf);
    process.kill(readers()[0] ?? 0, "SIGKILL");
    expect((await twice).text).toContain("Jane Doe");
  });

  test("a reader that holds much memory after a file is replaced by a fresh one", async () => {
    anEngine({ size: 1, wornMb: 1 });
    await engine.extract(pdf);
    const [first] = readers();
    await engine.extract(pdf);
    expect(await eventually(() => readers().find((id) => id !== first))).toBeGreaterThan(0);
  });

  test("a reader that has nothing to do is ended, and a fresh one is ready", async () => {
    anEngine({ size: 1, idleMs: 50 });
    await engine.warmUp();
    const [first] = readers();
    await engine.extract(pdf);
    await eventually(() => readers().find((id) => id !== first));
    expect((await engine.extract(pdf)).text).toContain("Jane Doe");
  });

  test("work that nobody waits for any more is dropped, whether it waits or runs", async () => {
    anEngine({ size: 1 });
    const gone = new AbortController();
    const running = outcome(engine.extract(burning, { who: "a", signal: gone.signal }));
    const waiting = outcome(engine.extract(burning, { who: "a", signal: gone.signal }));
    const other = outcome(engine.extract(pdf, { who: "b" }));
    gone.abort();
    expect([await running, await waiting, await other]).toEqual(["cancelled", "cancelled", "read"]);
    expect(await outcome(engine.extract(pdf, { signal: gone.signal }))).toBe("cancelled");
  });

  test("who waits too long hears how many are ahead and when to ask again", async () => {
    anEngine({ size: 1, waitMs: 100 });
    const running = outcome(engine.extract(burning, { who: "a" }));
    const refusals = ["b", "c"].map((who) => engine.extract(pdf, { who }).catch((error: unknown) => error));
    expect(await Promise.all(refusals)).toMatchObject([
      { name: "EngineUnavailable", reason: "busy", ahead: 1 },
      { name: "EngineUnavailable", reason: "busy", ahead: 0 },
    ]);
    await engine.close();
    expect(await running).toBe("closed");
  });

  test("an account has a bounded number of files in line", async () => {
    anEngine({ size: 1 });
    const readings = Array.from({ length: 40 }, () => outcome(engine.extract(burning, { who: "a" })));
    const refused = await Promise.all(readings.slice(30));
    expect(new Set(refused)).toEqual(new Set(["busy"]));
    await engine.close();
    expect(new Set(await Promise.all(readings.slice(0, 20)))).toEqual(new Set(["closed"]));
  });
});
