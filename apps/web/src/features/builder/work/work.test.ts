// @vitest-environment jsdom
import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftPaths, valueAt, type DraftValue } from "../draft/fields.ts";
import type { AnyItem, ItemValues } from "../items/item-kinds.ts";
import { readItems } from "../items/item-places.ts";
import { aFullWebsite, anExperience } from "../testing/open-builder.tsx";
import { doAgain, emptyHistory, record, renameInHistory, takeBack, type History } from "./history.ts";
import { applyOperation, invertOperation, type ItemOperation, type Operation } from "./operations.ts";
import { acknowledge, refuse, withWaiting, type Outbox, type Waiting } from "./outbox.ts";
import { sendWaiting, type ItemCalls } from "./send-waiting.ts";

const lists = ["experience", "education", "skill", "project", "blogPost"] as const;

/** A choice that becomes an operation once it is known how the website stands. */
const choice = fc.record({
  kind: fc.constantFrom("field", "added", "removed", "changed", "moved", "data", "template"),
  list: fc.constantFrom(...lists),
  path: fc.constantFrom(...draftPaths),
  place: fc.nat(9),
  text: fc.string({ maxLength: 4 }),
  pause: fc.constantFrom(10, 5000),
});
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never;

let lastId = 100;
const aNewItem = (text: string): AnyItem => anExperience({ id: (lastId += 1), position: text });

function operationOf(website: Website, { kind, list, path, place, text }: Choice): Operation | null {
  const items = readItems(website, list);
  const item = items[place % Math.max(1, items.length)];
  switch (kind) {
    case "field": {
      const before = valueAt(website, path);
      return { kind, path, before, after: otherValue(before, text) };
    }
    case "data":
      return { kind, category: "modern", before: website.template_data, after: { text } };
    case "template":
      return { kind, before: website.template_slug, after: text };
    case "added":
      return { kind, list, item: aNewItem(text), index: place % (items.length + 1) };
    case "removed":
      return item ? { kind, list, item, index: items.indexOf(item) } : null;
    case "changed":
      return item
        ? { kind, list, id: item.id, before: { description: descriptionOf(item) }, after: { description: text } }
        : null;
    default: {
      const before = items.map(({ id }) => id);
      return { kind: "moved", list, before, after: [...before.slice(place), ...before.slice(0, place)] };
    }
  }
}

/** Another value of the same kind: a text, a switch or a list of entries. */
function otherValue(before: DraftValue, text: string): DraftValue {
  if (typeof before === "boolean") return !before;
  return Array.isArray(before) ? ([...before, { name: text }] as DraftValue) : text;
}

const descriptionOf = (item: AnyItem) => (item as unknown as ItemValues)["description"];

/** What a website says, whatever the order numbers of its entries. */
const said = (website: Website) => ({
  ...website,
  experience: readItems(website, "experience").map(withoutOrder),
  education: readItems(website, "education").map(withoutOrder),
  skills: readItems(website, "skill").map(withoutOrder),
  projects: readItems(website, "project").map(withoutOrder),
  blogPosts: readItems(website, "blogPost").map(withoutOrder),
});
const withoutOrder = ({ order: _order, ...item }: AnyItem) => item;

type Edited = { website: Website; history: History; at: number };

function edit({ website, history, at }: Edited, chosen: Choice): Edited {
  const operation = operationOf(website, chosen);
  const now = at + chosen.pause;
  if (!operation) return { website, history, at: now };
  return { website: applyOperation(website, operation), history: record(history, operation, now), at: now };
}

function takeAllBack({ website, history, at }: Edited): Edited {
  const taken = takeBack(history);
  if (!taken) return { website, history, at };
  return takeAllBack({ website: applyOperation(website, taken.operation), history: taken.history, at });
}

function doAllAgain({ website, history, at }: Edited): Edited {
  const taken = doAgain(history, at);
  if (!taken) return { website, history, at };
  return doAllAgain({ website: applyOperation(website, taken.operation), history: taken.history, at });
}

