// @vitest-environment jsdom
import type { Website } from "@vitrine/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anArrangedWebsite, saidInSections, sectionChoice, sectionOperationOf } from "../testing/section-choices.ts";
import { SectionServer } from "../testing/section-server.ts";
import { readEntries } from "./section-entries.ts";
import type { SectionOperation } from "./section-operations.ts";
import { sendArranging } from "./send-arranging.ts";
import type { Waiting } from "./outbox.ts";
import { createWorkStore, type WorkStore } from "./work-store.ts";

const storedOf = (website: Website) =>
  website.sections.map((section) => ({ ...section, entries: readEntries(website, section) }));

const saidOnServer = ({ stored }: SectionServer) =>
  stored.map(({ title, kind, visible, entries }) => ({ kind, title, visible, count: entries.length }));
const saidHere = (website: Website) =>
  website.sections.map((section) => ({
    kind: section.kind,
    title: section.title,
    visible: section.visible,
    count: readEntries(website, section).length,
  }));

async function flush(store: WorkStore, server: SectionServer): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const [waiting] = store.work().outbox;
    if (!waiting) return;
    const sent = await sendArranging(waiting as Waiting<SectionOperation>, store.get().base, server);
    if (sent.kind !== "later") store.settle(waiting, sent);
  }
}

/** A tab that is killed keeps its work as text, and opens again on the website as the server has it. */
function reopened(store: WorkStore): WorkStore {
  const kept = JSON.parse(JSON.stringify(store.keep("tab", 1))) as ReturnType<WorkStore["keep"]>;
  return createWorkStore(store.get().base, kept);
}

const event = fc.oneof(
  { weight: 5, arbitrary: sectionChoice.map((choice) => ({ type: "edit" as const, choice })) },
  { weight: 2, arbitrary: fc.constant({ type: "flush" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "crash" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "undo" as const }) },
);

test("whatever breaks in between, the server ends with the sections and entries that the owner saw", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 20 }),
      fc.infiniteStream(fc.constantFrom("works" as const, "works" as const, "before" as const, "after" as const)),
      async (events, fates) => {
        let isCalm = false;
        const fate = () => (isCalm ? "works" : (fates.next().value ?? "works"));
        const server = new SectionServer(storedOf(anArrangedWebsite()), fate);
        let store = createWorkStore(anArrangedWebsite(), null);
        for (const entry of events) {
          if (entry.type === "flush") await flush(store, server);
          if (entry.type === "crash") store = reopened(store);
          if (entry.type === "undo") {
            const operation = store.takeBack();
            if (operation) store.queue(operation as SectionOperation, { isUndo: true });
          }
          const operation = entry.type === "edit" ? sectionOperationOf(store.shown(), entry.choice) : null;
          if (operation) store.queue(operation);
        }
        const wanted = saidInSections(store.shown());
        isCalm = true;
        await flush(store, server);
        expect(store.work().outbox).toEqual([]);
        expect(saidInSections(store.shown())).toEqual(wanted);
        expect(saidOnServer(server)).toEqual(saidHere(store.shown()));
        expect(server.stored.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual(
          store
            .shown()
            .sections.map((section) => [section.id, readEntries(store.shown(), section).map(({ id }) => id)]),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test("a section that comes back brings title, layout, visibility, place and entries, the hidden one hidden", async () => {
  const start = anArrangedWebsite();
  const server = new SectionServer(storedOf(start));
  const store = createWorkStore(start, null);
  const [section] = start.sections;
  if (!section) return;
  store.queue({ kind: "section_changed", id: 1, before: { visible: true }, after: { visible: false } });
  const hidden = store.shown().sections[0] ?? section;
  store.queue({ kind: "section_removed", section: hidden, entries: readEntries(store.shown(), hidden), index: 0 });
  await flush(store, server);
  expect(server.stored).toHaveLength(5);
  const back = store.takeBack();
  if (back) store.queue(back as SectionOperation, { isUndo: true });
  await flush(store, server);
  const [first] = server.stored;
  expect(first).toMatchObject({ kind: "experience", visible: false });
  expect(first?.entries.map(({ fields, visible }) => [fields["position"], visible])).toEqual([
    ["Job 1", true],
    ["Job 3", false],
  ]);
  expect(store.shown().experience.map(({ position }) => position)).toEqual(["Job 1", "Job 3", "Job 2"]);
});

test("another tab's change of other parts is merged, of the same part it is refused", async () => {
  const server = new SectionServer(storedOf(anArrangedWebsite()));
  await server.updateSection(3, { layout: "cards" }, null);
  const base = anArrangedWebsite();
  const rename = (after: string): Waiting<SectionOperation> => ({
    key: after,
    version: 1,
    operation: {
      kind: "section_changed",
      id: 3,
      before: { title: "Manifesto", label: "Manifesto" },
      after: { title: after, label: after },
    },
  });
  expect((await sendArranging(rename("Mine"), base, server)).kind).toBe("arranged");
  expect(server.stored[2]).toMatchObject({ title: "Mine", layout: "cards" });
  expect((await sendArranging(rename("Again"), base, server)).kind).toBe("refused");
  const move: Waiting<SectionOperation> = {
    key: "move",
    version: null,
    operation: { kind: "sections_moved", before: [1, 2, 3, 4, 5, 6], after: [6, 5, 4, 3, 2, 1] },
  };
  await server.removeSection(4);
  expect((await sendArranging(move, base, server)).kind).toBe("arranged");
  expect(server.stored.map(({ id }) => id)).toEqual([6, 5, 3, 2, 1]);
});
