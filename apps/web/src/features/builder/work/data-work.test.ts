// @vitest-environment jsdom
import { ApiError } from "@vitrine/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedData, type Data, type StoredData } from "../draft/data-draft.ts";
import { aFullWebsite } from "../testing/open-builder.tsx";
import type { DataOperation } from "./operations.ts";
import type { Waiting } from "./outbox.ts";
import { sendData } from "./send-data.ts";
import { sentData, unsentData } from "./unsaved.ts";
import { createWorkStore, type WorkStore } from "./work-store.ts";

const start = { a: 0, b: 0, c: 0, d: 0 };

type Fate = "works" | "before" | "after";

/** The record of one category, with a version and answers that get lost. */
class RecordServer {
  stored: StoredData = { data: start, version: 1 };
  readonly #fate: () => Fate;

  constructor(fate: () => Fate = () => "works") {
    this.#fate = fate;
  }

  put = async (_category: string, data: Data, version: number | null): Promise<StoredData> => {
    const fate = this.#fate();
    if (fate === "before") throw new ApiError({ status: 0 });
    if (version !== null && version !== this.stored.version)
      throw new ApiError({ status: 409, code: "version_conflict", data: { template_data: this.stored } });
    this.stored = { data, version: this.stored.version + 1 };
    if (fate === "after") throw new ApiError({ status: 0 });
    return this.stored;
  };
}

const website = () => {
  const plain = aFullWebsite({ template_data: start });
  return { ...plain, template: { ...plain.template, category: "Modern" } };
};

function openTab(server: RecordServer): WorkStore {
  const store = createWorkStore(website(), null);
  store.hearData("modern", server.stored);
  return store;
}

/** A tab that is killed keeps its work as text; the form is asked for anew where nothing of it was kept. */
function reopened(store: WorkStore, server: RecordServer): WorkStore {
  const kept = JSON.parse(JSON.stringify(store.keep("tab", 1))) as ReturnType<WorkStore["keep"]>;
  const again = createWorkStore(website(), kept);
  again.hearData("modern", server.stored);
  return again;
}

const typedIn = (store: WorkStore): Data => store.work().data["modern"]?.data ?? {};

function type(store: WorkStore, key: string, value: unknown): void {
  store.typeData("modern", { ...typedIn(store), [key]: value }, "form");
}

function save(store: WorkStore): void {
  const { data, outbox } = store.work();
  const draft = data["modern"];
  if (!draft || unsentData(store.work()).length === 0) return;
  const before = sentData(outbox, "modern") ?? draft.base;
  store.queue({ kind: "data", category: "modern", before, after: draft.data }, { isUndo: true });
}

async function flush(store: WorkStore, server: RecordServer, tries = 500): Promise<void> {
  for (let turn = 0; turn < tries; turn += 1) {
    const [waiting] = store.work().outbox;
    if (!waiting) return;
    const sent = await sendData(waiting as Waiting<DataOperation>, server.put);
    if (sent.kind !== "later") store.settle(waiting, sent);
  }
}

function takeBack(store: WorkStore): boolean {
  const operation = store.takeBack();
  if (operation?.kind === "data") store.putData(operation.category, changedData(typedIn(store), operation));
  return operation !== null;
}

const event = fc.record({
  tab: fc.nat(1),
  type: fc.constantFrom("type", "type", "type", "save", "flush", "kill", "undo", "hear"),
  key: fc.nat(1),
  value: fc.integer({ min: 1, max: 9 }),
});
/** Each tab writes in fields of its own, so that nothing has to be asked. */
const fields = [
  ["a", "b"],
  ["c", "d"],
] as const;