describe("undo", () => {
  test("the inverse of an operation takes it back", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), choice, (before, chosen) => {
        const { website } = before.reduce(edit, { website: aFullWebsite(), history: emptyHistory, at: 0 });
        const operation = operationOf(website, chosen);
        if (!operation) return;
        const back = applyOperation(applyOperation(website, operation), invertOperation(operation));
        expect(said(back)).toEqual(said(website));
      }),
    );
  });

  test("any sequence of edits of fields, lists and entries, undone, gives the starting website, and redone the last one", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
        const start = { website: aFullWebsite(), history: emptyHistory, at: 0 };
        const end = choices.reduce(edit, start);
        const back = takeAllBack(end);
        expect(said(back.website)).toEqual(said(start.website));
        const again = doAllAgain(back);
        expect(said(again.website)).toEqual(said(end.website));
        expect(said(takeAllBack(again).website)).toEqual(said(start.website));
      }),
    );
  });

  test("typing in one go is one step, and typing back leaves none", () => {
    const typed = (before: string, after: string): Operation => ({ kind: "field", path: "intro", before, after });
    let history = record(emptyHistory, typed("", "a"), 0);
    history = record(history, typed("a", "ab"), 400);
    expect(history.past.map(({ operation }) => operation)).toEqual([typed("", "ab")]);
    history = record(history, typed("ab", "abc"), 3000);
    expect(history.past).toHaveLength(2);
    history = record(history, typed("abc", "ab"), 3100);
    expect(history.past.map(({ operation }) => operation)).toEqual([typed("", "ab")]);
  });

  test("a new edit after undo ends what could be done again", () => {
    const history = record(emptyHistory, { kind: "field", path: "intro", before: "", after: "a" }, 0);
    const back = takeBack(history)?.history ?? emptyHistory;
    expect(back.future).toHaveLength(1);
    const next = record(back, { kind: "field", path: "name", before: "", after: "b" }, 1);
    expect(next.future).toEqual([]);
  });
});

/** The server of one list, with idempotency keys, versions and answers that get lost. */
class ListServer implements ItemCalls {
  items: AnyItem[] = [];
  created = 0;
  readonly newestFirst = false;
  readonly #answers = new Map<string, AnyItem>();
  readonly #fate: () => "works" | "before" | "after";
  #nextId = 1000;

  constructor(fate: () => "works" | "before" | "after") {
    this.#fate = fate;
  }

  /** Runs an effect; the connection may break before it or after it. */
  async #run<T>(effect: () => T): Promise<T> {
    const fate = this.#fate();
    if (fate === "before") throw new ApiError({ status: 0 });
    const answer = effect();
    if (fate === "after") throw new ApiError({ status: 0 });
    return answer;
  }

  create = (values: ItemValues, key: string) =>
    this.#run(() => {
      const known = this.#answers.get(key);
      if (known) return known;
      this.created += 1;
      const item = anExperience({ ...values, id: (this.#nextId += 1), version: 1 });
      this.items = [...this.items, item];
      this.#answers.set(key, item);
      return item;
    });

  update = (id: number, values: ItemValues, version: number | null) =>
    this.#run(() => {
      const item = this.items.find((entry) => entry.id === id);
      if (!item) throw new ApiError({ status: 404, code: "not_found" });
      if (version !== null && item.version !== version)
        throw new ApiError({ status: 409, code: "version_conflict", data: { experience: item } });
      const changed: AnyItem = { ...item, ...values, version: item.version + 1 };
      this.items = this.items.map((entry) => (entry.id === id ? changed : entry));
      return changed;
    });

  remove = (id: number) =>
    this.#run(() => {
      if (!this.items.some((item) => item.id === id)) throw new ApiError({ status: 404, code: "not_found" });
      this.items = this.items.filter((item) => item.id !== id);
    });

  reorder = (ids: number[]) =>
    this.#run(() => {
      if (ids.some((id) => !this.items.some((item) => item.id === id)))
        throw new ApiError({ status: 404, code: "not_found" });
      if (ids.length !== this.items.length)
        throw new ApiError({ status: 409, code: "reorder_conflict", data: { data: this.items } });
      this.items = ids.flatMap((id) => this.items.find((item) => item.id === id) ?? []);
      return this.items;
    });

  current = () => this.#run(() => this.items);

  valuesOf = ({ position, description }: AnyItem & { position?: string; description?: string }) => ({
    position,
    description,
  });
  stateOf = (data: Readonly<Record<string, unknown>>) => (data["experience"] as AnyItem | undefined) ?? null;
}

