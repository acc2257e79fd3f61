import type { Website } from "@vitrine/model";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { openDraft, draftedWebsite, reduceDraft, type Draft, type DraftAction } from "../draft/draft.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { valueAt, withChanges, type DraftPath, type DraftValue, type PendingChanges } from "../draft/fields.ts";
import { readItems, writeItems } from "../items/item-places.ts";
import { kindOfList } from "../items/section-of-list.ts";
import { doAgain, emptyHistory, forgetStep, record, renameInHistory, takeBack, type History } from "./history.ts";
import type { KeptForm, KeptWork } from "./kept-work.ts";
import type { Operation, SentOperation } from "./operations.ts";
import { acknowledge, refuse, withWaiting, type Outbox, type Waiting } from "./outbox.ts";
import { readEntries } from "./section-entries.ts";
import { isSectionOperation } from "./section-operations.ts";
import type { Sent } from "./send-waiting.ts";
import { createdBy, subjectOf, type Rename } from "./subjects.ts";

export type Work = { draft: Draft; history: History; outbox: Outbox; form: KeptForm | null };

/** The owner's work on one website in this tab: what is typed, what waits, and what can be taken back. */
export type WorkStore = DraftStore & {
  work: () => Work;
  /** The website as the owner sees it. */
  shown: () => Website;
  /** The moment of the last change, as `performance.now()`; 0 before the first one. */
  changedAt: () => number;
  /** Sets a field without a step to take back: that is what taking back does. */
  put: (path: DraftPath, value: DraftValue) => void;
  /** Remembers an operation that was carried out elsewhere, so that it can be taken back. */
  remember: (operation: Operation) => void;
  /** Carries out an operation on entries or sections; it waits in the outbox from now on. */
  queue: (operation: SentOperation, options?: { isUndo?: boolean }) => Waiting;
  settle: (waiting: Waiting, sent: Sent) => void;
  /** The id that something has now which was made here, under an id of this tab. */
  idNow: (id: number) => number;
  keepForm: (form: KeptForm | null) => void;
  /** Takes the last step out of the history: its inverse is the caller's to carry out. */
  takeBack: () => Operation | null;
  doAgain: () => Operation | null;
  keep: (device: string, userId: number) => KeptWork;
};

/** Opens the work on a website as the server has it, with what was kept of an earlier visit. */
export function createWorkStore(website: Website, kept: KeptWork | null): WorkStore {
  let work = openWork(website, kept);
  let changedAt = 0;
  let shown: { draft: Draft; outbox: Outbox; website: Website } | null = null;
  const listeners = new Set<() => void>();
  const newIds = new Map<number, number>();

  function set(next: Work): void {
    if (next === work) return;
    work = next;
    changedAt = performance.now();
    for (const listener of listeners) listener();
  }

  function dispatch(action: DraftAction): Draft {
    const draft = reduceDraft(work.draft, action);
    if (draft === work.draft) return draft;
    const history = action.type === "edited" ? recorded(work, action) : work.history;
    set({ ...work, draft, history });
    return draft;
  }

  function shownWebsite(): Website {
    const { draft, outbox } = work;
    if (shown?.draft !== draft || shown.outbox !== outbox)
      shown = { draft, outbox, website: withWaiting(draftedWebsite(draft), outbox) };
    return shown.website;
  }

  return {
    get: () => work.draft,
    work: () => work,
    shown: shownWebsite,
    changedAt: () => changedAt,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(path, value) {
      set({ ...work, draft: reduceDraft(work.draft, { type: "edited", path, value }) });
    },
    remember: (operation) => set({ ...work, history: record(work.history, operation, Date.now()) }),
    queue(operation, { isUndo = false } = {}) {
      const key = newIdempotencyKey();
      const waiting = { key, operation, version: versionOf(work, operation) };
      const history = isUndo ? work.history : record(work.history, operation, Date.now(), key);
      set({ ...work, outbox: [...work.outbox, waiting], history });
      return waiting;
    },
    settle(waiting, sent) {
      if ("acknowledged" in sent)
        for (const { from, to } of sent.acknowledged.renames ?? []) if (from < 0) newIds.set(from, to);
      set(settled(work, waiting, sent));
    },
    idNow: (id) => newIds.get(id) ?? id,
    keepForm: (form) => set({ ...work, form }),
    takeBack() {
      const taken = takeBack(work.history);
      if (taken) set({ ...work, history: taken.history });
      return taken?.operation ?? null;
    },
    doAgain() {
      const taken = doAgain(work.history, Date.now());
      if (taken) set({ ...work, history: taken.history });
      return taken?.operation ?? null;
    },
    keep: (device, userId) => keptWork(work, device, userId),
  };
}