test("whatever breaks and whoever is killed, the record ends with what both tabs typed and saved", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 30 }),
      fc.infiniteStream(fc.constantFrom<Fate>("works", "works", "before", "after")),
      async (events, fates) => {
        let isCalm = false;
        const server = new RecordServer(() => (isCalm ? "works" : (fates.next().value ?? "works")));
        const tabs = [openTab(server), openTab(server)];
        for (const { tab, type: kind, key, value } of events) {
          const store = tabs[tab] ?? openTab(server);
          if (kind === "type") type(store, fields[tab]?.[key] ?? "a", value);
          if (kind === "save") save(store);
          if (kind === "flush") await flush(store, server, 3);
          if (kind === "kill") tabs[tab] = reopened(store, server);
          if (kind === "undo") takeBack(store);
          if (kind === "hear") store.hearData("modern", server.stored);
        }
        isCalm = true;
        for (const store of tabs) {
          await flush(store, server);
          save(store);
          await flush(store, server);
          expect(store.work().outbox).toEqual([]);
          expect(unsentData(store.work())).toEqual([]);
        }
        for (const [tab, store] of tabs.entries())
          for (const key of fields[tab] ?? []) expect(server.stored.data[key]).toEqual(typedIn(store)[key]);
      },
    ),
    { numRuns: 300 },
  );
});

test("a page that is loaded anew with a record on its way does not bring back what another tab has changed since", async () => {
  const server = new RecordServer();
  const other = openTab(server);
  let tab = openTab(server);
  type(tab, "c", 1);
  save(tab);
  type(other, "a", 1);
  save(other);
  await flush(other, server);
  tab = reopened(tab, server);
  type(other, "a", 2);
  save(other);
  await flush(other, server);
  await flush(tab, server);
  save(tab);
  await flush(tab, server);
  expect(server.stored.data).toEqual({ ...start, a: 2, c: 1 });
});

test.each([
  ["before and after it was heard of", (hear: () => void, first: () => void, next: () => void) => [first, hear, next]],
  ["before it was heard of", (hear: () => void, first: () => void, next: () => void) => [first, next, hear]],
])("what another tab wrote stays when a step is taken back that was typed %s", async (_moment, inOrder) => {
  const server = new RecordServer();
  const [mine, other] = [openTab(server), openTab(server)];
  type(other, "c", 1);
  save(other);
  await flush(other, server);
  const steps = inOrder(
    () => mine.hearData("modern", server.stored),
    () => type(mine, "a", 1),
    () => type(mine, "b", 2),
  );
  for (const step of steps) step();
  while (takeBack(mine));
  save(mine);
  await flush(mine, server);
  expect(server.stored.data).toEqual({ ...start, c: 1 });
});

test("any sequence of edits and saves, undone, gives the words of the start", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
      const server = new RecordServer();
      const store = openTab(server);
      for (const { type: kind, tab, key, value } of events) {
        if (kind === "type") type(store, fields[tab]?.[key] ?? "a", value);
        if (kind === "save") save(store);
        if (kind === "flush") await flush(store, server);
      }
      while (takeBack(store));
      save(store);
      await flush(store, server);
      expect(server.stored.data).toEqual(start);
      expect(store.shown().template_data).toEqual(server.stored.data);
    }),
  );
});

test("two answers to the same question: it is asked about, and the next save replaces the other one", async () => {
  const server = new RecordServer();
  const [mine, other] = [openTab(server), openTab(server)];
  type(other, "a", "theirs");
  save(other);
  await flush(other, server);
  type(mine, "a", "mine");
  save(mine);
  const [waiting] = mine.work().outbox;
  const sent = await sendData(waiting as Waiting<DataOperation>, server.put);
  expect(sent.kind).toBe("refused");
  if (waiting) mine.settle(waiting, sent);
  mine.hearData("modern", server.stored);
  expect(mine.work().data["modern"]).toMatchObject({ data: { a: "mine" }, theirs: { data: { a: "theirs" } } });
  save(mine);
  await flush(mine, server);
  expect(server.stored.data["a"]).toBe("mine");
  expect(mine.work().data["modern"]?.theirs).toBeNull();
});

test("a record that a second save waits for keeps what another tab changed in between", async () => {
  const server = new RecordServer();
  const [mine, other] = [openTab(server), openTab(server)];
  type(mine, "a", 1);
  save(mine);
  type(mine, "a", 2);
  save(mine);
  type(other, "c", 3);
  save(other);
  await flush(other, server);
  await flush(mine, server);
  expect(server.stored.data).toEqual({ a: 2, b: 0, c: 3, d: 0 });
});