/** A browser tab: everything in it survives a crash only as text. */
type Tab = { website: Website; outbox: Outbox; history: History; keys: number };

const asItem = (waiting: Waiting) => waiting as Waiting<ItemOperation>;

async function flush(tab: Tab, server: ListServer): Promise<void> {
  for (let tries = 0; tab.outbox.length > 0 && tries < 500; tries += 1) {
    const [waiting] = tab.outbox;
    if (!waiting) return;
    const sent = await sendWaiting(asItem(waiting), readItems(tab.website, "experience"), async () => server);
    if (sent.kind === "taken") settle(tab, waiting, sent);
    else if (sent.kind === "refused") tab.outbox = refuse(tab.outbox, waiting.key);
  }
}

function settle(tab: Tab, waiting: Waiting, sent: Extract<Awaited<ReturnType<typeof sendWaiting>>, { kind: "taken" }>) {
  tab.website = { ...tab.website, experience: sent.items as Website["experience"] };
  tab.outbox = acknowledge(tab.outbox, waiting.key, sent.acknowledged);
  tab.history = (sent.acknowledged.renames ?? []).reduce(renameInHistory, tab.history);
}

const shownIn = (tab: Tab) => withWaiting(tab.website, tab.outbox);
const words = (items: readonly AnyItem[]) =>
  items.map((item) => `${(item as { position?: string }).position}|${descriptionOf(item) as string}`);

function queue(tab: Tab, operation: ItemOperation): void {
  const id = operation.kind === "changed" ? operation.id : null;
  const version = readItems(shownIn(tab), "experience").find((item) => item.id === id)?.version ?? null;
  tab.outbox = [
    ...tab.outbox,
    { key: `key-${(tab.keys += 1)}`, operation, version: id !== null && id < 1000 ? null : version },
  ];
}