function openWork(website: Website, kept: KeptWork | null): Work {
  if (!kept) return { draft: openDraft(website), history: emptyHistory, outbox: [], form: null };
  // Opened as it was left, so that what the server changed since then is merged, or asked about.
  const left = openDraft({ ...withChanges(website, kept.seen), version: Math.min(kept.version, website.version) });
  const restored = reduceDraft(left, { type: "restored", pending: kept.pending });
  return {
    draft: reduceDraft(restored, { type: "server_changed", website }),
    history: kept.history,
    outbox: kept.outbox,
    form: kept.form,
  };
}

function recorded(work: Work, { path, value }: Extract<DraftAction, { type: "edited" }>): History {
  const before = valueAt(draftedWebsite(work.draft), path);
  return record(work.history, { kind: "field", path, before, after: value }, Date.now());
}

/** The version that the server knows of a section or an entry; none for what it does not know yet. */
function versionOf({ draft, outbox }: Work, operation: SentOperation): number | null {
  const subject = subjectOf(operation);
  if (subject === null || createdBy(operation).includes(subject)) return null;
  if (outbox.some((waiting) => createdBy(waiting.operation).includes(subject))) return null;
  const waiting = outbox.findLast((earlier) => subjectOf(earlier.operation) === subject);
  return waiting ? waiting.version : storedVersion(draft.base, operation);
}

/** Entries that the website's answer gives without a version are told by 0. */
function storedVersion(base: Website, operation: SentOperation): number | null {
  const idOf = "item" in operation ? operation.item.id : "entry" in operation ? operation.entry.id : undefined;
  const id = idOf ?? ("id" in operation ? operation.id : undefined);
  if (!isSectionOperation(operation))
    return readItems(base, operation.list).find((item) => item.id === id)?.version ?? null;
  const sectionId = "of" in operation ? operation.section : "section" in operation ? operation.section.id : id;
  const section = base.sections.find((known) => known.id === sectionId);
  if (!section || !("of" in operation)) return section?.version ?? null;
  return readEntries(base, section).find((entry) => entry.id === id)?.version || null;
}

function settled(work: Work, waiting: Waiting, sent: Sent): Work {
  if (sent.kind !== "taken" && sent.kind !== "arranged")
    return { ...work, outbox: refuse(work.outbox, waiting.key), history: forgetStep(work.history, waiting.key) };
  const { renames = [] } = sent.acknowledged;
  return {
    ...work,
    draft: { ...work.draft, base: answeredBase(work.draft.base, waiting, sent) },
    outbox: acknowledge(work.outbox, waiting.key, sent.acknowledged),
    history: renames.reduce(renameInHistory, work.history),
    form: work.form && renames.reduce(renamedForm, work.form),
  };
}

function answeredBase(base: Website, { operation }: Waiting, sent: Extract<Sent, { acknowledged: unknown }>): Website {
  if (sent.kind === "arranged") return sent.settle(base);
  return isSectionOperation(operation) ? base : writeItems(base, operation.list, sent.items);
}

function renamedForm(form: KeptForm, { of, from, to }: Rename): KeptForm {
  if ("list" in form) return kindOfList(form.list) === of && form.itemId === from ? { ...form, itemId: to } : form;
  if (of === "section") return form.section === from ? { ...form, section: to } : form;
  return form.of === of && form.entryId === from ? { ...form, entryId: to } : form;
}

function keptWork({ draft, history, outbox, form }: Work, device: string, userId: number): KeptWork {
  const { base, pending } = draft;
  const seen = Object.fromEntries(
    Object.keys(pending).map((path) => [path, valueAt(base, path as keyof PendingChanges)]),
  );
  return {
    device,
    userId,
    websiteId: base.id,
    savedAt: Date.now(),
    version: base.version,
    seen,
    pending,
    history,
    outbox,
    form,
  };
}
