import type { JobWithMetadata } from "pg-boss";
import { expect, test } from "vitest";
import { LaneWorker } from "./lane-worker.ts";

type Job = JobWithMetadata<unknown>;

/** A store that hands out what a test puts into it, and takes the end of a job or refuses it. */
function aStore() {
  const waiting: Job[] = [];
  const completed: string[] = [];
  const failed: string[] = [];
  const state = { isAway: false };
  const write = (list: string[]) => async (job: Job) => {
    if (state.isAway) throw new Error("The database is away.");
    list.push(`${job.id} ${job.retryCount}`);
  };
  const store = {
    take: async (count: number) => waiting.splice(0, count),
    preferNewcomer: async () => undefined,
    complete: write(completed),
    fail: write(failed),
    touch: async () => undefined,
  };
  const handOut = (id: string, retryCount: number) => waiting.push({ id, retryCount } as Job);
  return { store, state, completed, failed, handOut };
}

function aWorker(store: ReturnType<typeof aStore>["store"], run: (job: Job) => Promise<void>) {
  const settings = { atOnce: 4, isFair: false, welcomesNewcomers: false, onFailure: () => undefined };
  return new LaneWorker({ ...settings, store, run, onError: () => undefined });
}

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a job that is handed out again while it runs is done once, and both claims end with it", async () => {
  const { store, completed, handOut } = aStore();
  const end = Promise.withResolvers<void>();
  let runs = 0;
  const worker = aWorker(store, () => ((runs += 1), end.promise));
  handOut("mail", 0);
  worker.wake();
  await settle();
  handOut("mail", 1);
  worker.wake();
  await settle();
  end.resolve();
  await worker.stop();
  expect(runs).toBe(1);
  expect(completed).toEqual(["mail 0", "mail 1"]);
});

test("a job whose end could not be written is not done again when it comes back", async () => {
  const { store, state, completed, handOut } = aStore();
  let runs = 0;
  const worker = aWorker(store, async () => void (runs += 1));
  state.isAway = true;
  handOut("mail", 0);
  worker.wake();
  await settle();
  state.isAway = false;
  handOut("mail", 1);
  worker.wake();
  await worker.stop();
  expect(runs).toBe(1);
  expect(completed.toSorted()).toEqual(["mail 0", "mail 1"]);
});

test("a job that failed is tried again", async () => {
  const { store, completed, failed, handOut } = aStore();
  let runs = 0;
  const worker = aWorker(store, async () => {
    runs += 1;
    if (runs === 1) throw new Error("refused");
  });
  handOut("mail", 0);
  worker.wake();
  await settle();
  handOut("mail", 1);
  worker.wake();
  await worker.stop();
  expect({ runs, failed, completed }).toEqual({ runs: 2, failed: ["mail 0"], completed: ["mail 1"] });
});