describe("outbox", () => {
  const itemChoice = choice.filter(({ kind }) => ["added", "removed", "changed", "moved"].includes(kind));
  const event = fc.oneof(
    {
      weight: 4,
      arbitrary: itemChoice.map((chosen) => ({
        type: "edit" as const,
        chosen: { ...chosen, list: "experience" as const },
      })),
    },
    { weight: 2, arbitrary: fc.constant({ type: "flush" as const }) },
    { weight: 1, arbitrary: fc.constant({ type: "crash" as const }) },
    { weight: 1, arbitrary: fc.constant({ type: "undo" as const }) },
  );

  test("whatever breaks in between, the server ends with what the owner saw, and nothing twice", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 25 }),
        fc.infiniteStream(fc.constantFrom("works", "works", "before", "after")),
        async (events, fates) => {
          let isCalm = false;
          const server = new ListServer(() => (isCalm ? "works" : (fates.next().value ?? "works")));
          let tab: Tab = { website: aFullWebsite(), outbox: [], history: emptyHistory, keys: 0 };
          let creations = 0;
          for (const entry of events) {
            if (entry.type === "flush") await flush(tab, server);
            if (entry.type === "crash") tab = JSON.parse(JSON.stringify(tab)) as Tab;
            const operation =
              entry.type === "edit"
                ? operationOf(shownIn(tab), entry.chosen)
                : entry.type === "undo"
                  ? undone(tab)
                  : null;
            if (!operation || !isItemOperation(operation)) continue;
            if (operation.kind === "added") creations += 1;
            queue(tab, operation);
            if (entry.type === "edit") tab.history = record(tab.history, operation, 0);
          }
          const wanted = words(readItems(shownIn(tab), "experience"));
          isCalm = true;
          await flush(tab, server);
          expect(tab.outbox).toEqual([]);
          expect(words(server.items)).toEqual(wanted);
          expect(words(readItems(tab.website, "experience"))).toEqual(wanted);
          expect(server.created).toBe(creations);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a change that another tab made of other fields is merged; of the same field it is refused", async () => {
    const server = new ListServer(() => "works");
    const mine = await server.create({ position: "Nurse", description: "" }, "a");
    await server.update(mine.id, { description: "theirs" }, 1);
    const change = (field: string, after: string): Waiting<ItemOperation> => ({
      key: field,
      version: 1,
      operation: {
        kind: "changed",
        list: "experience",
        id: mine.id,
        before: { [field]: field === "position" ? "Nurse" : "" },
        after: { [field]: after },
      },
    });
    expect((await sendWaiting(change("position", "Lead"), [mine], async () => server)).kind).toBe("taken");
    expect(words(server.items)).toEqual(["Lead|theirs"]);
    expect((await sendWaiting(change("description", "mine"), [mine], async () => server)).kind).toBe("refused");
    expect(words(server.items)).toEqual(["Lead|theirs"]);
  });

  test.each(["scheduled", "draft"])(
    "a %s post that was published meanwhile takes its owner's change where the clock did it",
    async (before) => {
      const server = new ListServer(() => "works");
      const mine = await server.create({ position: "", description: "", status: before }, "a");
      await server.update(mine.id, { status: "published" }, 1);
      const operation: ItemOperation = {
        kind: "changed",
        list: "experience",
        id: mine.id,
        before: { status: before, position: "" },
        after: { status: before === "draft" ? "scheduled" : "draft", position: "Mine" },
      };
      const sent = await sendWaiting({ key: "1", version: 1, operation }, [mine], async () => server);
      expect(sent.kind).toBe(before === "scheduled" ? "taken" : "refused");
      expect(server.items[0]).toMatchObject(
        before === "scheduled" ? { status: "draft", position: "Mine" } : { status: "published", position: "" },
      );
    },
  );

  test.each(["deleted", "added"])("an order is kept although another tab %s an entry meanwhile", async (what) => {
    const server = new ListServer(() => "works");
    const known: AnyItem[] = [];
    for (const position of ["A", "B", "C"]) known.push(await server.create({ position, description: "" }, position));
    const [a = 0, b = 0, c = 0] = known.map(({ id }) => id);
    if (what === "deleted") await server.remove(b);
    else await server.create({ position: "D", description: "" }, "D");
    const operation: ItemOperation = { kind: "moved", list: "experience", before: [a, b, c], after: [c, b, a] };
    const sent = await sendWaiting({ key: "1", version: null, operation }, known, async () => server);
    expect(sent.kind).toBe("taken");
    expect(words(server.items)).toEqual(what === "deleted" ? ["C|", "A|"] : ["C|", "B|", "A|", "D|"]);
  });

  test("what was built on a refused creation goes with it", () => {
    const item = aNewItem("A");
    const outbox: Outbox = [
      { key: "1", version: null, operation: { kind: "added", list: "experience", item, index: 0 } },
      {
        key: "2",
        version: null,
        operation: { kind: "changed", list: "experience", id: item.id, before: {}, after: {} },
      },
      { key: "3", version: null, operation: { kind: "changed", list: "experience", id: 1, before: {}, after: {} } },
    ];
    expect(refuse(outbox, "1").map(({ key }) => key)).toEqual(["3"]);
  });
});

function undone(tab: Tab): Operation | null {
  const taken = takeBack(tab.history);
  if (taken) tab.history = taken.history;
  return taken?.operation ?? null;
}

function isItemOperation(operation: Operation): operation is ItemOperation {
  return ["added", "removed", "changed", "moved"].includes(operation.kind);
}
