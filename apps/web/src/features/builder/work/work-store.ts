import type { Website } from "@vitrine/model";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { openDraft, draftedWebsite, reduceDraft, type Draft, type DraftAction } from "../draft/draft.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { valueAt, withChanges, type DraftPath, type DraftValue, type PendingChanges } from "../draft/fields.ts";
import { readItems, writeItems } from "../items/item-places.ts";
import { doAgain, emptyHistory, forgetStep, record, renameInHistory, takeBack, type History } from "./history.ts";
import type { KeptForm, KeptWork } from "./kept-work.ts";
import type { ItemOperation, Operation } from "./operations.ts";
import { acknowledge, entryOf, refuse, withWaiting, type Outbox, type Waiting } from "./outbox.ts";
import type { Sent } from "./send-waiting.ts";

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
  /** Carries out an operation on a list; it waits in the outbox from now on. */
  queue: (operation: ItemOperation, options?: { isUndo?: boolean }) => Waiting;
  settle: (waiting: Waiting, sent: Sent) => void;
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
    settle: (waiting, sent) => set(settled(work, waiting, sent)),
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

/** The version that the server knows of an entry; none for an entry that it does not know yet. */
function versionOf({ draft, outbox }: Work, operation: ItemOperation): number | null {
  const id = entryOf(operation);
  if (id === null || operation.kind === "added") return null;
  const isNew = outbox.some((waiting) => waiting.operation.kind === "added" && waiting.operation.item.id === id);
  if (isNew) return null;
  const waiting = outbox.some((earlier) => entryOf(earlier.operation) === id);
  const item = readItems(draft.base, operation.list).find((entry) => entry.id === id);
  return waiting
    ? (outbox.findLast((earlier) => entryOf(earlier.operation) === id)?.version ?? null)
    : (item?.version ?? null);
}

function settled(work: Work, waiting: Waiting, sent: Sent): Work {
  if (sent.kind === "taken") {
    const { list } = waiting.operation;
    const website = writeItems(work.draft.base, list, sent.items);
    const { createdId } = sent.acknowledged;
    const id = entryOf(waiting.operation);
    return {
      ...work,
      draft: { ...work.draft, base: website },
      outbox: acknowledge(work.outbox, waiting.key, sent.acknowledged),
      history: createdId !== undefined && id !== null ? renameInHistory(work.history, id, createdId) : work.history,
      form:
        work.form && id !== null && createdId !== undefined ? renamedForm(work.form, list, id, createdId) : work.form,
    };
  }
  return { ...work, outbox: refuse(work.outbox, waiting.key), history: forgetStep(work.history, waiting.key) };
}

function renamedForm(form: KeptForm, list: string, from: number, to: number): KeptForm {
  return form.list === list && form.itemId === from ? { ...form, itemId: to } : form;
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
