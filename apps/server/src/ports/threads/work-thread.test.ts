import { afterEach, expect, test } from "vitest";
import { createWorkThread, type WorkThread } from "./work-thread.ts";

type Job = { act: "answer" | "throw" | "burn" | "hoard"; word: string };
let thread: WorkThread<Job, { word: string; isMainThread: boolean }>;
const aThread = (timeoutMs = 20_000) =>
  (thread = createWorkThread({
    entry: new URL("./testing/obeying-thread.ts", import.meta.url),
    timeoutMs,
    idleMs: 1000,
    waitingAtMost: 3,
    memoryMb: 32,
  }));
afterEach(() => thread.close());

test("jobs are answered one after the other, in another thread", async () => {
  aThread();
  const answers = await Promise.all(["a", "b"].map((word) => thread.run({ act: "answer", word })));
  expect(answers).toEqual(["a", "b"].map((word) => ({ word, isMainThread: false })));
});

test("the failure of one job is its own", async () => {
  aThread();
  const failing = thread.run({ act: "throw", word: "broken" });
  const answered = thread.run({ act: "answer", word: "a" });
  await expect(failing).rejects.toThrow("broken");
  expect((await answered).word).toBe("a");
});

test.each(["burn", "hoard"] as const)("a job that will %s is given up, and the next ones are answered", async (act) => {
  aThread(3000);
  const endless = thread.run({ act, word: "endless" });
  const answered = thread.run({ act: "answer", word: "a" });
  await expect(endless).rejects.toMatchObject({ name: "ThreadRefused" });
  expect((await answered).word).toBe("a");
});

test("the line has an end, and closing refuses what waits", async () => {
  aThread();
  const jobs = Array.from({ length: 6 }, () => thread.run({ act: "burn", word: "a" }).catch((error: Error) => error));
  expect(await Promise.all(jobs.slice(4))).toMatchObject([{ name: "ThreadRefused" }, { name: "ThreadRefused" }]);
  thread.close();
  expect(await Promise.all(jobs.slice(0, 4))).toMatchObject(
    Array.from({ length: 4 }, () => ({ message: "The process ends." })),
  );
});
